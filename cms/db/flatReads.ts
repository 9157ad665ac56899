import { isDeepStrictEqual } from 'node:util'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { and, asc, eq, inArray, isNull, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { buildQuery } from '@payloadcms/drizzle'
import { countForPage } from './largeCounts'
import { conditionsOf } from './relationLookups'
import { idsAskedFor, withSubqueries } from './relationSubqueries'
import { isReplaceable, withIds, withStandIns } from './standIns'
import { boundedCache, roughBytes } from '../server/boundedCache'
import type {
  CollectionSlug,
  DatabaseAdapterObj,
  Find,
  FindOne,
  FlattenedField,
  FlattenedGroupField,
  PaginatedDocs,
  SelectType,
  TypeWithID,
  Where,
} from 'payload'

type Table = SQLiteTable & Record<string, SQLiteColumn>
type Many = Readonly<{ name: string; relationTo: string }>
/** What a read takes from a table: columns of its own, and lists of relations that stand in the table beside it. */
type Flat = Readonly<{
  columns: Record<string, SQLiteColumn>
  dates: readonly string[]
  groups: readonly Group[]
  many: readonly Many[]
  /** The columns as they are written into a long list, and those that have to be read from it. */
  written: readonly SQL[]
  readers: readonly (readonly [string, Reader])[]
  /** The statements that read the row of one id: whatever it is, and unless it lies in the trash. */
  byId: string
  byIdStanding: string
}>
type Reader = (value: unknown) => unknown
/** A group's columns bear its name before their own. */
type Group = Readonly<{ name: string; members: readonly string[] }>
type Row = Record<string, unknown> & { id: string }
type Args = Pick<Parameters<Find>[0], 'joins' | 'limit' | 'page' | 'pagination' | 'req' | 'select' | 'sort' | 'where'>

/**
 * Reads a collection whose fields are plain columns by one SELECT of those columns. Payload's adapter asks for the ids, then for the rows
 * through JSON, then for their number; what it asks is asked here in one statement (and one more for lists of relations, and one for the
 * number of rows where the page does not tell it), with the same answer. Collections with arrays, deep groups, blocks, rich text, translations
 * or joins are read as before. Access rules come in `where`: nothing of them is decided here (docs/decisions/080).
 */
export function withFlatReads(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args) as unknown as SQLiteAdapter
      // Payload calls these as methods of the adapter; what they fall back on is called so too.
      const counting = Object.create(database, {
        countDistinct: { value: (args: CountArgs) => countRows(database, args) },
      }) as SQLiteAdapter
      const [find, findOne] = [database.find.bind(counting), database.findOne.bind(database)]
      const flat: Partial<Pick<SQLiteAdapter, 'find' | 'findOne'>> = {
        find: async <T>(asked: Parameters<Find>[0]): Promise<PaginatedDocs<T>> => {
          const { config } = database.payload.collections[asked.collection]
          const found = await read(database, asked.collection, { ...asked, sort: asked.sort ?? config?.defaultSort })
          return (found as PaginatedDocs<T> | null) ?? find<T>(asked)
        },
        findOne: async <T extends TypeWithID>(asked: Parameters<FindOne>[0]): Promise<T | null> => {
          const found = await read(database, asked.collection, { ...asked, limit: 1, pagination: false })
          return found ? ((found.docs[0] as T | undefined) ?? null) : findOne<T>(asked)
        },
      }
      return Object.assign(database, flat)
    },
  }
}

