import type { PayloadRequest } from 'payload'
import type { Brand } from '../../shared/brands/brandSchema'
import { createOnce } from './createOnce'
import { seedPerson } from './people'
import { seedAccount, seedLogo, seedOrganisation, seedPortal } from './records'
import { seedAccepted, termsOf } from './terms'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Named = Readonly<{ name: string; title?: string; phone?: string }>

const demo = {
  bowmore: {
    firm: {
      name: 'Bowmore Asset Management',
      url: 'https://bowmore.example',
      domain: 'bowmore.example',
      address: '3 Distillery Quay\nEdinburgh EH6 6JJ',
    },
    portal: { name: 'Bowmore Private Clients', theme: 'classic', portalLanguage: 'en', phone: '+44 131 496 0127' },
    advisor: { name: 'Fergus Ardlaw', title: 'Investment director', phone: '+44 131 496 0128' },
    investor: { name: 'Isla Kinnaird' },
    single: { name: 'Rowan Strathmere' },
  },
  iolcus: {
    firm: { name: 'Iolcus', url: 'https://iolcus.example', domain: 'iolcus.example', address: 'Ακτή Αργοναυτών 8\nΒόλος 383 33' },
    portal: { name: 'Iolcus', theme: 'tech', portalLanguage: 'el', phone: '+30 2421 000 127' },
    advisor: { name: 'Δάφνη Παγασίτη', title: 'Σύμβουλος επενδύσεων', phone: '+30 2421 000 128' },
    investor: { name: 'Αλέξανδρος Μαγνήτης' },
    single: { name: 'Θάλεια Πηλίου' },
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      firm: Parameters<typeof seedOrganisation>[1]
      portal: Named & Readonly<{ theme: 'classic' | 'tech'; portalLanguage: 'en' | 'el'; phone: string }>
      advisor: Named
      investor: Named
      single: Named
    }
  >
>
export type DemoBrand = keyof typeof demo

export const isDemoBrand = (name: string): name is DemoBrand => Object.hasOwn(demo, name)

/**
 * Firm, portal and people of a shipped brand whose data provider is not connected yet: an advisor, a client with several portfolios and one with
 * a single one. Their portfolios are kept by hand, and their screens say that the account is being linked.
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
  const clients = [
    { person: investor, email: `investor@${name}.example`, portfolios: ['ISA', 'SIPP', 'GIA'] },
    { person: single, email: `single@${name}.example`, portfolios: ['GIA'] },
  ] as const
  for (const { email, person, portfolios } of clients) {
    const client = await seedPerson(req, { ...person, ...look, email })
    const { account } = await seedAccount(req, {
      name: person.name,
      email,
      client: client.id,
      owners: [owner.id],
      portal: home.id,
      currency: brand.currency,
      active: true,
    })
    for (const type of portfolios)
      await createOnce(req, {
        collection: 'portfolios',
        where: { and: [{ account: { equals: account.id } }, { type: { equals: type } }] },
        data: { name: `${person.name} ${type}`, account: account.id, type, currency: brand.currency },
      })
    await seedAccepted(req, home, [client.id])
  }
}
