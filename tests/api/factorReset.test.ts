import { beforeAll, describe, expect, it } from '@jest/globals'
import { makeAuthenticator } from '../helpers/authenticator'
import { waitFor } from '../helpers/children'
import { type Answer, type Client, freshAddress, send } from '../helpers/client'
import { product } from '../helpers/product'
import { create, docsOf } from '../helpers/records'
import { enrol, pinOf, stepAt } from '../helpers/secondFactor'
import { makeTenant, type Tenant, tenantPassword as password } from '../helpers/tenant'

let tenant: Tenant
let admin: Client

beforeAll(async () => {
  tenant = await makeTenant()
  ;({ admin } = tenant)
})

const reason = 'Lost telephone, called back on the number on file'
const reset = (by: Client, userId: string, given: unknown = reason) =>
  by.post('/api/functions/resetSecondFactor', { userId, reason: given })
const stateOf = async (by: Client, id: string) => (await by.get(`/api/functions/resetSecondFactor/${id}`)).body
const codeOf = ({ body }: Answer) => (body as { errors?: { code?: string }[] }).errors?.[0]?.code ?? null
const says = (answer: Answer) => [answer.status, codeOf(answer)]

const companyAdmin = async (name: string, organisation: string) => {
  const person = await tenant.person(name, { isAdmin: true, organisation })
  return { person, client: await person.signIn() }
}

/** A colleague of the tenant's firm with an authenticator app. */
async function colleague(name: string, own: Record<string, unknown> = {}) {
  const person = await tenant.person(name, { isProfessional: true, organisation: tenant.firm.id, ...own })
  const client = await person.signIn()
  return { person, client, ...(await enrol(client, password)) }
}
const login = (email: string, more: object = {}) =>
  send('POST', '/api/users/login', {
    host: tenant.brand,
    body: { email, password, ...more },
    headers: { 'x-forwarded-for': freshAddress() },
  })

describe('the reset of a second factor', () => {
  it('takes factor, codes, passkeys and sessions away, tells its owner, and stands in the log with its reason', async () => {
    const { client, person, recoveryCodes, secret } = await colleague('Lost Phone')
    const site = { rpId: `${tenant.brand}.localhost`, origin: product().baseUrl(tenant.brand) }
    const device = makeAuthenticator()
    const { options } = (await client.post('/api/users/me/passkeys/begin', {})).body as {
      options: { challenge: string; user: { id: string } }
    }
    expect((await client.post('/api/users/me/passkeys', { name: 'Phone', response: device.create(options, site) })).status).toBe(200)
    const waiting = (await login(person.email)).body as { errors: [{ detail: { step: string } }] }

    expect(await stateOf(admin, person.id)).toEqual({ name: 'Lost Phone', obstacle: null })
    expect(await reset(admin, person.id)).toMatchObject({ status: 200, body: { obstacle: 'no_factor' } })
    expect((await client.get('/api/session')).status).toBe(401)
    const later = { step: waiting.errors[0].detail.step, pin: pinOf(secret, stepAt()) }
    expect(says(await send('POST', '/api/users/second-step', { host: tenant.brand, body: later }))).toEqual([401, 'unauthenticated'])
    for (const proof of [{ pin: pinOf(secret, stepAt()) }, { recoveryCode: recoveryCodes[0] }])
      expect(says(await login(person.email, proof))).toEqual([401, 'pin_wrong'])
    const begun = (await send('POST', '/api/users/passkey/begin', { host: tenant.brand, body: {} })).body as {
      options: { challenge: string }
    }
    const touched = { response: device.get(begun.options, site) }
    expect(says(await send('POST', '/api/users/passkey', { host: tenant.brand, body: touched }))).toEqual([401, 'invalid_credentials'])
    // A factor is still asked for; this brand lets people in until they have set one up.
    expect((await admin.get(`/api/users/${person.id}?depth=0`)).body).toMatchObject({ multiFactor: { enabled: true, target: null } })
    expect((await login(person.email)).status).toBe(200)

    const mails = `/api/mails?where[to][equals]=${encodeURIComponent(person.email)}&where[template][equals]=secondFactorReset`
    await waitFor('The mail about it', async () => docsOf(await admin.get(mails)).length === 1)
    const lines = docsOf(await admin.get(`/api/logs?where[recordId][equals]=${person.id}&where[type][equals]=Two-factor%20reset&depth=0`))
    expect(lines).toMatchObject([{ recordTitle: 'Lost Phone', info: reason }])
    expect(says(await reset(admin, person.id))).toEqual([409, 'conflict'])
  })

  it("is a company admin's for their own people, a platform admin's for all, and nobody's for themselves", async () => {
    const { person } = await colleague('Own Colleague')
    const other = await create(admin, 'organisations', { name: `Other firm of ${tenant.brand}` })
    await tenant.otherPortal({ name: 'Other', slug: `${tenant.brand}-other`, company: other.id })
    const [own, foreign] = [await companyAdmin('Cora Own', tenant.firm.id), await companyAdmin('Cole Foreign', other.id)]
    const advisor = await tenant.advisor.signIn()
    const client = await tenant.person('Cli Ent')
    await tenant.account('Cli Ent', { client: client.id })
    await enrol(await client.signIn(), password)

    for (const [who, refusal] of [
      [foreign.client, 404],
      [advisor, 403],
      [await client.signIn().catch(() => advisor), 403],
    ] as const)
      expect((await reset(who, person.id)).status).toBe(refusal)
    expect(
      (await send('POST', '/api/functions/resetSecondFactor', { host: tenant.brand, body: { userId: person.id, reason } })).status,
    ).toBe(401)
    // A client of the firm is no colleague.
    expect([403, 404]).toContain((await reset(own.client, client.id)).status)
    const chief = await colleague('Platform Chief', { admin: true })
    expect(says(await reset(own.client, chief.person.id))).toEqual([403, 'forbidden'])
    await enrol(own.client, password)
    expect(await stateOf(own.client, own.person.id)).toMatchObject({ obstacle: 'yourself' })
    expect(says(await reset(own.client, own.person.id))).toEqual([403, 'forbidden'])
    const me = (await admin.get('/api/session')).body as { user: { id: string } }
    expect(says(await reset(admin, me.user.id))).toEqual([403, 'forbidden'])
    expect((await reset(own.client, person.id)).status).toBe(200)
    expect((await reset(admin, client.id)).status).toBe(200)
  })

  it("is offered beside a company admin's people who have one, and beside nobody else", async () => {
    const { client, person } = await companyAdmin('Olga Office', tenant.firm.id)
    const { person: theirs } = await colleague('Has Factor')
    const { person: chief } = await colleague('Another Chief', { admin: true })
    const plain = await tenant.person('Has None', { isProfessional: true, organisation: tenant.firm.id })
    await enrol(client, password)
    const offered = async () => {
      const { people } = (await client.get('/api/organisations/own')).body as { people: { id: string; canResetFactor: boolean }[] }
      return [theirs, plain, chief, person].map(({ id }) => people.find((each) => each.id === id)?.canResetFactor)
    }
    expect(await offered()).toEqual([true, false, false, false])
    expect((await reset(client, theirs.id)).status).toBe(200)
    expect(await offered()).toEqual([false, false, false, false])
  })

  it('takes a reason', async () => {
    const { person } = await colleague('Rea Son')
    for (const given of [null, '', '  ', 'no', 7, 'x'.repeat(301)]) expect((await reset(admin, person.id, given)).status).toBe(400)
    expect((await reset(admin, 'nobody')).status).toBe(404)
    expect(await stateOf(admin, person.id)).toMatchObject({ obstacle: null })
  })
})
