import type { AskedForm } from '../../../../shared/contracts/forms/answersSchema'
import type { FormSteps } from '../../../../shared/contracts/forms/formSchema'
import type { PublicForm } from '../../../../shared/contracts/forms/forms'
import type { FormViewer } from '../../../../shared/contracts/forms/shownFields'
import type { LoadedForm } from './loadForm'

/** Steps as a person may see them: without what is switched off, what only staff is asked, and what editors noted for themselves or for staff. */
export const visibleSteps = (steps: FormSteps, { isStaff }: Pick<FormViewer, 'isStaff'>): FormSteps =>
  steps.map(({ fields, ...step }) => ({
    ...step,
    fields: fields
      .filter(({ disabled, internal }) => !disabled && (isStaff || !internal))
      .map(({ comment: _comment, notes, ...field }) => (isStaff && notes ? { ...field, notes } : field)),
  }))

export const visibleForm = ({ steps, subforms }: AskedForm, viewer: FormViewer): AskedForm => ({
  steps: visibleSteps(steps, viewer),
  subforms: Object.fromEntries(Object.entries(subforms).map(([id, each]) => [id, { ...each, steps: visibleSteps(each.steps, viewer) }])),
})

export const presentForm = ({ asked, form, viewer }: LoadedForm, sent: PublicForm['sent']): PublicForm => ({
  id: form.id,
  name: form.name,
  description: form.description ?? null,
  ...visibleForm(asked, viewer),
  endMessage: endMessageOf(form),
  isEditable: form.editable ?? false,
  viewer,
  sent,
})

/** Empty where the form has none: the portal then thanks in the reader's language. */
export const endMessageOf = ({ endMessage }: { endMessage?: string | null }): string => (endMessage?.trim() ? endMessage : '')
