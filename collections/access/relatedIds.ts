import type { PayloadRequest } from 'payload'
import { actorOf } from './actorOf'
import { visibleAccountsWhere } from './visibleAccounts'

type Related = Readonly<{ clients: string[]; owners: string[]; portals: string[] }>

const cacheKey = 'relatedIds'

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  if (value !== null && typeof value === 'object' && 'id' in value) return String(value.id)
  return null
}

/** Ids of the people and portals of the accounts that the person of a request may see; read once per request. */
export async function relatedIds(req: PayloadRequest): Promise<Related> {
  const cached = req.context[cacheKey] as Promise<Related> | undefined
  if (cached) return cached
  const loading = load(req)
  req.context[cacheKey] = loading
  return loading
}

async function load(req: PayloadRequest): Promise<Related> {
  const where = visibleAccountsWhere(actorOf(req))
  if (where === false) return { clients: [], owners: [], portals: [] }
  // rights: this builds the access rule itself; the query holds the person's own scope.
  const { docs } = await req.payload.find({
    collection: 'accounts',
    ...(where === true ? {} : { where }),
    depth: 0,
    pagination: false,
    select: { client: true, owners: true, portal: true },
    overrideAccess: true,
    req,
  })
  const clients = new Set<string>()
  const owners = new Set<string>()
  const portals = new Set<string>()
  const add = (set: Set<string>, value: unknown) => {
    const id = idOf(value)
    if (id !== null) set.add(id)
  }
  for (const account of docs) {
    add(clients, account.client)
    for (const owner of account.owners ?? []) add(owners, owner)
    add(portals, account.portal)
  }
  return { clients: [...clients], owners: [...owners], portals: [...portals] }
}
