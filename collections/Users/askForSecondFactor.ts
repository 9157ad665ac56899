import type { CollectionBeforeChangeHook } from 'payload'
import { actorOf } from '../access/actorOf'
import { isPlatformAdmin } from '../access/rolesOf'
import type { User } from '../payload-types'

/**
 * An administrator's save of somebody else's record asks that person for a second factor, unless they are exempt (`is2FADisabled`) or are
 * asked already. Whether they get in before they have set one up is the brand's to say (decision 191).
 */
export const askForSecondFactor: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  const actor = actorOf(req)
  if (operation !== 'update' || !originalDoc || !isPlatformAdmin(actor) || actor?.id === originalDoc.id) return data
  const isTrashed = Boolean(data.deletedAt ?? originalDoc.deletedAt)
  const isExempt = data.is2FADisabled ?? originalDoc.is2FADisabled
  if (isTrashed || isExempt || originalDoc.multiFactor?.enabled) return data
  return { ...data, multiFactor: { ...originalDoc.multiFactor, enabled: true } }
}
