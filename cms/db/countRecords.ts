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
  const counts = await Promise.all(asked.map((question) => prepare(adapter, question)))
  const columns = counts.map((count, index) => sql`${count} as ${sql.identifier(`n${index}`)}`)
  const [row] = await adapter.drizzle.all<Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`)
  return questions.map((_, index) => Number(row?.[`n${index}`] ?? 0))
}

/** What is used here of Payload's adapter and of drizzle, whose own types are left open for three dialects. */
type Select = Readonly<{
  leftJoin: (table: unknown, condition: SQL) => Select
  where: (where: SQL | undefined) => Select
  getSQL: () => SQL
}>
type Prepared = Readonly<{ tableName: string; where: SQL | undefined; joins: readonly Readonly<{ table: unknown; condition: SQL }>[] }>
type SqliteAdapter = Readonly<{
  drizzle: { all: <Row>(statement: SQL) => Promise<Row[]>; select: (fields: object) => { from: (table: unknown) => Select } }
  tables: Record<string, { id: unknown }>
  count: (question: CountQuestion) => Promise<unknown>
}>

/** Lets Payload translate the question, which it does for nobody else, and keeps the parts instead of running them. */
async function prepare(adapter: SqliteAdapter, question: CountQuestion): Promise<SQL> {
  let prepared: Prepared | undefined
  const listener = Object.create(adapter, {
    countDistinct: {
      value: async (parts: Prepared) => {
        prepared = parts
        return 0
      },
    },
  }) as SqliteAdapter
  await listener.count(question)
  const table = prepared && adapter.tables[prepared.tableName]
  if (!prepared || !table) throw new Error(`A count of ${question.collection} was not prepared`)
  const { joins, where } = prepared
  const from = adapter.drizzle.select({ n: sql`count(distinct ${table.id})` }).from(table)
  return sql`${joins.reduce((select, join) => select.leftJoin(join.table, join.condition), from.where(where))}`
}

function withoutTrash(payload: Payload, collection: CollectionSlug, where: Where = {}): Where {
  return payload.collections[collection].config.trash ? { and: [where, { deletedAt: { exists: false } }] } : where
}
