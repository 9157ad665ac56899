import type { CollectionSlug, Field, PayloadRequest } from 'payload'
import { cellOf } from '../../../../collections/cells/cell'
import { isMoment } from '../../../../collections/fields/moments'
import { idOf } from '../../../../collections/idOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { type Label, labelOf } from '../../../../collections/labels/label'
import type { Figure } from '../../../../collections/payload-types'
import type { ListCsvQuery } from '../../../../shared/contracts/panel'
import { type CsvCell, csvText } from '../../../../shared/format/csvText'
import { countryName } from '../../../../shared/i18n/countries'
import { isCountryCode } from '../../../../shared/i18n/countryCodes'
import type { Locale } from '../../../../shared/i18n/locales'
import { brands } from '../../brands'
import { subjectOf } from '../wealth/figureRecords'
import { listedCollection, whereOfList } from './whereOfList'

type Row = Readonly<Record<string, unknown> & { id: string }>
type NamedField = Field & { name: string }
type Known = Readonly<{ names: ReadonlyMap<string, string>; figures: ReadonlyMap<string, Figure>; locale: Locale; slug: string }>
type Column = Readonly<{ head: string; cell: (row: Row, known: Known) => CsvCell }>

/** Rows of one statement. */
const rowsAtOnce = 500

const yesNo: Readonly<Record<Locale, readonly [yes: string, no: string]>> = { en: ['Yes', 'No'], is: ['Já', 'Nei'], el: ['Ναι', 'Όχι'] }

/**
 * A list of the panel as CSV: its filter, search, order and columns, as far as whoever asks may read them, piece by piece. Amounts, days and moments
 * are written as programs read them, everything else in the words of the language. A line of the log says who took it.
 * Throws an `APIError`: 404 for what has no list, 400 for a filter that cannot be asked, Payload's 403.
 */
export async function exportList(
  req: PayloadRequest,
  slug: string,
  query: ListCsvQuery & { locale: Locale },
): Promise<ReadableStream<Uint8Array>> {
  const config = listedCollection(req, slug)
  const collection = config.slug
  const { locale } = query
  const asked = query.columns?.split(',').filter(Boolean) ?? config.admin.defaultColumns ?? []
  const fields = listedFields(config.fields)
  const shown = asked.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  const columns = shown.flatMap((field) => columnsOf(field, collection, locale))
  const where = await whereOfList(req, config, query)
  const sort = [req.query.sort ?? config.defaultSort].flat().filter((each): each is string => typeof each === 'string')
  const page = async (number: number) =>
    req.payload.find({
      collection,
      where: query.trash ? { and: [where, { deletedAt: { exists: true } }] } : where,
      // An order of its own for those that stand alike, so that no row is on two pages or on none.
      sort: [...sort, 'id'],
      limit: rowsAtOnce,
      page: number,
      depth: 0,
      trash: query.trash === 'true',
      overrideAccess: false,
      req,
    })
  // Before anything is sent, so that a refusal is an answer of its own.
  const first = await page(1)
  await recordActivity(req, { type: 'Downloaded', collection, recordTitle: `${collection}.csv` })
  const encoder = new TextEncoder()
  let number = 1
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { docs, hasNextPage } = number === 1 ? first : await page(number)
      const rows = docs as unknown as Row[]
      const known = { locale, slug: collection, ...(await lookUp(req, shown, rows, collection)) }
      const text = csvText(
        columns.map(({ head }) => head),
        rows.map((row) => columns.map(({ cell }) => cell(row, known))),
      )
      // The mark and the head stand over the first rows alone.
      controller.enqueue(encoder.encode(number === 1 ? text : text.slice(text.indexOf('\r\n'))))
      number += 1
      if (!hasNextPage) controller.close()
    },
  })
}

/** Fields that a list can show: those of tabs, rows and sections without a name of their own stand beside the others. */
function listedFields(fields: readonly Field[]): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [] : listedFields(tab.fields)))
    if (field.type === 'row' || field.type === 'collapsible') return listedFields(field.fields)
    if (field.type === 'group' && !('name' in field && field.name)) return listedFields(field.fields)
    if (!('name' in field) || typeof field.name !== 'string' || ('hidden' in field && field.hidden === true)) return []
    if (field.admin && 'disableListColumn' in field.admin && field.admin.disableListColumn === true) return []
    return [field]
  })
}

const wordIn = (words: unknown, locale: Locale, otherwise: string): string =>
  typeof words === 'string' ? words : ((words as Partial<Label> | undefined)?.[locale] ?? otherwise)

