import type { PayloadRequest } from 'payload'
import type { Account, Media } from '../../collections/payload-types'
import { islandAccounts } from '../sandbox/book/accounts'
import { createOnce } from './createOnce'
import { lastSignInOf } from './lastSignIn'
import { seedClientPerson, seedPerson } from './people'
import { seedAccount, seedOrganisation, seedPortal } from './records'
import { termsOf } from './terms'

/* rights: everything here runs before anybody can sign in; see people.ts. */

/** Clients whom the firm's advisor stands in for. */
const lent = 6

type Given = Readonly<{ logo: Pick<Media, 'id'>; accounts: readonly Account[]; clients: number; now: Date }>

/**
 * A second firm of the brand with a portal and a few clients of its own, whose advisor also stands in for some clients of the first one: the only person
 * of the demo who has portals to choose from. They advise nobody there by name, so that no list of anybody else changes. Gives its accounts.
 */
export async function seedSecondPortal(req: PayloadRequest, { accounts, clients: count, logo, now }: Given): Promise<Account[]> {
  const firm = await seedOrganisation(req, {
    name: 'Akta Wealth Islands',
    url: 'https://akta-islands.example',
    domain: 'akta-islands.example',
    address: '4 Esplanade\nSt Helier JE2',
    country: 'JE',
  })
  const portal = await seedPortal(req, {
    name: 'Akta Wealth Islands',
    slug: 'akta-islands',
    brand: 'akta',
    photo: [logo.id],
    company: firm.id,
    theme: 'classic',
    portalLanguage: 'en',
    phone: '+44 1534 960112',
    email: 'clients@akta-islands.example',
    active: true,
    tnc: termsOf('akta'),
  })
  const advisor = await seedPerson(req, {
    email: 'twoportals@akta.example',
    name: 'Orla Trevithick',
    title: 'Wealth manager',
    phone: '+44 1534 960113',
    isProfessional: true,
    organisation: firm.id,
  })
  const clients = accounts.slice(-lent).map(({ id }) => id)
  const where = { name: { equals: 'Islands desk' } }
  const description = 'Clients in the Channel Islands, whom the desk in Jersey looks after beside their advisors.'
  await createOnce(req, { collection: 'access-groups', where, data: { name: 'Islands desk', description, team: [advisor.id], clients } })
  const own: Account[] = []
  for (const { email, externalId, name } of islandAccounts(count)) {
    const client = await seedClientPerson(req, { email, name, lastLogin: lastSignInOf(externalId, now) })
    const { account } = await seedAccount(req, {
      name,
      email,
      externalId,
      client,
      owners: [advisor.id],
      portal: portal.id,
      currency: 'GBP',
      active: true,
    })
    own.push(account)
  }
  return own
}
