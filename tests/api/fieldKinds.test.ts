import { beforeAll, describe, expect, it } from '@jest/globals'
import { tinyPng } from '../factories/files'
import type { Client } from '../helpers/client'
import { create, type Doc, docOf, upload } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* Kinds of fields, whichever record they stand in: what each begins with, keeps and refuses. */

let tenant: Tenant
let admin: Client

beforeAll(async () => {
  tenant = await makeTenant()
  admin = tenant.admin
})

const read = async (collection: string, id: string): Promise<Doc> => (await admin.get(`/api/${collection}/${id}?depth=0`)).body as Doc

describe('a choice with Other', () => {
  it('keeps what Other is as long as it is chosen, and no longer', async () => {
    const file = { name: 'mark.png', type: 'image/png', data: tinyPng() }
    const { id } = await upload(admin, 'media', { name: 'Mark', type: 'Other', typeDetails: 'A coat of arms' }, file)
    expect(await read('media', id)).toMatchObject({ type: 'Other', typeDetails: 'A coat of arms' })
    docOf(await admin.patch(`/api/media/${id}`, { name: 'Mark 2' }), 200)
    expect((await read('media', id)).typeDetails).toBe('A coat of arms')
    docOf(await admin.patch(`/api/media/${id}`, { type: 'Statement' }), 200)
    expect((await read('media', id)).typeDetails ?? null).toBeNull()
    docOf(await admin.patch(`/api/media/${id}`, { typeDetails: 'Of nothing' }), 200)
    expect((await read('media', id)).typeDetails ?? null).toBeNull()
  })

  it('takes at most 500 characters of it, and none of the options that are not there', async () => {
    const { id } = await upload(admin, 'media', { name: 'Mark' }, { name: 'mark.png', type: 'image/png', data: tinyPng() })
    expect((await admin.patch(`/api/media/${id}`, { type: 'Other', typeDetails: 'x'.repeat(501) })).status).toBe(400)
    expect((await admin.patch(`/api/media/${id}`, { type: 'Heraldry' })).status).toBe(400)
  })
})

describe('a box that rules others out', () => {
  const page = (own: object) =>
    create(admin, 'pages', { name: 'Ruled', brand: tenant.brand, language: 'en', type: 'Landing', _status: 'published', ...own })

  it('empties them, whichever of the two is saved, and gives them free again', async () => {
    const { id } = await page({ slug: 'ruled-out', hidden: true, promoted: true })
    expect(await read('pages', id)).toMatchObject({ hidden: true, promoted: false })
    docOf(await admin.patch(`/api/pages/${id}`, { promoted: true }), 200)
    expect(await read('pages', id)).toMatchObject({ hidden: true, promoted: false })
    docOf(await admin.patch(`/api/pages/${id}`, { hidden: false, promoted: true }), 200)
    expect(await read('pages', id)).toMatchObject({ hidden: false, promoted: true })
    docOf(await admin.patch(`/api/pages/${id}`, { hidden: true }), 200)
    expect(await read('pages', id)).toMatchObject({ hidden: true, promoted: false })
  })
})

describe('a numbered name', () => {
  const make = (own: object = {}) => create(admin, 'libraries', { brand: tenant.brand, ...own })
  const numberOf = ({ name }: Doc) => Number(/^Library (\d+)$/.exec(String(name))?.[1])

  it('is what its kind is called and the next number; what is written wins, and a blank one is refused', async () => {
    const first = await make()
    const second = await make()
    expect(numberOf(second)).toBe(numberOf(first) + 1)
    await make({ name: `Library ${numberOf(second) + 10}` })
    await make({ name: 'Library of the harbour' })
    expect(numberOf(await make())).toBe(numberOf(second) + 11)
    expect((await make({ name: 'House' })).name).toBe('House')
    expect((await admin.post('/api/libraries', { brand: tenant.brand, name: '  ' })).status).toBe(400)
    // In the trash it keeps its number, for it may come back.
    const last = await make()
    expect((await admin.del(`/api/libraries/${last.id}`)).status).toBe(200)
    expect(numberOf(await make())).toBe(numberOf(last) + 1)
  })
})

describe('a choice of several', () => {
  /** What a record keeps of one value that it is made with, of two, and of one that it is changed to. */
  const kept = async (collection: string, field: string, own: object, [first, second]: readonly [string, string]): Promise<unknown[]> => {
    const { id } = await create(admin, collection, { ...own, [field]: first })
    const states = [(await read(collection, id))[field]]
    for (const value of [[first, second], second]) {
      docOf(await admin.patch(`/api/${collection}/${id}`, { [field]: value }), 200)
      states.push((await read(collection, id))[field])
    }
    return states
  }

  it('takes one value that comes without a list, of whatever kind and in whichever record', async () => {
    const home = { brand: tenant.brand, language: 'en' }
    const other = await tenant.person('Other Visor', { isProfessional: true, organisation: tenant.firm.id })
    const group = async (name: string, score: number) => (await create(admin, 'groups', { name, score })).id
    const groups = [await group('First', 1), await group('Second', 2)] as const
    const person = { name: 'Grouped', email: `grouped@${tenant.brand}.example`, password: 'Tenant-2026' }
    const account = {
      name: 'Grouped',
      portal: tenant.portal.id,
      owners: tenant.advisor.id,
      currency: 'GBP',
      active: true,
      client: other.id,
    }
    const cases = [
      ['access-groups', 'team', { name: 'Desk' }, [tenant.advisor.id, other.id]],
      ['users', 'groups', person, groups],
      ['accounts', 'groups', account, groups],
      ['posts', 'tags', { ...home, name: 'Post', slug: 'one-tag' }, ['Advice', 'Insights']],
      ['posts', 'keypoints', { ...home, name: 'Post', slug: 'one-point' }, ['A point', 'Another']],
      ['forms', 'recipients', { ...home, name: 'Form', slug: 'one-recipient' }, ['one@a.example', 'two@a.example']],
    ] as const
    for (const [collection, field, own, [first, second]] of cases)
      expect([collection, field, await kept(collection, field, own, [first, second])]).toEqual([
        collection,
        field,
        [[first], [first, second], [second]],
      ])
  })

  it('still refuses a value that it does not offer', async () => {
    const post = { brand: tenant.brand, name: 'Post', slug: 'no-tag', language: 'en', tags: 'Heraldry' }
    expect((await admin.post('/api/posts', post)).status).toBe(400)
  })
})

describe('a sign', () => {
  it('is one of those that the portal draws', async () => {
    const link = { name: 'Help', link: '/help', portal: tenant.portal.id }
    expect(await create(admin, 'navigation', link)).toMatchObject({ icon: 'link' })
    expect(await create(admin, 'navigation', { ...link, icon: 'help' })).toMatchObject({ icon: 'help' })
    expect((await admin.post('/api/navigation', { ...link, icon: 'skull' })).status).toBe(400)
  })
})
