import type { FieldAccess } from 'payload'
import { actorOf } from './actorOf'
import { roleOf } from './roleOf'

/** A field that a person sees on their own record and staff on everyone's: an investor learns no more of an advisor than how to reach them. */
export const selfOrStaffField: FieldAccess = ({ req, id, doc }) => {
  const actor = actorOf(req)
  const role = roleOf(actor)
  if (!actor || role === null) return false
  return role === 'admin' || role === 'advisor' || idOf(id, doc) === actor.id
}

const idOf = (id: unknown, doc: unknown): string | null => {
  const own: unknown = id ?? (doc !== null && typeof doc === 'object' && 'id' in doc ? doc.id : null)
  return typeof own === 'string' || typeof own === 'number' ? String(own) : null
}
