import type { Access } from 'payload'
import { audiencesOf } from '../../shared/domain/navigation'
import { actorOf } from './actorOf'
import { rolesOf } from './rolesOf'
import { portalsOf } from './visiblePortals'

/** Links of the portals that a person may see, of those that are switched on, shown to one of their roles; admins see all. */
export const visibleNavigation: Access = async ({ req }) => {
  const portals = await portalsOf(req, 'portal.')
  if (typeof portals === 'boolean') return portals
  return {
    and: [
      portals,
      { 'portal.active': { equals: true } },
      // Not `exists`: the MongoDB adapter drops that condition on a field of a relation.
      { 'portal.deletedAt': { equals: null } },
      { visible: { in: audiencesOf(rolesOf(actorOf(req))) } },
    ],
  }
}
