import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Drawer } from './Drawer'
import { renderUi } from '../app/testing/renderUi'

const rows = ['Mossgate', 'Kelvaney', 'Hedrin']

function Example() {
  const [row, setRow] = useState<string | null>(null)
  const at = rows.indexOf(row ?? '')
  const step = (by: number, label: string) => {
    const next = rows[at + by]
    return { label, onPress: next === undefined ? undefined : () => setRow(next) }
  }
  return (
    <>
      {rows.map((name) => (
        <button key={name} type="button" data-row={name} onClick={() => setRow(name)}>
          {name}
        </button>
      ))}
      {row && (
        <Drawer
          contentKey={row}
          title={`About ${row}`}
          previous={step(-1, 'Previous')}
          next={step(1, 'Next')}
          onClose={() => setRow(null)}
          getReturnFocus={() => document.querySelector<HTMLElement>(`[data-row="${row}"]`)}
        >
          <input aria-label="Note" />
        </Drawer>
      )}
    </>
  )
}

const onSmallScreen = () => {
  window.matchMedia = ((query: string) => ({
    matches: !query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia
}

/** A window whose width a test changes, as somebody who turns a tablet does. */
const onTurningScreen = (isLargeAtFirst: boolean) => {
  let isLarge = isLargeAtFirst
  const heard = new Set<() => void>()
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('min-width') === isLarge
    },
    addEventListener: (_: string, hear: () => void) => heard.add(hear),
    removeEventListener: (_: string, hear: () => void) => heard.delete(hear),
  })) as unknown as typeof window.matchMedia
  return () =>
    act(() => {
      isLarge = !isLarge
      heard.forEach((hear) => hear())
    })
}

describe('Drawer on a window that changes its width', () => {
  it.each([true, false])('keeps what was typed in it, wide at first: %s', async (isLargeAtFirst) => {
    const turn = onTurningScreen(isLargeAtFirst)
    const user = userEvent.setup()
    renderUi(<Example />)
    await user.click(screen.getByRole('button', { name: 'Mossgate' }))
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'half a sentence')
    turn()
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  })
})

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
  jest.restoreAllMocks()
})

describe('Drawer beside the list', () => {
  it('takes the focus to Close and gives it back to the row on Escape', async () => {
    const user = userEvent.setup()
    renderUi(<Example />)
    await user.click(screen.getByRole('button', { name: 'Mossgate' }))
    expect(screen.getByRole('complementary', { name: 'About Mossgate' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()

    await user.keyboard('{Escape}')
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Mossgate' })).toHaveFocus()
  })

  it('closes by its button as well', async () => {
    const user = userEvent.setup()
    renderUi(<Example />)
    await user.click(screen.getByRole('button', { name: 'Hedrin' }))
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Hedrin' })).toHaveFocus()
  })

  it('keeps the focus on Next while it walks, and returns it to the row that is then shown', async () => {
    const user = userEvent.setup()
    renderUi(<Example />)
    await user.click(screen.getByRole('button', { name: 'Mossgate' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('complementary', { name: 'About Kelvaney' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Kelvaney' })).toHaveFocus()
  })

  it('has no Previous before the first', async () => {
    const user = userEvent.setup()
    renderUi(<Example />)
    await user.click(screen.getByRole('button', { name: 'Mossgate' }))
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  })

  it('leaves the list in reach: another row opens in its place', async () => {
    const user = userEvent.setup()
    renderUi(<Example />)
    await user.click(screen.getByRole('button', { name: 'Mossgate' }))
    await user.click(screen.getByRole('button', { name: 'Hedrin' }))
    expect(screen.getByRole('complementary', { name: 'About Hedrin' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})

describe('Drawer on a small screen', () => {
  it('is a modal sheet with the focus on Close, and Escape closes it', async () => {
    onSmallScreen()
    const user = userEvent.setup()
    renderUi(<Example />)
    await user.click(screen.getByRole('button', { name: 'Kelvaney' }))
    expect(screen.getByRole('dialog', { name: 'About Kelvaney' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Mossgate' })).not.toBeInTheDocument()

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kelvaney' })).toHaveFocus())
  })
})
