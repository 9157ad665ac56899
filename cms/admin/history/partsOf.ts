import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { Block, CollectionSlug, Field } from 'payload'
import { widgetBlocks } from '../../../collections/blocks/widgetBlocks'
import { isMoment } from '../../../collections/fields/moments'
import { prepareBlocks } from '../../../collections/fields/prepareFields'
import { idOf } from '../../../collections/idOf'
import { richWords } from '../record/richWords'
import { formattingKey, type FormattingWords, richFormatting } from './richFormatting'

/** A record that a value names; its name is asked for later, for all at once. */
export type Reference = Readonly<{ collection: CollectionSlug; id: string }>

export type Value = Readonly<
  { kind: 'text'; text: string } | { kind: 'moment'; instant: string } | { kind: 'references'; references: readonly Reference[] }
>

/** A value within a record with a label of its own: a field, or a field of a row or of a block within it. */
export type Part = Readonly<{
  /** The same for the same part of two versions: rows go by their ids, not by their places. */
  key: string
  /** From the outside in: "Views 1", "Text". */
  labels: readonly string[]
  value: Value
  /** Of the part that a row or a block begins with: where it stands. Its value is that of its fields, which follow. */
  row?: RowPlace
}>

/** The rows that a row is one of, and its place among them as people read it; null where its place is told by the text that it stands in. */
export type RowPlace = Readonly<{ list: string; place: string | null }>

export type Wording = Readonly<{
  i18n: I18nClient
  yes: string
  no: string
  place: (number: number, total: number) => string
  formatting: FormattingWords
  /** How a value of JSON reads, by `<collection>.<field>`; what is not named is not shown. */
  json: Readonly<Record<string, (value: unknown) => string>>
}>

/** What the server writes with each save: nobody's change. `_status` is told by the version itself. */
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
  '_status',
])

type Place = Readonly<{ slug: string; key: string; labels: readonly string[] }>
type Data = Readonly<Record<string, unknown>>

/** What a version of a record says, part by part and in words; what is blank is left out. */
export function partsOf(fields: readonly Field[], data: Data, place: Place, words: Wording): Part[] {
  return fields.flatMap((field): Part[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? partsOf(tab.fields, recordOf(data[tab.name]), within(place, tab.name, labelOf(tab, words)), words)
          : partsOf(tab.fields, data, place, words),
      )
    if (field.type === 'row' || field.type === 'collapsible') return partsOf(field.fields, data, place, words)
    if (field.type === 'group' && !('name' in field && field.name)) return partsOf(field.fields, data, place, words)
    if (field.type === 'ui' || field.type === 'join' || !('name' in field) || !field.name) return []
    if (stamps.has(field.name) || isHidden(field) || isOutOfHistory(field)) return []
    const value = data[field.name]
    const here = within(place, field.name, labelOf(field, words))
    if (field.type === 'group') return partsOf(field.fields, recordOf(value), here, words)
    if (field.type === 'array')
      return isTable(field.fields) ? tablePart(field.fields, value, here, words) : arrayParts(field.fields, value, here, words)
    if (field.type === 'blocks') {
      const rows = rowsOf(value)
      return rows.flatMap((row, index) => blockParts(field.blocks, row, index, here, words, words.place(index + 1, rows.length)))
    }
    if (field.type === 'richText') return [...richParts(here, value, words), ...embedded(value, here, words)]
    return leaf(field, value, here, words)
  })
}

function leaf(field: Field & { name: string }, value: unknown, here: Place, words: Wording): Part[] {
  const { i18n } = words
  if (field.type === 'checkbox') return textPart(here, value === true ? words.yes : words.no)
  if (value === undefined || value === null || value === '') return []
  if (field.type === 'relationship' || field.type === 'upload') return referencesPart(here, value, field.relationTo)
  if (field.type === 'select' || field.type === 'radio') {
    const label = (each: unknown): string => {
      const option = field.options.find((known) => (typeof known === 'string' ? known : known.value) === each)
      const text = option === undefined || typeof option === 'string' ? each : getTranslation(option.label, i18n)
      return typeof text === 'string' ? text : ''
    }
    return textPart(here, [value].flat().map(label).join(', '))
  }
  if (field.type === 'date') return dateParts(here, field, value)
  if (field.type === 'json') return textPart(here, words.json[`${here.slug}.${field.name}`]?.(value) ?? '')
  return textPart(here, [value].flat().filter(isWord).join(', '))
}

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const textPart = ({ key, labels }: Place, text: string): Part[] => (text === '' ? [] : [{ key, labels, value: { kind: 'text', text } }])

function dateParts(here: Place, field: Parameters<typeof isMoment>[0], value: unknown): Part[] {
  const stored = value instanceof Date ? value.toISOString() : String(value)
  if (isMoment(field)) return [{ key: here.key, labels: here.labels, value: { kind: 'moment', instant: stored } }]
  return textPart(here, stored.slice(0, 10).split('-').toReversed().join('/'))
}

