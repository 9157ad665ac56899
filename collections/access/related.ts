import type { PayloadRequest } from 'payload'
import { idOf } from '../idOf'
import { accountsOf } from './visibleAccounts'

type Related = 'client' | 'groups' | 'owners' | 'portal'

/**
 * Ids of the clients, groups, advisors or portals of the accounts that the person of a request may see: one statement each, answered from the index
 * of the rule, and asked once in a request however many records are checked. A closed portal counts for `portal`: its people are told that it is closed.
 */
export function relatedIds(req: PayloadRequest, field: Related): Promise<string[]> {
  const cache = (req.context.relatedIds ??= new Map()) as Map<string, Promise<string[]>>
  const cached = cache.get(field)
  if (cached) return cached
  const loading = load(req, field)
  cache.set(field, loading)
  return loading
}

async function load(req: PayloadRequest, field: Related): Promise<string[]> {
  const where = accountsOf(req, { includesClosedPortals: field === 'portal', delegated: field === 'portal' ? 'all' : 'none' })
  if (where === false) return []
  // rights: this builds the access rule itself; the query holds the person's own scope.
  const { values } = await req.payload.findDistinct({
    collection: 'accounts',
    field,
    ...(where === true ? {} : { where }),
    depth: 0,
    overrideAccess: true,
    req,
  })
  return values.flatMap((value) => idOf(Object.values(value)[0]) ?? [])
}
