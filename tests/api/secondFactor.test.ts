import { beforeAll, describe, expect, it } from '@jest/globals'
import { waitFor } from '../helpers/children'
import { type Answer, type Client, freshAddress, send, signIn } from '../helpers/client'
import { docOf, docsOf } from '../helpers/records'
import { enrol, pinOf, stepAt } from '../helpers/secondFactor'
import { makeTenant, type Person, type Tenant, tenantPassword as password } from '../helpers/tenant'

/* Numbers are those of the security checks that each test is. */

let tenant: Tenant
let admin: Client

beforeAll(async () => {
  tenant = await makeTenant()
  admin = await signIn('admin@quayside.example')
})

const post = (path: string, body: unknown, address = freshAddress()) =>
  send('POST', `/api/users/${path}`, { host: tenant.brand, body, headers: { 'x-forwarded-for': address } })
const login = (person: Person, more: Record<string, unknown> = {}, address?: string) =>
  post('login', { email: person.email, password, ...more }, address)
const errorOf = ({ body }: Answer) => (body as { errors?: { code?: string; detail?: unknown }[] }).errors?.[0]
const codeOf = (answer: Answer) => errorOf(answer)?.code
const stepOf = (answer: Answer) => (errorOf(answer)?.detail as { step: string }).step
const says = (answer: Answer) => [answer.status, codeOf(answer) ?? null, answer.setCookies.length]
const cookieOf = (answer: Answer) => (answer.setCookies[0] ?? '').split(';')[0] ?? ''
const signedIn = async (answer: Answer) =>
  (await send('GET', '/api/session', { host: tenant.brand, headers: { cookie: cookieOf(answer) } })).status === 200

/** Somebody with an account and an authenticator app. */
async function someone(name: string) {
  const person = await tenant.person(name)
  await tenant.account(name, { client: person.id })
  const client = await person.signIn()
  return { person, client, ...(await enrol(client, password)) }
}

/** A PIN that has not been used, and is good for a while. */
const freshPin = (secret: string) => pinOf(secret, stepAt())

