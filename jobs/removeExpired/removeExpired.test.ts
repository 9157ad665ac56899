import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '../../tests/helpers/database'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { removeExpired } from './handler'

let folder: string
let database: TestDatabase
let own: OwnPayload

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-expired-'))
  database = await createTestDatabase(folder)
  own = await openOwnPayload('expired', { DATABASE_URL: database.url })
})

afterAll(async () => {
  await own.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

it('what is over goes, and what still counts stays', async () => {
  const { db } = own.payload
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const user = ((await db.create({ collection: 'users', data: { name: 'Ann', email: 'ann@b.example' } })) as { id: string }).id
  for (const [name, expiresAt] of [
    ['over', at(-60_000)],
    ['counts', at(60_000)],
  ] as const) {
    await db.create({ collection: 'sessions', data: { user, brand: name, expiresAt, lastUsedAt: at(0) } })
    await db.create({ collection: 'one-time-keys', data: { purpose: 'password', user, brand: name, expiresAt } })
    await db.create({ collection: 'throttles', data: { key: name, points: 1, expiresAt } })
    await db.create({ collection: 'idempotency-keys', data: { key: name, fingerprint: name, startedAt: at(0), expiresAt } })
  }
  await removeExpired({ payload: own.payload })
  const left = async (collection: 'sessions' | 'one-time-keys' | 'throttles' | 'idempotency-keys') =>
    (await db.find<{ id: string; key?: string; brand?: string }>({ collection, pagination: false })).docs.map(
      ({ brand, key }) => key ?? brand,
    )
  for (const collection of ['sessions', 'one-time-keys', 'throttles', 'idempotency-keys'] as const)
    expect([collection, await left(collection)]).toEqual([collection, ['counts']])
})
