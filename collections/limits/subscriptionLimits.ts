import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { fieldRefusal } from '../hooks/fieldRefusal'
import { idOf } from '../idOf'
import { idsOf } from '../idsOf'
import { ruleText } from '../labels/ruleText'
import type { Account, Portal, Subscription } from '../payload-types'
import { freeSeat, noSeat } from './seats'

/* What the subscription of a portal allows: accounts, and advisors who own some. Nothing is limited in a portal without one. */

type Limits = Pick<Subscription, 'name' | 'accountLimit' | 'advisorLimit'>

/** An account that enters a portal, by being made, moved or taken out of the trash, takes a seat of it. */
export const seatAccount: CollectionBeforeChangeHook<Account> = async ({ data, originalDoc, req }) => {
  const after = { ...originalDoc, ...data }
  if (after.deletedAt) return { ...data, seat: noSeat() }
  const portal = idOf(after.portal)
  const isEntering = !originalDoc || Boolean(originalDoc.deletedAt) || portal !== idOf(originalDoc.portal)
  if (!isEntering || portal === null) return data
  const limits = await limitsOf(req, portal)
  if (!limits) return { ...data, seat: noSeat() }
  const others = await accountsIn(req, portal, originalDoc?.id)
  const limit = limits.accountLimit
  const seat = freeSeat({ of: portal, limit, used: others.length, seats: others.map((each) => each.seat) })
  if (seat !== null) return { ...data, seat }
  const message = ruleText(req, 'rule.limitAccounts', { name: limits.name, limit, used: others.length })
  throw fieldRefusal(req, { collection: 'accounts', path: 'portal', code: 'subscription_limit', message })
}

/** Before an account is saved: its advisors and those of the portal's other accounts are not too many. */
export const checkAdvisors: CollectionBeforeChangeHook<Account> = async ({ data, originalDoc, req }) => {
  const after = { ...originalDoc, ...data } as Partial<Account>
  await refuseMoreAdvisors(req, after, originalDoc)
  return data
}

/** After it was saved, since somebody else may have brought an advisor meanwhile: it is taken back then, and refused. */
export const recheckAdvisors: CollectionAfterChangeHook<Account> = async ({ doc, operation, previousDoc, req }) => {
  const before = operation === 'create' ? undefined : previousDoc
  try {
    await noteNewAdvisors(req, doc, before)
    await refuseMoreAdvisors(req, doc, before)
  } catch (error) {
    // rights: the server takes back what it has just written, past the hooks; on MongoDB the transaction does so anyway.
    await takeBackVersion(req, doc.id)
    if (!before) await req.payload.db.deleteOne({ collection: 'accounts', where: { id: { equals: doc.id } }, req })
    else {
      const { deletedAt, owners, portal, seat, team } = before
      const data = { deletedAt: deletedAt ?? null, owners: idsOf(owners), portal: idOf(portal), seat: seat ?? noSeat(), team: idsOf(team) }
      await req.payload.db.updateOne({ collection: 'accounts', id: doc.id, data, req, returning: false })
    }
    throw error
  }
}

/** The version that was kept of what is taken back: it would stand in the history as if it had been so. */
async function takeBackVersion(req: PayloadRequest, id: string): Promise<void> {
  const ofAccount = { collection: 'accounts', where: { parent: { equals: id } }, req } as const
  const { docs } = await req.payload.db.findVersions({ ...ofAccount, sort: '-updatedAt', limit: 1, pagination: false })
  const [version] = docs
  if (version) await req.payload.db.deleteVersions({ ...ofAccount, where: { id: { equals: version.id } } })
}

async function refuseMoreAdvisors(req: PayloadRequest, after: Partial<Account>, before: Partial<Account> | undefined): Promise<void> {
  const portal = idOf(after.portal)
  if (portal === null || after.deletedAt) return
  const isSame = before && !before.deletedAt && portal === idOf(before.portal)
  const known = isSame ? idsOf(before.owners) : []
  if (idsOf(after.owners).every((id) => known.includes(id))) return
  const limits = await limitsOf(req, portal)
  if (!limits) return
  const others = new Set((await accountsIn(req, portal, after.id)).flatMap(({ owners }) => idsOf(owners)))
  const fresh = idsOf(after.owners).filter((id) => !others.has(id))
  if (fresh.length === 0 || others.size + fresh.length <= limits.advisorLimit) return
  const message = ruleText(req, 'rule.limitAdvisors', { name: limits.name, limit: limits.advisorLimit, used: others.size })
  throw fieldRefusal(req, { collection: 'accounts', path: 'owners', code: 'subscription_limit', message })
}

/** Of two transactions of MongoDB that bring an advisor at once neither would see the other's: both write this, so that one is asked again. */
async function noteNewAdvisors(req: PayloadRequest, after: Partial<Account>, before: Partial<Account> | undefined): Promise<void> {
  const [portal, known] = [idOf(after.portal), idsOf(before?.owners)]
  if (portal === null || (idsOf(after.owners).every((id) => known.includes(id)) && portal === idOf(before?.portal))) return
  // rights: the server's own note; one column, so that nobody's change of the portal is touched.
  const where: Where = { and: [{ id: { equals: portal } }, { subscription: { exists: true } }] }
  await req.payload.db.updateOne({
    collection: 'portals',
    where,
    data: { advisorsAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
}

async function limitsOf(req: PayloadRequest, portal: string): Promise<Limits | null> {
  // rights: what a firm has paid for is its administrators' to see; the hook asks for numbers and names them in a refusal alone.
  const home = await req.payload.db.findOne<Portal>({ collection: 'portals', where: { id: { equals: portal } }, req })
  const id = idOf(home?.subscription)
  if (id === null) return null
  const where: Where = { and: [{ id: { equals: id } }, { deletedAt: { exists: false } }] }
  return req.payload.db.findOne<Subscription>({ collection: 'subscriptions', where, req })
}

type Seated = Pick<Account, 'id' | 'owners'> & { seat?: string | null }

/** Accounts of a portal that are not in the trash, without one of them. */
async function accountsIn(req: PayloadRequest, portal: string, without: string | undefined): Promise<Seated[]> {
  const rules: Where[] = [{ portal: { equals: portal } }, { deletedAt: { exists: false } }]
  if (without !== undefined) rules.push({ id: { not_equals: without } })
  // rights: as above.
  const { docs } = await req.payload.db.find<Seated>({
    collection: 'accounts',
    where: { and: rules },
    select: { seat: true, owners: true },
    joins: false as never,
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}
