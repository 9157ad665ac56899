import { beforeAll, describe, expect, it } from '@jest/globals'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import type { Client } from '../helpers/client'
import { create, type Doc, docsOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* The history of accounts and portfolios: what makes a version, who reads it, and what going back brings and leaves. */

let tenant: Tenant
let admin: Client
let advisor: Client

beforeAll(async () => {
  tenant = await makeTenant()
  admin = tenant.admin
  advisor = await tenant.advisor.signIn()
})

type Version = Readonly<{ id: string; version: Doc }>

const versionsOf = async (slug: string, id: string, client = admin): Promise<Version[]> =>
  docsOf(await client.get(`/api/${slug}/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0&limit=50`)) as unknown as Version[]

const namesOf = (versions: readonly Version[]) => versions.map(({ version }) => version.name)
const restore = (client: Client, slug: string, id: string | undefined) => client.post(`/api/${slug}/versions/${id}?depth=0`, {})

describe('what makes a version', () => {
  it('is a save by a person, an advisor too, with who saved it', async () => {
    const account = await tenant.account('First name', { location: 'Leeds' })
    expect((await advisor.patch(`/api/accounts/${account.id}`, { name: 'Second name' })).status).toBe(200)
    const versions = await versionsOf('accounts', account.id)
    expect(namesOf(versions)).toEqual(['First name', 'Second name'])
    expect(versions[1]?.version).toMatchObject({ location: 'Leeds', owners: [tenant.advisor.id], updatedBy: tenant.advisor.id })
  })

  it('is none of what the server keeps beside it: team, figures, groups, invitations', async () => {
    const account = await tenant.account('Left alone', { externalId: demoAccounts.investor, email: 'left.alone@invited.example' })
    const helper = await tenant.person('Hal Per', { isProfessional: true, organisation: tenant.firm.id })
    await create(admin, 'access-groups', { name: 'Also theirs', team: [helper.id], clients: [account.id] })
    await tenant.fetchFigures(account.id)
    const invited = await admin.post('/api/functions/inviteClient', {
      accountId: account.id,
      email: 'left.alone@invited.example',
      message: '',
    })
    expect(invited.status).toBe(202)
    expect((await admin.get(`/api/accounts/${account.id}?depth=0`)).body).toMatchObject({
      team: expect.arrayContaining([helper.id]),
      lastInviteSend: expect.any(String),
    })
    expect(namesOf(await versionsOf('accounts', account.id))).toEqual(['Left alone'])
    // Opened, a portfolio of the provider gets a record: one version, and none for what the provider says later.
    for (const { id } of docsOf(await admin.get(`/api/portfolios?where[account][equals]=${account.id}&depth=0`)))
      expect(await versionsOf('portfolios', id)).toHaveLength(1)
  })

  it('is none of a save that was refused, and none of an account that was not to be', async () => {
    const limits = await create(admin, 'subscriptions', { name: 'One advisor', accountLimit: 5, advisorLimit: 1 })
    const portal = await tenant.otherPortal({ name: 'Narrow', slug: `narrow-${tenant.brand}`, subscription: limits.id })
    const account = await tenant.account('Narrow', { portal: portal.id })
    const others = await Promise.all(
      ['Otto Visor', 'Olga Visor'].map((name) => tenant.person(name, { isProfessional: true, organisation: tenant.firm.id })),
    )
    const [first, second] = others
    expect((await admin.patch(`/api/accounts/${account.id}`, { owners: [tenant.advisor.id, first?.id] })).status).toBe(400)
    expect(await versionsOf('accounts', account.id)).toHaveLength(1)
    // Two at once pass the first check, and one or both are taken back after they were written.
    await admin.patch(`/api/subscriptions/${limits.id}`, { advisorLimit: 2 })
    const beside = await tenant.account('Beside', { portal: portal.id })
    const answers = await Promise.all(
      [
        [account.id, first?.id],
        [beside.id, second?.id],
      ].map(([id, owner]) => admin.patch(`/api/accounts/${id}`, { owners: [tenant.advisor.id, owner] })),
    )
    for (const [at, { id }] of [account, beside].entries())
      expect(await versionsOf('accounts', id)).toHaveLength(answers[at]?.status === 200 ? 2 : 1)
  })

  it('is also the last state before the trash, which nobody can restore out of it', async () => {
    const account = await tenant.account('Thrown')
    expect((await admin.del(`/api/accounts/${account.id}`)).status).toBe(200)
    const versions = docsOf(await admin.get(`/api/accounts/versions?where[parent][equals]=${account.id}&trash=true&sort=updatedAt&depth=0`))
    expect(versions).toHaveLength(2)
    expect((await restore(admin, 'accounts', versions[0]?.id)).status).toBe(403)
    expect((await advisor.get(`/api/accounts/versions?where[parent][equals]=${account.id}`)).text).not.toContain('Thrown')
    // Back from the trash, the version that was saved on the way there does not lead into it again.
    expect((await admin.patch(`/api/accounts/${account.id}?trash=true`, { deletedAt: null })).status).toBe(200)
    expect((await restore(advisor, 'accounts', versions[1]?.id)).status).toBe(200)
    expect((await admin.get(`/api/accounts/${account.id}`)).status).toBe(200)
  })
})

describe('going back', () => {
  it('brings what was saved, blank fields too, as a new version on top of the others', async () => {
    const account = await tenant.account('As it was')
    const full = { name: 'As it is', location: 'York', gender: 'female', inception: '2020-01-01T00:00:00.000Z' }
    expect((await admin.patch(`/api/accounts/${account.id}`, full)).status).toBe(200)
    const [first] = await versionsOf('accounts', account.id)
    expect((await restore(admin, 'accounts', first?.id)).status).toBe(200)
    const stored = (await admin.get(`/api/accounts/${account.id}?depth=0`)).body as Doc
    expect(stored).toMatchObject({ name: 'As it was', searchName: 'as it was', owners: [tenant.advisor.id], active: true })
    expect([stored.location ?? null, stored.gender ?? null, stored.inception ?? null]).toEqual([null, null, null])
    expect(namesOf(await versionsOf('accounts', account.id))).toEqual(['As it was', 'As it is', 'As it was'])
    expect(docsOf(await admin.get(`/api/logs?where[recordId][equals]=${account.id}&sort=-createdAt`))[0]).toMatchObject({
      type: 'Updated',
      changes: expect.arrayContaining(['name', 'location']),
    })
  })

  it('leaves what an advisor may not set as it is now, and what the server wrote meanwhile', async () => {
    const client = await tenant.person('Cli Ent')
    const account = await tenant.account('Before', { externalId: demoAccounts.single, email: 'before@restored.example' })
    const invited = await admin.post('/api/functions/inviteClient', {
      accountId: account.id,
      email: 'before@restored.example',
      message: '',
    })
    expect(invited.status).toBe(202)
    const later = { name: 'After', externalId: 'elsewhere', client: client.id, active: true }
    expect((await admin.patch(`/api/accounts/${account.id}`, later)).status).toBe(200)
    const [first] = await versionsOf('accounts', account.id)
    expect((await restore(advisor, 'accounts', first?.id)).status).toBe(200)
    expect((await admin.get(`/api/accounts/${account.id}?depth=0`)).body).toMatchObject({
      name: 'Before',
      externalId: 'elsewhere',
      client: client.id,
      active: true,
      portal: tenant.portal.id,
      team: [tenant.advisor.id],
      lastInviteSend: expect.any(String),
      updatedBy: tenant.advisor.id,
    })
    // An administrator goes back whole.
    expect((await restore(admin, 'accounts', first?.id)).status).toBe(200)
    expect((await admin.get(`/api/accounts/${account.id}?depth=0`)).body).toMatchObject({ externalId: demoAccounts.single, client: null })
  })

  it('is refused where the rules of today refuse it, with the reason, and changes nothing', async () => {
    const [one, two] = [await tenant.account('One', { email: 'one@taken.example' }), await tenant.account('Two')]
    await admin.patch(`/api/accounts/${one.id}`, { email: 'other@taken.example' })
    await admin.patch(`/api/accounts/${two.id}`, { email: 'one@taken.example' })
    const [first] = await versionsOf('accounts', one.id)
    const refused = await restore(admin, 'accounts', first?.id)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('An account with this email address already exists.')])
    expect((await admin.get(`/api/accounts/${one.id}?depth=0`)).body).toMatchObject({ email: 'other@taken.example' })
    expect(await versionsOf('accounts', one.id)).toHaveLength(2)
  })

  it('of a portfolio keeps its account and its external id for an advisor', async () => {
    const account = await tenant.account('Holder')
    const own = { name: 'Pot', account: account.id, type: 'GIA', currency: 'GBP', objective: 'Income', riskLevel: 4 }
    const { id } = await create(admin, 'portfolios', own)
    await admin.patch(`/api/portfolios/${id}`, { name: 'Pan', externalId: 'P-9', objective: null, riskLevel: 7 })
    const [first] = await versionsOf('portfolios', id, advisor)
    expect((await restore(advisor, 'portfolios', first?.id)).status).toBe(200)
    expect((await admin.get(`/api/portfolios/${id}?depth=0`)).body).toMatchObject({
      name: 'Pot',
      externalId: 'P-9',
      objective: 'Income',
      riskLevel: 4,
      account: account.id,
    })
  })
})

