import { describe, expect, it } from '@jest/globals'
import type { FormSteps } from '../../../shared/contracts/forms/formSchema'
import { previewForm } from './previewForm'

const designed = { id: 'form', name: 'Contact', description: null, endMessage: '', subforms: {}, today: '2026-11-22' }

const steps: FormSteps = [
  {
    title: '',
    fields: [
      { type: 'text', name: 'phone', label: 'Telephone', comment: 'for editors', notes: 'for advisors' },
      { type: 'checkbox', name: 'same', label: 'Same address', exclude: ['country'] },
      { type: 'country', name: 'country', label: '', conditions: [{ field: 'phone', is: 'answered' }] },
      { type: 'select', name: 'aim', label: 'Aim', options: [] },
      { type: 'text', name: 'staff', label: 'For staff', internal: true },
      { type: 'subform', name: 'gone', label: 'Gone', form: 'elsewhere' },
    ],
  },
]

describe('the form that the designer shows beside itself', () => {
  it('asks every finished field that a client is asked, without the notes of staff', () => {
    const [step] = previewForm(designed, steps).steps
    expect(step?.title).toBe('–')
    expect(step?.fields.map(({ name }) => name)).toEqual(['phone', 'same', 'country'])
    expect(step?.fields[0]).toEqual({ type: 'text', name: 'phone', label: 'Telephone' })
    expect(step?.fields[2]?.label).toBe('–')
  })
})
