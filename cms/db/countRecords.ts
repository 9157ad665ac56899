import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload, Where } from 'payload'
import { forMongo, type IdsOf, type MongoDatabase, withoutRelations } from './mongoQuestions'

export type CountQuestion = Readonly<{ collection: CollectionSlug; where?: Where }>

/**
 * How many records answer each question, in the order of the questions; what lies in the trash is not counted. One statement whatever the number
 * of questions; on MongoDB one more where they speak of related records (`lookUpTogether`). No access rule is asked: for people who may read all.
 */
export async function countRecords(payload: Payload, questions: readonly CountQuestion[]): Promise<number[]> {
  if (questions.length === 0) return []
  const asked = questions.map(({ collection, where }) => ({ collection, where: withoutTrash(payload, collection, where) }))
  if (payload.db.name !== 'sqlite') return countOnMongo(payload, asked)
  const adapter = payload.db as unknown as SqliteAdapter
  const counts = await Promise.all(asked.map((question) => prepare(adapter, question)))
  const columns = counts.map((count, index) => sql`${count} as ${sql.identifier(`n${index}`)}`)
  const [row] = await adapter.drizzle.all<Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`)
  return questions.map((_, index) => Number(row?.[`n${index}`] ?? 0))
}

type Stage = Readonly<Record<string, unknown>>

/**
 * On MongoDB the same questions with ids in place of conditions on related records, which one statement finds for all of them; on SQLite, which joins,
 * as they are. For who asks the same of counts and of rows.
 */
export async function lookUpTogether<Question extends CountQuestion>(
  payload: Payload,
  questions: readonly Question[],
): Promise<Question[]> {
  if (payload.db.name === 'sqlite') return [...questions]
  const database = payload.db as unknown as MongoDatabase
  const lookUp = lookUpsOfOneTurn(database)
  return Promise.all(
    questions.map(async (question) =>
      question.where ? { ...question, where: await withoutRelations(database, question, lookUp) } : question,
    ),
  )
}

type Part = Readonly<{ collection: string; where: Where; stages: readonly Stage[] }>

/** One statement over several collections: rows that bear the `index` of the part that found them. */
async function ask<Row>(database: MongoDatabase, parts: readonly Part[]): Promise<readonly (Row & { index: number })[]> {
  const asked = await Promise.all(
    parts.map(async ({ collection, stages, where }, index) => {
      const model = database.collections[collection]
      if (!model) throw new Error(`There is no collection ${collection}`)
      const filter = await model.buildQuery({ payload: database.payload, where: forMongo(where) })
      return { model, pipeline: [{ $match: filter }, ...stages, { $set: { index } }] satisfies Stage[] }
    }),
  )
  const [first, ...others] = asked
  if (!first) return []
  const unions = others.map(({ model, pipeline }): Stage => ({ $unionWith: { coll: model.collection.name, pipeline } }))
  return first.model.collection.aggregate<Row & { index: number }>([...first.pipeline, ...unions]).toArray()
}

/** The counts of all questions as the rows of one answer; a question that nothing answers has no row. */
async function countOnMongo(payload: Payload, questions: readonly Required<CountQuestion>[]): Promise<number[]> {
  const plain = await lookUpTogether(payload, questions)
  const rows = await ask<{ count: number }>(
    payload.db as unknown as MongoDatabase,
    plain.map((question) => ({ ...question, stages: [{ $count: 'count' }] })),
  )
  const counts = new Map(rows.map(({ count, index }) => [index, count]))
  return questions.map((_, index) => counts.get(index) ?? 0)
}

/** Asks once for all that is looked up in one turn of the event loop, and for each thing once. */
function lookUpsOfOneTurn(database: MongoDatabase): IdsOf {
  const waiting: Part[] = []
  const known = new Map<string, Promise<string[]>>()
  let answer: ReturnType<typeof ask<{ _id: unknown }>> | undefined
  return (collection, where) => {
    const key = JSON.stringify([collection, where])
    const found = known.get(key)
    if (found) return found
    answer ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
      answer = undefined
      return ask<{ _id: unknown }>(database, waiting.splice(0))
    })
    const index = waiting.push({ collection, where, stages: [{ $project: { _id: 1 } }] }) - 1
    const ids = answer.then((rows) => rows.filter((row) => row.index === index).map(({ _id }) => String(_id)))
    known.set(key, ids)
    return ids
  }
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
