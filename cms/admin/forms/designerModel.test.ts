import { describe, expect, it } from '@jest/globals'
import { fieldKinds } from '../../../shared/contracts/forms/fieldKinds'
import { type FormField, formStepsSchema, type FormSteps } from '../../../shared/contracts/forms/formSchema'
import { changedBetween, duplicateField, freeName, moveField, moveStep, neighbour, newField, putField, removeField } from './designerModel'

const words = { question: 'New question', step: 'Step', option: 'Option', column: 'Column' }
const text = (name: string, more: Partial<FormField> = {}): FormField => ({ type: 'text', name, label: name, ...more }) as FormField
const steps: FormSteps = [
  { title: 'One', fields: [text('a'), text('b')] },
  { title: 'Two', fields: [text('c', { conditions: [{ field: 'a', is: 'answered' }] })] },
]
const shape = (all: FormSteps): string => all.map(({ fields }) => fields.map(({ name }) => name).join('')).join('|')

describe('the designer', () => {
  it.each(fieldKinds.filter((kind) => kind !== 'subform'))('adds a %s that can be saved as it is', (kind) => {
    const field = newField(steps, kind, words)
    expect(formStepsSchema.safeParse([...steps, { title: 'Three', fields: [field] }]).success).toBe(true)
  })

  it('names answers after their question, and never twice', () => {
    expect(freeName(steps, 'Where do you pay tax?')).toBe('where_do_you_pay_tax')
    expect(freeName(steps, 'A')).toBe('a_2')
    expect(freeName(steps, 'Πού φορολογείστε;')).toBe('question')
    expect(freeName(steps, 'constructor')).toBe('question')
  })

  it('moves fields within a step and over its border, up and down again to where they were', () => {
    expect(shape(moveField(steps, { step: 0, field: 0 }, { step: 0, field: 2 }))).toBe('ba|c')
    const down = neighbour(steps, { step: 0, field: 1 }, 1)
    const moved = moveField(steps, { step: 0, field: 1 }, down ?? { step: 0, field: 0 })
    expect(shape(moved)).toBe('a|bc')
    const up = neighbour(moved, { step: 1, field: 0 }, -1)
    expect(shape(moveField(moved, { step: 1, field: 0 }, up ?? { step: 1, field: 0 }))).toBe('ab|c')
    expect(neighbour(steps, { step: 0, field: 0 }, -1)).toBeNull()
    expect(neighbour(steps, { step: 1, field: 0 }, 1)).toBeNull()
    expect(shape(moveStep(steps, 1, -1))).toBe('c|ab')
  })

  it('takes conditions along when a field is called something else', () => {
    const put = putField(steps, { step: 0, field: 0 }, text('first'))
    expect(put[1]?.fields[0]?.conditions).toEqual([{ field: 'first', is: 'answered' }])
  })

  it('copies a field under another name, and removes one', () => {
    expect(shape(duplicateField(steps, { step: 0, field: 0 }))).toBe('aa_2b|c')
    expect(shape(removeField(steps, { step: 0, field: 0 }))).toBe('b|c')
  })

  it('keeps words and conditions when a field becomes of another kind', () => {
    const radio = newField(steps, 'radio', words, text('b', { help: 'Help', required: true }))
    expect(radio).toMatchObject({ type: 'radio', name: 'b', help: 'Help', required: true, options: [{}, {}] })
    expect(newField(steps, 'select', words, radio)).toMatchObject({ type: 'select', options: (radio as { options: unknown[] }).options })
  })

  it('tells what one version has otherwise than another, by the words of its fields', () => {
    const renamed = putField(steps, { step: 0, field: 1 }, text('b', { label: 'Second' }))
    expect(changedBetween(steps, steps)).toEqual([])
    expect(changedBetween(steps, renamed)).toEqual(['Second'])
    expect(changedBetween(steps, removeField(steps, { step: 1, field: 0 }))).toEqual(['c'])
    expect(changedBetween(steps, [{ ...steps[0], title: 'First' } as FormSteps[number], ...steps.slice(1)])).toEqual(['First'])
    expect(changedBetween(steps, moveField(steps, { step: 0, field: 0 }, { step: 0, field: 2 }))).toEqual(['b', 'a'])
  })
})
