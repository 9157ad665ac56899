import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nProvider } from '../lib/i18n/I18nProvider'
import { CardBoundary } from './CardBoundary'

let isBroken = true

function Card() {
  if (isBroken) throw new Error('broken')
  return <p>Figures</p>
}

beforeEach(() => {
  isBroken = true
  // React reports what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
})

it('a card that breaks says so in its place, the others stay, and it can be tried again', async () => {
  render(
    <I18nProvider locale="en">
      <CardBoundary>
        <Card />
      </CardBoundary>
      <p>Another card</p>
    </I18nProvider>,
  )
  expect(screen.getByText('This part could not be shown')).toBeVisible()
  expect(screen.getByText('Another card')).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Figures')).toBeVisible()
})
