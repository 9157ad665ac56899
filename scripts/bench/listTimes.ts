import { getPayload, type Payload } from 'payload'
import { forgetCounts } from '../../cms/db/largeCounts'
import { updateStatistics } from '../../cms/db/resilientClient'
import config from '../../payload.config'
import { median, timed } from './row'

/*
 * A program of its own, for `compareLists`: over an empty database it reads the list that the panel shows of 10,000 and then of 100,000 records,
 * and prints the medians in milliseconds as one line of JSON. `first` is with the number of rows counted anew each time.
 */

const rounds = 25
const sizes = [10_000, 100_000] as const

const lists = [
  ['newest first', {}],
  ['by name', { sort: 'searchName' }],
  ['a search', { sort: 'searchName', where: { searchName: { contains: 'firm 99' } } }],
] as const

export type ListTimes = Readonly<{ what: string; size: number; again: number; first: number }>

type SqliteClient = Parameters<typeof updateStatistics>[0]
type Native = Readonly<{
  client?: SqliteClient
  collections?: Record<string, { collection: { insertMany: (docs: object[]) => Promise<unknown> } }>
}>

/** Straight into the database: a hundred thousand saves would take as long as a seed of a hundred installations. */
async function grow(payload: Payload, from: number, to: number): Promise<void> {
  const { client, collections } = payload.db as unknown as Native
  if (client) {
    const at = "strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch')"
    await client.execute(
      `INSERT INTO organisations (id, name, search_name, updated_at, created_at) WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to - 1}) SELECT 'firm-' || i, 'Firm ' || i, 'firm ' || i, ${at}, ${at} FROM n`,
    )
    // As a running process does by itself each hour.
    await updateStatistics(client)
    return
  }
  for (let begin = from; begin < to; begin += 10_000) {
    const firms = Array.from({ length: 10_000 }, (_, index) => {
      const at = new Date(1.7e12 + (begin + index) * 1000)
      return { name: `Firm ${begin + index}`, searchName: `firm ${begin + index}`, createdAt: at, updatedAt: at }
    })
    await collections?.organisations?.collection.insertMany(firms)
  }
}

async function main(): Promise<void> {
  const payload = await getPayload({ config, key: 'lists', cron: false })
  const times: ListTimes[] = []
  let stored = 0
  for (const size of sizes) {
    await grow(payload, stored, size)
    stored = size
    for (const [what, asked] of lists) {
      // rights: a measure of the database; there is nobody to ask.
      const read = () => payload.find({ collection: 'organisations', limit: 50, depth: 0, overrideAccess: true, ...asked })
      const [again, first]: [number[], number[]] = [[], []]
      await read()
      for (let round = 0; round < rounds; round += 1) {
        again.push(await timed(read))
        forgetCounts()
        first.push(await timed(read))
      }
      times.push({ what, size, again: median(again), first: median(first) })
    }
  }
  process.stdout.write(`\n${JSON.stringify({ times })}\n`)
  await payload.destroy()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
