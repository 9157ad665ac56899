import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { tinyPng } from '../factories/files'
import { waitFor } from './children'
import { type Client, signIn } from './client'
import { type BrandName, product } from './product'
import { create, type Doc, docsOf, upload } from './records'
import { tenantBrand, type TenantKind, tenantKinds } from './tenantBrands'

export type Person = Readonly<{ id: string; name: string; email: string; signIn: () => Promise<Client> }>

type Own = Readonly<Record<string, unknown>>

/** A brand, firm, portal and people that one test file has to itself. Its accounts may be linked to any of the sandbox's, as its source is its own. */
export type Tenant = Readonly<{
  brand: BrandName
  /** A platform admin of its own, on this brand's host: what all files write together is more than one person may in a minute. */
  admin: Client
  firm: Doc
  portal: Doc
  /** Wealth manager of all accounts that name no other. */
  advisor: Person
  /** A person without rights of their own, unless `own` gives some: `{ isProfessional: true, organisation }`. */
  person: (name: string, own?: Own) => Promise<Person>
  /** An account of the portal. Without `externalId` it is linked to nothing. */
  account: (name: string, own?: Own) => Promise<Doc>
  /** A person with an account for each of the sandbox's accounts named. */
  investor: (name: string, externalIds: readonly string[]) => Promise<Person & { accounts: readonly string[] }>
  /** Has the worker ask the upstream for an account: its figures are then on record, and the web process has not opened it. */
  fetchFigures: (account: string) => Promise<void>
  /** Another portal of the brand. */
  otherPortal: (own: Own) => Promise<Doc>
}>

const password = 'Tenant-2026'

/** Takes a brand that no other test of the run has, and fills it. Throws when all are taken: `startProduct({ tenants })`, or `tenantKinds`. */
export async function makeTenant({ kind }: Readonly<{ kind?: TenantKind }> = {}): Promise<Tenant> {
  const number = takeNumber(kind === undefined ? 1 : tenantKinds[kind].from)
  const brand = tenantBrand(number)
  const name = `Tenant ${number}`
  const first = await signIn('admin@quayside.example', { brand })
  const { email: own } = await create(first, 'users', {
    name: `Admin ${number}`,
    email: `platform@${brand}.example`,
    password,
    admin: true,
  })
  const admin = await signIn(String(own), { brand, password })
  const firm = await create(admin, 'organisations', { name })
  const photo = await upload(admin, 'media', { name }, { name: 'mark.png', type: 'image/png', data: tinyPng() })
  const look = { photo: photo.id, company: firm.id, theme: 'main', portalLanguage: 'en', phone: '+44 20 7946 0100', brand, active: true }
  const otherPortal = (own: Own) => create(admin, 'portals', { ...look, email: `office@${brand}.example`, ...own })
  const portal = await otherPortal({ name, slug: brand })

  const person = async (called: string, own: Own = {}): Promise<Person> => {
    const email = `${called.toLowerCase().replaceAll(/\W+/g, '-')}@${brand}.example`
    const { id } = await create(admin, 'users', { name: called, email, password, hideIntroText: true, ...own })
    return { id, name: called, email, signIn: () => signIn(email, { brand, password }) }
  }
  const advisor = await person('Ada Visor', { isProfessional: true, organisation: firm.id })
  const account = (called: string, own: Own = {}) =>
    create(admin, 'accounts', { name: called, owners: [advisor.id], portal: portal.id, currency: 'GBP', active: true, ...own })

  return {
    brand,
    admin,
    firm,
    portal,
    advisor,
    person,
    account,
    otherPortal,
    fetchFigures: async (id) => {
      const asked = await admin.post(`/api/panel/accounts/${id}/fetch`, {})
      if (asked.status !== 202) throw new Error(`The figures of ${id} were not asked for: ${asked.status} ${asked.text}`)
      // Written last, after those of its portfolios.
      const own = `/api/figures?where[account][equals]=${id}&where[portfolio][exists]=false&depth=0`
      await waitFor(`The figures of ${id}`, async () => docsOf(await admin.get(own)).length === 1)
    },
    investor: async (called, externalIds) => {
      const client = await person(called)
      const accounts: string[] = []
      for (const [at, externalId] of externalIds.entries())
        accounts.push((await account(at === 0 ? called : `${called} ${at + 1}`, { client: client.id, externalId })).id)
      return { ...client, accounts }
    },
  }
}

/** The password of everybody in a tenant. */
export const tenantPassword = password

/** The first number without a folder: making one is the taking, so that files which run side by side never share a brand. */
function takeNumber(from: number): number {
  const { dataDir, env } = product()
  const folder = join(dataDir, 'tenants')
  mkdirSync(folder, { recursive: true })
  for (let number = from; env[`WEALTH_TENANT_${number}_URL`] !== undefined; number += 1) {
    try {
      mkdirSync(join(folder, String(number)))
      return number
    } catch {
      // Another file has it.
    }
  }
  throw new Error('All brands for tenants are taken: globalSetup starts the product with more of them')
}
