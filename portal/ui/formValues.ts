import type * as z from 'zod/mini'

type Definition = Readonly<{ type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType }>

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def

/** The kind of value behind optional, nullable, default and pipe. */
function kindOf(schema: z.core.$ZodType): string {
  const { type, innerType, in: first } = definitionOf(schema)
  const inner = innerType ?? first
  return inner ? kindOf(inner) : type
}

const isOptional = (schema: z.core.$ZodType): boolean => definitionOf(schema).type === 'optional'
const isNullable = (schema: z.core.$ZodType): boolean => definitionOf(schema).type === 'nullable'

/** What each named field would send; the boxes that are not ticked send nothing. */
function sentBy(form: HTMLFormElement): Map<string, (string | File)[]> {
  const sent = new Map<string, (string | File)[]>()
  const add = (name: string, ...values: (string | File)[]) => sent.set(name, [...(sent.get(name) ?? []), ...values])
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement) {
      if (!element.disabled) add(element.name, ...[...element.selectedOptions].map(({ value }) => value))
    } else if (element instanceof HTMLTextAreaElement) {
      if (!element.disabled) add(element.name, element.value)
    } else if (element instanceof HTMLInputElement && !element.disabled) {
      const { type, name, value, checked, files } = element
      if (type === 'file') add(name, ...(files ?? []))
      else if ((type !== 'checkbox' && type !== 'radio') || checked) add(name, value)
    }
  }
  return sent
}

/**
 * What stands in a form, as the input of `schema`: booleans for switches and boxes, numbers for numbers, arrays for fields that share a
 * name, null for what was left empty (nothing when the schema has it optional), text as it was typed: an empty one too, unless there may be none.
 */
export function formValues(schema: z.ZodMiniObject, form: HTMLFormElement): Record<string, unknown> {
  const shape = schema._zod.def.shape as Readonly<Record<string, z.core.$ZodType>>
  const sent = sentBy(form)
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(shape)) {
    const kind = kindOf(field)
    const all = sent.get(name) ?? []
    const value = all[0]
    const isLeftEmpty = value === undefined || (value === '' && (kind !== 'string' || isOptional(field) || isNullable(field)))
    if (kind === 'boolean') values[name] = value !== undefined
    else if (kind === 'array') values[name] = all
    else if (isLeftEmpty) {
      if (!isOptional(field)) values[name] = null
    } else values[name] = kind === 'number' ? Number(value) : value
  }
  return values
}