/** Null when the collection, the selection or the order is not one for a flat read. */
async function read(database: SQLiteAdapter, slug: CollectionSlug, asked: Args): Promise<PaginatedDocs<Row> | null> {
  const fields = database.payload.collections[slug].config.flattenedFields
  const tableName = database.tableNameMap.get(slug.replaceAll('-', '_'))
  const table = tableName === undefined ? undefined : (database.tables[tableName] as Table | undefined)
  if (!fields || tableName === undefined || !table || database.payload.config.localization) return null
  const shape = shapeOf(database, tableName, table, fields, asked)
  if (!shape) return null

  const one = oneRow(asked)
  if (one) {
    const docs = await rowOfId(database, one, shape)
    await addLists(database, tableName, docs, shape.many)
    return page1(docs, 1, docs.length)
  }

  const { limit: asLimit = 0, page = 1 } = asked
  const limit = asLimit === 0 ? undefined : asLimit
  const question = writtenBefore(database, { slug, tableName, table, fields, shape }, asked)
  if (!question) return null
  const { hasJoins, hasMatches } = question
  const docs = await question.rows()
  // Behind the last page Payload's adapter answers by its own rules.
  if (docs.length === 0 && page > 1) return null
  await addLists(database, tableName, docs, shape.many)
  // Where relations were looked at and nothing was found, Payload's adapter numbers its page otherwise.
  const isBare = docs.length === 0 && (hasJoins || hasMatches)
  if (isBare) return { ...page1(docs, asLimit, 0), limit: limit as number, pagingCounter: 0, totalPages: 0 }
  if (asked.pagination === false || limit === undefined) return page1(docs, asLimit, docs.length)
  const isAll = docs.length < limit
  const total = isAll ? (page - 1) * limit + docs.length : await question.count()
  if (total === 0) return page1(docs, asLimit, 0)
  const totalPages = Math.ceil(total / limit)
  const [hasPrevPage, hasNextPage] = [page > 1, totalPages > page]
  return {
    docs,
    hasNextPage,
    hasPrevPage,
    limit,
    nextPage: hasNextPage ? page + 1 : null,
    page,
    pagingCounter: (page - 1) * limit + 1,
    prevPage: hasPrevPage ? page - 1 : null,
    totalDocs: total,
    totalPages,
  }
}

type Place = Readonly<{ slug: CollectionSlug; tableName: string; table: Table; fields: FlattenedField[]; shape: Flat }>
type Statement = Readonly<{ sql: string; params: readonly unknown[] }>
/** `hasJoins`: other tables are joined. `hasMatches`: they are asked by subqueries. */
type Ways = Readonly<{ hasJoins: boolean; hasMatches: boolean }>
/** A statement with stand-ins in the places of ids; null where its question has to be written anew each time. */
type Plan = Ways & Readonly<{ list: Statement; number: Statement }>
type Question = Ways & Readonly<{ rows: () => Promise<Row[]>; count: () => Promise<number> }>

const plans = boundedCache<{ table: Table; plan: Plan | null }>('written-statements', {
  bytes: 4_000_000,
  sizeOf: ({ plan }) => roughBytes(plan && [plan.list, plan.number]),
})

/**
 * A question as a statement that was written before, with its ids in their places: to write it takes several times as long as to run it, and the questions
 * of a rule differ from one person to the next in ids alone. Null where the order is not one for a flat read.
 */
function writtenBefore(database: SQLiteAdapter, place: Place, asked: Args): Question | null {
  const { shape, table, tableName } = place
  const placed = shape.written.length <= mostWritten ? withStandIns(asked.where ?? {}) : null
  if (!placed) return write(database, place, asked)
  const { joins, limit, page, select, sort } = asked
  const key = JSON.stringify([tableName, placed.where, select, joins === false, sort, limit, page])
  let known = plans.get(key)
  // Another instance of Payload has tables of its own.
  if (known?.table !== table) {
    known = { table, plan: planOf(database, place, { ...asked, where: placed.where }, placed.ids) }
    plans.set(key, known)
  }
  const { plan } = known
  if (!plan) return write(database, place, asked)
  /** The one value that a statement gives. */
  const valueOfStatement = async ({ params, sql: text }: Statement): Promise<unknown> => {
    const { rows } = await database.client.execute({ sql: text, args: withIds(params, placed.ids) as string[] })
    return Object.values(rows[0] ?? {})[0]
  }
  return {
    ...plan,
    rows: async () => readRows((await valueOfStatement(plan.list)) as string | undefined, shape),
    count: () =>
      countForPage(JSON.stringify([plan.number.sql, withIds(plan.number.params, placed.ids)]), async () =>
        Number(await valueOfStatement(plan.number)),
      ),
  }
}

