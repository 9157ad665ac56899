import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { fieldRefusal } from '../hooks/fieldRefusal'
import { idOf } from '../idOf'
import { ruleText } from '../labels/ruleText'
import type { Group } from '../payload-types'

type Members = Readonly<{ accounts: string[]; people: string[] }>

/**
 * The rule of `mayEnter` from the group's side: nobody enters a group that is inactive or of a portal that is not theirs. Who is in it stays when it
 * becomes inactive; to another portal it goes with those alone who belong there.
 */
export const checkMembers: CollectionBeforeValidateHook<Group> = async ({ data, originalDoc, req }) => {
  const group = { ...originalDoc, ...data }
  const [portal, before] = [idOf(group.portal), idOf(originalDoc?.portal)]
  const stay = portal === before ? membersIn(originalDoc) : { accounts: [], people: [] }
  const all = membersIn(group)
  const entered: Members = {
    accounts: all.accounts.filter((id) => !stay.accounts.includes(id)),
    people: all.people.filter((id) => !stay.people.includes(id)),
  }
  const known = membersIn(originalDoc)
  const isClosed = group.active === false && [...entered.accounts, ...entered.people].some((id) => !isIn(known, id))
  if (isClosed || (portal !== null && !(await belong(req, portal, entered))))
    throw fieldRefusal(req, {
      collection: 'groups',
      path: 'members',
      code: 'group_not_offered',
      message: ruleText(req, 'rule.memberOfPortal'),
    })
  return data
}

const isIn = ({ accounts, people }: Members, id: string): boolean => accounts.includes(id) || people.includes(id)

function membersIn(group: Partial<Group> | undefined): Members {
  const rows = Array.isArray(group?.members) ? group.members : []
  const ids = (key: 'account' | 'user') => [...new Set(rows.flatMap((row) => idOf(row[key]) ?? []))]
  return { accounts: ids('account'), people: ids('user') }
}

async function belong(req: PayloadRequest, portal: string, { accounts, people }: Members): Promise<boolean> {
  const [foreign, ofPortal] = await Promise.all([
    accounts.length === 0 ? 0 : foreignAccounts(req, portal, accounts),
    people.length === 0 ? new Set<string>() : peopleOfPortal(req, portal, people),
  ])
  return foreign === 0 && people.every((id) => ofPortal.has(id))
}

async function foreignAccounts(req: PayloadRequest, portal: string, accounts: string[]): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'accounts',
    where: { and: [{ id: { in: accounts } }, { portal: { not_equals: portal } }] },
    // rights: the server's own question, here and below; nothing of it is told.
    overrideAccess: true,
    req,
  })
  return totalDocs
}

/** Those of these people who belong to a portal: by an account that they have or look after, or by their organisation. */
async function peopleOfPortal(req: PayloadRequest, portal: string, people: string[]): Promise<ReadonlySet<string>> {
  const byAccount = async (field: 'client' | 'team') => {
    const { values } = await req.payload.findDistinct({
      collection: 'accounts',
      field,
      where: { and: [{ portal: { equals: portal } }, { [field]: { in: people } }] },
      depth: 0,
      // rights: as above.
      overrideAccess: true,
      req,
    })
    return values.flatMap((value) => idOf(Object.values(value)[0]) ?? [])
  }
  const byFirm = async () => {
    const firm = await req.payload.db.findOne<{ id: string; company?: unknown }>({
      collection: 'portals',
      where: { id: { equals: portal } },
      select: { company: true },
      req,
    })
    const company = idOf(firm?.company)
    if (company === null) return []
    const { docs } = await req.payload.find({
      collection: 'users',
      where: { and: [{ id: { in: people } }, { organisation: { equals: company } }] },
      select: {},
      pagination: false,
      depth: 0,
      // rights: as above.
      overrideAccess: true,
      req,
    })
    return docs.map(({ id }) => id)
  }
  return new Set((await Promise.all([byAccount('client'), byAccount('team'), byFirm()])).flat())
}
