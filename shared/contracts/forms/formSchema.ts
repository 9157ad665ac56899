import * as z from 'zod/mini'
import { conditionTests, type FieldKind, formLimits, otherOption, textRules } from './fieldKinds'

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const optionalLine = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)))

/** Name of an answer: a key of JSON, of CSV and of a database, so nothing that any of them gives a meaning to. */
export const fieldNameSchema = z.string().check(
  z.regex(/^[a-z][a-z0-9_]{0,59}$/),
  z.refine((name) => name !== 'constructor' && name !== 'prototype'),
)

export const conditionSchema = z.strictObject({
  /** Name of a field that stands earlier. */
  field: fieldNameSchema,
  is: z.enum(conditionTests),
  value: z.optional(z.union([z.string().check(z.maxLength(formLimits.label)), z.number(), z.boolean()])),
})
export type Condition = z.infer<typeof conditionSchema>

const optionSchema = z.strictObject({
  value: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(80),
    z.refine((value) => value !== otherOption, { error: 'reserved' }),
  ),
  label: line(formLimits.label),
})
export type FieldOption = z.infer<typeof optionSchema>

const common = {
  name: fieldNameSchema,
  /** The question. */
  label: line(formLimits.label),
  help: optionalLine(formLimits.help),
  required: z.optional(z.boolean()),
  /** Asked only while all of them hold. */
  conditions: z.optional(z.array(conditionSchema).check(z.maxLength(formLimits.conditions))),
  /** Shown with its preset value, which nobody can change. */
  readonly: z.optional(z.boolean()),
  /** Stays in the form and is not asked. */
  disabled: z.optional(z.boolean()),
  /** Platform admins alone answer it; others see its preset value. */
  admin: z.optional(z.boolean()),
  /** Staff alone are asked. */
  internal: z.optional(z.boolean()),
  /** For advisors; clients never get it. */
  notes: optionalLine(formLimits.help),
  /** For those who edit the form. */
  comment: optionalLine(formLimits.help),
}

const options = z.array(optionSchema).check(z.minLength(1), z.maxLength(formLimits.options))
const finite = z.number().check(z.refine((value) => Number.isFinite(value)))
const day = z.union([z.iso.date(), z.literal('today')])
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

const kinds = {
  text: {
    rules: z.optional(z.array(z.enum(textRules)).check(z.maxLength(textRules.length))),
    /** Most characters. */
    limit: z.optional(whole(1, formLimits.longestText)),
    /** Fewest characters of an answer. */
    min: z.optional(whole(0, formLimits.longestText)),
    value: optionalLine(formLimits.longestText),
  },
  textarea: {
    limit: z.optional(whole(1, formLimits.longestText)),
    min: z.optional(whole(0, formLimits.longestText)),
    value: z.optional(z.string().check(z.maxLength(formLimits.longestText))),
  },
  number: {
    min: z.optional(finite),
    max: z.optional(finite),
    /** Stands beside the number: GBP, %, years. */
    unit: optionalLine(20),
    value: z.optional(finite),
  },
  'date-picker': { min: z.optional(day), max: z.optional(day), value: z.optional(day) },
  country: { value: optionalLine(2) },
  select: {
    options,
    multiple: z.optional(z.boolean()),
    /** One option more, which people explain in their own words. */
    other: z.optional(z.boolean()),
    /** What its box of words is called. */
    otherValue: optionalLine(formLimits.label),
    /** Most that may be chosen of several. */
    limit: z.optional(whole(1, formLimits.options)),
    value: optionalLine(80),
  },
  radio: { options, other: z.optional(z.boolean()), otherValue: optionalLine(formLimits.label), value: optionalLine(80) },
  combobox: { options, limit: z.optional(whole(1, formLimits.text)), value: optionalLine(formLimits.text) },
  checkbox: {
    /** Later fields that are not asked while this box is ticked. */
    exclude: z.optional(z.array(fieldNameSchema).check(z.maxLength(formLimits.conditions))),
    value: z.optional(z.boolean()),
  },
  switch: { value: z.optional(z.boolean()) },
  slider: { min: z.optional(z.int()), max: z.optional(z.int()), value: z.optional(z.int()) },
  range: { options, value: z.optional(whole(0, formLimits.options)) },
  file: {},
  dropzone: { limit: z.optional(whole(1, formLimits.files)) },
  'multi-text-field': { limit: z.optional(whole(1, formLimits.rows)) },
  'multi-group-text-field': { limit: z.optional(whole(1, formLimits.rows)) },
  tabular: {
    headers: z
      .array(z.strictObject({ label: line(formLimits.label), type: z.enum(['text', 'number']) }))
      .check(z.minLength(1), z.maxLength(formLimits.columns)),
    limit: z.optional(whole(1, formLimits.rows)),
  },
  subform: {
    /** Id of one of the form's subforms. */
    form: z.string().check(z.minLength(1), z.maxLength(64)),
    limit: z.optional(whole(1, formLimits.rows)),
  },
  label: {},
  hidden: { value: optionalLine(formLimits.text) },
} as const satisfies Record<FieldKind, object>

const ofKind = <K extends keyof typeof kinds>(type: K) => z.strictObject({ type: z.literal(type), ...common, ...kinds[type] })

