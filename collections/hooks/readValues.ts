import type { BlocksField, CollectionBeforeOperationHook, Field } from 'payload'

type Data = Record<string, unknown>

/**
 * Reads what comes in another notation than its field keeps, before Payload does, wherever the field stands.
 * - A text where a number belongs: Payload's own reading makes 12 of `12,5` and 5 of `5 apples`. A decimal is itself, a blank text is nothing, and
 *   anything else is NaN, which the field then refuses.
 * - One value where a list belongs, as a form with one choice sends it: a list of it; of a blank text an empty one.
 */
export const readValues =
  (fields: readonly Field[]): CollectionBeforeOperationHook =>
  ({ args, operation }) => {
    const { data } = args as { data?: unknown }
    return (operation === 'create' || operation === 'update') && isRecord(data) ? { ...args, data: readAll(fields, data) } : args
  }

function readAll(fields: readonly Field[], data: Data): Data {
  let read = data
  for (const field of fields) {
    if (field.type === 'row' || field.type === 'collapsible') read = readAll(field.fields, read)
    else if (field.type === 'tabs')
      for (const tab of field.tabs) read = 'name' in tab ? within(read, tab.name, tab.fields) : readAll(tab.fields, read)
    else if (field.type === 'group')
      read = 'name' in field && field.name ? within(read, field.name, field.fields) : readAll(field.fields, read)
    else if (field.type === 'array') read = within(read, field.name, field.fields)
    else if (field.type === 'blocks') read = withinBlocks(read, field)
    else if ('name' in field && field.name && field.name in read) read = { ...read, [field.name]: readValue(field, read[field.name]) }
  }
  return read
}

function readValue(field: Field, value: unknown): unknown {
  const readOne = (one: unknown): unknown => (field.type === 'number' && typeof one === 'string' ? readNumber(one) : one)
  if (!('hasMany' in field) || field.hasMany !== true) return readOne(value)
  // What is left out or emptied is no value.
  if (value === undefined || value === null) return value
  if (value === '') return []
  return (Array.isArray(value) ? value : [value]).map(readOne)
}

function within(data: Data, name: string, fields: readonly Field[]): Data {
  const inner = data[name]
  if (Array.isArray(inner)) return { ...data, [name]: inner.map((row: unknown) => (isRecord(row) ? readAll(fields, row) : row)) }
  return isRecord(inner) ? { ...data, [name]: readAll(fields, inner) } : data
}

function withinBlocks(data: Data, { blocks, name }: BlocksField): Data {
  const rows = data[name]
  if (!Array.isArray(rows)) return data
  return {
    ...data,
    [name]: rows.map((row: unknown) => {
      const block = isRecord(row) ? blocks.find(({ slug }) => slug === row.blockType) : undefined
      return block && isRecord(row) ? readAll(block.fields, row) : row
    }),
  }
}

function readNumber(value: string): number | null {
  const text = value.trim()
  if (text === '') return null
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

const isRecord = (value: unknown): value is Data => value !== null && typeof value === 'object' && !Array.isArray(value)
