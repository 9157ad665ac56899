import { beforeAll, describe, expect, it } from '@jest/globals'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import demo from '../../scripts/demoSignIns.json' with { type: 'json' }
import type { SessionResponse } from '../../shared/contracts/session'
import { type Client, send, signIn } from '../helpers/client'
import type { BrandName } from '../helpers/product'
import { create, docsOf } from '../helpers/records'
import { pinOf, stepAt } from '../helpers/secondFactor'
import { signInByMessage } from '../helpers/textMessages'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

const sessionOf = async (client: Client) => (await client.get('/api/session')).body as SessionResponse
const codeOf = ({ body }: { body: unknown }): unknown => (body as { errors?: { code?: unknown }[] }).errors?.[0]?.code

describe('the people of the demo', () => {
  const people = demo.people.filter((person) => !('isRefused' in person)) as {
    email: string
    brand: BrandName | null
    totpSecret?: string
    telephone?: string
  }[]

  it.each(people.map(({ brand, email, telephone, totpSecret }) => [email, brand, totpSecret, telephone] as const))(
    '%s signs in on the host of their brand, by name',
    async (email, brand, secret, phone) => {
      const client =
        brand && phone
          ? await signInByMessage(email, { brand, phone })
          : await signIn(email, { ...(brand ? { brand } : {}), ...(secret ? { pin: pinOf(secret, stepAt()) } : {}) })
      const session = await sessionOf(client)
      expect(session.user.email).toBe(email)
      expect(session.user.name).not.toMatch(/@|^$/)
      expect(session.home).not.toBe('/dashboard/404')
    },
  )

  it.each(['bowmore', 'iolcus'] as const)('of %s see their own: the advisor two clients, the client several portfolios', async (brand) => {
    const advisor = await signIn(`advisor@${brand}.example`, { brand })
    // Tests of access rules give the portal of bowmore another address.
    const [portal] = (await sessionOf(advisor)).portals
    const clients = await advisor.get(`/api/wealth/clients?portal=${portal?.slug}`)
    expect((clients.body as { clients: unknown[] }).clients).toHaveLength(2)
    const of = async (who: string) => docsOf(await (await signIn(`${who}@${brand}.example`, { brand })).get('/api/portfolios?depth=0'))
    expect([(await of('investor')).length, (await of('single')).length]).toEqual([3, 1])
    expect((await send('POST', '/api/users/login', { body: { email: `investor@${brand}.example`, password: demo.password } })).status).toBe(
      401,
    )
  })
})

