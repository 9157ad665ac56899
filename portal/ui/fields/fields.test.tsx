import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { isoDate } from '../../../shared/domain/dates'
import { Button } from '../Button'
import { DateRangeField } from './DateRangeField'
import { PasswordField } from '../PasswordField'
import { PinField } from '../PinField'
import { SearchField } from '../SearchField'
import { SegmentedControl } from '../SegmentedControl'
import { renderUi } from '../../app/testing/renderUi'
import { TextField } from '../TextField'

describe('TextField', () => {
  it('is described by its hint and its error', () => {
    renderUi(<TextField label="Email" hint="As on your letters" errorMessage="Email must be valid" />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input).toHaveAccessibleDescription('As on your letters Email must be valid')
    expect(input).toBeInvalid()
  })
})

describe('PasswordField', () => {
  it('shows and hides what is typed, and its button says which', async () => {
    const user = userEvent.setup()
    renderUi(<PasswordField label="Password" />)
    const input = screen.getByLabelText('Password')
    expect(input).toHaveAttribute('type', 'password')
    await user.type(input, 'secret')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveValue('secret')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveAttribute('type', 'password')
  })

  it('does not submit the form it stands in', async () => {
    const user = userEvent.setup()
    const onSubmit = jest.fn()
    renderUi(
      <form onSubmit={onSubmit}>
        <PasswordField label="Password" />
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

function Pin({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <PinField
      label="One-time PIN"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

describe('PinField', () => {
  it('is one field that takes six digits, typed or pasted with blanks', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    renderUi(<Pin onChange={onChange} />)
    const input = screen.getByRole('textbox', { name: 'One-time PIN' })
    expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await user.type(input, '4a1')
    expect(input).toHaveValue('41')
    await user.clear(input)
    await user.click(input)
    await user.paste('417 2039')
    expect(onChange).toHaveBeenLastCalledWith('417203')
  })
})

describe('SearchField', () => {
  it('empties on Escape', async () => {
    const user = userEvent.setup()
    renderUi(<SearchField label="Search" />)
    const input = screen.getByRole('searchbox', { name: 'Search' })
    await user.type(input, 'ell{Escape}')
    expect(input).toHaveValue('')
  })
})

describe('SegmentedControl', () => {
  it('always has one chosen', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    const items = [
      { id: '1y', label: '1Y' },
      { id: '3y', label: '3Y' },
    ] as const
    renderUi(<SegmentedControl label="Period" items={items} value="1y" onChange={onChange} />)
    await user.click(screen.getByRole('radio', { name: '1Y' }))
    await user.click(screen.getByRole('radio', { name: '3Y' }))
    expect(onChange.mock.calls.at(-1)).toEqual(['3y'])
    expect(screen.getByRole('radio', { name: '1Y' })).toBeChecked()
  })
})

describe('Button', () => {
  it('keeps the focus and takes no press while it is busy', async () => {
    const user = userEvent.setup()
    const onPress = jest.fn()
    const { rerender } = renderUi(<Button onPress={onPress}>Get report</Button>)
    await user.click(screen.getByRole('button', { name: 'Get report' }))
    rerender(
      <Button onPress={onPress} isBusy>
        Get report
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Get report' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

const range = (onChange: (from: string, to: string) => void) => (
  <DateRangeField
    label="Date range"
    from={isoDate('2026-10-20')}
    to={isoDate('2026-11-19')}
    min={isoDate('2019-03-14')}
    max={isoDate('2026-11-19')}
    onChange={onChange}
  />
)

describe('DateRangeField', () => {
  it('takes a typed day', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    renderUi(range(onChange))
    const from = screen.getByRole('textbox', { name: 'From' })
    expect(from).toHaveValue('20/10/2026')
    await user.clear(from)
    await user.type(from, '1/9/2026{Enter}')
    expect(onChange.mock.calls).toEqual([['2026-09-01', '2026-11-19']])
  })

  it.each([
    ['31/02/2026', '31/02/2026 is no day of the calendar'],
    ['yesterday', '“yesterday” is no day: write DD/MM/YYYY'],
    ['01/01/2018', '01/01/2018 is too early: the first day is 14/03/2019'],
    ['20/11/2026', '20/11/2026 is too late: the last day is 19/11/2026'],
  ])('refuses %s and says why', async (text, message) => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    renderUi(range(onChange))
    const from = screen.getByRole('textbox', { name: 'From' })
    await user.clear(from)
    await user.type(from, `${text}{Enter}`)
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(from).toHaveAccessibleDescription(message)
    expect(from).toBeInvalid()
    expect(screen.getByRole('textbox', { name: 'To' })).toBeValid()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('refuses a range that ends before it starts', async () => {
    const user = userEvent.setup()
    renderUi(range(() => undefined))
    const to = screen.getByRole('textbox', { name: 'To' })
    await user.clear(to)
    await user.type(to, '01/01/2026{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('The first day, 20/10/2026, is after the last, 01/01/2026')
  })

  it('takes two days from the calendar, in either order, by the keyboard', async () => {
    const user = userEvent.setup()
    const onChange = jest.fn()
    renderUi(range(onChange))
    await user.click(screen.getByRole('button', { name: 'Open calendar' }))
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '12 November 2026' }))
    expect(screen.getByText('Choose the last day')).toBeInTheDocument()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}')
    expect(screen.getByRole('button', { name: '28 October 2026' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['2026-10-28', '2026-11-12']])
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })

  it('speaks the language shown', async () => {
    const user = userEvent.setup()
    renderUi(
      range(() => undefined),
      { locale: 'is' },
    )
    await user.click(screen.getByRole('button', { name: 'Opna dagatal' }))
    expect(screen.getByRole('grid', { name: 'nóvember 2026' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '12. nóvember 2026' })).toBeInTheDocument()
  })
})
