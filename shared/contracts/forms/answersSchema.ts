import Big from 'big.js'
import * as z from 'zod/mini'
import { withoutDirectionMarks } from '../../domain/directionMarks'
import { isCountryCode } from '../../i18n/countryCodes'
import { formLimits, otherOption } from './fieldKinds'
import type { FormField, FormSteps } from './formSchema'
import { type FormViewer, isBlank, isPreset, presetOf, walkShown } from './shownFields'

/** One of several options; the one that people put in their own words as `{ other }`. */
export type ChoiceAnswer = string | Readonly<{ other: string }>
export type AnswerValue =
  | string
  | number
  | boolean
  | ChoiceAnswer
  | readonly ChoiceAnswer[]
  | readonly Readonly<{ name: string; value: number | null }>[]
  | readonly (readonly (string | number | null)[])[]
  | readonly Answers[]
/** Answers by the names of their fields; what was left empty or was not asked is not in them. */
export interface Answers {
  readonly [name: string]: AnswerValue
}

/** A form with the forms within it, by id: all that is needed to draw it and to check what was answered. */
export type AskedForm = Readonly<{
  steps: FormSteps
  subforms: Readonly<Record<string, Readonly<{ name: string; steps: FormSteps }>>>
}>

/** Why an answer is refused. The portal has words for each, the server says the specification's (`answerMessages`). */
export const answerFaults = [
  'required',
  'invalid',
  'unknown',
  'number',
  'digits',
  'decimals',
  'whole',
  'too_small',
  'too_big',
  'too_short',
  'too_long',
  'too_many',
  'too_early',
  'too_late',
  'email',
  'phone',
  'url',
  'digit',
  'option',
  'other_required',
] as const
export type AnswerFault = (typeof answerFaults)[number]
const isFault = (message: unknown): message is AnswerFault => answerFaults.some((fault) => fault === message)

/** What is wrong with one answer; `path` is the field's name, within a form in the form `accounts.0.value`. */
export type AnswerIssue = Readonly<{ path: string; code: AnswerFault; limit?: number | string }>

const phone = /^\+?[0-9 ()./-]{5,30}$/
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g
const controlsButLines = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]+/g
const oneLine = (text: string): string => withoutDirectionMarks(text.replace(controls, ' ')).trim()
const lines = (text: string): string => withoutDirectionMarks(text.replace(/\r\n?/g, '\n').replace(controlsButLines, ' ')).trim()

const textOf = (max: number, clean: (text: string) => string = oneLine) =>
  z.string('invalid').check(z.overwrite(clean), z.maxLength(max, 'too_long'))

/** As many digits as a double keeps exactly as they were written. */
const digitsKept = 15
const decimals = 7

/** A number, or the text of one with a point; never what only begins as one. */
const readNumber = (given: unknown): unknown =>
  typeof given === 'string' ? (/^\s*[+-]?\d+(\.\d+)?\s*$/.test(given) ? Number(given) : Number.NaN) : given

const numberOf = (min?: number, max?: number) =>
  z.pipe(
    z.transform(readNumber),
    z.number('number').check((context) => {
      const fault = numberFault(context.value, min, max)
      if (fault) context.issues.push({ code: 'custom', input: context.value, message: fault.code, params: { limit: fault.limit } })
    }),
  )

function numberFault(value: number, min?: number, max?: number): Readonly<{ code: AnswerFault; limit?: number }> | null {
  if (!Number.isFinite(value)) return { code: 'number' }
  if (max !== undefined && value > max) return { code: 'too_big', limit: max }
  if (min !== undefined && value < min) return { code: 'too_small', limit: min }
  const exact = new Big(String(value))
  if (exact.c.length > digitsKept) return { code: 'digits', limit: digitsKept }
  return exact.round(decimals).eq(exact) ? null : { code: 'decimals', limit: decimals }
}

const wholeOf = (min: number, max: number) => z.int('whole').check(z.gte(min, 'too_small'), z.lte(max, 'too_big'))

function choiceOf(field: Extract<FormField, { options: unknown }>, hasOther: boolean) {
  const offered = new Set(field.options.map(({ value }) => value))
  const option = z.string('option').check(z.refine<string>((value) => offered.has(value), { error: 'option' }))
  const own = z.strictObject({ other: textOf(formLimits.other).check(z.minLength(1, 'other_required')) }, 'option')
  // Not a union, whose issue would say no more than that no side fits.
  return z.pipe(
    z.unknown(),
    z.transform((given, context): ChoiceAnswer => {
      const parsed = hasOther && typeof given === 'object' && given !== null ? own.safeParse(given) : option.safeParse(given)
      if (parsed.success) return parsed.data
      const [first] = parsed.error.issues
      context.issues.push({
        code: 'custom',
        input: given,
        message: hasOther && given === otherOption ? 'other_required' : (first?.message ?? 'option'),
      })
      return ''
    }),
  )
}

