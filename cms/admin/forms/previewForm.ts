import { type FormField, formStepsSchema, type FormSteps } from '../../../shared/contracts/forms/formSchema'
import type { PublicForm } from '../../../shared/contracts/forms/forms'

type Designed = Readonly<{
  id: string
  name: string
  description: string | null
  endMessage: string
  subforms: PublicForm['subforms']
  /** Day that "today" stands for, as YYYY-MM-DD. */
  today: string
}>

/**
 * The form as a client would get it (`cms/server/services/forms/presentForm`), for the preview beside the designer. Fields that are not finished yet,
 * or that clients are not asked, are left out: the preview refuses a form that does not fit its contract.
 */
export const previewForm = ({ description, endMessage, id, name, subforms, today }: Designed, steps: FormSteps): PublicForm => ({
  id,
  name,
  description,
  endMessage,
  isEditable: false,
  sent: null,
  subforms,
  viewer: { isStaff: false, isAdmin: false, today },
  steps: steps.map((step) => ({
    ...step,
    title: step.title || '–',
    fields: step.fields
      .filter((field) => !field.disabled && !field.internal && isDrawable(field, subforms))
      .map(({ comment: _comment, notes: _notes, ...field }) => ({ ...field, label: field.label || '–' })),
  })),
})

/** Whether a field is finished by itself; what it asks of other fields is another matter. */
function isDrawable(field: FormField, subforms: PublicForm['subforms']): boolean {
  if (field.type === 'subform') return Object.hasOwn(subforms, field.form)
  // Taken out, not set to undefined: the schema refuses keys that a kind does not have, whatever their value.
  const { conditions: _conditions, exclude: _exclude, ...alone } = { exclude: undefined, ...field, label: field.label || '–' }
  return formStepsSchema.safeParse([{ title: '–', fields: [alone] }]).success
}
