import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { formLimits } from '../../shared/contracts/forms/fieldKinds'
import { fieldsOf, type FormFault, formFaults, formStepsSchema, type FormSteps } from '../../shared/contracts/forms/formSchema'
import { idOf } from '../idOf'

type Stored = Readonly<{ steps?: unknown; subforms?: unknown; _status?: unknown }>

/** Steps together may weigh this many bytes of JSON: a form of 300 fields with help and options fits. */
export const maxStepsBytes = 500_000

const faultTexts: Record<FormFault, string> = {
  name_taken: 'Another field has this name',
  condition_unknown: 'A condition asks for a field that stands earlier and can be compared',
  condition_value: 'Say what the answer is compared with',
  exclude_unknown: 'Only fields that stand later can be left out',
  option_taken: 'Two options have the same value',
  min_above_max: 'The lowest is above the highest',
  value_not_offered: 'The preset answer is none of the options',
  value_missing: 'Nobody can fill this in: give it a value, or do not require it',
  too_many_fields: `At most ${formLimits.fields} fields`,
}
const isFault = (message: string): message is FormFault => formFaults.some((fault) => fault === message)

/**
 * The rule of steps and fields, for drafts too: whatever is saved can be drawn. A form within the form is one of its subforms, and a published
 * form asks something. Throws a `ValidationError` with the path of each field at fault, such as `steps.0.fields.2.name`.
 */
export const checkForm: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!data) return data
  const before = originalDoc as Stored | undefined
  const given = data as Stored
  const steps = given.steps ?? before?.steps ?? []
  const refuse = (errors: readonly { path: string; message: string }[]): never => {
    throw new ValidationError({ collection: collection.slug, errors: [...errors], req }, req.t)
  }
  if (given.steps !== undefined && Buffer.byteLength(JSON.stringify(given.steps) ?? '') > maxStepsBytes)
    refuse([{ path: 'steps', message: `The form is larger than ${maxStepsBytes} bytes` }])
  const parsed = formStepsSchema.safeParse(steps)
  if (!parsed.success)
    return refuse(
      parsed.error.issues.map((issue) => ({
        path: ['steps', ...issue.path].join('.'),
        message: isFault(issue.message) ? faultTexts[issue.message] : issue.message,
      })),
    )
  const subforms = new Set([given.subforms ?? before?.subforms ?? []].flat().flatMap((each) => idOf(each) ?? []))
  const strangers = placesOf(parsed.data).filter(({ field }) => field.type === 'subform' && !subforms.has(field.form))
  if (strangers.length > 0) refuse(strangers.map(({ path }) => ({ path: `${path}.form`, message: 'This form is none of the subforms' })))
  const isPublished = (given._status ?? before?._status) === 'published'
  if (isPublished && fieldsOf(parsed.data).length === 0) refuse([{ path: 'steps', message: 'Add a field before the form is published' }])
  return given.steps === undefined && before ? data : { ...data, steps: parsed.data }
}

const placesOf = (steps: FormSteps) =>
  steps.flatMap(({ fields }, step) => fields.map((field, at) => ({ field, path: `steps.${step}.fields.${at}` })))
