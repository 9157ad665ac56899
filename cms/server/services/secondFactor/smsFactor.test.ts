import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { User } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { PinRequired } from '../../../../shared/contracts/secondFactor'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'

/* A second factor by text message: what time does to a PIN, and its set-up within a sign-in, which no brand of the product's tests asks for. */

let own: OwnPayload
let brand: Brand
let signIn: typeof import('../session/signIn')
let steps: typeof import('./takeSecondStep')
let factors: typeof import('./factors')
let sms: typeof import('./smsPin')
let throttles: typeof import('../../throttle/throttles')

const phone = '+442079460121'

beforeAll(async () => {
  own = await openOwnPayload('sms-factor')
  ;[signIn, steps, factors, sms, throttles] = await Promise.all([
    import('../session/signIn'),
    import('./takeSecondStep'),
    import('./factors'),
    import('./smsPin'),
    import('../../throttle/throttles'),
  ])
  const akta = (await import('../../brands')).brandOfHost('akta.localhost')
  if (!akta) throw new Error('akta is missing')
  brand = { ...akta, secondFactor: 'required' }
})
afterAll(() => own.close())

let requests = 0
const request = (): Promise<PayloadRequest> => {
  requests += 1
  return createLocalReq({ req: { headers: new Headers({ 'x-quayside-client': `10.3.0.${requests}` }) } }, own.payload)
}

async function someone(hasFactor: boolean): Promise<User> {
  requests += 1
  const person = await own.payload.create({
    collection: 'users',
    data: { name: 'Person', email: `person-${requests}@x.example`, password: 'Right-2026', admin: true },
    // rights: a factory of the test.
    overrideAccess: true,
  })
  if (hasFactor) await factors.saveFactor(own.payload, person.id, { kind: 'sms', phone })
  const multiFactor = { enabled: true, target: hasFactor ? ('sms' as const) : null }
  await own.payload.db.updateOne({ collection: 'users', id: person.id, data: { multiFactor }, returning: false })
  return { ...person, multiFactor }
}

const refusal = async (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: null, detail: null, retryAfter: null }),
    (error: unknown) => (error as { data: { code: string; detail?: PinRequired; retryAfter?: number } }).data,
  )
const messagesTo = async ({ id }: User) => {
  const { docs } = await own.payload.db.find<{ id: string; body: string; to: string }>({
    collection: 'sms',
    where: { user: { equals: id } },
    sort: '-createdAt',
    pagination: false,
  })
  return docs
}
const newestPin = async (person: User) => sms.smsPin((await messagesTo(person))[0]?.id ?? '')
const passWait = (person: User) => throttles.forgetFailures(own.payload, 'smsPins', person.id)

