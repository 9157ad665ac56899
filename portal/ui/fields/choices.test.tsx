import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderUi } from '../../app/testing/renderUi'
import { ComboBox } from './ComboBox'
import { FileDrop } from './FileDrop'
import { MultiSelect } from './MultiSelect'
import { RangeField } from './RangeField'

const currencies = [
  { id: 'GBP', label: 'Pound sterling' },
  { id: 'EUR', label: 'Euro' },
  { id: 'USD', label: 'US dollar' },
] as const

/** What a form would send, as jsdom has no `FormData` of its own here. */
const sent = (form: HTMLElement): [string, string][] =>
  [...form.querySelectorAll('input')].flatMap(({ name, value }) => (name === '' ? [] : [[name, value] as [string, string]]))

describe('ComboBox', () => {
  const draw = () => {
    const onChange = jest.fn()
    renderUi(
      <form aria-label="Form">
        <ComboBox label="Currency" name="currency" options={currencies} onChange={onChange} />
      </form>,
    )
    return { field: screen.getByRole('combobox', { name: 'Currency' }), onChange, user: userEvent.setup() }
  }

  it('finds one by its letters and gives the form its id', async () => {
    const { field, onChange, user } = draw()
    await user.type(field, 'eur')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Euro'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field).toHaveValue('Euro')
    expect(onChange).toHaveBeenLastCalledWith('EUR')
    expect(sent(screen.getByRole('form', { name: 'Form' }))).toEqual([['currency', 'EUR']])
  })

  it('says when nothing matches', async () => {
    const { field, user } = draw()
    await user.type(field, 'zzz')
    expect(screen.getByText('Nothing matches')).toBeInTheDocument()
  })
})

describe('MultiSelect', () => {
  it('says what is chosen, or how many, and gives the form one field for each', async () => {
    const user = userEvent.setup()
    renderUi(
      <form aria-label="Form">
        <MultiSelect label="Currencies" name="currencies" options={currencies} defaultValue={['GBP']} />
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Currencies: Pound sterling' }))
    await user.click(screen.getByRole('option', { name: 'Euro' }))
    await user.click(screen.getByRole('option', { name: 'US dollar' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Currencies: 3 chosen' })).toBeInTheDocument()
    expect(sent(screen.getByRole('form', { name: 'Form' }))).toEqual([
      ['currencies', 'GBP'],
      ['currencies', 'EUR'],
      ['currencies', 'USD'],
    ])
    await user.click(screen.getByRole('button', { name: /^Currencies/ }))
    for (const { label } of currencies) await user.click(screen.getByRole('option', { name: label }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Currencies: None chosen' })).toBeInTheDocument()
    expect(sent(screen.getByRole('form', { name: 'Form' }))).toEqual([])
  })
})

const pdf = new File(['%PDF-'], 'terms.pdf', { type: 'application/pdf' })
const text = new File(['-'], 'terms.txt', { type: 'text/plain' })
const large = new File(['x'.repeat(2001)], 'annual.pdf', { type: 'application/pdf' })

describe('FileDrop', () => {
  const draw = (props: Partial<Parameters<typeof FileDrop>[0]> = {}) => {
    const onChoose = jest.fn()
    const { container } = renderUi(<FileDrop label="Terms" types={['application/pdf']} maxBytes={2000} onChoose={onChoose} {...props} />)
    const choose = (...files: File[]) => {
      const input = container.querySelector('input[type=file]')
      if (!input) throw new Error('no field for files')
      fireEvent.change(input, { target: { files } })
    }
    return { choose, onChoose }
  }

  it('takes one file of the right kind', () => {
    const { choose, onChoose } = draw()
    choose(pdf, pdf)
    expect(onChoose.mock.calls).toEqual([[[pdf]]])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['of another kind', text, 'terms.txt is of a kind that is not accepted'],
    ['too large', large, 'annual.pdf is larger than 2 kB'],
  ])('refuses one that is %s by its name, and takes none beside it', (_, file, words) => {
    const { choose, onChoose } = draw({ isMultiple: true })
    choose(pdf, file)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(onChoose).not.toHaveBeenCalled()
    choose(pdf)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows how much is sent, and takes no other file meanwhile', () => {
    draw({ progress: 0.4 })
    expect(screen.getByRole('progressbar', { name: 'Terms' })).toHaveValue(0.4)
    expect(screen.getByRole('button', { name: /Choose a file/ })).toHaveAttribute('aria-disabled', 'true')
  })
})

const levels = ['Cautious', 'Balanced', 'Adventurous'] as const

function Risk({ errorMessage }: Readonly<{ errorMessage?: string }>) {
  const [value, setValue] = useState(1)
  return (
    <RangeField
      label="Risk"
      hint="How far it may fall"
      {...(errorMessage === undefined ? {} : { errorMessage })}
      min={0}
      max={2}
      value={value}
      onChange={setValue}
      textOf={(level) => levels[level] ?? ''}
    />
  )
}

describe('RangeField', () => {
  it('reads its place out by name', () => {
    renderUi(<Risk />)
    const slider = screen.getByRole('slider', { name: 'Risk' })
    expect(slider).toHaveAttribute('aria-valuetext', 'Balanced')
    expect(slider).toHaveAccessibleDescription('How far it may fall')
    fireEvent.change(slider, { target: { value: '2' } })
    expect(slider).toHaveAttribute('aria-valuetext', 'Adventurous')
    expect(screen.getByRole('status')).toHaveTextContent('Adventurous')
  })

  it('tells its error to whoever hears it', () => {
    renderUi(<Risk errorMessage="Choose a level" />)
    expect(screen.getByRole('slider', { name: 'Risk' })).toHaveAccessibleDescription('Choose a level')
  })
})
