import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { type OwnPayload, openOwnPayload } from '../../tests/helpers/ownPayload'
import { seedHeldByHand } from './heldByHand'

/* rights: the test makes and checks the records itself. */

let own: OwnPayload
let account: string

beforeAll(async () => {
  own = await openOwnPayload('held-by-hand')
  const { db } = own.payload
  const insert = async (collection: 'accounts' | 'portals', data: Record<string, unknown>) =>
    ((await db.create({ collection, data })) as { id: string }).id
  const portal = await insert('portals', {
    name: 'P',
    slug: 'p',
    brand: 'akta',
    theme: 'main',
    portalLanguage: 'en',
    phone: '1',
    email: 'a@b.example',
  })
  account = await insert('accounts', { name: 'A', portal, currency: 'GBP', active: true })
})

afterAll(() => own.close())

it('books what was bought by hand once, however often the demo is filled in again', async () => {
  const req = { payload: own.payload, context: {} } as unknown as PayloadRequest
  const unitsHeld = async () => {
    const { docs } = await own.payload.find({ collection: 'holdings', overrideAccess: true, depth: 0, sort: 'symbol' })
    return docs.map(({ symbol, units }) => [symbol, units])
  }
  await seedHeldByHand(req, account)
  const first = await unitsHeld()
  expect(first).toEqual([
    ['HARB', 1000],
    ['TIDE', 350],
  ])
  await seedHeldByHand(req, account)
  expect(await unitsHeld()).toEqual(first)
})
