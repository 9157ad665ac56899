import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import { type OwnPayload, openOwnPayload } from '../../tests/helpers/ownPayload'
import { brandHeader } from '../access/brandOfRequest'
import type { User } from '../payload-types'
import { repairTeams } from './keepTeam'

/* rights: the test makes and checks the records itself. */

let own: OwnPayload
let payload: Payload
const ids: Record<string, string> = {}

/** A row past all hooks, as a crash or an older release leaves it. */
async function insert(collection: 'users' | 'portals' | 'media' | 'accounts', data: object): Promise<string> {
  const row = (await payload.db.create({ collection, data: data as Record<string, unknown> })) as { id: string }
  return String(row.id)
}

const person = (name: string, flags: object = {}) => insert('users', { name, email: `${name}@team.example`, ...flags })

beforeAll(async () => {
  own = await openOwnPayload('team')
  payload = own.payload
  const photo = await insert('media', { name: 'logo', filename: 'logo.png' })
  const portal = (slug: string, brand: string) =>
    insert('portals', {
      name: slug,
      slug,
      brand,
      photo: [photo],
      theme: 'main',
      portalLanguage: 'en',
      phone: '1',
      email: 'a@b.example',
      active: true,
    })
  ids.akta = await portal('akta-one', 'akta')
  ids.bowmore = await portal('bowmore-one', 'bowmore')
  for (const name of ['owner', 'deputy']) ids[name] = await person(name, { isProfessional: true })
  for (const name of ['client', 'other']) ids[name] = await person(name)
})

afterEach(() => void jest.restoreAllMocks())
afterAll(() => own.close())

const account = async (data: object) =>
  (
    await payload.create({
      collection: 'accounts',
      data: { name: 'Ellery', owners: [ids.owner ?? ''], portal: ids.akta ?? '', currency: 'GBP', active: true, ...data },
      depth: 0,
      overrideAccess: true,
    })
  ).id

const read = (collection: 'accounts' | 'users', id: string) =>
  payload.findByID({ collection, id, depth: 0, overrideAccess: true }) as unknown as Promise<Record<string, unknown>>
const teamOf = async (id: string) => ((await read('accounts', id)).team as string[]).toSorted()
const sorted = (...names: string[]) => names.map((name) => ids[name] ?? '').toSorted()

async function seenBy(name: string, brand?: string): Promise<string[]> {
  const user = { ...(await read('users', ids[name] ?? '')), collection: 'users' as const } as User & { collection: 'users' }
  const req = await createLocalReq({ user }, payload)
  if (brand !== undefined) req.headers.set(brandHeader, brand)
  const { docs } = await payload.find({ collection: 'accounts', depth: 0, joins: false, overrideAccess: false, req, pagination: false })
  return docs.map(({ id }) => id)
}

describe('the team of an account', () => {
  it('is its advisors and the professionals of its access groups, whichever was saved last', async () => {
    const id = await account({ client: ids.client })
    expect(await teamOf(id)).toEqual(sorted('owner'))
    expect(await seenBy('deputy')).not.toContain(id)

    const group = await payload.create({
      collection: 'access-groups',
      data: { name: 'Deputies', team: [ids.deputy ?? ''], clients: [id] },
      depth: 0,
      overrideAccess: true,
    })
    expect(await teamOf(id)).toEqual(sorted('deputy', 'owner'))
    expect(await seenBy('deputy')).toContain(id)

    await payload.update({ collection: 'accounts', id, data: { owners: [ids.deputy ?? ''] }, depth: 0, overrideAccess: true })
    expect(await teamOf(id)).toEqual(sorted('deputy'))
    await payload.update({ collection: 'accounts', id, data: { owners: [ids.owner ?? ''] }, depth: 0, overrideAccess: true })

    // Taken out of the group, put into the trash with it, and back.
    await payload.update({ collection: 'access-groups', id: group.id, data: { clients: [] }, depth: 0, overrideAccess: true })
    expect(await teamOf(id)).toEqual(sorted('owner'))
    await payload.update({ collection: 'access-groups', id: group.id, data: { clients: [id] }, depth: 0, overrideAccess: true })
    await payload.update({
      collection: 'access-groups',
      id: group.id,
      data: { deletedAt: new Date().toISOString() },
      depth: 0,
      overrideAccess: true,
    })
    expect(await teamOf(id)).toEqual(sorted('owner'))
    expect(await seenBy('deputy')).not.toContain(id)
  })

  it('takes no word from outside', async () => {
    const id = await account({ team: [ids.other] })
    expect(await teamOf(id)).toEqual(sorted('owner'))
  })
})

