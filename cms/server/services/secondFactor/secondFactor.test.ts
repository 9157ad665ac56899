import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { User } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { PinRequired } from '../../../../shared/contracts/secondFactor'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'
import { pinOf, stepAt } from '../../../../tests/helpers/secondFactor'

/* What no brand of the product's own tests asks for: a second factor that is required and not there yet; and what time does to one. */

let own: OwnPayload
let brand: Brand
let signIn: typeof import('../session/signIn')
let steps: typeof import('./takeSecondStep')
let factors: typeof import('./factors')
let seals: typeof import('./sealSecret')
let sessions: typeof import('../session/sessions')

beforeAll(async () => {
  own = await openOwnPayload('second-factor')
  ;[signIn, steps, factors, seals, sessions] = await Promise.all([
    import('../session/signIn'),
    import('./takeSecondStep'),
    import('./factors'),
    import('./sealSecret'),
    import('../session/sessions'),
  ])
  const akta = (await import('../../brands')).brandOfHost('akta.localhost')
  if (!akta) throw new Error('akta is missing')
  brand = { ...akta, secondFactor: 'required' }
})
afterAll(() => own.close())

let requests = 0
const request = (): Promise<PayloadRequest> => {
  requests += 1
  return createLocalReq({ req: { headers: new Headers({ 'x-quayside-client': `10.2.0.${requests}` }) } }, own.payload)
}

/** A platform admin, who needs no portal to belong to the brand. */
async function someone(multiFactor: User['multiFactor']): Promise<User> {
  requests += 1
  const person = await own.payload.create({
    collection: 'users',
    data: { name: 'Person', email: `person-${requests}@x.example`, password: 'Right-2026', admin: true },
    // rights: a factory of the test.
    overrideAccess: true,
  })
  await own.payload.db.updateOne({ collection: 'users', id: person.id, data: { multiFactor }, returning: false })
  return { ...person, multiFactor }
}

const refusal = async (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: null, detail: null }),
    (error: unknown) => (error as { data: { code: string; detail?: PinRequired } }).data,
  )

describe('a second factor that a brand requires', () => {
  it('is set up within the sign-in, before there is a session', async () => {
    const person = await someone({ enabled: true })
    const { code, detail } = await refusal(signIn.startSession(await request(), brand, person))
    expect([code, detail?.kind]).toEqual(['pin_required', null])
    const step = detail?.step ?? ''
    const wrong = await refusal(steps.takeSecondStep(await request(), brand, { step, pin: pinOf('A'.repeat(32), stepAt()) }))
    expect(wrong.code).toBe('pin_wrong')
    const { rows, secret, setUp, uri } = await steps.beginSetUpByStep(await request(), brand, step)
    expect(uri).toContain(secret)
    expect(rows.every((row) => row.length === rows.length && /^[01]+$/.test(row))).toBe(true)
    const confirm = async (pin: string) => steps.confirmSetUpByStep(await request(), brand, { step, setUp, pin })
    expect((await refusal(confirm(pinOf(secret, stepAt() + 9)))).code).toBe('pin_wrong')
    const { recoveryCodes, session } = await confirm(pinOf(secret, stepAt()))
    expect([recoveryCodes.length, session.token.length > 0]).toEqual([10, true])
    // The step is used up, and another one no longer sets anything up.
    expect((await refusal(confirm(pinOf(secret, stepAt())))).code).toBe('unauthenticated')
    const again = await refusal(signIn.startSession(await request(), brand, { ...person, multiFactor: { enabled: true, target: 'app' } }))
    expect(again.detail?.kind).toBe('app')
    expect((await refusal(steps.beginSetUpByStep(await request(), brand, again.detail?.step ?? ''))).code).toBe('unauthenticated')
  })

  it('is not asked for where it is only offered, nor of whoever is exempt', async () => {
    const person = await someone({ enabled: true })
    await expect(signIn.startSession(await request(), { ...brand, secondFactor: 'offered' }, person)).resolves.toBeDefined()
    await expect(signIn.startSession(await request(), brand, { ...person, is2FADisabled: true })).resolves.toBeDefined()
  })
})

describe('a proven second factor', () => {
  it('S36 is good for two hours: no session that asked for it lasts longer', async () => {
    const person = await someone({ enabled: true, target: 'app' })
    const device = { device: null, timeZone: null }
    const { expiresAt, id } = await sessions.openSession(own.payload, { brand, person, device, factorAt: new Date() })
    const session = await sessions.findSession(own.payload, id)
    if (!session) throw new Error('no session')
    const twoHours = Date.now() + 2 * 3_600_000
    expect(Math.abs(expiresAt.getTime() - twoHours)).toBeLessThan(5000)
    const endless = 10 ** 9
    expect(sessions.isAlive(session, endless, expiresAt.getTime() - 1000)).toBe(true)
    expect(sessions.isAlive(session, endless, expiresAt.getTime() + 1000)).toBe(false)
    const without = await sessions.openSession(own.payload, { brand, person, device, factorAt: null })
    expect(without.expiresAt.getTime()).toBeGreaterThan(twoHours + 3_600_000)
  })
})

describe('a secret at rest', () => {
  it('is readable in no row, and opens for its own person alone', async () => {
    const [one, two] = [await someone({ enabled: true }), await someone({ enabled: true })]
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const sealed = seals.sealSecret(secret, one.id)
    expect(sealed).not.toContain(secret)
    expect(seals.openSecret(sealed, one.id)).toBe(secret)
    for (const [text, person] of [
      [sealed, two],
      [`${sealed.slice(0, -2)}AA`, one],
      ['', one],
      [null, one],
      ['a.b.c', one],
    ] as const)
      expect(seals.openSecret(text, person.id)).toBeNull()
    // S33: a row whose secret is garbled, another's or missing takes no PIN.
    for (const broken of ['', 'garbled', seals.sealSecret(secret, two.id), seals.sealSecret('', one.id)]) {
      await factors.saveFactor(own.payload, one.id, { kind: 'app', sealed: broken, step: 0 })
      const factor = await factors.findFactor(own.payload, one.id)
      if (!factor) throw new Error('no factor')
      for (const guess of [secret, '', 'A'.repeat(32)])
        expect(await factors.redeemPin(own.payload, one.id, factor, pinOf(guess, stepAt()))).toBe(false)
    }
  })
})
