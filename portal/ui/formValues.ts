import type * as z from 'zod/mini'

type Definition = Readonly<{ type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType }>

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as Definition

/** The kind of value behind optional, nullable, default and pipe. */
function kindOf(schema: z.core.$ZodType): string {
  const { type, innerType, in: first } = definitionOf(schema)
  const inner = innerType ?? first
  return inner ? kindOf(inner) : type
}

const isOptional = (schema: z.core.$ZodType): boolean => definitionOf(schema).type === 'optional'

/**
 * What stands in a form, as the input of `schema`: booleans for switches and boxes, numbers for numbers, arrays for fields that share a
 * name, null for what was left empty (nothing when the schema has it optional), text as it was typed.
 */
export function formValues(schema: z.ZodMiniObject, form: FormData): Record<string, unknown> {
  const shape = schema._zod.def.shape as Readonly<Record<string, z.core.$ZodType>>
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(shape)) {
    const kind = kindOf(field)
    const value = form.get(name)
    if (kind === 'boolean') values[name] = value !== null
    else if (kind === 'array') values[name] = form.getAll(name)
    else if (value === null || (value === '' && kind !== 'string')) {
      if (!isOptional(field)) values[name] = null
    } else if (kind === 'number') values[name] = Number(value)
    else if (value === '' && isOptional(field)) continue
    else values[name] = value
  }
  return values
}