describe('a client', () => {
  it('is an investor as long as an account is theirs', async () => {
    const id = await account({ client: ids.other })
    expect(await read('users', ids.other ?? '')).toMatchObject({ isInvestor: true })
    expect(await seenBy('other')).toEqual([id])
    await payload.update({ collection: 'accounts', id, data: { client: ids.client }, depth: 0, overrideAccess: true })
    expect(await read('users', ids.other ?? '')).toMatchObject({ isInvestor: false })
    await expect(seenBy('other')).rejects.toMatchObject({ status: 403 })
  })
})

describe('portal and brand', () => {
  it('an account is seen on the host of its brand, while its portal is switched on', async () => {
    const id = await account({ portal: ids.bowmore, client: ids.client })
    for (const name of ['owner', 'client']) {
      expect(await seenBy(name, 'bowmore')).toEqual([id])
      expect(await seenBy(name, 'akta')).not.toContain(id)
    }
    await payload.update({ collection: 'portals', id: ids.bowmore ?? '', data: { active: false }, depth: 0, overrideAccess: true })
    for (const name of ['owner', 'client']) expect(await seenBy(name, 'bowmore')).toEqual([])
    await payload.update({ collection: 'portals', id: ids.bowmore ?? '', data: { active: true }, depth: 0, overrideAccess: true })
  })
})

describe('repairTeams', () => {
  it('fills what an older release left empty and takes back what a crash left behind', async () => {
    const bare = { name: 'Bare', owners: [ids.owner], portal: ids.akta, currency: 'GBP', active: true }
    const empty = await insert('accounts', { ...bare, client: ids.other })
    const stale = await insert('accounts', { ...bare, team: [ids.owner, ids.deputy] })
    expect(await seenBy('owner')).not.toContain(empty)
    const repaired = await repairTeams(payload)
    expect(repaired).toEqual({ accounts: 2, people: 1 })
    expect(await teamOf(empty)).toEqual(sorted('owner'))
    expect(await teamOf(stale)).toEqual(sorted('owner'))
    expect(await seenBy('other')).toContain(empty)
    expect(await repairTeams(payload)).toEqual({ accounts: 0, people: 0 })
  })

  it('takes nothing back of what is entered while it reads', async () => {
    let late = ''
    const { findDistinct } = payload.db
    const asked = jest.spyOn(payload.db, 'findDistinct').mockImplementationOnce(async (query) => {
      const found = await Reflect.apply(findDistinct, payload.db, [query])
      ids.newcomer = await person('newcomer')
      late = await account({ client: ids.newcomer })
      return found
    })
    await repairTeams(payload)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await seenBy('newcomer')).toEqual([late])
  })

  it('leaves a person an investor whose account is saved as it looks, whichever writes last', async () => {
    ids.another = await person('another', { isInvestor: true })
    let late = ''
    const { count } = payload.db
    // What it counts is true, and a moment later no longer.
    const counted = jest.spyOn(payload.db, 'count').mockImplementationOnce(async (asked) => {
      const found = await Reflect.apply(count, payload.db, [asked])
      late = await account({ client: ids.another })
      return found
    })
    await repairTeams(payload)
    expect(counted).toHaveBeenCalled()
    expect(await seenBy('another')).toEqual([late])
  })

  it('leaves an account the team that is saved between its reading and its writing', async () => {
    const id = await insert('accounts', { name: 'Raced', owners: [ids.owner], team: [], portal: ids.akta, currency: 'GBP', active: true })
    const { updateOne } = payload.db
    jest.spyOn(payload.db, 'updateOne').mockImplementationOnce(async (asked) => {
      await payload.update({ collection: 'accounts', id, data: { owners: [ids.deputy ?? ''] }, depth: 0, overrideAccess: true })
      return Reflect.apply(updateOne, payload.db, [asked])
    })
    await repairTeams(payload)
    expect(await teamOf(id)).toEqual(sorted('deputy'))
  })
})
