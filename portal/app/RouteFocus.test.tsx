import { expect, it } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { RouteFocus } from './RouteFocus'
import { renderUi } from './testing/renderUi'

let arrive: () => void

function Page() {
  const [isHere, setHere] = useState(false)
  arrive = () => setHere(true)
  return (
    <main>
      <Link to="/next">Next</Link>
      {isHere ? (
        <h1>Holdings</h1>
      ) : (
        <div aria-busy="true">
          <h1>Loading the holdings</h1>
        </div>
      )}
      <RouteFocus />
    </main>
  )
}

it('waits for the heading of the page, and passes by what stands for it meanwhile', async () => {
  renderUi(<Page />)
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(screen.getByRole('heading', { name: 'Loading the holdings' })).not.toHaveFocus()
  act(() => arrive())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Holdings' })).toHaveFocus())
})

function PageWithField() {
  const { pathname } = useLocation()
  return (
    <main>
      <Link to="/next">Next</Link>
      {pathname === '/next' && (
        <>
          <h1>Sign in</h1>
          <input aria-label="Email" autoFocus />
        </>
      )}
      <RouteFocus />
    </main>
  )
}

it('leaves the focus to a field of the page that took it, where somebody may be typing, and says the page’s name', async () => {
  renderUi(<PageWithField />)
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sign in'))
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
})
