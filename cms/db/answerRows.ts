import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

export type AnswerRow = Readonly<{
  key: string
  body: Readonly<Record<string, unknown>>
  standing: Readonly<Record<string, unknown>>
  fetchedAt: string
}>

/**
 * Writes last good answers by their keys, whether they are there yet or not, in one statement: each statement of SQLite waits for the disk, and a report
 * brings half a dozen answers. By hand, as the counters (docs/decisions/255): Payload's adapters ask first, create, and read what they have created.
 */
export async function writeAnswerRows(payload: Payload, rows: readonly AnswerRow[]): Promise<void> {
  if (rows.length === 0) return
  if (payload.db.name === 'sqlite') await toSqlite(payload.db as unknown as Sqlite, rows)
  else await toMongo(payload.db as unknown as Mongo, rows)
}

/** What is used here of Payload's adapters. */
type Sqlite = Readonly<{ client: { execute: (statement: { sql: string; args: string[] }) => Promise<unknown> } }>
type Mongo = Readonly<{
  collections: Record<'wealth-answers', { collection: { bulkWrite: (orders: object[], options: object) => Promise<unknown> } }>
}>

async function toSqlite({ client }: Sqlite, rows: readonly AnswerRow[]): Promise<void> {
  const now = new Date().toISOString()
  await client.execute({
    sql: `insert into wealth_answers (id, key, body, standing, fetched_at, updated_at, created_at) values ${rows
      .map(() => '(?, ?, ?, ?, ?, ?, ?)')
      .join(
        ', ',
      )} on conflict (key) do update set body = excluded.body, standing = excluded.standing, fetched_at = excluded.fetched_at, updated_at = excluded.updated_at`,
    args: rows.flatMap(({ body, fetchedAt, key, standing }) => [
      randomUUID(),
      key,
      JSON.stringify(body),
      JSON.stringify(standing),
      fetchedAt,
      now,
      now,
    ]),
  })
}

async function toMongo({ collections }: Mongo, rows: readonly AnswerRow[]): Promise<void> {
  const now = new Date()
  await collections['wealth-answers'].collection.bulkWrite(
    rows.map(({ body, fetchedAt, key, standing }) => ({
      updateOne: {
        filter: { key },
        update: { $set: { body, standing, fetchedAt, updatedAt: now }, $setOnInsert: { createdAt: now } },
        upsert: true,
      },
    })),
    { ordered: false },
  )
}
