import type { PayloadRequest, Where } from 'payload'
import { idOf } from '../idOf'
import { idsOf } from '../idsOf'

/** The groups that whoever is of these portals may enter: active ones, of one of them or of none. */
export const mayEnter = (portals: readonly string[]): Where => ({
  and: [
    { active: { not_equals: false } },
    { or: [{ portal: { exists: false } }, ...(portals.length === 0 ? [] : [{ portal: { in: [...portals] } }])] },
  ],
})

/** What a list of choices offers to a member of `has`: what they may enter, and what they are in, for who is in a group that became inactive may stay. */
export function offeredTo(has: readonly string[], portals: readonly string[]): Where {
  const enters = mayEnter(portals)
  return has.length > 0 ? { or: [{ id: { in: [...has] } }, enters] } : enters
}

/** The groups that a save enters. */
export function enteredBy(data: WithGroups, originalDoc: WithGroups): string[] {
  const before = idsOf(originalDoc?.groups)
  return [...new Set(idsOf(data?.groups))].filter((id) => !before.includes(id))
}

type WithGroups = Readonly<{ groups?: unknown }> | undefined

/** How many of these groups are not for whoever is of these portals. */
export async function notOffered(req: PayloadRequest, groups: readonly string[], portals: readonly string[]): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'groups',
    where: { and: [{ id: { in: [...groups] } }, mayEnter(portals)] },
    // rights: of who may save the member; nothing is told of the groups.
    overrideAccess: true,
    req,
  })
  return groups.length - totalDocs
}

/** What ties a person to a portal; `id` is null of somebody who is being made. */
type Tied = Readonly<{ id: string | null; organisation: unknown }>

/** The portals that a person belongs to: of the accounts that they have or look after, and of their organisation. */
export async function portalsOfPerson(req: PayloadRequest, { id, organisation }: Tied): Promise<string[]> {
  const firm = idOf(organisation)
  const [ofAccounts, ofFirm] = await Promise.all([
    id === null ? [] : portalsOfAccounts(req, id),
    firm === null ? [] : portalsOfFirm(req, firm),
  ])
  return [...new Set([...ofAccounts, ...ofFirm])]
}

async function portalsOfAccounts(req: PayloadRequest, person: string): Promise<string[]> {
  const { values } = await req.payload.findDistinct({
    collection: 'accounts',
    field: 'portal',
    where: { or: [{ client: { equals: person } }, { team: { equals: person } }] },
    depth: 0,
    // rights: the server's own question, here and below; nothing of it is told.
    overrideAccess: true,
    req,
  })
  return values.flatMap((value) => idOf(Object.values(value)[0]) ?? [])
}

async function portalsOfFirm(req: PayloadRequest, company: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'portals',
    where: { company: { equals: company } },
    select: {},
    pagination: false,
    depth: 0,
    // rights: as above.
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => id)
}