export const formFieldSchema = z.discriminatedUnion('type', [
  ofKind('text'),
  ofKind('textarea'),
  ofKind('number'),
  ofKind('date-picker'),
  ofKind('country'),
  ofKind('select'),
  ofKind('radio'),
  ofKind('combobox'),
  ofKind('checkbox'),
  ofKind('switch'),
  ofKind('slider'),
  ofKind('range'),
  ofKind('file'),
  ofKind('dropzone'),
  ofKind('multi-text-field'),
  ofKind('multi-group-text-field'),
  ofKind('tabular'),
  ofKind('subform'),
  ofKind('label'),
  ofKind('hidden'),
])
export type FormField = z.infer<typeof formFieldSchema>
export type FieldOf<K extends FormField['type']> = Extract<FormField, { type: K }>

const stepSchema = z.strictObject({
  title: line(formLimits.label),
  help: optionalLine(formLimits.help),
  fields: z.array(formFieldSchema).check(z.maxLength(formLimits.fields)),
})
export type FormStep = z.infer<typeof stepSchema>

/** Steps by their shape alone, as they reach people who are not asked every field: a condition may ask for one that is left out. */
export const stepsShapeSchema = z.array(stepSchema).check(z.maxLength(formLimits.steps))

/** Why a form cannot be saved as it is; the designer has words for each. */
export const formFaults = [
  'name_taken',
  'condition_unknown',
  'condition_value',
  'exclude_unknown',
  'option_taken',
  'min_above_max',
  'value_not_offered',
  'value_missing',
  'too_many_fields',
] as const
export type FormFault = (typeof formFaults)[number]

/**
 * Steps and fields of a form: names are its own, conditions and exclusions ask of fields that can answer, limits leave something to answer.
 * Issues of our own bear a `FormFault` as message and the path of the field.
 */
export const formStepsSchema = stepsShapeSchema.check((context) => {
  const found = (path: (string | number)[], message: FormFault) =>
    context.issues.push({ code: 'custom', input: context.value, path, message })
  const places = context.value.flatMap((step, s) =>
    step.fields.map((field, f) => ({ field, path: [s, 'fields', f] as (string | number)[] })),
  )
  if (places.length > formLimits.fields) found([], 'too_many_fields')
  const earlier = new Map<string, FormField>()
  const order = new Map(places.map(({ field }, at) => [field.name, at]))
  for (const [at, { field, path }] of places.entries()) {
    if (earlier.has(field.name)) found([...path, 'name'], 'name_taken')
    for (const [c, condition] of (field.conditions ?? []).entries()) {
      const asked = earlier.get(condition.field)
      if (!asked || !canBeAskedOf(asked)) found([...path, 'conditions', c, 'field'], 'condition_unknown')
      else if (condition.is !== 'answered' && (condition.value === undefined || condition.value === ''))
        found([...path, 'conditions', c, 'value'], 'condition_value')
    }
    for (const fault of faultsOf(field)) found([...path, fault.key], fault.fault)
    if (field.type === 'checkbox' && (field.exclude ?? []).some((name) => (order.get(name) ?? -1) <= at))
      found([...path, 'exclude'], 'exclude_unknown')
    earlier.set(field.name, field)
  }
})
export type FormSteps = z.infer<typeof formStepsSchema>

/** Whether a condition may ask for the answer of this field: it has one, and one that can be compared. */
export const canBeAskedOf = ({ type }: Pick<FormField, 'type'>): boolean =>
  !['label', 'file', 'dropzone', 'tabular', 'subform', 'multi-text-field', 'multi-group-text-field'].includes(type)

type Fault = Readonly<{ key: string; fault: FormFault }>

/** What is wrong with a field by itself, which its shape does not say. */
function faultsOf(field: FormField): Fault[] {
  const faults: Fault[] = []
  const isFixed = field.readonly || field.admin
  switch (field.type) {
    case 'text':
    case 'textarea':
      if (field.min !== undefined && field.limit !== undefined && field.min > field.limit)
        faults.push({ key: 'min', fault: 'min_above_max' })
      break
    case 'number':
      if (field.min !== undefined && field.max !== undefined && field.min > field.max) faults.push({ key: 'min', fault: 'min_above_max' })
      break
    case 'slider':
      if ((field.min ?? 1) >= (field.max ?? 10)) faults.push({ key: 'min', fault: 'min_above_max' })
      break
    case 'date-picker':
      if (isDay(field.min) && isDay(field.max) && field.min > field.max) faults.push({ key: 'min', fault: 'min_above_max' })
      break
    case 'select':
    case 'radio':
    case 'range':
    case 'combobox': {
      const values = field.options.map(({ value }) => value)
      if (new Set(values).size < values.length) faults.push({ key: 'options', fault: 'option_taken' })
      if ((field.type === 'select' || field.type === 'radio') && field.value && !values.includes(field.value))
        faults.push({ key: 'value', fault: 'value_not_offered' })
      if (field.type === 'range' && (field.value ?? 0) > field.options.length - 1) faults.push({ key: 'value', fault: 'value_not_offered' })
      break
    }
    default:
  }
  if (isFixed && field.required && (!('value' in field) || field.value === undefined || field.value === ''))
    faults.push({ key: 'value', fault: 'value_missing' })
  return faults
}

const isDay = (value: string | undefined): value is string => value !== undefined && value !== 'today'

/** All fields of a form in the order in which they are asked. */
export const fieldsOf = (steps: FormSteps): FormField[] => steps.flatMap(({ fields }) => fields)
