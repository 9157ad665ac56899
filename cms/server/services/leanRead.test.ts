import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { User } from '../../../collections/payload-types'
import { openOwnPayload, type OwnPayload } from '../../../tests/helpers/ownPayload'
import { leanRead } from './leanRead'

let own: OwnPayload
let payload: Payload
const ids: Record<string, string> = {}

const insert = async (collection: 'media' | 'portals' | 'users' | 'accounts', data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection, data })) as { id: string }).id

/** A request of one of the people below. */
async function requestOf(name: string): Promise<PayloadRequest> {
  const user = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: ids[name] } } })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
}

beforeAll(async () => {
  own = await openOwnPayload('lean-read')
  payload = own.payload
  for (const [name, flags] of Object.entries({
    advisor: { isProfessional: true },
    other: { isProfessional: true },
    client: { isInvestor: true },
    nobody: {},
    admin: { admin: true },
  }))
    ids[name] = await insert('users', { name, email: `${name}@b.example`, lastLogin: '2026-11-20T10:00:00.000Z', ...flags })
  const photo = await insert('media', { name: 'logo', filename: 'logo.png', mimeType: 'image/png', filesize: 1 })
  const portal = await insert('portals', {
    ...{
      name: 'One',
      slug: 'one',
      brand: 'akta',
      active: true,
      photo: [photo],
      theme: 'main',
      portalLanguage: 'en',
      phone: '1',
      email: 'p@b.example',
    },
  })
  const common = { owners: [ids.advisor], team: [ids.advisor], client: ids.client, active: true, portal, currency: 'GBP' }
  await insert('accounts', { ...common, name: 'Seen', identity: 'a' })
  await insert('accounts', { ...common, name: 'In the trash', identity: 'b', deletedAt: new Date().toISOString() })
})

afterAll(() => own.close())

const names = async (person: string) =>
  (await leanRead(await requestOf(person), { collection: 'accounts', select: ['name'] })).map(({ name }) => name)

describe('leanRead', () => {
  it('gives a person the rows that the read rule gives them, and nothing from the trash, not even to an admin', async () => {
    expect(await names('advisor')).toEqual(['Seen'])
    expect(await names('client')).toEqual(['Seen'])
    expect(await names('admin')).toEqual(['Seen'])
    expect(await names('other')).toEqual([])
  })

  it('refuses whoever may see nothing of the collection, as Payload does', async () => {
    await expect(names('nobody')).rejects.toMatchObject({ status: 403 })
    const asked = { collection: 'accounts', select: ['name'], whenForbidden: 'empty' } as const
    expect(await leanRead(await requestOf('nobody'), asked)).toEqual([])
  })

  it('leaves out a field that its own rule closes, and what was not asked for', async () => {
    const asked = { collection: 'users', where: { id: { equals: ids.advisor ?? '' } }, select: ['name', 'lastLogin'] } as const
    expect(await leanRead(await requestOf('admin'), asked)).toEqual([
      { id: ids.advisor, name: 'advisor', lastLogin: '2026-11-20T10:00:00.000Z' },
    ])
    expect(await leanRead(await requestOf('client'), asked)).toEqual([{ id: ids.advisor, name: 'advisor' }])
    const [account] = await leanRead(await requestOf('client'), { collection: 'accounts', select: ['name', 'team', 'identity'] })
    expect(account).toEqual({ id: expect.any(String), name: 'Seen' })
  })
})
