import { beforeAll, describe, expect, it } from '@jest/globals'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import { type Client, freshAddress, send, signIn } from '../helpers/client'
import { letterTo, linkIn } from '../helpers/mailbox'
import { docsOf } from '../helpers/records'
import { makeTenant, type Person, type Tenant, tenantPassword } from '../helpers/tenant'
import { developerDomain } from '../helpers/tenantBrands'

/* The people who build the product look after test accounts, and sometimes after a client's: clients are shown nobody of theirs as their advisor (decision 198). */

let tenant: Tenant
let client: Person & { accounts: readonly string[] }
let signedIn: Client
let account: string

beforeAll(async () => {
  tenant = await makeTenant()
  client = await tenant.investor('Cleo Lient', [demoAccounts.single])
  signedIn = await client.signIn()
  account = client.accounts[0] ?? ''
})

const addressOf = (name: string, domain: string): string => `${name.toLowerCase().replaceAll(' ', '-')}-${tenant.brand}@${domain}`
const professional = (name: string, domain: string) =>
  tenant.person(name, { email: addressOf(name, domain), isProfessional: true, organisation: tenant.firm.id })

/** Whom the client is shown as their advisor, on the account and on its portfolio, once these look after it. */
async function shownWith(owners: readonly Person[]): Promise<string | null> {
  const saved = await tenant.admin.patch(`/api/accounts/${account}`, { owners: owners.map(({ id }) => id) })
  expect([saved.status, saved.text]).toEqual([200, saved.text])
  const { account: shown, portfolios } = (await signedIn.get(`/api/wealth/accounts/${account}`)).body as AccountResponse
  const portfolio = (await signedIn.get(`/api/wealth/portfolios/${portfolios[0]?.id}`)).body as PortfolioResponse
  expect(portfolio.portfolio.advisor).toEqual(shown.advisor)
  return shown.advisor?.name ?? null
}

describe('a developer who looks after an account', () => {
  it('is not shown to its client: the next advisor is, or nobody', async () => {
    const developer = await professional('Dev Eloper', developerDomain)
    expect(await shownWith([developer, tenant.advisor])).toBe('Ada Visor')
    expect(await shownWith([developer])).toBeNull()
    expect(await shownWith([tenant.advisor, developer])).toBe('Ada Visor')
  })

  it('is one in whatever case the address was written', async () => {
    const developer = await professional('Cap Itals', developerDomain.toUpperCase())
    expect(await shownWith([developer])).toBeNull()
  })

  it('is one by the whole domain: one below it, above it, or one that looks like it is another', async () => {
    for (const [name, domain] of [
      ['Sub Domain', `mail.${developerDomain}`],
      ['Pre Fix', `the${developerDomain}`],
      ['Suf Fix', `${developerDomain}.org`],
      ['Hy Phen', `the-${developerDomain}`],
    ] as const)
      expect([domain, await shownWith([await professional(name, domain)])]).toEqual([domain, name])
    const inName = await professional('Local Part', `x.${developerDomain}.example`)
    expect(await shownWith([inName])).toBe('Local Part')
  })

  it('sees the client as every advisor does', async () => {
    const developer = await professional('Work Ing', developerDomain)
    await shownWith([developer])
    const own = await signIn(addressOf('Work Ing', developerDomain), { brand: tenant.brand, password: tenantPassword })
    expect((await own.get(`/api/wealth/accounts/${account}`)).body).toMatchObject({
      account: { advisor: null, client: { name: 'Cleo Lient' } },
    })
  })

  it('is given no client who signs up by themselves, though longest with the firm', async () => {
    const firm = await tenant.admin.post('/api/organisations', { name: `Makers first ${tenant.brand}` })
    const organisation = (firm.body as { doc: { id: string } }).doc.id
    const home = await tenant.otherPortal({ name: 'Makers', slug: `${tenant.brand}-makers`, company: organisation })
    await tenant.person('First There', { email: `first-${tenant.brand}@${developerDomain}`, isProfessional: true, organisation })
    const second = await tenant.person('Second There', { isProfessional: true, organisation })
    const email = `newcomer-${tenant.brand}@mailbox.example`
    const from = { host: tenant.brand, headers: { 'x-forwarded-for': freshAddress() } }
    await send('POST', '/api/users/signup', { ...from, body: { email, from: `/dashboard/${tenant.brand}-makers` } })
    const key = linkIn(await letterTo(tenant.admin, email, 'signUpLink')).split('#key=')[1]
    const body = { key, name: 'Nora Newcomer', password: 'Lantern-4-Quay', consent: true }
    expect((await send('POST', '/api/users/complete-signup', { ...from, body })).status).toBe(200)
    const [made] = docsOf(await tenant.admin.get(`/api/accounts?where[email][equals]=${email}&depth=0`))
    expect(made).toMatchObject({ portal: home.id, owners: [second.id] })
    await tenant.admin.patch(`/api/portals/${home.id}`, { active: false })
  })
})
