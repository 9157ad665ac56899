import type { ClientField } from 'payload'

export type Values = Readonly<Record<string, unknown>>
export type NamedField = ClientField & { name: string }

/** A field whose value differs between what two people have of a record. */
export type Difference = Readonly<{ field: NamedField; isTheirs: boolean; isMine: boolean }>

/** What the server writes with each save: nobody's change. */
const stamps = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'publishedAt',
  'publishedBy',
  'searchName',
  'deletedAt',
  '_order',
])

/** The fields of a form with a value of their own, without the tabs and rows that they stand in. */
export function fieldsOf(fields: readonly ClientField[]): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [{ ...tab, type: 'group' } as unknown as NamedField] : fieldsOf(tab.fields),
      )
    if (field.type === 'row' || field.type === 'collapsible') return fieldsOf(field.fields)
    if (field.type === 'group' && !('name' in field && field.name)) return fieldsOf(field.fields)
    if (field.type === 'ui' || field.type === 'join' || !('name' in field) || !field.name || stamps.has(field.name)) return []
    return [field]
  })
}

/** Which fields each of two changed since both had `base`; a change that both made alike is none. */
export function compareRecords(
  fields: readonly ClientField[],
  { base, mine, theirs }: Readonly<{ base: Values; mine: Values; theirs: Values }>,
): Difference[] {
  return fieldsOf(fields).flatMap((field) => {
    const [was, is, now] = [base[field.name], mine[field.name], theirs[field.name]].map((value) => canonical(value))
    const difference = { field, isTheirs: now !== was, isMine: is !== was }
    return is === now || !(difference.isTheirs || difference.isMine) ? [] : [difference]
  })
}

/** The values to go on with: theirs, with mine where only I changed it or where it was chosen. */
export function mergeRecords(
  differences: readonly Difference[],
  { mine, theirs }: Readonly<{ mine: Values; theirs: Values }>,
  keep: ReadonlySet<string>,
): Values {
  const own = differences.filter(({ field, isMine, isTheirs }) => (isMine && !isTheirs) || keep.has(field.name))
  return { ...theirs, ...Object.fromEntries(own.map(({ field }) => [field.name, mine[field.name]])) }
}

/** A value as a text that is the same for the same value: relations by their ids, nothing at all for each way to say nothing, days without their time zone's spelling. */
export function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return ''
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString()
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object') {
    if ('id' in value && 'updatedAt' in value) return canonical(value.id)
    return `{${Object.entries(value)
      .filter(([, each]) => canonical(each) !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => `${key}:${canonical(each)}`)
      .join(',')}}`
  }
  return JSON.stringify(value)
}