describe('a PIN by text message', () => {
  it('is sent with the first step, says to which number, and stands in no record', async () => {
    const person = await someone(true)
    const { code, detail } = await refusal(signIn.startSession(await request(), brand, person))
    expect([code, detail]).toEqual(['pin_required', { step: expect.any(String), kind: 'sms', sentTo: '21', resendAfter: 60 }])
    const [message, ...others] = await messagesTo(person)
    const pin = await newestPin(person)
    expect([message?.to, others, pin]).toEqual([phone, [], expect.stringMatching(/^\d{6}$/)])
    for (const collection of ['sms', 'second-factors', 'payload-jobs', 'one-time-keys'] as const)
      expect(JSON.stringify((await own.payload.db.find({ collection, pagination: false })).docs)).not.toContain(pin)
    const session = await steps.takeSecondStep(await request(), brand, { step: detail?.step ?? '', pin })
    expect(session.token).not.toBe('')
    // S29, S37: used up, and the next one is another.
    expect((await refusal(signIn.startSession(await request(), brand, person, { pin }))).code).toBe('pin_wrong')
    await refusal(signIn.startSession(await request(), brand, person))
    expect(await newestPin(person)).not.toBe(pin)
  })

  it('S29 lets one of twenty at once in', async () => {
    const person = await someone(true)
    await refusal(signIn.startSession(await request(), brand, person))
    const factor = await factors.findFactor(own.payload, person.id)
    if (!factor) throw new Error('no factor')
    const pin = await newestPin(person)
    const used = await Promise.all(Array.from({ length: 20 }, () => factors.redeemPin(own.payload, person.id, factor, pin)))
    expect(used.filter(Boolean)).toHaveLength(1)
  })

  it('waits a minute for the next one, which makes it worthless', async () => {
    const person = await someone(true)
    const first = await refusal(signIn.startSession(await request(), brand, person))
    const step = first.detail?.step ?? ''
    const former = await newestPin(person)
    // A second sign-in and a press of "send again" within the minute send nothing, and the PIN stays good.
    const second = await refusal(signIn.startSession(await request(), brand, person))
    expect(second.detail).toMatchObject({ sentTo: '21', resendAfter: expect.any(Number) })
    const early = await refusal(steps.resendPinByStep(await request(), brand, { step }))
    expect([early.code, (early.retryAfter ?? 0) > 50]).toEqual(['too_many_requests', true])
    expect(await messagesTo(person)).toHaveLength(1)
    await passWait(person)
    expect(await steps.resendPinByStep(await request(), brand, { step })).toEqual({ sentTo: '21', resendAfter: 60 })
    const pin = await newestPin(person)
    expect((await refusal(steps.takeSecondStep(await request(), brand, { step, pin: former }))).code).toBe('pin_wrong')
    await expect(steps.takeSecondStep(await request(), brand, { step, pin })).resolves.toBeDefined()
  })

  it('S36 is good for two hours', async () => {
    const person = await someone(true)
    await refusal(signIn.startSession(await request(), brand, person))
    const row = await own.payload.db.findOne<{ id: string; pinExpiresAt: string }>({
      collection: 'second-factors',
      where: { user: { equals: person.id } },
    })
    if (!row) throw new Error('no factor')
    expect(Math.abs(Date.parse(row.pinExpiresAt) - Date.now() - 7_200_000)).toBeLessThan(5000)
    // As if two hours and a second had passed.
    const pinExpiresAt = new Date(Date.now() - 1000).toISOString()
    await own.payload.db.updateOne({ collection: 'second-factors', id: row.id, data: { pinExpiresAt }, returning: false })
    const pin = await newestPin(person)
    expect((await refusal(signIn.startSession(await request(), brand, person, { pin }))).code).toBe('pin_wrong')
  })

  it('S33 is none before one was sent, and never one of the app that stood there before', async () => {
    const person = await someone(true)
    for (const pin of ['000000', '123456', sms.smsPin(''), sms.smsPin('null')])
      expect((await refusal(signIn.startSession(await request(), brand, person, { pin }))).code).toBe('pin_wrong')
  })

  it('is sent to one number twenty times a day, whoever asks', async () => {
    for (let times = 0; times < 20; times++) await throttles.takeTurn(own.payload, 'smsByNumber', '+442079460199')
    const person = await someone(true)
    await factors.saveFactor(own.payload, person.id, { kind: 'sms', phone: '+442079460199' })
    const { detail } = await refusal(signIn.startSession(await request(), brand, person))
    expect([detail?.sentTo, (detail?.resendAfter ?? 0) > 3600, await messagesTo(person)]).toEqual([undefined, true, []])
  })
})

describe('a telephone that a brand requires', () => {
  it('is set up within the sign-in, proven by its PIN', async () => {
    const person = await someone(false)
    const { detail } = await refusal(signIn.startSession(await request(), brand, person))
    expect(detail).toMatchObject({ kind: null, canSendSms: true })
    const step = detail?.step ?? ''
    const begun = await steps.beginSmsSetUpByStep(await request(), brand, { step, phone })
    expect(begun).toEqual({ setUp: expect.any(String), sentTo: '21', resendAfter: 60 })
    const former = await newestPin(person)
    expect((await refusal(steps.resendPinByStep(await request(), brand, { step, setUp: begun.setUp }))).code).toBe('too_many_requests')
    await passWait(person)
    await steps.resendPinByStep(await request(), brand, { step, setUp: begun.setUp })
    const pin = await newestPin(person)
    const confirm = async (given: string) => steps.confirmSetUpByStep(await request(), brand, { step, setUp: begun.setUp, pin: given })
    expect((await refusal(confirm(former))).code).toBe('pin_wrong')
    const { recoveryCodes, session } = await confirm(pin)
    expect([recoveryCodes.length, session.token === '']).toEqual([10, false])
    expect(await factors.findFactor(own.payload, person.id)).toMatchObject({ kind: 'sms', phone })
    // The step is used up: nobody sets another number up with it.
    expect((await refusal(steps.beginSmsSetUpByStep(await request(), brand, { step, phone: '+442079460122' }))).code).toBe(
      'unauthenticated',
    )
  })
})