describe('who reads it', () => {
  it('is who may change the record now: not its client, not an advisor who once did', async () => {
    const investor = await tenant.person('In Vestor')
    const { id } = await tenant.account('In Vestor', { client: investor.id })
    const former = await tenant.person('For Mer', { isProfessional: true, organisation: tenant.firm.id })
    await admin.patch(`/api/accounts/${id}`, { owners: [former.id, tenant.advisor.id] })
    const formerly = await former.signIn()
    expect((await versionsOf('accounts', id, formerly)).length).toBe(2)
    await admin.patch(`/api/accounts/${id}`, { owners: [tenant.advisor.id] })
    const [newest] = (await versionsOf('accounts', id)).toReversed()
    expect(await versionsOf('accounts', id, formerly)).toEqual([])
    expect((await formerly.get(`/api/accounts/versions/${newest?.id}`)).status).toBe(403)
    expect((await restore(formerly, 'accounts', newest?.id)).status).toBe(403)
    const client = await investor.signIn()
    expect((await client.get(`/api/accounts/versions?where[parent][equals]=${id}`)).status).toBe(403)
    expect((await versionsOf('accounts', id, advisor)).length).toBe(3)
    // What of an account is an administrator's to read is so in its versions.
    expect(JSON.stringify(await versionsOf('accounts', id, advisor))).not.toMatch(/"(team|identity|emailKey|seat|updatedBy)":/)
  })
})
