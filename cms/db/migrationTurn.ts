import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Migration } from 'payload'

/** A process that died while it migrated holds the others up for so long. Its transaction was taken back by the server. */
const leaseMs = 120_000
const pauseMs = 500

type Lease = { _id: string; holder: string; until: Date }
type Leases = {
  findOneAndUpdate: (filter: object, update: object, options: { upsert: boolean }) => Promise<unknown>
  updateOne: (filter: object, update: object) => Promise<unknown>
  deleteOne: (filter: object) => Promise<unknown>
}
type Rows = { find: (filter: object) => { toArray: () => Promise<{ name?: unknown }[]> } }
type Connection = { collection: ((name: 'migration-lease') => Leases) & ((name: 'payload-migrations') => Rows) }

/**
 * Web processes and workers that start at once on one MongoDB migrate one after another: the first does the work, the others find it done. Two at
 * once would end in a write conflict, and the one that lost it would end.
 */
export const withMigrationTurn = (adapter: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const database: BaseDatabaseAdapter = adapter.init(args)
    const { migrate } = database
    const own = database as BaseDatabaseAdapter & { connection?: Connection; prodMigrations?: Migration[] }
    return Object.assign(database, {
      migrate: async (options?: Parameters<typeof migrate>[0]) => {
        const { connection } = own
        const names = (options?.migrations ?? own.prodMigrations ?? []).map(({ name }) => name)
        if (!connection || !(await isPending(connection, names))) return
        await inLease(connection.collection('migration-lease'), () => migrate.call(database, options))
      },
    })
  },
})

async function isPending(connection: Connection, names: readonly string[]): Promise<boolean> {
  const done = await connection.collection('payload-migrations').find({}).toArray()
  return names.some((name) => !done.some((row) => row.name === name))
}

async function inLease(leases: Leases, work: () => Promise<void>): Promise<void> {
  const holder = randomUUID()
  while (!(await take(leases, holder))) await sleep(pauseMs)
  const renewal = setInterval(() => void leases.updateOne({ _id: 'migrations', holder }, renewed()).catch(() => undefined), leaseMs / 4)
  try {
    await work()
  } finally {
    clearInterval(renewal)
    await leases.deleteOne({ _id: 'migrations', holder })
  }
}

const renewed = () => ({ $set: { until: new Date(Date.now() + leaseMs) } satisfies Partial<Lease> })

/** One conditional statement: a lease that somebody holds is found by nobody, and making a second one fails by its id. */
async function take(leases: Leases, holder: string): Promise<boolean> {
  const free = { _id: 'migrations', until: { $lt: new Date() } }
  const taken = { $set: { holder, until: new Date(Date.now() + leaseMs) } satisfies Partial<Lease> }
  try {
    await leases.findOneAndUpdate(free, taken, { upsert: true })
    return true
  } catch (error) {
    // 11000: a lease that has not run out.
    if ((error as { code?: unknown }).code === 11000) return false
    throw error
  }
}
