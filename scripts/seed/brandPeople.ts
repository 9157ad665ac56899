import type { PayloadRequest } from 'payload'
import type { Account } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'
import { demoAccounts } from '../sandbox/book/demoAccounts'
import { greekDemoAccounts } from '../sandbox/book/greekAccounts'
import { contactIdOf } from '../sandbox/secondApi/ids'
import { bringFiguresIn } from './figures'
import { seedGroups } from './groups'
import { seedPerson } from './people'
import { seedPortalLinks } from './portalLinks'
import { seedAccount, seedLogo, seedOrganisation, seedPortal } from './records'
import { seedAccepted, termsOf } from './terms'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Named = Readonly<{ name: string; title?: string; phone?: string }>
/** `externalId` is what the brand's upstream calls their account. */
type Client = Readonly<{ name: string; externalId: string }>

const demo = {
  bowmore: {
    firm: {
      name: 'Bowmore Asset Management',
      url: 'https://bowmore.example',
      domain: 'bowmore.example',
      address: '3 Distillery Quay\nEdinburgh EH6 6JJ',
      country: 'GB',
    },
    portal: { name: 'Bowmore Private Clients', theme: 'bowmore', portalLanguage: 'en', phone: '+44 131 496 0127' },
    advisor: { name: 'Fergus Ardlaw', title: 'Investment director', phone: '+44 131 496 0128' },
    investor: { name: 'Isla Kinnaird', externalId: contactIdOf(demoAccounts.investor) },
    single: { name: 'Rowan Strathmere', externalId: contactIdOf(demoAccounts.single) },
  },
  iolcus: {
    firm: {
      name: 'Iolcus',
      url: 'https://iolcus.example',
      domain: 'iolcus.example',
      address: 'Ακτή Αργοναυτών 8\nΒόλος 383 33',
      country: 'GR',
    },
    portal: { name: 'Iolcus', theme: 'iolcus', portalLanguage: 'el', phone: '+30 2421 000 127' },
    advisor: { name: 'Δάφνη Παγασίτη', title: 'Σύμβουλος επενδύσεων', phone: '+30 2421 000 128' },
    investor: { name: 'Αλέξανδρος Μαγνήτης', externalId: greekDemoAccounts.investor },
    single: { name: 'Θάλεια Πηλίου', externalId: greekDemoAccounts.single },
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      firm: Parameters<typeof seedOrganisation>[1]
      portal: Named & Readonly<{ theme: 'bowmore' | 'iolcus'; portalLanguage: 'en' | 'el'; phone: string }>
      advisor: Named
      investor: Client
      single: Client
    }
  >
>
export type DemoBrand = keyof typeof demo

export const isDemoBrand = (name: string): name is DemoBrand => Object.hasOwn(demo, name)

/**
 * Firm, portal and people of a shipped brand: an advisor, a client with several portfolios and one with a single one. Their portfolios and figures are
 * what the brand's upstream says of them.
 */
export async function seedBrandPeople(req: PayloadRequest, brand: Brand, name: DemoBrand): Promise<void> {
  const { advisor, firm, investor, portal, single } = demo[name]
  const company = await seedOrganisation(req, firm)
  const logo = await seedLogo(req, brand.displayName, brand)
  const home = await seedPortal(req, {
    ...portal,
    slug: name,
    brand: name,
    photo: [logo.id],
    company: company.id,
    email: `clients@${name}.example`,
    active: true,
    tnc: termsOf(name),
  })
  const look = { userLanguage: portal.portalLanguage }
  const owner = await seedPerson(req, {
    ...advisor,
    ...look,
    email: `advisor@${name}.example`,
    isProfessional: true,
    organisation: company.id,
  })
  const accounts: Account[] = []
  for (const [who, { externalId, name: called }] of Object.entries({ investor, single })) {
    const email = `${who}@${name}.example`
    const client = await seedPerson(req, { name: called, ...look, email })
    const { account } = await seedAccount(req, {
      name: called,
      email,
      externalId,
      client: client.id,
      owners: [owner.id],
      portal: home.id,
      currency: brand.currency,
      active: true,
    })
    accounts.push(account)
    await seedAccepted(req, home, [client.id])
  }
  await seedGroups(req, home, name)
  await seedPortalLinks(req, home, name)
  await bringFiguresIn(req, brand, accounts)
}
