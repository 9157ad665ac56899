import type { FormField } from '../../../../shared/contracts/forms/formSchema'
import type { FormFile, PublicForm } from '../../../../shared/contracts/forms/forms'

export type FileAdder = (field: string, file: File) => Promise<FormFile>

export interface FieldProps<F extends FormField = FormField> {
  field: F
  form: PublicForm
  value: unknown
  onChange: (value: unknown) => void
  addFile: FileAdder
  /** Before the name of the field, where it stands within another: `accounts.0.`. */
  prefix?: string
}

/** What the input of one kind is given. */
export interface KindProps<F extends FormField = FormField> extends Omit<FieldProps<F>, 'prefix'> {
  name: string
  isDisabled: boolean
}
