import { createClient } from '@libsql/client'
import type { TestDatabase } from './database'

export type StoredJob = Readonly<{ id: string; name: string; onceKey: string | null; isDone: boolean; isDead: boolean; failures: number }>

/** All rows of the queue as they lie in the database: no door of the product shows them. */
export async function storedJobs({ kind, url }: TestDatabase): Promise<StoredJob[]> {
  const rows = kind === 'sqlite' ? await fromSqlite(url) : await fromMongodb(url)
  return rows.map(({ completedAt, hasError, id, onceKey, taskSlug, totalTried }) => ({
    id: String(id),
    name: String(taskSlug),
    onceKey: onceKey ?? null,
    isDone: Boolean(completedAt),
    isDead: Boolean(hasError),
    failures: Number(totalTried ?? 0),
  }))
}

type Row = { id: unknown; taskSlug: unknown; onceKey?: string | null; completedAt?: unknown; hasError?: unknown; totalTried?: unknown }

async function fromSqlite(url: string): Promise<Row[]> {
  const client = createClient({ url })
  try {
    const { rows } = await client.execute(
      'SELECT id, task_slug AS taskSlug, once_key AS onceKey, completed_at AS completedAt, has_error AS hasError, total_tried AS totalTried FROM payload_jobs',
    )
    return rows as unknown as Row[]
  } finally {
    client.close()
  }
}

async function fromMongodb(url: string): Promise<Row[]> {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(url)
  try {
    const rows = await client.db().collection<Omit<Row, 'id'>>('payload-jobs').find().toArray()
    return rows.map(({ _id, ...row }) => ({ ...row, id: String(_id) }))
  } finally {
    await client.close()
  }
}