function referencesPart({ key, labels }: Place, value: unknown, relationTo: string | readonly string[]): Part[] {
  const references = [value].flat().flatMap((each): Reference[] => {
    const isPolymorphic = typeof relationTo !== 'string'
    const given = isPolymorphic ? (each as { relationTo?: string; value?: unknown }) : { relationTo, value: each }
    const id = idOf(given.value)
    return id === null || !given.relationTo ? [] : [{ collection: given.relationTo as CollectionSlug, id }]
  })
  return references.length === 0 ? [] : [{ key, labels, value: { kind: 'references', references } }]
}

/** Kinds of fields that say all in a line, without their label beside them. */
const lineKinds: readonly unknown[] = ['text', 'number', 'email', 'select', 'radio']

/** Whether rows read as a table does: a line each. */
const isTable = (fields: readonly Field[]): boolean =>
  fields
    .filter((field) => !('name' in field) || (!stamps.has(field.name) && !isHidden(field)))
    .every(({ type }) => lineKinds.includes(type))

/** Rows of a table as one value, so that a figure that changed stands among those that did not. */
function tablePart(fields: readonly Field[], value: unknown, here: Place, words: Wording): Part[] {
  const line = (row: Data): string =>
    partsOf(fields, row, here, words)
      .map((part) => (part.value.kind === 'text' ? part.value.text : ''))
      .join(' · ')
  return textPart(here, rowsOf(value).map(line).join('\n'))
}

function arrayParts(fields: readonly Field[], value: unknown, here: Place, words: Wording): Part[] {
  const rows = rowsOf(value)
  return rows.flatMap((row, index) => {
    const place = rowPlace(here, row, index)
    return [rowPart(place, here.key, words.place(index + 1, rows.length)), ...partsOf(fields, row, place, words)]
  })
}

const rowPart = ({ key, labels }: Place, list: string, place: string | null): Part => ({
  key,
  labels,
  value: { kind: 'text', text: '' },
  row: { list, place },
})

function blockParts(blocks: readonly Block[], row: Data, index: number, here: Place, words: Wording, place: string | null): Part[] {
  const block = blocks.find(({ slug }) => slug === row.blockType)
  if (!block) return []
  const label = getTranslation(block.labels?.singular ?? block.slug, words.i18n)
  const [outer, name] = [here.labels.slice(0, -1), here.labels.at(-1) ?? '']
  // A block within a text has no number: the text says where it stands.
  const numbered = place === null ? name : `${name} ${index + 1}`
  const at = { ...here, key: `${here.key}.${rowKey(row, index)}`, labels: [...outer, numbered, label] }
  return [rowPart(at, here.key, place), ...partsOf(block.fields, row, at, words)]
}

/** The words of a text, and what is done to some of them: a link of another address is a change too. */
const richParts = (here: Place, value: unknown, { formatting }: Wording): Part[] => [
  ...textPart(here, richWords(value)),
  ...textPart(
    { ...here, key: `${here.key}${formattingKey}`, labels: [...here.labels, formatting.label] },
    richFormatting(value, formatting),
  ),
]

/** Widgets and pictures that stand within a rich text. */
function embedded(value: unknown, here: Place, words: Wording): Part[] {
  const blocks = prepareBlocks(widgetBlocks())
  const found: Part[] = []
  const walk = (node: unknown, index: number): void => {
    if (node === null || typeof node !== 'object') return
    const { children, fields, relationTo, root, type, value: of } = node as Record<string, unknown>
    if (type === 'block') found.push(...blockParts(blocks, recordOf(fields), index, here, words, null))
    if (type === 'upload' && typeof relationTo === 'string')
      found.push(...referencesPart({ ...here, key: `${here.key}.upload.${idOf(of) ?? index}` }, of, relationTo))
    if (root) walk(root, 0)
    rowsOf(children).forEach(walk)
  }
  walk(value, 0)
  return found
}

const within = ({ key, labels, slug }: Place, name: string, label: string): Place => ({
  slug,
  key: key === '' ? name : `${key}.${name}`,
  // A block that is called as its only field is said once.
  labels: label === '' || label === labels.at(-1) ? labels : [...labels, label],
})

const rowKey = (row: Data, index: number): string => (typeof row.id === 'string' ? row.id : String(index))

const rowPlace = (here: Place, row: Data, index: number): Place => ({
  ...here,
  key: `${here.key}.${rowKey(row, index)}`,
  labels: [...here.labels.slice(0, -1), `${here.labels.at(-1) ?? ''} ${index + 1}`],
})

const recordOf = (value: unknown): Data => (value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Data) : {})
const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.map(recordOf) : [])

const labelOf = (field: object, { i18n }: Wording): string => {
  const { label } = field as { label?: unknown }
  return label ? getTranslation(label as string, i18n) : ''
}

const isOutOfHistory = (field: Field): boolean => (field.custom as { isOutOfHistory?: unknown } | undefined)?.isOutOfHistory === true

const isHidden = (field: Field): boolean =>
  ('hidden' in field && field.hidden === true) || (field.admin as { hidden?: unknown } | undefined)?.hidden === true
