import type { PayloadRequest, Where } from 'payload'
import type { Account, Group, Portal } from '../../collections/payload-types'
import { idOf } from '../../collections/idOf'
import { demoAccounts } from '../sandbox/book/demoAccounts'
import { greekDemoAccounts } from '../sandbox/book/greekAccounts'
import { contactIdOf } from '../sandbox/secondApi/ids'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Seeded = Pick<Group, 'name' | 'score' | 'welcome'> & Readonly<{ members: readonly string[]; since: string }>

const groupsOfAkta: readonly Seeded[] = [
  {
    name: 'Founders’ circle',
    score: 100,
    welcome: 'You were here first. The annual letter and the invitation to the harbour dinner reach you before anybody else.',
    members: [demoAccounts.investor, demoAccounts.single],
    since: '2019-04-06',
  },
  {
    name: 'Family office',
    score: 60,
    welcome: 'One view of everything the family holds, and one person who answers for it.',
    members: demoAccounts.family,
    since: '2021-09-01',
  },
  {
    name: 'Pension planning',
    score: 20,
    welcome: 'Twice a year we look at your pension together. The dates are in your library.',
    members: [demoAccounts.investor],
    since: '2024-01-15',
  },
]

const groupsOfBowmore: readonly Seeded[] = [
  {
    name: 'Trustees',
    score: 80,
    welcome: 'Minutes, valuations and the letter of wishes stand together here. Fergus reads them before every meeting.',
    members: [contactIdOf(demoAccounts.investor)],
    since: '2018-05-14',
  },
  {
    name: 'Retired clients',
    score: 40,
    welcome: 'Two years of your withdrawals are kept in cash. Each autumn we tell you what next year needs.',
    members: [contactIdOf(demoAccounts.investor), contactIdOf(demoAccounts.single)],
    since: '2022-10-03',
  },
]

const groupsOfIolcus: readonly Seeded[] = [
  {
    name: 'Οικογένειες',
    score: 80,
    welcome: 'Ό,τι έχει η οικογένεια σε μία εικόνα, και ένας άνθρωπος που απαντά γι’ αυτό.',
    members: [greekDemoAccounts.investor],
    since: '2020-02-10',
  },
  {
    name: 'Συνταξιοδοτικός σχεδιασμός',
    score: 40,
    welcome: 'Δύο φορές τον χρόνο κοιτάμε μαζί τη σύνταξή σας. Οι ημερομηνίες βρίσκονται στη βιβλιοθήκη σας.',
    members: [greekDemoAccounts.investor, greekDemoAccounts.single],
    since: '2023-09-18',
  },
]

const groupsOf = { akta: groupsOfAkta, bowmore: groupsOfBowmore, iolcus: groupsOfIolcus } as const

/** The groups of a brand's portal with members, whom the groups have welcomed long ago. */
export async function seedGroups(req: PayloadRequest, { id: portal }: Pick<Portal, 'id'>, brand: keyof typeof groupsOf): Promise<void> {
  for (const { members, name, score, since, welcome } of groupsOf[brand]) {
    const where: Where = { and: [{ name: { equals: name } }, { portal: { equals: portal } }] }
    const { totalDocs } = await req.payload.count({ collection: 'groups', where, overrideAccess: true, req })
    if (totalDocs > 0) continue
    const accounts = await findAccounts(req, portal, members)
    const data = { name, score, welcome, portal, members: accounts.map(({ id }) => ({ account: id, memberSince: since })) }
    const group = await req.payload.create({ collection: 'groups', data, depth: 0, overrideAccess: true, req })
    for (const client of accounts.flatMap((account) => idOf(account.client) ?? []))
      await req.payload.db.updateOne({
        collection: 'users',
        id: client,
        data: { welcomedBy: group.id, updatedAt: null },
        req,
        returning: false,
      })
  }
}

async function findAccounts(req: PayloadRequest, portal: string, externalIds: readonly string[]): Promise<Account[]> {
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { and: [{ portal: { equals: portal } }, { externalId: { in: [...externalIds] } }, { client: { exists: true } }] },
    sort: 'searchName',
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
    req,
  })
  return docs
}