describe('a sign-in with a second factor', () => {
  it('S27 gives no session for the password alone, and the step that it gives opens nothing', async () => {
    const { person, secret } = await someone('Tova Factor')
    const first = await login(person)
    expect(says(first)).toEqual([401, 'pin_required', 0])
    expect(errorOf(first)?.detail).toEqual({ step: expect.stringMatching(/^[\w.-]+$/), kind: 'app' })
    expect(first.text).not.toContain('Tova')
    const step = stepOf(first)
    const tries: Record<string, string>[] = [
      { authorization: `JWT ${step}` },
      { authorization: `Bearer ${step}` },
      { cookie: `quayside-token=${step}` },
    ]
    for (const headers of tries)
      for (const path of ['/api/session', '/api/accounts', '/api/users/me/preferences', '/api/users/me/security'])
        expect((await send('GET', path, { host: tenant.brand, headers })).status).toBe(401)
    const second = await post('second-step', { step, pin: freshPin(secret) })
    expect(says(second)).toEqual([200, null, 1])
    expect(await signedIn(second)).toBe(true)
    // The step was good for one session.
    expect(says(await post('second-step', { step, pin: freshPin(secret) }))).toEqual([401, 'unauthenticated', 0])
  })

  it('takes the PIN with the password too', async () => {
    const { person, secret } = await someone('Pia Inline')
    const answer = await login(person, { pin: freshPin(secret) })
    expect(says(answer)).toEqual([200, null, 1])
    expect(answer.body).toMatchObject({ user: { email: person.email } })
  })

  it('says nothing of a second factor to whoever has not the password', async () => {
    const { person, secret } = await someone('Quinn Quiet')
    const [wrong, unknown] = await Promise.all([
      post('login', { email: person.email, password: 'Wrong-2026', pin: freshPin(secret) }),
      post('login', { email: `nobody@${tenant.brand}.example`, password: 'Wrong-2026', pin: '123456' }),
    ])
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.status).toBe(401)
  })

  it('S29 takes a PIN once: of twenty at the same time one gets in', async () => {
    const { person, secret } = await someone('Rae Racing')
    const pin = freshPin(secret)
    const steps = await Promise.all(Array.from({ length: 20 }, async () => stepOf(await login(person))))
    const answers = await Promise.all(steps.map((step) => post('second-step', { step, pin })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => codeOf(answer)))).toEqual(
      new Set(['pin_wrong', 'too_many_attempts']),
    )
  })

  it('S30 takes the PINs of now and of the 30 seconds before, and no others', async () => {
    const { person, secret } = await someone('Wim Window')
    for (const away of [-2, 1, 2]) expect(says(await login(person, { pin: pinOf(secret, stepAt() + away) }))).toEqual([401, 'pin_wrong', 0])
    // The one before was used to set the app up: it is known, and spent.
    expect(codeOf(await login(person, { pin: pinOf(secret, stepAt() - 1) }))).toBe('pin_wrong')
    expect((await login(person, { pin: freshPin(secret) })).status).toBe(200)
  })

  it('S31 gives five tries in a quarter of an hour, from wherever, and then not even the right one', async () => {
    const { person, secret } = await someone('Brute Force')
    const step = stepOf(await login(person))
    const wrong = pinOf(secret, stepAt() + 50)
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('second-step', { step, pin: wrong })))
    expect(answers.filter((answer) => codeOf(answer) === 'pin_wrong')).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35)
    const right = await login(person, { pin: freshPin(secret) })
    expect(says(right)).toEqual([429, 'too_many_attempts', 0])
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(600)
  })

  it('S32 takes six digits in a string and nothing that resembles them', async () => {
    const { person, secret } = await someone('Shay Shape')
    const pin = freshPin(secret)
    const wide = [...pin].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
    const shapes = [
      Number(pin),
      [pin],
      { pin },
      `${pin}ab`,
      ` ${pin}`,
      `+${pin}`,
      pin.slice(1),
      `${pin}0`,
      `${pin}\n`,
      wide,
      '',
      null,
      true,
    ]
    for (const shape of shapes) expect([shape, (await login(person, { pin: shape })).status]).toEqual([shape, 400])
    expect((await login(person, { pin })).status).toBe(200)
  })

  it('S28 is asked for after a new password by a link', async () => {
    const { client, person, secret } = await someone('Newt Password')
    expect((await post('forgot-password', { email: person.email })).status).toBe(202)
    const own = `/api/mails?where[to][equals]=${encodeURIComponent(person.email)}&where[template][equals]=passwordLink&depth=0`
    await waitFor('The link', async () => docsOf(await admin.get(own)).length === 1)
    const { text } = await admin.get(`/dev/mailbox/${docsOf(await admin.get(own))[0]?.id}.txt`)
    const key = /#key=([\w.-]+)/.exec(text)?.[1]
    const answer = await post('reset-password', { key, password: 'Lantern-4-Quay' })
    expect(says(answer)).toEqual([401, 'pin_required', 0])
    expect((await client.get('/api/session')).status).toBe(401)
    expect(says(await post('login', { email: person.email, password: 'Lantern-4-Quay' }))).toEqual([401, 'pin_required', 0])
    const done = await post('second-step', { step: stepOf(answer), pin: freshPin(secret) })
    expect(await signedIn(done)).toBe(true)
  })

  it('S37 gives each sign-in a token of its own, and none survives its end', async () => {
    const { client, person, secret, recoveryCodes } = await someone('Fix Ation')
    const before = client.cookie()
    const one = await login(person, { pin: freshPin(secret) })
    const two = await login(person, { recoveryCode: recoveryCodes[0] })
    expect(new Set([before, cookieOf(one), cookieOf(two)]).size).toBe(3)
    await send('POST', '/api/users/logout', { host: tenant.brand, body: {}, headers: { cookie: cookieOf(one) } })
    expect(await signedIn(one)).toBe(false)
    expect(await signedIn(two)).toBe(true)
    expect(says(await login(person))).toEqual([401, 'pin_required', 0])
  })

  it('is over for whoever an administrator lets in without', async () => {
    const { person } = await someone('Ex Empt')
    docOf(await admin.patch(`/api/users/${person.id}`, { is2FADisabled: true }), 200)
    expect((await login(person)).status).toBe(200)
    docOf(await admin.patch(`/api/users/${person.id}`, { is2FADisabled: false }), 200)
    expect(codeOf(await login(person))).toBe('pin_required')
  })
})

