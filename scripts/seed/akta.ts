import type { PayloadRequest } from 'payload'
import { brands } from '../../cms/server/brands'
import { settings } from '../../cms/server/settings'
import type { Account } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'
import { bookAccounts } from '../sandbox/book/accounts'
import { demoAccounts } from '../sandbox/book/demoAccounts'
import { bringFiguresIn } from './figures'
import { seedGroups } from './groups'
import { seedAnalytics } from './analytics'
import { seedDataProcesses } from './dataProcesses'
import { seedHeldByHand } from './heldByHand'
import { drawOf, lastSignInOf } from './lastSignIn'
import { seedMessages } from './messages'
import { seedClientPerson, seedPerson, seedSecondFactor } from './people'
import { seedPortalLinks } from './portalLinks'
import { seedSecondPortal } from './secondPortal'
import { seedAccepted, termsOf } from './terms'
import { seedAccount, seedLogo, seedOrganisation, seedPortal, seedSubscriptions } from './records'

/** The brand akta whole: a firm, its portal, its people, and an account for every account of the sandbox's book. */
export async function seedAkta(req: PayloadRequest, { clients }: { clients: number }): Promise<void> {
  const logo = await seedLogo(req, 'Akta Wealth', brandAkta())
  const firm = await seedOrganisation(req, {
    name: 'Akta Wealth',
    url: 'https://akta.example',
    domain: 'akta.example',
    address: '12 Harbour Row\nLondon E14',
    country: 'GB',
  })
  const contact = {
    photo: [logo.id],
    company: firm.id,
    phone: '+44 20 7946 0112',
    email: 'clients@akta.example',
    brand: 'akta',
    portalLanguage: 'en' as const,
  }
  const portal = await seedPortal(req, { ...contact, name: 'Akta Wealth', slug: 'akta', theme: 'akta', active: true, tnc: termsOf('akta') })
  await seedPortal(req, { ...contact, name: 'Akta Archive', slug: 'akta-archive', theme: 'classic', active: false })

  const advisor = await seedPerson(req, {
    email: 'advisor@akta.example',
    name: 'Imogen Hathersall',
    title: 'Wealth manager',
    phone: '+44 20 7946 0119',
    telephone: '+44 20 7946 0112',
    profileUrl: 'https://akta.example/people/imogen-hathersall',
    linkedin: 'https://www.linkedin.com/in/imogen-hathersall-example',
    isProfessional: true,
    organisation: firm.id,
  })
  const company = await seedPerson(req, {
    email: 'company@akta.example',
    name: 'Magnus Þorvaldsson',
    title: 'Managing partner',
    phone: '+44 20 7946 0118',
    isProfessional: true,
    isAdmin: true,
    organisation: firm.id,
  })
  const careful = await seedPerson(req, {
    email: 'twofactor@akta.example',
    name: 'Rowan Sutcliffe',
    title: 'Wealth manager',
    isProfessional: true,
    organisation: firm.id,
  })
  await seedSecondFactor(req, careful)
  const texted = await seedPerson(req, {
    email: 'textmessage@akta.example',
    name: 'Sunniva Calloway',
    title: 'Wealth manager',
    phone: '+44 20 7946 0121',
    isProfessional: true,
    organisation: firm.id,
  })
  await seedSecondFactor(req, texted)
  const investor = await seedPerson(req, { email: 'investor@akta.example', name: 'Catherine Ellery-Voss' })
  const single = await seedPerson(req, { email: 'single@akta.example', name: 'Edmund Larkhall' })
  const family = await seedPerson(req, { email: 'family@akta.example', name: 'Lorna Ashgrove' })
  const unlinked = await seedPerson(req, { email: 'unlinked@akta.example', name: 'Idris Penhallow', hideIntroText: false })
  const disabled = await seedPerson(req, { email: 'disabled@akta.example', name: 'Corin Vexley', disabled: true })

  const demoClients = new Map<string, string>([
    [demoAccounts.investor, investor.id],
    [demoAccounts.single, single.id],
    ...demoAccounts.family.map((id): [string, string] => [id, family.id]),
  ])
  const now = settings().sandboxToday ? new Date(`${settings().sandboxToday}T12:00:00Z`) : new Date()
  const accounts: Account[] = []
  for (const { email, externalId, name } of bookAccounts(clients)) {
    const lastLogin = lastSignInOf(externalId, now)
    const hasRegistered = lastLogin !== null || drawOf(`${externalId} registered`) < 0.5
    const client = demoClients.get(externalId) ?? (hasRegistered ? await seedClientPerson(req, { email, name, lastLogin }) : null)
    const owners = drawOf(`${externalId} owner`) < 0.1 && !demoClients.has(externalId) ? [company.id] : [advisor.id]
    const { account } = await seedAccount(req, {
      name,
      email,
      externalId,
      // A few came by way of another platform, which knows them by an id of its own.
      ...(drawOf(`${externalId} third party`) < 0.08 ? { thirdFinancialId: `TF-${externalId}` } : {}),
      client,
      owners,
      portal: portal.id,
      currency: 'GBP',
      active: true,
    })
    accounts.push(account)
  }
  const islands = await seedSecondPortal(req, { logo, accounts, clients, now })
  // Not linked to the upstream yet, and one whose client may no longer sign in.
  const { account: notLinked } = await seedAccount(req, {
    name: 'Idris Penhallow',
    email: 'unlinked@akta.example',
    client: unlinked.id,
    owners: [advisor.id],
    portal: portal.id,
    currency: 'GBP',
    active: true,
  })
  await seedAccount(req, {
    name: 'Corin Vexley',
    email: 'disabled@akta.example',
    client: disabled.id,
    owners: [advisor.id],
    portal: portal.id,
    currency: 'GBP',
    active: true,
  })
  await seedHeldByHand(req, notLinked.id)
  await seedSubscriptions(req)
  await seedGroups(req, portal, 'akta')
  await seedAccepted(req, portal, [investor.id, single.id, family.id])
  await bringFiguresIn(req, brandAkta(), [...accounts, ...islands])
  await seedPortalLinks(req, portal, 'akta')
  await seedDataProcesses(req)
  // Here alone: the other brands' portals have no messages (`navigation.messages` of their files), so nobody could have written any.
  await seedMessages(req, { advisor, client: investor, portal })
  const clientsSeen = [investor, single, family].map(({ id }) => ({ id, isInvestor: true }))
  await seedAnalytics(req, portal, [{ id: advisor.id, isInvestor: false }, { id: company.id, isInvestor: false }, ...clientsSeen], now)
}

function brandAkta(): Brand {
  const brand = brands().get('akta')
  if (!brand) throw new Error('The brand akta does not ship with this installation')
  return brand
}
