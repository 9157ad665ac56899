import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CollectionSlug, Payload } from 'payload'
import type { Account, Portfolio } from '../../collections/payload-types'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { repairRecords } from './handler'

let own: OwnPayload
let payload: Payload

/** As a former version wrote it: past today's hooks. */
const insert = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection, data })) as { id: string }).id
const account = async (id: string) => (await payload.db.findOne<Account>({ collection: 'accounts', where: { id: { equals: id } } })) ?? null
const portfolio = async (id: string) =>
  (await payload.db.findOne<Portfolio>({ collection: 'portfolios', where: { id: { equals: id } } })) ?? null

beforeAll(async () => {
  own = await openOwnPayload('repair')
  payload = own.payload
})

afterAll(() => own.close())

describe('records of a former version', () => {
  it('get what today’s code needs of them; a portfolio that was made twice counts once; a second run changes nothing', async () => {
    const owner = await insert('users', { name: 'Imogen', email: 'imogen@b.example', isProfessional: true })
    const photo = await insert('media', { name: 'logo', filename: 'logo.png', mimeType: 'image/png', filesize: 1 })
    const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example', photo: [photo], active: true }
    const portal = await insert('portals', { name: 'Akta', slug: 'akta', brand: 'akta', ...look })
    const former = { owners: [owner], portal, currency: 'GBP', active: true }
    const linked = await insert('accounts', { ...former, name: 'Linked', externalId: 'QS-1' })
    const unlinked = await insert('accounts', { ...former, name: 'Not linked' })
    const held = { account: linked, type: 'GIA', currency: 'GBP' }
    const first = await insert('portfolios', { ...held, name: 'Growth', externalId: 'P-1', createdAt: '2026-01-01T00:00:00.000Z' })
    const twin = await insert('portfolios', { ...held, name: 'Growth', externalId: 'P-1', createdAt: '2026-01-02T00:00:00.000Z' })
    const renamed = await insert('portfolios', { ...held, name: 'The children', externalId: 'P-2' })
    for (const [id, name] of [
      [first, 'Growth'],
      [renamed, 'Income'],
    ])
      await insert('figures', { subject: `portfolio/${id}`, account: linked, portfolio: id, source: 'akta', name, value: '1.00' })

    await repairRecords({ payload })
    expect(await account(linked)).toMatchObject({ source: 'akta', identity: 'akta/QS-1' })
    expect(await account(unlinked)).toMatchObject({ source: 'akta', identity: expect.stringMatching(/^unlinked\//) })
    expect(await portfolio(first)).toMatchObject({ identity: `${linked}/P-1`, madeAs: 'Growth' })
    expect((await portfolio(first))?.deletedAt ?? null).toBeNull()
    expect((await portfolio(twin))?.deletedAt).toEqual(expect.any(String))
    // Somebody gave it a name of its own.
    expect((await portfolio(renamed))?.madeAs ?? null).toBeNull()

    const before = [await account(unlinked), await portfolio(first), await portfolio(twin), await portfolio(renamed)]
    await repairRecords({ payload })
    expect([await account(unlinked), await portfolio(first), await portfolio(twin), await portfolio(renamed)]).toEqual(before)
  })
})