/** What is asked for with stand-ins, written; null where it cannot be asked by one text, or a stand-in is not a value of its own. */
function planOf(database: SQLiteAdapter, place: Place, asked: Args, ids: readonly string[]): Plan | null {
  const written = write(database, place, asked)
  if (!written) return null
  const { counted, hasJoins, hasMatches, statement } = written
  const { shape, table } = place
  const listed = sql<string>`json_group_array(json_object(${sql.join([...shape.written], sql`, `)}))`
  const list = database.drizzle
    .select({ rows: listed.as('rows') })
    .from(statement.as('listed'))
    .toSQL()
  let counting = database.drizzle
    .select({ number: (counted.joins.length > 0 ? sql`count(distinct ${table.id})` : sql`count(*)`).as('number') })
    .from(table)
    .$dynamic()
  for (const { condition, table: other, type } of counted.joins) counting = counting[type ?? 'leftJoin'](other as never, condition)
  const number = counting.where(counted.where).toSQL()
  if (![list, number].every((each) => isReplaceable(each, ids))) return null
  return { hasJoins, hasMatches, list, number }
}

/** Null when the order is not one for a flat read. */
function write(
  database: SQLiteAdapter,
  { fields, shape, slug, table, tableName }: Place,
  { limit: asLimit = 0, page = 1, ...asked }: Args,
) {
  const limit = asLimit === 0 ? undefined : asLimit
  const { isStanding, others } = withoutTrash(asked.where ?? {})
  const { deletedAt } = table
  const questionOf = (isForFew: boolean) => {
    const { matches, own } = withSubqueries(database, slug, others, { isForFew })
    const query = buildQuery({ adapter: database as never, fields, tableName, sort: asked.sort, where: own })
    return { matches, query, conditions: [query.where, ...matches] }
  }
  // A page ends after a few rows: it is read by the index of its order, and each row that it comes to is asked by itself.
  const { conditions, matches, query } = questionOf(limit !== undefined)
  // To count them all rows are looked at, however few are shown.
  const counted = limit === undefined || limit < longFrom ? { conditions, query } : questionOf(false)
  const where = and(...counted.conditions, isStanding && deletedAt ? isNull(deletedAt) : undefined)
  const { joins } = query
  const order = (query.orderBy ?? []).map(({ column, order: direction }) => ({ column, direction }))
  const toMany = joins.flatMap(({ isOneToMany, table: each }) => (isOneToMany ? [each] : []))
  // An order by one of many related rows needs a group: left to Payload's adapter.
  if (order.some(({ column }) => toMany.includes(column.table as never))) return null

  const db = database.drizzle
  const ordering = Object.fromEntries(order.map(({ column }, index) => [`order${index}`, column as SQLiteColumn]))
  const hasJoins = joins.length > 0
  // A list of relations gives a record as often as it matches.
  const select = hasJoins ? db.selectDistinct({ ...shape.columns, ...ordering }) : db.select(shape.columns)
  let statement = select.from(table).$dynamic()
  for (const { condition, table: other, type } of joins) statement = statement[type ?? 'leftJoin'](other as never, condition)
  // Nearly all rows stand, so that their index would lead to all of them, to be sorted: the plus keeps SQLite from taking it.
  const listed = and(...conditions, isStanding && deletedAt ? sql`+${deletedAt} is null` : undefined)
  if (listed) statement = statement.where(listed)
  if (order.length > 0) statement = statement.orderBy(...order.map(({ column, direction }) => direction(column)))
  if (limit !== undefined) statement = statement.limit(limit).offset((page - 1) * limit)
  // Of several tables two columns may have one name.
  const isLong = !hasJoins && shape.written.length <= mostWritten && (limit === undefined || limit >= longFrom)
  return {
    hasJoins,
    hasMatches: matches.length > 0,
    counted: { joins: counted.query.joins, where },
    statement,
    rows: () => (isLong ? longList(database, statement, shape) : shortList(statement as unknown as Promise<Row[]>, shape)),
    count: () => countRows(database, { db: db as never, joins: counted.query.joins, tableName, where: where as SQL }),
  }
}