/** The rule of one answer, which is there: what is left empty is `required`'s matter. */
function answerSchemaOf(field: FormField, form: AskedForm, viewer: FormViewer): z.ZodMiniType {
  switch (field.type) {
    case 'text': {
      const rules = new Set(field.rules)
      return textOf(field.limit ?? (rules.has('email') ? 254 : formLimits.text)).check(
        z.minLength(field.min ?? 0, 'too_short'),
        ...(rules.has('email') ? [z.refine<string>((text) => z.email().safeParse(text).success, { error: 'email', abort: true })] : []),
        ...(rules.has('phone') ? [z.regex(phone, 'phone')] : []),
        ...(rules.has('url') ? [z.refine<string>(isWebAddress, { error: 'url' })] : []),
        ...(rules.has('digit') ? [z.regex(/\d/, 'digit')] : []),
      )
    }
    case 'textarea':
      return textOf(field.limit ?? formLimits.textarea, lines).check(z.minLength(field.min ?? 0, 'too_short'))
    case 'number':
      return numberOf(field.min, field.max)
    case 'date-picker': {
      const bound = (day: string | undefined) => (day === 'today' ? viewer.today : day)
      const [min, max] = [bound(field.min), bound(field.max)]
      return z.iso.date('invalid').check((context) => {
        const isEarly = min !== undefined && context.value < min
        if (isEarly || (max !== undefined && context.value > max))
          context.issues.push({
            code: 'custom',
            input: context.value,
            message: isEarly ? 'too_early' : 'too_late',
            params: { limit: isEarly ? min : max },
          })
      })
    }
    case 'country':
      return z.string('option').check(z.refine(isCountryCode, { error: 'option' }))
    case 'select': {
      const choice = choiceOf(field, field.other === true)
      if (!field.multiple) return choice
      const most = Math.min(field.limit ?? formLimits.options, field.options.length + (field.other ? 1 : 0))
      return z.array(choice, 'invalid').check(
        z.maxLength(most, 'too_many'),
        z.refine((chosen) => new Set(chosen.map((each) => (typeof each === 'string' ? each : otherOption))).size === chosen.length, {
          error: 'option',
        }),
      )
    }
    case 'radio':
      return choiceOf(field, field.other === true)
    case 'combobox':
      return textOf(field.limit ?? formLimits.label)
    case 'checkbox':
    case 'switch':
      return z.boolean('invalid')
    case 'slider':
      return wholeOf(field.min ?? 1, field.max ?? 10)
    case 'range':
      return wholeOf(0, field.options.length - 1)
    case 'file':
      return filesOf(1)
    case 'dropzone':
      return filesOf(field.limit ?? 5)
    case 'multi-text-field':
      return rowsOf(textOf(formLimits.text).check(z.minLength(1, 'required')), field.limit ?? 20)
    case 'multi-group-text-field':
      return rowsOf(
        z.strictObject({ name: textOf(formLimits.label).check(z.minLength(1, 'required')), value: z.nullable(numberOf()) }, 'invalid'),
        field.limit ?? 20,
      )
    case 'tabular': {
      const cells = field.headers.map(({ type }) => z.nullable(type === 'number' ? numberOf() : textOf(formLimits.text)))
      return rowsOf(
        z.array(z.unknown(), 'invalid').check((context) => {
          if (context.value.length !== cells.length)
            return void context.issues.push({ code: 'custom', input: context.value, message: 'invalid' })
          for (const [at, cell] of cells.entries()) {
            const parsed = cell.safeParse(context.value[at])
            if (parsed.success) context.value[at] = parsed.data
            else
              context.issues.push({
                code: 'custom',
                input: context.value,
                path: [at],
                message: parsed.error.issues[0]?.message ?? 'invalid',
              })
          }
        }),
        field.limit ?? 20,
      )
    }
    case 'subform': {
      const within = form.subforms[field.form]
      const entry = within ? answersSchemaOf({ steps: flat(within.steps), subforms: {} }, viewer) : z.never('invalid')
      return rowsOf(entry, field.limit ?? 20)
    }
    case 'label':
    case 'hidden':
      return z.never('unknown')
  }
}

