import type { Access, Where } from 'payload'
import { actorOf } from './actorOf'
import { type Actor, roleOf } from './roleOf'

/**
 * Which accounts a person may see, as a query: a platform admin all, an advisor those they own, an investor the active ones of which they are the client.
 * `prefix` leads from another collection to the account, for example `account.`; a trashed account then hides what hangs on it.
 */
export function visibleAccountsWhere(actor: Actor | null, prefix = ''): Where | boolean {
  const role = roleOf(actor)
  if (!actor || role === null || role === 'company-admin') return false
  if (role === 'admin') return true
  const mine: Where = role === 'advisor' ? { [`${prefix}owners`]: { equals: actor.id } } : { [`${prefix}client`]: { equals: actor.id } }
  const rules: Where[] = [mine]
  if (role === 'investor') rules.push({ [`${prefix}active`]: { equals: true } })
  // Not `exists`: the MongoDB adapter drops that condition on a field of a relation, without a word.
  if (prefix) rules.push({ [`${prefix}deletedAt`]: { equals: null } })
  return { and: rules }
}

/** Read rule of accounts. */
export const visibleAccounts: Access = ({ req }) => visibleAccountsWhere(actorOf(req))

/** Read rule of what belongs to an account through its field `account`. */
export const ofVisibleAccount: Access = ({ req }) => visibleAccountsWhere(actorOf(req), 'account.')
