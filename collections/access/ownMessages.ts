import type { Access, PayloadRequest, Where } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { hasRole, isEnabled } from './rolesOf'
import { groupsOf } from './visibleGroups'

/** Messages that a person wrote or received, themselves or as one of a group, on the host of their brand; admins see all. */
export const ownMessages: Access = async ({ req }) => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (hasRole(actor, 'admin')) return true
  const brand = brandOfRequest(req)
  const groups = await groupsOf(req)
  const scopes: Where[] = [{ recipientOrAuthor: { equals: actor.id } }, ...(groups.length > 0 ? [{ group: { in: groups } }] : [])]
  const rules: Where[] = [{ or: scopes }, { 'portal.active': { equals: true } }]
  if (brand !== null) rules.push({ 'portal.brand': { equals: brand } })
  return { and: rules }
}

/** Whoever may write to somebody; to whom is `mayWriteTo`'s to say, as Payload asks this rule before it knows the message. */
export const byCorrespondents: Access = ({ req }) => hasRole(actorOf(req), 'admin', 'advisor', 'investor')

/**
 * Whether the person of a request may begin a conversation with another one on a portal: advisors with the clients of the accounts that they look
 * after, clients with the advisors of theirs; admins with anybody. One statement.
 */
export async function mayWriteTo(req: PayloadRequest, { person, portal }: { person: string; portal: string }): Promise<boolean> {
  const actor = actorOf(req)
  if (!isEnabled(actor) || person === actor.id) return false
  if (hasRole(actor, 'admin')) return true
  const brand = brandOfRequest(req)
  const scopes: Where[] = []
  if (hasRole(actor, 'advisor')) scopes.push({ and: [{ team: { equals: actor.id } }, { client: { equals: person } }] })
  if (hasRole(actor, 'investor'))
    scopes.push({ and: [{ client: { equals: actor.id } }, { active: { equals: true } }, { owners: { equals: person } }] })
  if (scopes.length === 0) return false
  const { totalDocs } = await req.payload.count({
    collection: 'accounts',
    where: {
      and: [
        { or: scopes },
        { portal: { equals: portal } },
        { 'portal.active': { equals: true } },
        ...(brand === null ? [] : [{ 'portal.brand': { equals: brand } }]),
      ],
    },
    // rights: this is the rule itself; the query holds the person's own scope.
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