describe('guards', () => {
  let tenant: Tenant
  let slug: string
  let a: Person & { accounts: readonly string[] }
  let b: Person & { accounts: readonly string[] }

  beforeAll(async () => {
    tenant = await makeTenant()
    slug = tenant.brand
    a = await tenant.investor('An Investor', [demoAccounts.single])
    b = await tenant.investor('Bee Investor', [demoAccounts.investor])
  })

  it('S01: an account of somebody else is answered as one that nobody has', async () => {
    const client = await a.signIn()
    for (const path of ['', '/values', '/allocation']) {
      const foreign = await client.get(`/api/wealth/accounts/${b.accounts[0]}${path}`)
      const unknown = await client.get(`/api/wealth/accounts/nobody-has-this${path}`)
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    }
  })

  it('S02: lists and counts hold one’s own alone', async () => {
    const client = await a.signIn()
    for (const collection of ['accounts', 'portfolios', 'holdings', 'transactions', 'documents', 'delegations']) {
      const docs = docsOf(await client.get(`/api/${collection}?limit=100&depth=0`)) as { id: string; account?: string }[]
      const foreign = docs.filter((doc) => (collection === 'accounts' ? doc.id : doc.account) !== a.accounts[0])
      expect([collection, foreign]).toEqual([collection, []])
      expect((await client.get(`/api/${collection}/count`)).body).toEqual({ totalDocs: docs.length })
    }
  })

  it('S03: an advisor sees the accounts that they own and those of their access groups, each once', async () => {
    const other = await tenant.person('Other Advisor', { isProfessional: true, organisation: tenant.firm.id })
    const client = await other.signIn()
    const seen = async () => docsOf(await client.get('/api/accounts?limit=100&depth=0')).map(({ id }) => id)
    expect(await seen()).toEqual([])
    for (const name of ['One', 'Two']) await create(tenant.admin, 'access-groups', { name, team: [other.id], clients: [a.accounts[0]] })
    expect(await seen()).toEqual([a.accounts[0]])
    expect((await client.get(`/api/wealth/accounts/${b.accounts[0]}`)).status).toBe(404)
  })

  it('S04: another portal’s name in path, query or body opens nothing', async () => {
    const client = await a.signIn()
    expect((await client.get('/api/wealth/family?portal=akta')).status).toBe(404)
    expect((await client.get('/api/wealth/clients?portal=akta')).status).toBe(403)
    expect((await client.get('/api/greeting?portal=akta')).status).toBe(404)
    await client.patch(`/api/users/${a.id}`, { portal: 'akta', organisation: tenant.firm.id, isProfessional: true })
    expect((await sessionOf(client)).user.roles).toEqual(['investor'])
  })

  it('an advisor without an organisation is told so, and sees nobody’s figures', async () => {
    const unbound = await tenant.person('No Firm', { isProfessional: true })
    const account = await tenant.account('Theirs', { owners: [unbound.id], externalId: demoAccounts.family[0] })
    const client = await unbound.signIn()
    expect((await sessionOf(client)).isUnbound).toBe(true)
    for (const path of [`/api/wealth/clients?portal=${slug}`, `/api/wealth/accounts/${account.id}`])
      expect(await client.get(path)).toMatchObject({
        status: 403,
        body: {
          errors: [
            {
              code: 'no_organisation',
              message: 'Your account is not bound to an Organisation, please contact a Company Admin to solve this issue.',
            },
          ],
        },
      })
  })

  it('S24: a portal that is switched off shows nothing, in the words of the catalogue', async () => {
    const closed = await tenant.otherPortal({ name: 'Shut', slug: `${slug}-shut`, active: false })
    const person = await tenant.person('Shut Out')
    const account = await tenant.account('Shut Out', { client: person.id, portal: closed.id, externalId: demoAccounts.family[1] })
    const client = await person.signIn()
    for (const path of [
      `/api/wealth/accounts/${account.id}`,
      `/api/wealth/family?portal=${slug}-shut`,
      `/api/greeting?portal=${slug}-shut`,
    ]) {
      const answer = await client.get(path)
      expect([403, 404]).toContain(answer.status)
      expect(answer.text).not.toContain('value')
    }
    expect(await client.get(`/api/greeting?portal=${slug}-shut`)).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'portal_not_active', message: 'The portal Shut is not active' }] },
    })
    expect((await client.post('/api/greeting/terms', { portal: `${slug}-shut`, version: 'en-000000000000' })).status).toBe(403)
    expect(docsOf(await client.get('/api/accounts?depth=0'))).toEqual([])
  })

  it('a client without an active account on a portal is led there to be told so', async () => {
    const person = await tenant.person('Former Client')
    await tenant.account('Former Client', { client: person.id, active: false })
    const session = await sessionOf(await person.signIn())
    expect(session).toMatchObject({ accounts: [], portals: [{ slug, active: true }], home: `/dashboard/${slug}` })
  })

  it('an advisor of several portals chooses; a client never does', async () => {
    await tenant.otherPortal({ name: 'Second', slug: `${slug}-second` })
    expect((await sessionOf(await tenant.advisor.signIn())).home).toBe('/portals')
    expect((await sessionOf(await a.signIn())).home).toBe(`/dashboard/${slug}/account/${a.accounts[0]}`)
  })

  it('a company admin begins with the clients if they advise too, else with their organisation', async () => {
    const keeper = await tenant.person('Kit Keeper', { isAdmin: true, organisation: tenant.firm.id })
    const client = await keeper.signIn()
    expect(await sessionOf(client)).toMatchObject({ user: { roles: ['company-admin'] }, home: '/profile/organisation' })
    expect((await client.get('/api/organisations/own')).status).toBe(200)
    expect((await client.get(`/api/wealth/clients?portal=${slug}`)).status).toBe(403)
    const both = await tenant.person('Bo Both', { isAdmin: true, isProfessional: true, organisation: tenant.firm.id })
    expect((await sessionOf(await both.signIn())).home).not.toBe('/profile/organisation')
    const saver = await tenant.person('Sy Saver', { isAdmin: true, organisation: tenant.firm.id })
    const account = await tenant.account('Sy Saver', { client: saver.id })
    expect((await sessionOf(await saver.signIn())).home).toBe(`/dashboard/${slug}/account/${account.id}`)
  })

  it('somebody whose onboarding is pending is led to it until the form is sent', async () => {
    const form = await create(tenant.admin, 'forms', {
      name: 'Welcome in',
      brand: tenant.brand,
      _status: 'published',
      steps: [{ title: 'You', fields: [{ type: 'text', name: 'note', label: 'Note', required: true }] }],
    })
    const process = await create(tenant.admin, 'processes', { name: 'Welcome in', form: form.id, single: true })
    await tenant.admin.patch(`/api/portals/${tenant.portal.id}`, { onboardingProcess: process.id })
    const person = await tenant.person('On Board', { onboardingForm: 'PENDING' })
    await tenant.account('On Board', { client: person.id })
    const client = await person.signIn()
    const path = `/dashboard/${slug}/processes/${process.id}`
    expect(await sessionOf(client)).toMatchObject({ onboarding: path, home: path })
    expect((await client.patch(`/api/users/${person.id}`, { onboardingForm: 'DONE' })).status).toBeLessThan(500)
    expect((await sessionOf(client)).onboarding).toBe(path)
    const sent = await client.post(`/api/forms/${form.id}/submissions`, { process: process.id, answers: { note: 'Here' } })
    expect(sent.status).toBe(201)
    expect((await sessionOf(client)).onboarding).toBeUndefined()
  })

  it('S25: a person who is disabled is out at the next call, and their sessions are gone', async () => {
    const person = await tenant.person('Soon Gone')
    await tenant.account('Soon Gone', { client: person.id })
    const client = await person.signIn()
    expect((await client.get('/api/session')).status).toBe(200)
    await tenant.admin.patch(`/api/users/${person.id}`, { disabled: true })
    expect((await client.get('/api/session')).status).toBe(401)
    await tenant.admin.patch(`/api/users/${person.id}`, { disabled: false })
    expect((await client.get('/api/session')).status).toBe(401)
  })

  it('S26: nobody moves a row that they may not change', async () => {
    const links = docsOf(await tenant.admin.get('/api/navigation?limit=2&depth=0'))
    const client = await a.signIn()
    const moved = await client.post('/api/reorder', {
      collectionSlug: 'navigation',
      docsToMove: [links[0]?.id ?? 'x'],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target: { id: links[1]?.id ?? 'y', key: 'a0' },
    })
    expect([403, 404]).toContain(moved.status)
    expect(codeOf(moved)).not.toBe('internal_error')
  })
})
