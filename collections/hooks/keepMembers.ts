import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { idOf } from '../idOf'
import { idsOf } from '../idsOf'
import type { Group } from '../payload-types'

/*
 * Who is in a group stands in `groups` of accounts and of people, where access rules ask for it. `groups.members` is the same list seen from the
 * group, with the day that each came: derived, and written anew until it is what the records say, so that two who enter at once are both there.
 */

type Grouped = 'accounts' | 'users'
type Member = Readonly<{ account?: unknown; user?: unknown; memberSince?: string | null }>

const tries = 6

const without = (ids: readonly string[], others: readonly string[]): string[] => ids.filter((id) => !others.includes(id))

/** After an account or a person was saved: the members of the groups that it entered or left. */
export const keepMembersOfGroups: CollectionAfterChangeHook<{ id: string; groups?: unknown; client?: unknown }> = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  // Not in the answer for who may not read it, and then not changed either.
  if (!('groups' in doc)) return
  const [before, after] = [idsOf(previousDoc?.groups), idsOf(doc.groups)]
  if (without(after, before).length > 0) await welcomeAnew(req, collection.slug === 'users' ? doc.id : idOf(doc.client))
  for (const group of [...without(after, before), ...without(before, after)]) await rebuildMembers(req, group)
}

/** After a group was saved with other members: it is added to their records, and taken from those that were removed. */
export const keepMembersOfGroup: CollectionAfterChangeHook<Group> = async ({ doc, previousDoc, req }) => {
  if (!('members' in doc)) return
  for (const collection of ['accounts', 'users'] as const) {
    const [before, after] = [idsIn(collection, previousDoc?.members), idsIn(collection, doc.members)]
    for (const id of without(after, before)) await setGroup(req, collection, id, doc.id, true)
    for (const id of without(before, after)) await setGroup(req, collection, id, doc.id, false)
  }
}

function idsIn(collection: Grouped, members: unknown): string[] {
  const rows = Array.isArray(members) ? (members as Member[]) : []
  return rows.flatMap(({ account, user }) => idOf(collection === 'accounts' ? account : user) ?? [])
}

async function setGroup(req: PayloadRequest, collection: Grouped, id: string, group: string, isIn: boolean): Promise<void> {
  // rights: the person may change the group, and with it who is in it.
  const record = await req.payload.db.findOne<{ id: string; groups?: unknown; client?: unknown }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  if (!record) return
  const groups = idsOf(record.groups)
  if (groups.includes(group) === isIn) return
  const data = { groups: isIn ? [...groups, group] : without(groups, [group]) }
  await req.payload.db.updateOne({ collection, id, data, req, returning: false })
  if (isIn) await welcomeAnew(req, collection === 'users' ? id : idOf(record.client))
}

/** Whoever enters a group is shown its welcome, if it is the highest of theirs (`services/greeting/topGroup`). */
async function welcomeAnew(req: PayloadRequest, person: string | null): Promise<void> {
  if (person === null) return
  // rights: derived by the server; the field is closed to people.
  await req.payload.db.updateOne({ collection: 'users', id: person, data: { welcomedBy: null, updatedAt: null }, req, returning: false })
}

async function rebuildMembers(req: PayloadRequest, id: string): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const group = await req.payload.db.findOne<Group>({ collection: 'groups', where: { id: { equals: id } }, req })
    if (!group) return
    const right = { accounts: await idsWith(req, 'accounts', id), users: await idsWith(req, 'users', id) }
    const known = group.members ?? []
    const stays = known.filter(({ account, user }) => isOneOf(right.accounts, account) || isOneOf(right.users, user))
    const memberSince = new Date().toISOString()
    const members = [
      ...stays,
      ...without(right.accounts, idsIn('accounts', known)).map((account) => ({ id: rowId(), account, memberSince })),
      ...without(right.users, idsIn('users', known)).map((user) => ({ id: rowId(), user, memberSince })),
    ]
    if (stays.length === known.length && members.length === known.length) return
    // rights: derived by the server; past the hooks, as it is no one's change of the group.
    await req.payload.db.updateOne({ collection: 'groups', id, data: { members }, req, returning: false })
  }
}

/** As Payload names the rows of a list, on both databases. */
const rowId = (): string => randomBytes(12).toString('hex')

const isOneOf = (ids: readonly string[], relation: unknown): boolean => {
  const id = idOf(relation)
  return id !== null && ids.includes(id)
}

/** Those in the trash too: they come back into their groups. */
async function idsWith(req: PayloadRequest, collection: Grouped, group: string): Promise<string[]> {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection,
    where: { groups: { equals: group } },
    select: { searchName: true },
    sort: 'createdAt',
    pagination: false,
    limit: 0,
    req,
  })
  return docs.map(({ id }) => id)
}
