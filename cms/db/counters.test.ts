import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { databaseStatements } from '../server/health/metrics'
import { type Counters, openCounters } from './counters'

let own: OwnPayload
let counters: Counters
/** As another web process has them: it shares the database and nothing else. */
let others: Counters

beforeAll(async () => {
  own = await openOwnPayload('counters')
  counters = openCounters(own.payload)
  others = openCounters(own.payload)
})

afterAll(() => own.close())

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()
const statements = async (work: () => Promise<unknown>): Promise<number> => {
  const count = async () => (await databaseStatements.get()).values[0]?.value ?? 0
  const before = await count()
  await work()
  return (await count()) - before
}

describe('a counter', () => {
  it('is not there before anything was added', async () => {
    expect(await counters.read('nobody')).toBeNull()
  })

  it('opens a window, and keeps its end while points are added', async () => {
    const expiresAt = inMs(60_000)
    expect(await counters.add({ key: 'a', points: 2, expiresAt })).toEqual({ points: 2, expiresAt })
    expect(await counters.add({ key: 'a', points: 3, expiresAt: inMs(90_000) })).toEqual({ points: 5, expiresAt })
    expect(await counters.read('a')).toEqual({ points: 5, expiresAt })
  })

  it('begins anew where its window is over', async () => {
    await counters.add({ key: 'b', points: 9, expiresAt: inMs(-1) })
    expect(await counters.read('b')).toBeNull()
    const expiresAt = inMs(60_000)
    expect(await counters.add({ key: 'b', points: 1, expiresAt })).toEqual({ points: 1, expiresAt })
  })

  it('counts exactly what many processes add at the same moment, beginning with a key that nobody has', async () => {
    const expiresAt = inMs(60_000)
    const added = await Promise.all(
      Array.from({ length: 120 }, (_, at) => (at % 2 === 0 ? counters : others).add({ key: 'c', points: 1, expiresAt })),
    )
    expect(added.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, at) => at + 1))
    expect(await counters.read('c')).toEqual({ points: 120, expiresAt })
  })

  it('is asked for together with what is asked for at the same moment', async () => {
    const expiresAt = inMs(60_000)
    const keys = Array.from({ length: 250 }, (_, at) => `many ${at}`)
    const added = await Promise.all(keys.map((key, at) => counters.add({ key, points: at + 1, expiresAt })))
    expect(added).toEqual(keys.map((_, at) => ({ points: at + 1, expiresAt })))
    expect(await statements(async () => expect(await Promise.all(keys.map((key) => counters.read(key)))).toEqual(added))).toBe(3)
    const two = await statements(() => Promise.all(['d', 'e'].map((key) => counters.add({ key, points: 1, expiresAt }))))
    expect(two).toBe(own.database.kind === 'sqlite' ? 1 : 2)
  })
})
