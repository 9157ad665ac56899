import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Log } from '../../../../collections/payload-types'
import type { ViewRow } from '../../../db/logRows'
import { onSqlite } from '../../../../tests/helpers/database'
import { openOwnPayload, type OwnPayload } from '../../../../tests/helpers/ownPayload'
import { viewsWritten, writeViewBehind } from './viewWrites'

let own: OwnPayload
let user: string

beforeAll(async () => {
  own = await openOwnPayload('views')
  user = ((await own.payload.db.create({ collection: 'users', data: { name: 'A', email: 'a@b.example' } })) as { id: string }).id
})
afterAll(() => own.close())

const row = (at: number): ViewRow => ({
  section: 'account',
  user,
  portal: null,
  collection: 'accounts',
  recordId: `a-${at}`,
  recordTitle: 'An account',
  info: null,
  createdAt: new Date(Date.UTC(2026, 10, 2) + at).toISOString(),
})
const lines = async (): Promise<Log[]> =>
  (
    await own.payload.db.find<Log>({
      collection: 'logs',
      where: { type: { equals: 'Viewed' } },
      sort: 'createdAt',
      pagination: false,
      limit: 0,
    })
  ).docs

// Statements are counted where the client of SQLite makes them.
;(onSqlite ? it : it.skip)('many are written in one statement, and read as any other line of the log', async () => {
  const db = own.payload.db as unknown as { client: { execute: (statement: unknown) => Promise<unknown> } }
  const { client } = db
  let statements = 0
  db.client = {
    execute: (statement) => {
      statements += 1
      return client.execute(statement)
    },
  }
  for (let at = 0; at < 60; at += 1) writeViewBehind(own.payload, row(at))
  expect(statements).toBe(0)
  await viewsWritten(own.payload)
  expect(statements).toBe(1)
  db.client = client
  const found = await lines()
  expect(found).toHaveLength(60)
  expect(found[7]).toMatchObject({ ...row(7), type: 'Viewed' })
})

it('one that cannot be written takes no other with it', async () => {
  const before = (await lines()).length
  writeViewBehind(own.payload, row(1000))
  writeViewBehind(own.payload, { ...row(1001), user: 'nobody' })
  writeViewBehind(own.payload, row(1002))
  await viewsWritten(own.payload)
  expect(await lines()).toHaveLength(before + 2)
})
