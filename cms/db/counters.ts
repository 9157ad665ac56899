import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

export type Counter = Readonly<{ points: number; expiresAt: string }>
type Addition = Readonly<{ key: string; points: number; expiresAt: string }>

/** Counters of the throttles. What is asked for at once is asked of the database by one statement. */
export type Counters = Readonly<{
  /** The counter of a key whose window is open. */
  read: (key: string) => Promise<Counter | null>
  /** Adds `points` to a window that is open; else opens one, until `expiresAt`. */
  add: (addition: Addition) => Promise<Counter>
}>

/**
 * The counters as statements of each database: one whatever a row is like (open, over, not there yet), which both run atomically. Written by hand, for
 * Payload's adapters have none that adds or creates, and take longer to write a statement than the database to run it (docs/decisions/255).
 */
export function openCounters(payload: Payload): Counters {
  const { add, read } = payload.db.name === 'sqlite' ? ofSqlite(payload.db as unknown as Sqlite) : ofMongo(payload.db as unknown as Mongo)
  const [readTogether, addTogether] = [together(read), together(add)]
  return {
    read: async (key) => (await readTogether({ key })) ?? null,
    add: async (addition) => {
      const counter = await addTogether(addition)
      if (!counter) throw new Error('A counter was not written')
      return counter
    },
  }
}

type Found = ReadonlyMap<string, Counter>
type Store = Readonly<{
  read: (asked: readonly { key: string }[]) => Promise<Found>
  add: (additions: readonly Addition[]) => Promise<Found>
}>

/** What is used here of Payload's adapters. */
type Sqlite = Readonly<{
  client: { execute: (statement: { sql: string; args: (string | number)[] }) => Promise<{ rows: readonly object[] }> }
}>
type MongoRow = Readonly<{ key: string; points: number; expiresAt: Date }>
type Mongo = Readonly<{
  collections: Record<
    'throttles',
    {
      collection: {
        find: (filter: object) => { toArray: () => Promise<MongoRow[]> }
        findOneAndUpdate: (filter: object, stages: object[], options: object) => Promise<MongoRow | null>
      }
    }
  >
}>

const ofSqlite = (adapter: Sqlite): Store => {
  const run = async (sql: string, args: (string | number)[]): Promise<Found> => {
    const { rows } = await adapter.client.execute({ sql, args })
    return new Map((rows as (Counter & { key: string })[]).map(({ expiresAt, key, points }) => [key, { points, expiresAt }]))
  }
  const returned = 'key, points, expires_at as expiresAt'
  const isOpen = 'throttles.expires_at > ?'
  return {
    read: (asked) => {
      const keys = asked.map(({ key }) => key)
      const places = keys.map(() => '?').join(', ')
      return run(`select ${returned} from throttles where key in (${places}) and ${isOpen}`, [...keys, now()])
    },
    add: (additions) =>
      run(
        `insert into throttles (id, key, points, expires_at) values ${additions.map(() => '(?, ?, ?, ?)').join(', ')} on conflict (key) do update set points = iif(${isOpen}, throttles.points, 0) + excluded.points, expires_at = iif(${isOpen}, throttles.expires_at, excluded.expires_at) returning ${returned}`,
        [...additions.flatMap(({ expiresAt, key, points }) => [randomUUID(), key, points, expiresAt]), now(), now()],
      ),
  }
}

const ofMongo = (adapter: Mongo): Store => {
  const found = (rows: readonly (MongoRow | null)[]): Found =>
    new Map(rows.flatMap((row) => (row ? [[row.key, { points: row.points, expiresAt: row.expiresAt.toISOString() }]] : [])))
  return {
    read: async (asked) =>
      found(
        await adapter.collections.throttles.collection
          .find({ key: { $in: asked.map(({ key }) => key) }, expiresAt: { $gt: new Date() } })
          .toArray(),
      ),
    // No statement of MongoDB writes several rows and tells what became of each.
    add: async (additions) =>
      found(
        await Promise.all(
          additions.map(({ expiresAt, key, points }) => {
            const isOpen = { $gt: ['$expiresAt', new Date()] }
            const kept = (field: string, otherwise: unknown) => ({ $cond: [isOpen, field, otherwise] })
            const changed = { points: { $add: [kept('$points', 0), points] }, expiresAt: kept('$expiresAt', new Date(expiresAt)) }
            return adapter.collections.throttles.collection.findOneAndUpdate({ key }, [{ $set: changed }], {
              upsert: true,
              returnDocument: 'after',
            })
          }),
        ),
      ),
  }
}

const now = (): string => new Date().toISOString()

/** Rows of one statement. */
const mostTogether = 100

/** Asks once for all that is asked for before the process does anything else. A key that is asked for twice waits for the next question. */
function together<Question extends { key: string }>(
  ask: (questions: readonly Question[]) => Promise<Found>,
): (question: Question) => Promise<Counter | undefined> {
  let waiting: Map<string, Question> | undefined
  let answer: Promise<Found>
  return async (question) => {
    if (!waiting || waiting.has(question.key) || waiting.size === mostTogether) {
      const gathered = new Map<string, Question>()
      waiting = gathered
      answer = Promise.resolve().then(() => {
        if (waiting === gathered) waiting = undefined
        return ask([...gathered.values()])
      })
    }
    waiting.set(question.key, question)
    return (await answer).get(question.key)
  }
}
