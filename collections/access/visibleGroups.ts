import type { Access, PayloadRequest, Where } from 'payload'
import { idsOf } from '../idsOf'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { organisationOf } from './organisationOf'
import { relatedIds } from './related'
import { hasRole, isEnabled } from './rolesOf'

/** Ids of the groups of the accounts that a person may see, and of those that they are in themselves on the host's brand; asked once in a request. */
export function groupsOf(req: PayloadRequest): Promise<string[]> {
  const cached = req.context.groupsOf as Promise<string[]> | undefined
  if (cached) return cached
  const loading = load(req)
  req.context.groupsOf = loading
  return loading
}

async function load(req: PayloadRequest): Promise<string[]> {
  const ofAccounts = await relatedIds(req, 'groups')
  const own = (await ownGroups(req)).filter((id) => !ofAccounts.includes(id))
  if (own.length === 0) return ofAccounts
  const brand = brandOfRequest(req)
  const { docs } = await req.payload.find({
    collection: 'groups',
    where: {
      and: [
        { id: { in: own } },
        ...(brand === null ? [] : [{ or: [{ portal: { exists: false } }, { 'portal.brand': { equals: brand } }] } satisfies Where]),
      ],
    },
    select: {},
    depth: 0,
    pagination: false,
    // rights: this builds the access rule itself; the person is in these groups.
    overrideAccess: true,
    req,
  })
  return [...ofAccounts, ...docs.map(({ id }) => id)]
}

/** The person of a request comes without lists of relations (`sessionStrategy`). */
async function ownGroups(req: PayloadRequest): Promise<string[]> {
  const actor = actorOf(req)
  if (!actor) return []
  // rights: what the person is in decides what they may see.
  const person = await req.payload.db.findOne<{ id: string; groups?: unknown }>({
    collection: 'users',
    where: { id: { equals: actor.id } },
    select: { groups: true },
    req,
  })
  return idsOf(person?.groups)
}

/** Admins see every group; others the active ones that they or the accounts they may see are in, and advisors those of their portals too. */
export const visibleGroups: Access = async ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  const scopes: Where[] = []
  const ids = await groupsOf(req)
  if (ids.length > 0) scopes.push({ id: { in: ids } })
  if (hasRole(actor, 'advisor')) {
    const portals = await relatedIds(req, 'portal')
    const organisation = organisationOf(req)
    const ofPortal: Where[] = []
    if (portals.length > 0) ofPortal.push({ portal: { in: portals } })
    if (organisation !== null) ofPortal.push({ 'portal.company': { equals: organisation } })
    const brand = brandOfRequest(req)
    if (ofPortal.length > 0)
      scopes.push({
        and: [
          { or: ofPortal },
          { 'portal.active': { equals: true } },
          { 'portal.deletedAt': { equals: null } },
          ...(brand === null ? [] : [{ 'portal.brand': { equals: brand } }]),
        ],
      })
  }
  if (scopes.length === 0) return false
  const rules: Where[] = [{ or: scopes }, { active: { equals: true } }]
  return { and: rules }
}

/** What belongs to a group through its field `group`, for those who are in it or look after somebody who is. Null where there is no such group. */
export async function ofVisibleGroup(req: PayloadRequest): Promise<Where | null> {
  const ids = await groupsOf(req)
  if (ids.length === 0) return null
  // Made for each request: Payload takes nulls out of what a rule answered (decision 130).
  return { and: [{ group: { in: ids } }, { 'group.active': { equals: true } }, { 'group.deletedAt': { equals: null } }] }
}
