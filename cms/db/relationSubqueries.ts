import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { and, eq, inArray, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { buildQuery } from '@payloadcms/drizzle'
import type { CollectionSlug, FlattenedField, Where, WhereField } from 'payload'
import { conditionsOf, relationOf, within } from './relationLookups'

type Table = SQLiteTable & Record<string, SQLiteColumn>
type Way = Readonly<{ isForFew: boolean }>
/** The column of the row that a subquery is about, and the tables that it stands in. */
type About = Readonly<{ column: SQLiteColumn; outer: readonly Table[] }>
type Split = Readonly<{ /** What is left of the question. */ own: Where; /** What stands besides it. */ matches: readonly SQL[] }>

/**
 * A question whose conditions on related records are asked by `in (select …)`: those on one record together, where Payload's adapter joins its table
 * once for every condition and then has to look for rows that come twice. Only what cannot hold for a record without the relation is asked so, since a
 * join knows such records and a subquery does not; the rest stays as it was asked. Where few rows are looked at (`isForFew`) the subquery is about each of
 * them: SQLite else lists all records that answer it first, such as a thousand accounts to read one portfolio.
 */
export function withSubqueries(
  database: SQLiteAdapter,
  collection: CollectionSlug,
  where: Where,
  { isForFew }: Way,
  outer: readonly Table[] = [],
): Split {
  const table = tableOf(database, collection)
  if (!table) return { own: where, matches: [] }
  const fields = database.payload.collections[collection].config.flattenedFields
  const fieldOf = (name: string) => fields.find((each) => each.name === name)
  const own: Where[] = []
  const matches: SQL[] = []
  const together = new Map<string, Where[]>()
  for (const condition of conditionsOf(where)) {
    const name = relationOf(condition)
    const lists = name === null ? listedIn(database, collection, table, condition, fieldOf, isForFew) : null
    if (lists) matches.push(lists)
    else if (name !== null && table[name] && targetOf(fieldOf(name))) together.set(name, [...(together.get(name) ?? []), condition])
    else own.push(condition)
  }
  for (const [name, conditions] of together) {
    const [target, column] = [targetOf(fieldOf(name)), table[name]]
    const asked = conditions.map((condition) => within(condition, name))
    const about = column && { column, outer: [...outer, table] }
    const ids = about && target && conditions.some(needsRecord) ? idsOf(database, target, asked, { isForFew, about }) : null
    if (column && ids) matches.push(inArray(column, ids))
    else own.push(...conditions)
  }
  return matches.length === 0 ? { own: where, matches } : { own: { and: own }, matches }
}

const tableNameOf = (database: SQLiteAdapter, slug: CollectionSlug): string | undefined =>
  database.tableNameMap.get(slug.replaceAll('-', '_'))

const tableOf = (database: SQLiteAdapter, slug: CollectionSlug): Table | undefined =>
  database.tables[tableNameOf(database, slug) ?? ''] as Table | undefined

/** The collection of a relation to one record of one collection. */
const targetOf = (field: FlattenedField | undefined): CollectionSlug | null =>
  field?.type === 'relationship' && field.hasMany !== true && typeof field.relationTo === 'string' ? field.relationTo : null

/** The ids of the records that answer all the conditions, as a statement. */
function idsOf(
  database: SQLiteAdapter,
  collection: CollectionSlug,
  conditions: Where[],
  { about: { column, outer }, isForFew }: Way & Readonly<{ about: About }>,
) {
  const [tableName, table] = [tableNameOf(database, collection), tableOf(database, collection)]
  if (tableName === undefined || !table?.id) return null
  const { matches, own } = withSubqueries(database, collection, { and: conditions }, { isForFew }, outer)
  const fields = database.payload.collections[collection].config.flattenedFields
  const query = buildQuery({ adapter: database as never, fields, tableName, where: own })
  let statement = database.drizzle.select({ id: table.id }).from(table).$dynamic()
  for (const { condition, table: other, type } of query.joins) statement = statement[type ?? 'leftJoin'](other as never, condition)
  // A table that stands outside too has no name of its own there.
  const isAboutRow = isForFew && !outer.includes(table)
  return statement.where(and(isAboutRow ? eq(table.id, column) : undefined, query.where, ...matches))
}

/** A list of relations that is to hold one of some ids, asked of the table in which the lists stand; null for any other condition. */
function listedIn(
  database: SQLiteAdapter,
  collection: CollectionSlug,
  table: Table,
  condition: Where,
  fieldOf: (name: string) => FlattenedField | undefined,
  isForFew: boolean,
): SQL | null {
  const [[name, rule] = []] = Object.entries(condition)
  const field = name === undefined ? undefined : fieldOf(name)
  if (field?.type !== 'relationship' || field.hasMany !== true || typeof field.relationTo !== 'string' || field.localized) return null
  const ids = idsAskedFor(rule)
  const {
    parent,
    path,
    [`${field.relationTo}ID`]: target,
  } = (database.tables[`${tableNameOf(database, collection)}_rels`] as Table | undefined) ?? ({} as Record<string, undefined>)
  if (!ids || !table.id || !parent || !path || !target) return null
  const holders = database.drizzle
    .select({ parent })
    .from(parent.table)
    .where(
      // About one row its own list is looked through and not, for each row anew, all lists that hold the id: the plus keeps SQLite from their indexes.
      isForFew
        ? and(eq(parent, table.id), sql`+${path} = ${field.name}`, sql`+${target} in ${ids}`)
        : and(eq(path, field.name), ids.length === 1 ? eq(target, ids[0]) : inArray(target, ids)),
    )
  return inArray(table.id, holders)
}

/** The ids of `equals` or `in`, where there is nothing else. */
export function idsAskedFor(rule: Where[string] | undefined): string[] | null {
  if (!rule || Array.isArray(rule)) return null
  const [[operator, value] = [], ...others] = Object.entries(rule) as [keyof WhereField, unknown][]
  if (others.length > 0) return null
  if (operator === 'equals' && isId(value)) return [value]
  return operator === 'in' && isListOfIds(value) ? value : null
}

/** Not the word that Payload takes for nothing. */
const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value !== 'null'

const isListOfIds = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isId)

/** Whether a condition can only hold where there is a related record: nothing equals what is not there. */
function needsRecord(condition: Where): boolean {
  return conditionsOf(condition).some((each) =>
    each.or
      ? each.or.length > 0 && each.or.every(needsRecord)
      : Object.values(each).every((rule) => rule !== undefined && !Array.isArray(rule) && Object.entries(rule).some(isSaid)),
  )
}

const isSaid = ([operator, value]: [string, unknown]): boolean =>
  (operator === 'equals' && (value === true || typeof value === 'number' || isId(value))) || (operator === 'in' && isListOfIds(value))
