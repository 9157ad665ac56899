import type { Access } from 'payload'
import { actorOf } from './actorOf'
import { roleOf } from './roleOf'

/** Admins see every report that was asked for, others those that they asked for themselves. */
export const ownReports: Access = ({ req }) => {
  const actor = actorOf(req)
  const role = roleOf(actor)
  if (!actor || role === null) return false
  return role === 'admin' || { owner: { equals: actor.id } }
}
