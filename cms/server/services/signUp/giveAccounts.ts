import { APIError, type PayloadRequest, type Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { withoutAdvisor } from '../../../../collections/Accounts/owners'
import { idOf } from '../../../../collections/idOf'
import { idsOf } from '../../../../collections/idsOf'
import type { Account, Portal, User } from '../../../../collections/payload-types'
import { belongsToBrand } from '../session/belongsToBrand'
import { isDeveloper } from '../users/isDeveloper'
import { linkAccount } from '../users/linkAccount'

type Gift = Readonly<{ member: User; waiting: readonly Account[]; portal: string | null }>

/**
 * Gives a person the accounts that wait for them. Somebody for whom none waits, and who does not belong to the brand through their firm either,
 * gets a new active one in the portal with the slug `portal`, else in the brand's first active one; its terms are not accepted yet. A process that
 * dies on the way leaves accounts that wait for the address, and the next try goes on with them.
 * Throws 409 `subscription_limit` when that portal has no place left, 409 `portal_not_active` when the brand has none.
 */
export async function giveAccounts(req: PayloadRequest, brand: Brand, { member, portal, waiting }: Gift): Promise<void> {
  const { payload } = req
  for (const account of waiting) {
    // Not all of it was written when it was made.
    if (idsOf(account.owners).length === 0) await giveAdvisor(req, brand, account)
    await linkAccount(req, account, member.id)
  }
  if (waiting.length > 0) return
  if (await belongsToBrand(payload, { actor: member, organisation: idOf(member.organisation), brand })) return
  const home = await homeOf(req, brand, portal)
  if (!home) throw new APIError('No portal is open at the moment', 409, { code: 'portal_not_active' }, true)
  await openAccount(req, brand, home, member)
}

/** Several at once may ask for the last seats of a portal: the database gives each of them once, and the others ask again. */
const seatAttempts = 6

async function openAccount(req: PayloadRequest, brand: Brand, home: Portal, member: User): Promise<void> {
  const { payload } = req
  const isFree =
    (
      await payload.count({
        collection: 'accounts',
        where: { and: [{ portal: { equals: home.id } }, { email: { equals: member.email } }] },
        // rights: the server asks whether another client's account has this address; nothing of it leaves here.
        overrideAccess: true,
      })
    ).totalDocs === 0
  const data = {
    name: member.name,
    portal: home.id,
    owners: await advisorOf(req, brand, home),
    currency: brand.currency,
    active: true,
    ...(isFree ? { email: member.email } : {}),
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const context = { [withoutAdvisor]: true }
      // rights: of whoever has proven their mailbox on a brand that is open; each field is named here.
      const account = await payload.create({ collection: 'accounts', data, depth: 0, overrideAccess: true, context, req })
      return await linkAccount(req, account, member.id)
    } catch (error) {
      const { code, paths } = refusalIn(error)
      if (code === 'subscription_limit')
        throw new APIError('The portal takes no more accounts at the moment', 409, { code: 'subscription_limit' }, true)
      if (!paths.includes('seat') || attempt === seatAttempts) throw error
    }
  }
}

async function giveAdvisor(req: PayloadRequest, brand: Brand, { id, portal }: Account): Promise<void> {
  const { payload } = req
  // rights: the server's own, for an account that it makes.
  const home = await payload.db.findOne<Portal>({ collection: 'portals', where: { id: { equals: idOf(portal) } }, req })
  const owners = home ? await advisorOf(req, brand, home) : []
  if (owners.length === 0) return
  // rights: as above.
  await payload.update({ collection: 'accounts', id, data: { owners }, depth: 0, overrideAccess: true, req })
}

function refusalIn(error: unknown): Readonly<{ code: unknown; paths: readonly (string | undefined)[] }> {
  const { data } = error as { data?: { code?: unknown; errors?: { path?: string }[] } }
  return { code: data?.code, paths: data?.errors?.map(({ path }) => path) ?? [] }
}

async function homeOf({ payload }: PayloadRequest, { name }: Brand, slug: string | null): Promise<Portal | null> {
  const { docs } = await payload.find({
    collection: 'portals',
    where: { and: [{ brand: { equals: name } }, { active: { equals: true } }] },
    sort: 'searchName',
    depth: 0,
    pagination: false,
    limit: 100,
    // rights: active portals are a brand's public face; which of them is all that is asked.
    overrideAccess: true,
  })
  return docs.find((portal) => portal.slug === slug) ?? docs[0] ?? null
}

/**
 * Who looks after a client that nobody brought: the portal's owner, else the firm's longest-standing professional. Nobody of the brand's developers, whom
 * clients are not shown. Empty where there is nobody.
 */
async function advisorOf({ payload }: PayloadRequest, brand: Brand, { company, owner }: Portal): Promise<string[]> {
  const firm = idOf(company)
  const who: Where[] = [{ id: { equals: idOf(owner) ?? '' } }, ...(firm === null ? [] : [{ organisation: { equals: firm } }])]
  for (const each of who) {
    const { docs } = await payload.find({
      collection: 'users',
      where: { and: [each, { isProfessional: { equals: true } }, { disabled: { not_equals: true } }, { active: { not_equals: false } }] },
      sort: 'createdAt',
      depth: 0,
      limit: 100,
      pagination: false,
      // rights: the server chooses who looks after a new account.
      overrideAccess: true,
    })
    const advisor = docs.find(({ email }) => !isDeveloper(brand, email))
    if (advisor) return [advisor.id]
  }
  return []
}