/** A question with its condition of not being in the trash apart. */
function withoutTrash(where: Where): { isStanding: boolean; others: Where } {
  const conditions = conditionsOf(where)
  const others = conditions.filter((condition) => !isDeepStrictEqual(condition, notTrashed))
  return others.length === conditions.length ? { isStanding: false, others: where } : { isStanding: true, others: { and: others } }
}

const notTrashed: Where = { deletedAt: { exists: false } }

type One = Readonly<{ id: string; isStanding: boolean }>

/** The id, where one row is asked for by nothing else, or by nothing but that it is not in the trash. */
function oneRow({ limit, pagination, where = {} }: Args): One | null {
  if (limit !== 1 || pagination !== false) return null
  const conditions = conditionsOf(where)
  const isStanding = conditions.length === 2 && isDeepStrictEqual(conditions[1], notTrashed)
  const [named] = conditions
  if (!named?.id || conditions.length !== (isStanding ? 2 : 1)) return null
  const ids = idsAskedFor(named.id)
  return ids?.length === 1 && ids[0] !== undefined ? { id: ids[0], isStanding } : null
}

/**
 * By a statement that was written once: to write it anew for each request takes longer than to run it. The row comes as lists of its values in JSON, as
 * the driver takes its time for each column (`longList`).
 */
async function rowOfId({ client }: SQLiteAdapter, { id, isStanding }: One, shape: Flat): Promise<Row[]> {
  const { rows } = await client.execute({ sql: isStanding ? shape.byIdStanding : shape.byId, args: [id, 1] })
  return rows.map((row) => {
    const values = Object.values(row).flatMap((part) => JSON.parse(part as string) as unknown[])
    const doc = Object.fromEntries(Object.keys(shape.columns).map((name, index) => [name, values[index]])) as Row
    for (const [name, reader] of shape.readers) if (doc[name] !== null) doc[name] = reader(doc[name])
    return finish(doc, shape)
  })
}

/** Values that SQLite is given to write into one list: it gives a function a hundred arguments. */
const mostListed = 90

/** Rows from which on a list may be long: below, the driver's own rows cost nothing. */
const longFrom = 20

/** Columns that a list may have to be written by the database: SQLite gives a function a hundred arguments, and each takes two. */
const mostWritten = 48

const shortList = async (statement: Promise<Row[]>, { columns, ...shape }: Flat): Promise<Row[]> =>
  (await statement).map((row) => {
    const doc: Row = { id: row.id }
    for (const name in columns) doc[name] = row[name]
    return finish(doc, shape)
  })

/**
 * The rows of a statement as one text of JSON, which the database writes and the process reads in a fifth of the time that the driver takes to hand
 * over every value by itself.
 */
async function longList(database: SQLiteAdapter, statement: unknown, shape: Flat): Promise<Row[]> {
  const written = sql.join([...shape.written], sql`, `)
  const [found] = await database.drizzle.all<{ rows: string }>(
    sql`select json_group_array(json_object(${written})) as "rows" from ${statement}`,
  )
  return readRows(found?.rows, shape)
}

function readRows(text: string | undefined, shape: Flat): Row[] {
  const rows = JSON.parse(text ?? '[]') as Row[]
  const { dates, groups, many, readers } = shape
  for (const row of rows) for (const [name, reader] of readers) if (row[name] !== null) row[name] = reader(row[name])
  if (dates.length + groups.length + many.length > 0) for (const row of rows) finish(row, shape)
  return rows
}

const writtenOf = ([field, column]: readonly [string, SQLiteColumn]): SQL =>
  sql`${sql.raw(`'${field.replaceAll("'", "''")}'`)}, ${valueOf(column)}`

/** How a value is written into JSON: a number with a fraction with all its digits, where SQLite would write fifteen. */
const valueOf = (column: SQLiteColumn): SQL => {
  const name = sql.identifier(column.name)
  return isFraction(column) ? sql`iif(typeof(${name}) = 'real', printf('%!.17g', ${name}), ${name})` : sql`${name}`
}