describe('a recovery code', () => {
  it('stands in for a PIN once, however it is written, and its owner is told', async () => {
    const { person, recoveryCodes } = await someone('Rec Overy')
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    const loose = ` ${code.toLowerCase().replace('-', ' ')} `
    const answers = await Promise.all([1, 2, 3, 4].map(() => login(person, { recoveryCode: loose })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(codeOf(await login(person, { recoveryCode: code }))).toBe('pin_wrong')
    const own = `/api/mails?where[to][equals]=${encodeURIComponent(person.email)}&where[template][equals]=recoveryCodeUsed`
    await waitFor('The mail about it', async () => docsOf(await admin.get(own)).length === 1)
  })

  it('is one of ten; new ones void the former', async () => {
    const { client, recoveryCodes, secret } = await someone('New Codes')
    const asked = await client.post('/api/users/me/recovery-codes', { password, pin: freshPin(secret) })
    const made = (asked.body as { recoveryCodes: string[] }).recoveryCodes
    expect([asked.status, made.length, made.some((code) => recoveryCodes.includes(code))]).toEqual([200, 10, false])
    const off = (code?: string) => client.post('/api/users/me/second-factor/remove', { password, recoveryCode: code })
    expect(says(await off(recoveryCodes[3]))).toEqual([403, 'pin_wrong', 0])
    expect((await off(made[3])).body).toMatchObject({ factor: null })
  })
})

describe('setting a second factor up', () => {
  it('S34 takes the password, shows the secret once, and keeps it where nobody reads it', async () => {
    const person = await tenant.person('Enna Roll')
    await tenant.account('Enna Roll', { client: person.id })
    const client = await person.signIn()
    expect(says(await client.post('/api/users/me/second-factor/app', { password: 'Wrong-2026' }))).toEqual([403, 'invalid_credentials', 0])
    expect((await client.get('/api/session')).status).toBe(200)
    const { recoveryCodes, secret } = await enrol(client, password)
    expect((await client.get('/api/users/me/security')).body).toEqual({
      factor: { kind: 'app', sentTo: null, recoveryCodesLeft: 10 },
      canSendSms: true,
    })
    const pages = [
      '/api/users/me',
      '/api/users/me/security',
      `/api/users/${person.id}?depth=2`,
      '/api/logs?limit=200',
      '/api/mails?limit=100',
      '/api/second-factors',
      '/api/recovery-codes',
      '/api/one-time-keys',
      '/api/idempotency-keys',
      '/api/payload-jobs',
    ]
    for (const path of pages)
      for (const who of [client, admin])
        for (const text of [(await who.get(path)).text])
          expect([path, [secret, ...recoveryCodes].some((word) => text.includes(word))]).toEqual([path, false])
  })

  it('S34 is not done again without the old one, and ends the sessions that know none', async () => {
    const person = await tenant.person('Twi Cenroll')
    await tenant.account('Twi Cenroll', { client: person.id })
    const [client, other] = [await person.signIn(), await person.signIn()]
    const { recoveryCodes, secret } = await enrol(client, password)
    expect((await other.get('/api/session')).status).toBe(401)
    expect((await client.get('/api/session')).status).toBe(200)
    expect(codeOf(await client.post('/api/users/me/second-factor/app', { password }))).toBe('pin_required')
    expect(codeOf(await client.post('/api/users/me/second-factor/app', { password, pin: pinOf(secret, 1) }))).toBe('pin_wrong')
    const again = await client.post('/api/users/me/second-factor/app', { password, recoveryCode: recoveryCodes[0] })
    expect(again.status).toBe(200)
    // Until it is confirmed the old one holds.
    expect((await login(person, { pin: freshPin(secret) })).status).toBe(200)
  })

  it('is confirmed by its own person alone, with the right PIN, once', async () => {
    const [one, two] = [await tenant.person('One Self'), await tenant.person('Two Other')]
    for (const person of [one, two]) await tenant.account(person.name, { client: person.id })
    const [client, thief] = [await one.signIn(), await two.signIn()]
    const { secret, setUp } = (await client.post('/api/users/me/second-factor/app', { password })).body as { secret: string; setUp: string }
    const confirm = (who: Client, pin: string) => who.post('/api/users/me/second-factor/confirm', { setUp, pin })
    expect(codeOf(await confirm(thief, freshPin(secret)))).toBe('link_expired')
    expect(codeOf(await confirm(client, pinOf(secret, 1)))).toBe('pin_wrong')
    const many = await Promise.all(Array.from({ length: 4 }, () => confirm(client, freshPin(secret))))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await login(two)).status).toBe(200)
  })

  it('S35 is not undone by a save of the own record, nor by one of an administrator', async () => {
    const { client, person } = await someone('Own Save')
    const wanted = { is2FADisabled: true, multiFactor: { enabled: false, target: null, validated: true } }
    await client.patch(`/api/users/${person.id}`, wanted)
    await client.patch('/api/users/me/preferences', wanted)
    await admin.patch(`/api/users/${person.id}`, { multiFactor: wanted.multiFactor })
    expect(says(await login(person))).toEqual([401, 'pin_required', 0])
    expect((await admin.get(`/api/users/${person.id}`)).body).toMatchObject({
      is2FADisabled: false,
      multiFactor: { enabled: true, target: 'app' },
    })
  })

  it('is undone with the password and a PIN, and both changes are told by mail', async () => {
    const { client, person, secret } = await someone('Off Switch')
    expect(codeOf(await client.post('/api/users/me/second-factor/remove', { password }))).toBe('pin_required')
    expect((await client.post('/api/users/me/second-factor/remove', { password, pin: freshPin(secret) })).status).toBe(200)
    expect((await login(person)).status).toBe(200)
    for (const template of ['secondFactorOn', 'secondFactorOff']) {
      const own = `/api/mails?where[to][equals]=${encodeURIComponent(person.email)}&where[template][equals]=${template}`
      await waitFor(template, async () => docsOf(await admin.get(own)).length === 1)
    }
  })
})

