import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type OwnPayload, openOwnPayload } from '../../tests/helpers/ownPayload'

/* rights: the test makes and checks the records itself. */

let own: OwnPayload
let photo: string

beforeAll(async () => {
  own = await openOwnPayload('portal-limit')
  photo = ((await own.payload.db.create({ collection: 'media', data: { name: 'logo', filename: 'logo.png' } })) as { id: string }).id
})

afterAll(() => own.close())

const make = (slug: string, brand: string) =>
  own.payload.create({
    collection: 'portals',
    data: { name: slug, slug, brand, photo: [photo], theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example' },
    depth: 0,
    overrideAccess: true,
  })

const fieldOf = (error: unknown) => (error as { data: { errors: { path: string; message: string }[] } }).data.errors[0]

describe('portals of a brand', () => {
  it('are one where the brand file says so; the trash gives its seat free', async () => {
    const first = await make('bowmore-one', 'bowmore')
    expect(fieldOf(await make('bowmore-two', 'bowmore').catch((error: unknown) => error))).toEqual({
      path: 'brand',
      label: 'Brand',
      code: 'subscription_limit',
      message: 'The brand bowmore may have 1 portals, and 1 are in use',
    })
    const gone = { deletedAt: new Date().toISOString() }
    await own.payload.update({ collection: 'portals', id: first.id, data: gone, depth: 0, overrideAccess: true })
    await make('bowmore-three', 'bowmore')
    for (const slug of ['akta-one', 'akta-two']) await make(slug, 'akta')
  })
})
