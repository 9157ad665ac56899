import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './Tabs'
import { renderUi } from '../app/testing/renderUi'

const items = [
  { id: 'overview', label: 'Overview' },
  { id: 'holdings', label: 'Holdings' },
  { id: 'transactions', label: 'Transactions' },
] as const
type Key = (typeof items)[number]['id']

function Example({ onChange }: { onChange: (key: Key) => void }) {
  const [key, setKey] = useState<Key>('overview')
  return (
    <Tabs
      label="Portfolio"
      items={items}
      selectedKey={key}
      onSelectionChange={(next) => {
        onChange(next)
        setKey(next)
      }}
    >
      <p>Content of {key}</p>
    </Tabs>
  )
}

describe('Tabs', () => {
  it('walks with the arrows and opens with Enter, not before', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    renderUi(<Example onChange={onChange} />)

    await user.tab()
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Holdings' })).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()

    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['holdings']])
    expect(screen.getByRole('tab', { name: 'Holdings' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: 'Holdings' })).toHaveTextContent('Content of holdings')
  })

  it('walks to the last with End and to the first with Home, and opens neither by itself', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    renderUi(<Example onChange={onChange} />)

    await user.tab()
    await user.keyboard('{End}')
    expect(screen.getByRole('tab', { name: 'Transactions' })).toHaveFocus()
    await user.keyboard('{Home}')
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()

    await user.keyboard('{End}{Enter}')
    expect(onChange.mock.calls).toEqual([['transactions']])
    expect(screen.getByRole('tabpanel', { name: 'Transactions' })).toHaveTextContent('Content of transactions')
  })

  it('walks in a circle with the arrows', async () => {
    const user = userEvent.setup()
    renderUi(<Example onChange={() => undefined} />)
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Transactions' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus()
  })

  it('opens with a click and ignores the tab that is open', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    renderUi(<Example onChange={onChange} />)
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    await user.click(screen.getByRole('tab', { name: 'Transactions' }))
    expect(onChange.mock.calls).toEqual([['transactions']])
  })

  it('lists all tabs, the open one marked, where they do not fit', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900)
    try {
      renderUi(<Example onChange={onChange} />)
      fireEvent.scroll(screen.getByRole('tablist'))
      await user.click(await screen.findByRole('button', { name: 'All 3 tabs' }))
      expect(await screen.findByRole('menuitemradio', { name: 'Overview' })).toBeChecked()
      await user.click(screen.getByRole('menuitemradio', { name: 'Transactions' }))
      expect(onChange.mock.calls).toEqual([['transactions']])
      expect(screen.getByRole('tab', { name: 'Transactions' })).toHaveAttribute('aria-selected', 'true')

      // There is room again, but for what the list of all takes of it.
      const room = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
        return this.getAttribute('role') === 'tablist' ? 840 : 900
      })
      fireEvent.scroll(screen.getByRole('tablist'))
      expect(screen.queryByRole('button', { name: 'All 3 tabs' })).not.toBeInTheDocument()
      room.mockRestore()
    } finally {
      width.mockRestore()
    }
  })

  it('has no such list where they fit', () => {
    renderUi(<Example onChange={() => undefined} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('names its list', () => {
    renderUi(<Example onChange={() => undefined} />)
    expect(screen.getByRole('tablist', { name: 'Portfolio' })).toBeInTheDocument()
  })
})