function columnsOf(field: NamedField, slug: string, locale: Locale): Column[] {
  const head = wordIn(
    'label' in field ? field.label : undefined,
    locale,
    labelOf(`${slug}.${field.name}`, `field.${field.name}`)?.[locale] ?? field.name,
  )
  if (cellOf(field) === 'figures') {
    const figure = (row: Row, { figures, slug: of }: Known) => figures.get(subjectOf(of === 'portfolios' ? 'portfolio' : 'account', row.id))
    return [
      { head, cell: (row, known) => figure(row, known)?.value ?? null },
      { head: labelOf('field.currency')?.[locale] ?? '', cell: (row, known) => figure(row, known)?.currency ?? null },
      { head: labelOf('field.asOf')?.[locale] ?? '', cell: (row, known) => figure(row, known)?.asOf?.slice(0, 10) ?? null },
    ]
  }
  if (cellOf(field) === 'roles')
    return [
      {
        head,
        cell: (row) =>
          flags
            .filter((flag) => row[flag] === true)
            .map((flag) => labelOf(`users.${flag}`, `field.${flag}`)?.[locale] ?? flag)
            .join('; ') || null,
      },
    ]
  // What else has no value of its own is a button, or drawn for the eye.
  if (field.type === 'ui' || field.type === 'join') return []
  return [{ head, cell: (row, known) => textOf(field, row[field.name], known) }]
}

const flags = ['admin', 'isAdmin', 'isProfessional', 'isInvestor'] as const

function textOf(field: NamedField, value: unknown, { locale, names }: Known): CsvCell {
  if (field.type === 'checkbox') return yesNo[locale][value === true ? 0 : 1]
  if (value === null || value === undefined || value === '') return null
  if (field.type === 'relationship' || field.type === 'upload')
    return (
      [value]
        .flat()
        .flatMap((each) => names.get(idOf(each) ?? '') ?? [])
        .join('; ') || null
    )
  if (field.type === 'date' && typeof value === 'string') return isMoment(field) ? value : value.slice(0, 10)
  if (field.type === 'select' || field.type === 'radio')
    return [value]
      .flat()
      .map((each) => (typeof each === 'string' ? optionText(field.options, each, locale) : ''))
      .join('; ')
  if (typeof value === 'number') return value
  if (typeof value === 'string') return cellText(cellOf(field), value, locale)
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join('; ')
  return null
}

function optionText(options: readonly (string | Readonly<{ label: unknown; value: string }>)[], value: string, locale: Locale): string {
  const option = options.find((each) => (typeof each === 'string' ? each : each.value) === value)
  return option === undefined || typeof option === 'string' ? value : wordIn(option.label, locale, value)
}

/** Texts that stand for something which people call otherwise. */
function cellText(cell: ReturnType<typeof cellOf>, value: string, locale: Locale): string {
  if (cell === 'brand' || cell === 'detail') return brands().get(value)?.displayName ?? value
  if (cell === 'source')
    return [...brands().values()].find(({ sources }) => sources.some(({ name }) => name === value))?.displayName ?? value
  if (cell === 'country') return isCountryCode(value) ? countryName(value, locale) : value
  if (cell === 'collection') return labelOf(`collection.${value}.many`)?.[locale] ?? value
  return value
}

/** Names of the related records of these rows and their figures, one statement a collection. */
async function lookUp(
  req: PayloadRequest,
  fields: readonly NamedField[],
  rows: readonly Row[],
  collection: CollectionSlug,
): Promise<Pick<Known, 'names' | 'figures'>> {
  const wanted = new Map<string, Set<string>>()
  for (const field of fields) {
    if ((field.type !== 'relationship' && field.type !== 'upload') || typeof field.relationTo !== 'string') continue
    const ids = wanted.get(field.relationTo) ?? new Set()
    for (const row of rows) for (const each of [row[field.name]].flat()) if (idOf(each) !== null) ids.add(String(idOf(each)))
    wanted.set(field.relationTo, ids)
  }
  const found = await Promise.all([...wanted].map(([slug, ids]) => namesOf(req, slug as CollectionSlug, [...ids])))
  const hasFigures = fields.some((field) => cellOf(field) === 'figures')
  const kind = collection === 'portfolios' ? 'portfolio' : 'account'
  const figures = hasFigures
    ? await req.payload.find({
        collection: 'figures',
        where: { subject: { in: rows.map(({ id }) => subjectOf(kind, id)) } },
        pagination: false,
        depth: 0,
        overrideAccess: false,
        req,
      })
    : { docs: [] }
  return { names: new Map(found.flat()), figures: new Map(figures.docs.map((figure) => [figure.subject, figure])) }
}

async function namesOf(req: PayloadRequest, collection: CollectionSlug, ids: readonly string[]): Promise<[id: string, name: string][]> {
  if (ids.length === 0) return []
  const { admin, trash } = req.payload.collections[collection].config
  const title = admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    select: { [title]: true } as never,
    pagination: false,
    depth: 0,
    // A name is known of what lies in the trash too, as in the list.
    trash: Boolean(trash),
    overrideAccess: false,
    req,
  })
  return (docs as unknown as Row[]).flatMap((doc) => (typeof doc[title] === 'string' ? [[doc.id, doc[title]]] : []))
}
