import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Select } from './Select'
import { renderUi } from '../app/testing/renderUi'

const options = [
  { id: 'all', label: 'All' },
  { id: '1m', label: 'Last month' },
  { id: '3m', label: 'Last 3 months' },
] as const

describe('Select', () => {
  it('opens, walks and chooses by the keyboard', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    renderUi(<Select label="Range" options={options} value="1m" onChange={onChange} />)
    await user.tab()
    await user.keyboard('{Enter}')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Last month' })).toHaveFocus())
    expect(within(list).getByRole('option', { name: 'Last month' })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([['3m']])
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('shows the chosen option and carries its label even when that is hidden', () => {
    renderUi(<Select label="Range" isLabelHidden options={options} value="3m" onChange={() => undefined} />)
    const button = screen.getByRole('button', { name: /Range/ })
    expect(button).toHaveTextContent('Last 3 months')
  })

  it('changes nothing on Escape', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    renderUi(<Select label="Range" options={options} value="1m" onChange={onChange} />)
    await user.click(screen.getByRole('button'))
    await user.keyboard('{ArrowDown}{Escape}')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('tells the form around it that something was changed', async () => {
    const user = userEvent.setup()
    const onInput = jest.fn()
    renderUi(
      <form onInput={onInput}>
        <Select name="range" label="Range" options={options} value="1m" onChange={() => undefined} />
      </form>,
    )
    await user.click(screen.getByRole('button'))
    await user.click(await screen.findByRole('option', { name: 'All' }))
    expect(onInput).toHaveBeenCalledTimes(1)
  })

  it('says what is wrong', () => {
    renderUi(<Select label="Range" options={options} value="1m" onChange={() => undefined} errorMessage="Choose another" />)
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Choose another')
  })
})
