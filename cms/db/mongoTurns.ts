import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** What reads or writes records. `upsert` is not here: it calls `updateOne`. */
export const recordMethods = [
  'count',
  'countVersions',
  'create',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'find',
  'findDistinct',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
] as const

/** Asks for the rows of a page and for their number in two commands at once. */
const paging: ReadonlySet<string> = new Set(['find', 'findVersions', 'queryDrafts'])

type Args = Readonly<{ req?: { transactionID?: unknown }; pagination?: boolean; limit?: number }>
type Session = Readonly<{ inTransaction: () => boolean }>
type Database = Record<string, unknown> & {
  sessions?: Record<string, Session | undefined>
  connection?: { collection: (name: string) => { findOne: (filter: object, options: object) => Promise<unknown> } }
}
type Ask = (args: Args) => Promise<unknown>

/**
 * A transaction of MongoDB takes one command at a time, and the first one begins it: of two that are sent at once the second may arrive first,
 * and is refused ("Given transaction number … does not match any in-progress transactions"). Payload validates the fields of a record at once,
 * and hooks ask with `Promise.all`; so whatever belongs to one transaction waits for its turn here, in the order in which it was asked.
 * What waits while its transaction ends is refused: it would be written outside of it, and stay when the rest is taken back.
 */
export const withTurns = (adapter: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const database: BaseDatabaseAdapter = adapter.init(args)
    takeTurns(database as unknown as Database)
    return database
  },
})

/** Exported for its test. */
export function takeTurns(database: Database): void {
  const turns = new WeakMap<Session, Promise<unknown>>()
  const begin = (session: Session) => database.connection?.collection('payload-migrations').findOne({ _id: null }, { session })
  for (const method of recordMethods) {
    const own = database[method]
    if (typeof own !== 'function') continue
    const ask: Ask = async (args) => Reflect.apply(own as Ask, database, [args])
    database[method] = async (args: Args) => {
      const id: unknown = await args.req?.transactionID
      const session = typeof id === 'string' ? database.sessions?.[id] : undefined
      if (!session?.inTransaction()) return ask(args)
      const isPaged = paging.has(method) && args.pagination !== false && args.limit !== 0
      const before = turns.get(session) ?? (isPaged ? begin(session) : undefined)
      const turn = Promise.resolve(before).then(() => {
        if (!session.inTransaction()) throw new Error('The transaction ended before this could be done within it')
        return ask(args)
      })
      turns.set(
        session,
        turn.catch(() => undefined),
      )
      return turn
    }
  }
}
