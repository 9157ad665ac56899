import type { Access, PayloadRequest, Where } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { type Actor, hasRole, isEnabled } from './rolesOf'

type Narrowing = Readonly<{
  /** Leads from another collection to the account, for example `account.`; a trashed account then hides what hangs on it. */
  prefix?: string
  /** Only accounts of this brand's portals; null for all brands. */
  brand?: string | null
  /** Also accounts of portals that are switched off: only to say so, never to show what is in them. */
  includesClosedPortals?: boolean
  /** Which of the accounts that others let the person read: all when it is left out, those whose papers they may have too, or none. */
  delegated?: 'all' | 'downloads' | 'none'
}>

/**
 * Which accounts a person may see, as a query. A platform admin sees all. Of portals that are switched on, an advisor sees those whose team they
 * are in, a client their own active ones, a delegate those that they are let read at this moment; who is several, all of them.
 */
export function visibleAccountsWhere(
  actor: Actor | null,
  { brand = null, delegated = 'all', includesClosedPortals = false, prefix = '' }: Narrowing = {},
): Where | boolean {
  if (!isEnabled(actor)) return false
  const lent = delegated === 'none' ? [] : (actor._delegated ?? []).filter(({ mayDownload }) => delegated === 'all' || mayDownload)
  if (!hasRole(actor, 'admin', 'advisor', 'investor') && lent.length === 0) return false
  if (hasRole(actor, 'admin')) return true
  const scopes: Where[] = []
  if (hasRole(actor, 'advisor')) scopes.push({ [`${prefix}team`]: { equals: actor.id } })
  if (hasRole(actor, 'investor'))
    scopes.push({ and: [{ [`${prefix}client`]: { equals: actor.id } }, { [`${prefix}active`]: { equals: true } }] })
  if (lent.length > 0)
    scopes.push({
      and: [
        { [prefix === '' ? 'id' : prefix.slice(0, -1)]: { in: lent.map(({ account }) => account) } },
        { [`${prefix}active`]: { equals: true } },
      ],
    })
  const [only] = scopes
  const rules: Where[] = [scopes.length === 1 && only ? only : { or: scopes }]
  if (!includesClosedPortals) rules.push({ [`${prefix}portal.active`]: { equals: true } })
  if (brand !== null) rules.push({ [`${prefix}portal.brand`]: { equals: brand } })
  // Not `exists`: the MongoDB adapter drops that condition on a field of a relation, without a word.
  if (prefix) rules.push({ [`${prefix}deletedAt`]: { equals: null } })
  return { and: rules }
}

/** The same for the person and the host of a request. */
export const accountsOf = (req: PayloadRequest, narrowing: Omit<Narrowing, 'brand'> = {}): Where | boolean =>
  visibleAccountsWhere(actorOf(req), { ...narrowing, brand: brandOfRequest(req) })

/** Read rule of accounts. */
export const visibleAccounts: Access = ({ req }) => accountsOf(req)

/** Read rule of what belongs to an account through its field `account`. */
export const ofVisibleAccount: Access = ({ req }) => accountsOf(req, { prefix: 'account.' })
