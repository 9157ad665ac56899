import type { Payload, Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { idOf } from '../../../../collections/idOf'
import type { Account, Organisation, User } from '../../../../collections/payload-types'
import { belongsToBrand } from '../session/belongsToBrand'
import { isShut, personOfAddress } from '../users/personOfAddress'

export type Applicant = Readonly<{
  /** Who has the address, if anybody. */
  person: User | null
  /** Accounts of the brand that wait for whoever reads this mailbox. */
  waiting: readonly Account[]
  /** `new`: there is something to sign up for; `member`: they sign in here already and nothing waits; `shut`: disabled or in the trash. */
  state: 'new' | 'member' | 'shut'
}>

/** What an address that signs up on a brand stands for. `email` is in lower case. */
export async function findApplicant(payload: Payload, brand: Brand, email: string): Promise<Applicant> {
  const person = await personOfAddress(payload, email)
  if (isShut(person)) return { person, waiting: [], state: 'shut' }
  const waiting = await waitingAccounts(payload, brand, email)
  const isMember =
    person !== null &&
    waiting.length === 0 &&
    (await belongsToBrand(payload, { actor: person, organisation: idOf(person.organisation), brand }))
  return { person, waiting, state: isMember ? 'member' : 'new' }
}

/** Active accounts of the brand's active portals that bear this address and have no client yet. */
async function waitingAccounts(payload: Payload, { name }: Brand, email: string): Promise<Account[]> {
  const where: Where = {
    and: [
      { email: { equals: email } },
      { active: { equals: true } },
      { 'portal.brand': { equals: name } },
      { 'portal.active': { equals: true } },
    ],
  }
  // rights: of whoever reads this mailbox; only whom they wait for is asked.
  const { docs } = await payload.find({
    collection: 'accounts',
    where,
    depth: 0,
    joins: false,
    limit: 100,
    pagination: false,
    overrideAccess: true,
  })
  return docs.filter(({ client }) => idOf(client) === null)
}

/**
 * The organisation whose people have mailboxes of this domain: the whole host, in any case of letters; a host below it or one that looks like it is
 * another. One that is the firm of other brands' portals counts on those brands alone. Null where there is none, or more than one.
 */
export async function organisationOfAddress(payload: Payload, brand: Brand, email: string): Promise<Organisation | null> {
  const host = email.slice(email.lastIndexOf('@') + 1)
  // rights: the server's own; `like` for domains that a former version took with capitals.
  const { docs } = await payload.find({
    collection: 'organisations',
    where: { domain: { like: host } },
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: true,
  })
  const found: Organisation[] = []
  for (const each of docs) {
    if (each.domain?.trim().replace(/^@/, '').toLowerCase() !== host) continue
    // rights: as above.
    const portals = await payload.find({
      collection: 'portals',
      where: { company: { equals: each.id } },
      depth: 0,
      limit: 100,
      pagination: false,
      select: { brand: true },
      overrideAccess: true,
    })
    if (portals.docs.length === 0 || portals.docs.some((portal) => portal.brand === brand.name)) found.push(each)
  }
  return found.length === 1 ? (found[0] ?? null) : null
}