/** How a value is read from JSON, as the driver would; nothing for one that is what it says. */
const readersOf = ([field, column]: readonly [string, SQLiteColumn]): (readonly [string, Reader])[] => {
  if (isFraction(column)) return [[field, Number]]
  return column.columnType === 'SQLiteText' ? [] : [[field, (value) => column.mapFromDriverValue(value)]]
}

const isFraction = ({ columnType }: SQLiteColumn): boolean => /^SQLite(Real|Numeric)/.test(columnType)

type CountArgs = Parameters<SQLiteAdapter['countDistinct']>[0]

/** The number of rows of a page's list, remembered where it is large; the key is the statement itself with its values. */
function countRows(database: SQLiteAdapter, args: CountArgs): Promise<number> {
  const { joins, tableName, where } = args
  const joined = joins.map(({ condition }) => condition)
  const asked = database.drizzle
    .select({ one: sql`1` })
    .from(database.tables[tableName] as Table)
    .where(and(where, ...joined))
  const { params, sql: statement } = asked.toSQL()
  return countForPage(JSON.stringify([statement, params]), () => database.countDistinct(args))
}

const page1 = (docs: Row[], limit: number, totalDocs: number): PaginatedDocs<Row> => ({
  docs,
  hasNextPage: false,
  hasPrevPage: false,
  limit,
  nextPage: null,
  page: 1,
  pagingCounter: 1,
  prevPage: null,
  totalDocs,
  totalPages: 1,
})

const plain = new Set([
  'text',
  'textarea',
  'email',
  'number',
  'date',
  'checkbox',
  'select',
  'radio',
  'json',
  'code',
  'relationship',
  'upload',
])

/** Of a group: no dates and no relations, which are turned into something else when they are read. */
const plainMembers = new Set(['text', 'textarea', 'email', 'number', 'checkbox', 'select', 'radio'])

/** Selections are written in code, but a request may name its own. A shape's columns are the table's own, so its size is that of its names. */
const shapes = boundedCache<{ table: Table; flat: Flat | null }>('read-shapes', {
  bytes: 2_000_000,
  sizeOf: ({ flat }) => roughBytes(flat ? [Object.keys(flat.columns), flat.dates, flat.groups, flat.many] : null),
})

function shapeOf(
  { drizzle }: SQLiteAdapter,
  tableName: string,
  table: Table,
  fields: readonly FlattenedField[],
  { joins, select }: Pick<Args, 'joins' | 'select'>,
): Flat | null {
  const key = `${tableName} ${JSON.stringify([select ?? null, joins === false])}`
  const known = shapes.get(key)
  // Another instance of Payload has tables of its own.
  if (known?.table === table) return known.flat
  const flat = makeShape(drizzle, table, fields, { joins, select })
  shapes.set(key, { table, flat })
  return flat
}

