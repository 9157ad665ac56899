import crypto from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'

/* Every refused sign-in does the work of one password check: counted by calls and parameters, for a clock would depend on the machine. */

const password = 'Right-2026'
let own: OwnPayload
let signIn: typeof import('./signIn').signIn
let brand: import('../../../../shared/brands/brandSchema').Brand
const hashed = jest.spyOn(crypto, 'pbkdf2')

beforeAll(async () => {
  own = await openOwnPayload('sign-in')
  ;({ signIn } = await import('./signIn'))
  const { brandOfHost } = await import('../../brands')
  const akta = brandOfHost('akta.localhost')
  if (!akta) throw new Error('akta is missing')
  brand = akta
  const { payload } = own
  const make = (data: { name: string; email: string; admin?: boolean; disabled?: boolean }) =>
    // rights: a factory of the test.
    payload.create({ collection: 'users', data: { password, ...data }, overrideAccess: true })
  await make({ name: 'Known', email: 'known@x.example', admin: true })
  await make({ name: 'Disabled', email: 'disabled@x.example', admin: true, disabled: true })
  await make({ name: 'Elsewhere', email: 'elsewhere@x.example' })
})

afterAll(() => own.close())
beforeEach(() => void hashed.mockClear())

let requests = 0
const request = (): Promise<PayloadRequest> => {
  requests += 1
  return createLocalReq({ req: { headers: new Headers({ 'x-quayside-client': `10.0.0.${requests}` }) } }, own.payload)
}

const parameters = () => hashed.mock.calls.map(([, , iterations, keyLength, digest]) => ({ iterations, keyLength, digest }))

describe('sign-in', () => {
  it.each([
    ['a wrong password', 'known@x.example', 'Wrong-2026'],
    ['an unknown person', 'nobody@x.example', password],
    ['a disabled person', 'disabled@x.example', password],
    ['a person of another brand', 'elsewhere@x.example', password],
    ['a blank password', 'known@x.example', ' '],
    ['a blank password of nobody', 'nobody@x.example', ' '],
  ])('hashes once for %s, as for a right one', async (_name, email, given) => {
    await expect(signIn(await request(), brand, { email: 'known@x.example', password })).resolves.toMatchObject({
      user: { email: 'known@x.example' },
    })
    const right = parameters()
    expect(right).toEqual([{ iterations: 600_000, keyLength: 32, digest: 'sha256' }])
    hashed.mockClear()
    await expect(signIn(await request(), brand, { email, password: given })).rejects.toMatchObject({
      status: 401,
      data: { code: 'invalid_credentials' },
    })
    expect(parameters()).toEqual(right)
  })

  it('gives a burst of guesses no more tries than one after the other', async () => {
    const guess = async (req: PayloadRequest) =>
      signIn(req, brand, { email: 'known@x.example', password: 'Wrong-2026' }).then(
        () => 200,
        (error: unknown) => (error as { status: number }).status,
      )
    const headers = new Headers({ 'x-quayside-client': '10.1.0.1' })
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => guess(await createLocalReq({ req: { headers } }, own.payload))),
    )
    // Those that were being checked at the same moment as the fifth may come on top.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(24)
  })
})