const rowsOf = <S extends z.ZodMiniType>(row: S, most: number) => z.array(row, 'invalid').check(z.maxLength(most, 'too_many'))
const filesOf = (most: number) =>
  z.array(z.string('invalid').check(z.minLength(1, 'invalid'), z.maxLength(64, 'invalid')), 'invalid').check(
    z.maxLength(most, 'too_many'),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'invalid' }),
  )

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text)

/** A form within a form has no forms within it in turn, and no files. */
export const flat = (steps: FormSteps): FormSteps =>
  steps.map((step) => ({ ...step, fields: step.fields.filter(({ type }) => type !== 'subform' && type !== 'file' && type !== 'dropzone') }))

/**
 * The schema of a form's answers, for this person on this day. Answers to fields that a condition hides are dropped; a name that is no field
 * of theirs is refused; a preset value stands whatever was sent. Its issues bear an `AnswerFault` as message: read them with `issuesOf`.
 */
export function answersSchemaOf(form: AskedForm, viewer: FormViewer) {
  const known = new Set<string>()
  for (const { fields } of form.steps)
    for (const field of fields)
      if (!field.disabled && field.type !== 'label' && field.type !== 'hidden' && (!field.internal || viewer.isStaff)) known.add(field.name)
  return z.pipe(
    z.record(z.string(), z.unknown(), 'invalid'),
    z.transform((given, context): Answers => {
      const refuse = (path: readonly PropertyKey[], message: string, limit?: unknown) =>
        context.issues.push({ code: 'custom', input: given, path: [...path], message, params: { limit } })
      for (const name of Object.keys(given)) if (!known.has(name)) refuse([name], 'unknown')
      const answers: Record<string, AnswerValue> = {}
      walkShown(form.steps, viewer, (field) => {
        if (field.type === 'label') return undefined
        const isFixed = isPreset(field, viewer)
        const value = isFixed ? presetOf(field, viewer.today) : Object.hasOwn(given, field.name) ? given[field.name] : undefined
        const isMissing = isBlank(value) || (field.type === 'checkbox' && field.required === true && value !== true)
        if (isMissing) {
          if (field.required && !isFixed) refuse([field.name], 'required')
          return undefined
        }
        if (isFixed) return (answers[field.name] = value as AnswerValue)
        const parsed = answerSchemaOf(field, form, viewer).safeParse(value)
        if (parsed.success) return isBlank(parsed.data) ? undefined : (answers[field.name] = parsed.data as AnswerValue)
        for (const issue of parsed.error.issues) refuse([field.name, ...issue.path], issue.message, limitOf(issue))
        return undefined
      })
      return answers
    }),
  )
}

const limitOf = (issue: z.core.$ZodIssue): unknown =>
  issue.code === 'too_big'
    ? issue.maximum
    : issue.code === 'too_small'
      ? issue.minimum
      : issue.code === 'custom'
        ? issue.params?.limit
        : undefined

/** What a schema of answers refused, one issue a path. */
export function issuesOf(error: Readonly<{ issues: readonly z.core.$ZodIssue[] }>): AnswerIssue[] {
  const found = new Map<string, AnswerIssue>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    const limit = limitOf(issue)
    if (!found.has(path))
      found.set(path, {
        path,
        code: isFault(issue.message) ? issue.message : 'invalid',
        ...(typeof limit === 'number' || typeof limit === 'string' ? { limit } : {}),
      })
  }
  return [...found.values()]
}

/** The specification's words for a refusal. */
export function answerMessage({ code, limit = '' }: Pick<AnswerIssue, 'code' | 'limit'>): string {
  const messages: Record<AnswerFault, string> = {
    required: 'Field is required',
    invalid: 'The answer cannot be read',
    unknown: 'The form does not ask this',
    number: 'Please enter a number',
    digits: `Use at most ${limit} digits`,
    decimals: `Use at most ${limit} decimals`,
    whole: 'Please enter a number',
    too_small: `Minimum value is ${limit}`,
    too_big: `Maximum value is ${limit}`,
    too_short: `Min ${limit} characters`,
    too_long: `Max ${limit} characters`,
    too_many: `At most ${limit}`,
    too_early: `Not before ${limit}`,
    too_late: `Not after ${limit}`,
    email: 'Email must be valid',
    phone: 'Phone must be valid',
    url: 'Use an address that begins with https://',
    digit: 'At least one number',
    option: 'Choose one of the options',
    other_required: 'Field is required',
  }
  return messages[code]
}