describe('a person whom an administrator saved', () => {
  const factorOf = async ({ id }: Person) =>
    ((await admin.get(`/api/users/${id}?depth=0`)).body as { multiFactor?: { enabled?: boolean } }).multiFactor

  it('is to have a second factor, unless they are exempt', async () => {
    const [saved, exempt] = [await tenant.person('Sav Edited'), await tenant.person('Exe Mpted', { is2FADisabled: true })]
    expect(await factorOf(saved)).toMatchObject({ enabled: false })
    for (const { id } of [saved, exempt]) docOf(await admin.patch(`/api/users/${id}`, { title: 'Dr' }), 200)
    expect(await factorOf(saved)).toMatchObject({ enabled: true })
    expect(await factorOf(exempt)).toMatchObject({ enabled: false })
  })

  it('S33 has no PIN that is right before they have set one up: not that of a blank secret either', async () => {
    const person = await tenant.person('Bla Nksecret')
    await tenant.account('Bla Nksecret', { client: person.id })
    docOf(await admin.patch(`/api/users/${person.id}`, { title: 'Ms' }), 200)
    for (const secret of ['', 'A'.repeat(32)])
      for (const away of [-1, 0]) expect(says(await login(person, { pin: pinOf(secret, stepAt() + away) }))).toEqual([401, 'pin_wrong', 0])
    // The brand offers a second factor and does not require it.
    expect((await login(person)).status).toBe(200)
  })

  it('is not somebody who saves themselves, or is moved to the trash', async () => {
    const person = await tenant.person('Self Saved', { admin: true })
    const client = await person.signIn()
    docOf(await client.patch(`/api/users/${person.id}`, { title: 'Dr' }), 200)
    expect(await factorOf(person)).toMatchObject({ enabled: false })
    docOf(await admin.patch(`/api/users/${person.id}`, { deletedAt: new Date().toISOString() }), 200)
    docOf(await admin.patch(`/api/users/${person.id}?trash=true`, { deletedAt: null }), 200)
    expect((await login(person)).status).toBe(200)
  })
})
