import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload'
import { idOf } from '../idOf'
import { idsOf } from '../idsOf'
import type { AccessGroup, Account } from '../payload-types'

/*
 * `accounts.team` says who sees an account beside its client: its advisors and the professionals of its access groups. `users.isInvestor` says
 * who is the client of one. Both are derived, so that an access rule is one indexed condition; what a crash leaves behind, `repairTeams` mends.
 */

type Asking = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** Before an account is saved: its team from its advisors and its groups. A client becomes an investor first, so that they never miss their own account. */
export const keepTeam: CollectionBeforeChangeHook<Account> = async ({ data, originalDoc, req }) => {
  const client = idOf(data.client)
  if (client !== null && client !== idOf(originalDoc?.client)) await setInvestor(req, client, true)
  const owners = idsOf(data.owners ?? originalDoc?.owners)
  const groups = originalDoc ? await teamsOfGroups(req, [originalDoc.id]) : new Map<string, string[]>()
  return { ...data, team: [...new Set([...owners, ...(groups.get(originalDoc?.id ?? '') ?? [])])] }
}

/**
 * After an account has another client or none: the former one may be an investor no more. Of the new one it is said again, as somebody who counted the
 * accounts before this one was written may have taken it back.
 */
export const keepInvestor: CollectionAfterChangeHook<Account> = async ({ doc, previousDoc, req }) => {
  const former = idOf(previousDoc?.client)
  const client = idOf(doc.client)
  if (former === client) return
  if (client !== null) await setInvestor(req, client, true)
  if (former !== null) await agreeOnInvestor(req, former)
}

export const keepInvestorOfDeleted: CollectionAfterDeleteHook<Account> = async ({ doc, req }) => {
  const client = idOf(doc.client)
  if (client !== null) await agreeOnInvestor(req, client)
}

/** After a group has changed: the teams of the accounts that are or were in it. */
export const keepTeamsOfGroup: CollectionAfterChangeHook<AccessGroup> = async ({ doc, previousDoc, req }) => {
  await rebuildTeams(req, [...new Set([...idsOf(doc.clients), ...idsOf(previousDoc?.clients)])])
}

export const keepTeamsOfDeletedGroup: CollectionAfterDeleteHook<AccessGroup> = async ({ doc, req }) => {
  await rebuildTeams(req, idsOf(doc.clients))
}

const batch = 200

/**
 * Mends what is derived, for all accounts and people: after a crash between two writes, and for records older than these fields.
 * Returns how many records were wrong.
 */
export async function repairTeams(payload: Payload): Promise<{ accounts: number; people: number }> {
  const repaired = { accounts: 0, people: 0 }
  // rights: the server's own; what is derived is no one's deed.
  const { values } = await payload.findDistinct({ collection: 'accounts', field: 'client', depth: 0, overrideAccess: true })
  const clients = new Set(values.flatMap((value) => idOf(Object.values(value)[0]) ?? []))
  // Rows are not changed in their order by id, so no page is left out.
  for (let page = 1; ; page += 1) {
    const people = await payload.find({
      collection: 'users',
      sort: 'id',
      limit: batch,
      page,
      depth: 0,
      select: { isInvestor: true },
      trash: true,
      // rights: as above.
      overrideAccess: true,
    })
    for (const { id, isInvestor } of people.docs) {
      if (Boolean(isInvestor) === clients.has(id)) continue
      if (await agreeOnInvestor({ payload }, id, Boolean(isInvestor))) repaired.people += 1
    }
    if (!people.hasNextPage) break
  }
  for (let page = 1; ; page += 1) {
    const accounts = await findAccounts({ payload }, { page })
    repaired.accounts += await rewriteTeams({ payload }, accounts.docs)
    if (!accounts.hasNextPage) return repaired
  }
}

async function rebuildTeams(req: Asking, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batch) {
    const { docs } = await findAccounts(req, { ids: ids.slice(from, from + batch) })
    await rewriteTeams(req, docs)
  }
}

/**
 * Writes the teams that are not what they should be; returns how many. What was written is looked at again: an account or a group may have been saved
 * after it was read, and then it was written from what stands no more.
 */
async function rewriteTeams(req: Asking, accounts: readonly Pick<Account, 'id' | 'owners' | 'team'>[], more = 3): Promise<number> {
  const groups = await teamsOfGroups(
    req,
    accounts.map(({ id }) => id),
  )
  const written: string[] = []
  for (const { id, owners, team } of accounts) {
    const right = [...new Set([...idsOf(owners), ...(groups.get(id) ?? [])])]
    if (right.toSorted().join() === idsOf(team).toSorted().join()) continue
    // rights: derived by the server; past the hooks, as it is no one's change of the account; `updatedAt: null` leaves its time alone.
    await req.payload.db.updateOne({ collection: 'accounts', id, data: { team: right, updatedAt: null }, req, returning: false })
    written.push(id)
  }
  if (written.length > 0 && more > 0) await rewriteTeams(req, (await findAccounts(req, { ids: written })).docs, more - 1)
  return written.length
}

const findAccounts = ({ payload, ...req }: Asking, { ids, page = 1 }: { ids?: readonly string[]; page?: number }) =>
  payload.find({
    collection: 'accounts',
    ...(ids ? { where: { id: { in: [...ids] } } } : {}),
    sort: 'id',
    limit: batch,
    page,
    depth: 0,
    joins: false,
    select: { owners: true, team: true },
    trash: true,
    // rights: the server's own; what is derived is no one's deed.
    overrideAccess: true,
    req: { payload, ...req },
  })

/** Professionals of the groups that hold these accounts, by account. A group in the trash opens nothing. */
async function teamsOfGroups(req: Asking, accounts: readonly string[]): Promise<Map<string, string[]>> {
  const teams = new Map<string, string[]>()
  if (accounts.length === 0) return teams
  const { docs } = await req.payload.find({
    collection: 'access-groups',
    where: { clients: { in: [...accounts] } },
    pagination: false,
    depth: 0,
    select: { team: true, clients: true },
    // rights: as above.
    overrideAccess: true,
    req,
  })
  for (const { clients, team } of docs)
    for (const account of idsOf(clients)) teams.set(account, [...(teams.get(account) ?? []), ...idsOf(team)])
  return teams
}

async function isClientOfAny(req: Asking, client: string): Promise<boolean> {
  // rights: as above.
  const { totalDocs } = await req.payload.count({
    collection: 'accounts',
    where: { client: { equals: client } },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/**
 * Says of a person whether they are the client of an account, and counts once more when it is written: one may have been saved meanwhile. Returns whether
 * anything else was `said` of them before.
 */
async function agreeOnInvestor(req: Asking, id: string, said: boolean | null = null): Promise<boolean> {
  let written = said
  for (;;) {
    const isInvestor = await isClientOfAny(req, id)
    if (isInvestor === written) return written !== said
    await setInvestor(req, id, isInvestor)
    written = isInvestor
  }
}

/** Says of a person whether they are the client of an account. */
export const setInvestor = (req: Asking, id: string, isInvestor: boolean) =>
  // rights: derived by the server; the field is closed to people.
  req.payload.db.updateOne({ collection: 'users', id, data: { isInvestor, updatedAt: null }, req, returning: false })