function makeShape(
  db: SQLiteAdapter['drizzle'],
  table: Table,
  fields: readonly FlattenedField[],
  { joins, select }: Pick<Args, 'joins' | 'select'>,
): Flat | null {
  if (select && !isListOfNames(select)) return null
  const columns: Record<string, SQLiteColumn> = {}
  const dates: string[] = []
  const groups: Group[] = []
  const many: Many[] = []
  const { deletedAt, id } = table
  if (!id) return null
  columns.id = id
  for (const field of fields) {
    if (field.name === 'id' || (select && select[field.name] !== true)) continue
    if (field.type === 'join' && joins === false) continue
    if (field.type === 'group') {
      const members = columnsOfGroup(table, field)
      if (!members) return null
      Object.assign(columns, members)
      groups.push({ name: field.name, members: Object.keys(members).map((name) => name.slice(field.name.length + 1)) })
      continue
    }
    if (!plain.has(field.type) || ('virtual' in field && field.virtual)) return null
    const isMany = 'hasMany' in field && field.hasMany === true
    if (field.type === 'relationship' || field.type === 'upload') {
      if (Array.isArray(field.relationTo)) return null
      if (isMany) {
        many.push({ name: field.name, relationTo: field.relationTo })
        continue
      }
    } else if (isMany) return null
    const column = table[field.name]
    if (!column) return null
    columns[field.name] = column
    if (field.type === 'date') dates.push(field.name)
  }
  const all = Object.entries(columns)
  const listed = Object.fromEntries(
    Array.from({ length: Math.ceil(all.length / mostListed) }, (_, part) => {
      const values = all.slice(part * mostListed, (part + 1) * mostListed).map(([, column]) => valueOf(column))
      return [`part${part}`, sql<string>`json_array(${sql.join(values, sql`, `)})`.as(`part${part}`)]
    }),
  )
  const standing = deletedAt ? isNull(deletedAt) : undefined
  const [byId = '', byIdStanding = ''] = [undefined, standing].map((condition) => {
    const written = db
      .select(listed)
      .from(table)
      .where(and(eq(id, ''), condition))
      .limit(1)
      .toSQL()
    return written.sql
  })
  return { columns, dates, groups, many, written: all.map(writtenOf), readers: all.flatMap(readersOf), byId, byIdStanding }
}

/** Of a group whose fields are plain values; null for any other. */
function columnsOfGroup(table: Table, { flattenedFields, name }: FlattenedGroupField): Record<string, SQLiteColumn> | null {
  const columns: Record<string, SQLiteColumn> = {}
  for (const field of flattenedFields) {
    const column = table[`${name}_${field.name}`]
    const isPlain = plainMembers.has(field.type) && !('hasMany' in field && field.hasMany)
    if (!column || !isPlain || ('virtual' in field && field.virtual)) return null
    columns[`${name}_${field.name}`] = column
  }
  return columns
}

/** Not a selection that leaves fields out, nor one into a field. */
const isListOfNames = (select: SelectType): boolean => Object.values(select).every((value) => value === true)

/** Whether a moment is written as it is answered, as most are: with milliseconds, in UTC. Told by its length and signs, for a list has hundreds of them. */
const isInstant = (value: string): boolean => value.length === 24 && value[10] === 'T' && value[19] === '.' && value[23] === 'Z'

/** Makes of a row of columns the record that Payload knows: in place, since a list may have ten thousand. */
function finish(doc: Row, { dates, groups, many }: Pick<Flat, 'dates' | 'groups' | 'many'>): Row {
  for (const { members, name } of groups) {
    doc[name] = Object.fromEntries(members.map((member) => [member, doc[`${name}_${member}`]]))
    for (const member of members) delete doc[`${name}_${member}`]
  }
  for (const name of dates) {
    const value = doc[name]
    if (typeof value === 'string' && !isInstant(value)) doc[name] = new Date(value).toISOString()
  }
  for (const { name } of many) doc[name] = []
  return doc
}

/** Lists of relations of all rows, in one statement. */
async function addLists(database: SQLiteAdapter, tableName: string, docs: readonly Row[], many: readonly Many[]): Promise<void> {
  const beside = database.tables[`${tableName}_rels`] as Table | undefined
  if (many.length === 0 || docs.length === 0 || !beside) return
  const { order, parent, path } = beside
  if (!order || !parent || !path) return
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const targets = Object.fromEntries([...new Set(many.map(({ relationTo }) => `${relationTo}ID`))].map((name) => [name, beside[name]]))
  const names = many.map(({ name }) => name)
  const rows: Record<string, unknown>[] = await database.drizzle
    .select({ parent, path, ...(targets as Record<string, SQLiteColumn>) })
    .from(beside)
    .where(and(inArray(parent, [...byId.keys()]), names.length === 1 ? eq(path, names[0]) : inArray(path, names)))
    .orderBy(asc(order))
  for (const row of rows) {
    const doc = byId.get(String(row.parent))
    const field = many.find(({ name }) => name === row.path)
    const id = field && row[`${field.relationTo}ID`]
    const list = field && doc?.[field.name]
    if (id && Array.isArray(list)) list.push(id)
  }
}
