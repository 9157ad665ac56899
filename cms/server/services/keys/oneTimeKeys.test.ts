import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'

let own: OwnPayload
let keys: typeof import('./oneTimeKeys')

beforeAll(async () => {
  own = await openOwnPayload('keys')
  keys = await import('./oneTimeKeys')
})
afterAll(() => own.close())

const use = { purpose: 'signUp', brand: 'akta' } as const
const make = (seconds: number, email = 'a@x.example') => keys.issueKey(own.payload, { ...use, email, seconds })

describe('a one-time key', () => {
  it('opens one thing, once, and says what it is bound to', async () => {
    const id = await keys.issueKey(own.payload, { ...use, email: 'once@x.example', seconds: 60, scope: 'harbour' })
    const key = keys.keyOf(id, 'signUp')
    const opened = { id, email: 'once@x.example', user: null, account: null, scope: 'harbour' }
    expect(await keys.readKey(own.payload, key, use)).toEqual(opened)
    expect(await keys.redeemKey(own.payload, key, use)).toEqual(opened)
    expect([await keys.readKey(own.payload, key, use), await keys.redeemKey(own.payload, key, use)]).toEqual([null, null])
  })

  it('S41 is nothing after its time', async () => {
    const key = keys.keyOf(await make(-1, 'late@x.example'), 'signUp')
    expect([await keys.readKey(own.payload, key, use), await keys.redeemKey(own.payload, key, use)]).toEqual([null, null])
  })

  it('S47 has 256 bits that are in no record, and opens nothing of another purpose or brand', async () => {
    const id = await make(60, 'bits@x.example')
    const key = keys.keyOf(id, 'signUp')
    expect(Buffer.from(key.slice(key.indexOf('.') + 1), 'base64url')).toHaveLength(32)
    const rows = await own.payload.db.find({ collection: 'one-time-keys', where: {}, pagination: false })
    expect(JSON.stringify(rows)).not.toContain(key.slice(key.indexOf('.') + 1))
    for (const other of [
      { ...use, brand: 'iolcus' },
      { ...use, purpose: 'password' },
    ] as const)
      expect(await keys.redeemKey(own.payload, key, other)).toBeNull()
    expect(await keys.redeemKey(own.payload, keys.keyOf(id, 'password'), { ...use, purpose: 'password' })).toBeNull()
  })

  it('is void once a newer one was made for the same mailbox on the same brand, and for no other', async () => {
    const [first, other] = [keys.keyOf(await make(60), 'signUp'), keys.keyOf(await make(60, 'b@x.example'), 'signUp')]
    const elsewhere = await keys.issueKey(own.payload, { ...use, brand: 'iolcus', email: 'a@x.example', seconds: 60 })
    await make(60)
    expect(await keys.readKey(own.payload, first, use)).toBeNull()
    expect(await keys.readKey(own.payload, other, use)).not.toBeNull()
    expect(await keys.readKey(own.payload, keys.keyOf(elsewhere, 'signUp'), { ...use, brand: 'iolcus' })).not.toBeNull()
  })
})
