import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

/** A line of the activity log that says what somebody looked at. */
export type ViewRow = Readonly<{
  section: string
  user: string
  portal: string | null
  collection: string | null
  recordId: string | null
  recordTitle: string | null
  info: string | null
  createdAt: string
}>

/** Adds lines to the log in one statement: each statement of SQLite waits for the disk. By hand, as the last good answers (`answerRows`). */
export async function writeViewRows(payload: Payload, rows: readonly ViewRow[]): Promise<void> {
  if (rows.length === 0) return
  if (payload.db.name === 'sqlite') await toSqlite(payload.db as unknown as Sqlite, rows)
  else await toMongo(payload.db as unknown as Mongo, rows)
}

/** What is used here of Payload's adapters. */
type Sqlite = Readonly<{ client: { execute: (statement: { sql: string; args: (string | null)[] }) => Promise<unknown> } }>
type Mongo = Readonly<{
  collections: Record<'logs', { collection: { insertMany: (documents: object[], options: object) => Promise<unknown> } }>
}>

async function toSqlite({ client }: Sqlite, rows: readonly ViewRow[]): Promise<void> {
  await client.execute({
    sql: `insert into logs (id, type, section, user_id, portal_id, collection, record_id, record_title, info, created_at, updated_at) values ${rows
      .map(() => "(?, 'Viewed', ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .join(', ')}`,
    args: rows.flatMap(({ collection, createdAt, info, portal, recordId, recordTitle, section, user }) => [
      randomUUID(),
      section,
      user,
      portal,
      collection,
      recordId,
      recordTitle,
      info,
      createdAt,
      createdAt,
    ]),
  })
}

async function toMongo({ collections }: Mongo, rows: readonly ViewRow[]): Promise<void> {
  // Not loaded where SQLite is the database.
  const { Types } = await import('mongoose')
  await collections.logs.collection.insertMany(
    rows.map(({ createdAt, portal, user, ...own }) => ({
      ...own,
      type: 'Viewed',
      user: new Types.ObjectId(user),
      portal: portal === null ? null : new Types.ObjectId(portal),
      createdAt: new Date(createdAt),
      updatedAt: new Date(createdAt),
    })),
    { ordered: false },
  )
}
