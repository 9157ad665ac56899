import { buildQuery, type DrizzleAdapter } from '@payloadcms/drizzle'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload, Where } from 'payload'

export type CountQuestion = Readonly<{ collection: CollectionSlug; where?: Where }>

/**
 * How many records answer each question, in the order of the questions; what lies in the trash is not counted. One statement on SQLite
 * whatever the number of questions, one a question on MongoDB. No access rule is asked: for people who may read all of it.
 */
export async function countRecords(payload: Payload, questions: readonly CountQuestion[]): Promise<number[]> {
  if (questions.length === 0) return []
  const asked = questions.map(({ collection, where }) => ({ collection, where: withoutTrash(payload, collection, where) }))
  if (payload.db.name !== 'sqlite') {
    // rights: see above.
    return Promise.all(asked.map(async (question) => (await payload.db.count(question)).totalDocs))
  }
  const adapter = payload.db as unknown as SqliteAdapter
  const columns = asked.map((question, index) => sql`${countOf(adapter, payload, question)} as ${sql.identifier(`n${index}`)}`)
  const [row] = await adapter.drizzle.all<Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`)
  return questions.map((_, index) => Number(row?.[`n${index}`] ?? 0))
}

/** The part of Payload's adapter that is used here: drizzle's own select and `all`, which its type leaves open for three dialects. */
type Select = Readonly<{ leftJoin: (table: unknown, condition: SQL) => Select; where: (where: SQL | undefined) => Select; getSQL: () => SQL }>
type SqliteAdapter = DrizzleAdapter & {
  drizzle: { all: <Row>(statement: SQL) => Promise<Row[]>; select: (fields: object) => { from: (table: unknown) => Select } }
  tables: Record<string, { id: unknown }>
  tableNameMap: Map<string, string>
}

function countOf(adapter: SqliteAdapter, payload: Payload, { collection, where }: Required<CountQuestion>): SQL {
  const { config } = payload.collections[collection]
  const tableName = adapter.tableNameMap.get(config.slug.replaceAll('-', '_')) ?? ''
  const table = adapter.tables[tableName]
  if (!table) throw new Error(`${collection} has no table`)
  const query = buildQuery({ adapter, fields: config.flattenedFields, tableName, where })
  const from = adapter.drizzle.select({ n: sql`count(distinct ${table.id})` }).from(table)
  return sql`${query.joins.reduce((select, join) => select.leftJoin(join.table, join.condition), from).where(query.where)}`
}

function withoutTrash(payload: Payload, collection: CollectionSlug, where: Where = {}): Where {
  return payload.collections[collection].config.trash ? { and: [where, { deletedAt: { exists: false } }] } : where
}
