import type { Access } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { isEnabled, isPlatformAdmin } from './rolesOf'

/** What every signed-in person of a brand may know, on its host; admins of all brands. Without a host nothing is theirs. */
export const ofBrand: Access = ({ req }) => {
  const actor = actorOf(req)
  if (isPlatformAdmin(actor)) return true
  const brand = brandOfRequest(req)
  return isEnabled(actor) && brand !== null && { brand: { equals: brand } }
}
