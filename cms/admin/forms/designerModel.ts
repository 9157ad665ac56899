import { type FieldKind, formLimits } from '../../../shared/contracts/forms/fieldKinds'
import { fieldsOf, type FormField, type FormStep, type FormSteps } from '../../../shared/contracts/forms/formSchema'

/** Where a field stands, counted from 0. */
export type At = Readonly<{ step: number; field: number }>

type Words = Readonly<{ question: string; step: string; option: string; column: string }>

/** A name for an answer made of its question: `Where do you pay tax?` is `where_do_you_pay_tax`; another when it is taken. */
export function freeName(steps: FormSteps, label: string, own?: string): string {
  const taken = new Set(fieldsOf(steps).map(({ name }) => name))
  if (own) taken.delete(own)
  const plain = label
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40)
  const base = plain === '' || plain === 'constructor' || plain === 'prototype' ? 'question' : plain
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}_${number}`
    if (!taken.has(name)) return name
  }
}

/** A field of a kind, with what it cannot be without. `keep` gives it the words of the field that it takes the place of. */
export function newField(steps: FormSteps, kind: FieldKind, words: Words, keep?: FormField): FormField {
  const {
    comment,
    conditions,
    disabled,
    help,
    internal,
    label = words.question,
    name,
    notes,
    required,
  } = keep ?? ({} as Partial<FormField>)
  const common = {
    label,
    name: name ?? freeName(steps, label),
    ...(help ? { help } : {}),
    ...(required ? { required } : {}),
    ...(conditions ? { conditions } : {}),
    ...(internal ? { internal } : {}),
    ...(disabled ? { disabled } : {}),
    ...(notes ? { notes } : {}),
    ...(comment ? { comment } : {}),
  }
  const options =
    keep && 'options' in keep ? keep.options : [1, 2].map((number) => ({ value: `option_${number}`, label: `${words.option} ${number}` }))
  switch (kind) {
    case 'select':
    case 'radio':
    case 'combobox':
    case 'range':
      return { type: kind, ...common, options }
    case 'tabular':
      return { type: kind, ...common, headers: [{ label: words.column, type: 'text' }] }
    case 'subform':
      return { type: kind, ...common, form: '' }
    default:
      return { type: kind, ...common }
  }
}

const replaced = <T>(list: readonly T[], at: number, item: T): T[] => list.map((each, index) => (index === at ? item : each))
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)
const inserted = <T>(list: readonly T[], at: number, item: T): T[] => [...list.slice(0, at), item, ...list.slice(at)]

const changeStep = (steps: FormSteps, at: number, change: (step: FormStep) => FormStep): FormSteps =>
  steps.map((step, index) => (index === at ? change(step) : step))

/** Puts a field in the place of another; where it is called something else now, conditions and exclusions follow. */
export function putField(steps: FormSteps, { field: place, step }: At, field: FormField): FormSteps {
  const before = steps[step]?.fields[place]?.name
  const put = changeStep(steps, step, (each) => ({ ...each, fields: replaced(each.fields, place, field) }))
  if (before === undefined || before === field.name) return put
  return put.map((each) => ({ ...each, fields: each.fields.map((other) => renamed(other, before, field.name)) }))
}

function renamed(field: FormField, from: string, to: string): FormField {
  const conditions = field.conditions?.map((condition) => (condition.field === from ? { ...condition, field: to } : condition))
  const next = conditions ? { ...field, conditions } : field
  return next.type === 'checkbox' && next.exclude ? { ...next, exclude: next.exclude.map((name) => (name === from ? to : name)) } : next
}

export const addField = (steps: FormSteps, { field: place, step }: At, field: FormField): FormSteps =>
  changeStep(steps, step, (each) => ({ ...each, fields: inserted(each.fields, place, field) }))

export const removeField = (steps: FormSteps, { field: place, step }: At): FormSteps =>
  changeStep(steps, step, (each) => ({ ...each, fields: without(each.fields, place) }))

/** Moves a field; `to` counts as the list stands before the move. */
export function moveField(steps: FormSteps, from: At, to: At): FormSteps {
  const field = steps[from.step]?.fields[from.field]
  if (!field) return steps
  const place = from.step === to.step && to.field > from.field ? to.field - 1 : to.field
  return addField(removeField(steps, from), { step: to.step, field: place }, field)
}

/** One place up or down, over the border of a step too; null where there is none. */
export function neighbour(steps: FormSteps, { field, step }: At, by: -1 | 1): At | null {
  const length = steps[step]?.fields.length ?? 0
  if (by === -1) {
    if (field > 0) return { step, field: field - 1 }
    return step > 0 ? { step: step - 1, field: steps[step - 1]?.fields.length ?? 0 } : null
  }
  if (field < length - 1) return { step, field: field + 2 }
  return step < steps.length - 1 ? { step: step + 1, field: 0 } : null
}

export function duplicateField(steps: FormSteps, at: At): FormSteps {
  const field = steps[at.step]?.fields[at.field]
  return field ? addField(steps, { ...at, field: at.field + 1 }, { ...field, name: freeName(steps, field.name) }) : steps
}

export const addStep = (steps: FormSteps, words: Words): FormSteps => [...steps, { title: `${words.step} ${steps.length + 1}`, fields: [] }]
export const putStep = (steps: FormSteps, at: number, change: Partial<Pick<FormStep, 'title' | 'help'>>): FormSteps =>
  changeStep(steps, at, (step) => ({ ...step, ...change }))
export const removeStep = (steps: FormSteps, at: number): FormSteps => without(steps, at)
export function moveStep(steps: FormSteps, at: number, by: -1 | 1): FormSteps {
  const step = steps[at]
  return step && steps[at + by] ? inserted(without(steps, at), at + by, step) : steps
}

export const isFull = (steps: FormSteps): boolean => fieldsOf(steps).length >= formLimits.fields

/** Where the field of a name stands; null where there is none. */
export function findField(steps: FormSteps, name: string): At | null {
  for (const [step, { fields }] of steps.entries()) {
    const field = fields.findIndex((each) => each.name === name)
    if (field >= 0) return { step, field }
  }
  return null
}

/** The fields that stand before a place: those that a condition there may ask for. */
export const fieldsBefore = (steps: FormSteps, { field: place, step }: At): FormField[] => [
  ...fieldsOf(steps.slice(0, step)),
  ...(steps[step]?.fields.slice(0, place) ?? []),
]

/** Labels of the fields, and titles of the steps, that one version has otherwise than another, in the order of the later; a field that went is named too. */
export function changedBetween(before: FormSteps, after: FormSteps): string[] {
  const piecesOf = (steps: FormSteps) =>
    new Map(
      steps.flatMap(({ fields, ...step }, at) => [
        [`${at}`, { title: step.title, held: JSON.stringify(step) }] as const,
        ...fields.map((field) => [`.${field.name}`, { title: field.label, held: JSON.stringify(field) }] as const),
      ]),
    )
  const [old, now] = [piecesOf(before), piecesOf(after)]
  const changed = [...now].filter(([key, { held }]) => old.get(key)?.held !== held)
  const gone = [...old].filter(([key]) => !now.has(key))
  const titles = [...new Set([...changed, ...gone].map(([, { title }]) => title))]
  // Nothing but the order or the place of fields.
  return titles.length > 0 || JSON.stringify(before) === JSON.stringify(after) ? titles : movedBetween(before, after)
}

function movedBetween(before: FormSteps, after: FormSteps): string[] {
  const placeOf = new Map(before.flatMap(({ fields }, step) => fields.map(({ name }, at) => [name, `${step}.${at}`] as const)))
  return after.flatMap(({ fields }, step) =>
    fields.filter(({ name }, at) => placeOf.get(name) !== `${step}.${at}`).map(({ label }) => label),
  )
}
