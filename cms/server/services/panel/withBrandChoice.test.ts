import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type BaseFilter, type Payload, type PayloadRequest } from 'payload'
import { panelBrandKey } from '../../../../shared/contracts/panelBrand'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'

let own: OwnPayload
let payload: Payload
let requestOf: (admin: boolean, headers?: Record<string, string>) => Promise<PayloadRequest>

beforeAll(async () => {
  own = await openOwnPayload('brand-choice')
  ;({ payload } = own)
  const person = async (admin: boolean) => {
    const { id } = (await payload.db.create({
      collection: 'users',
      data: { name: 'A', email: `${String(admin)}@firm.example`, admin, isProfessional: true },
    })) as { id: string }
    const user = await payload.findByID({ collection: 'users', id, overrideAccess: true })
    await payload.db.create({
      collection: 'payload-preferences',
      data: { key: panelBrandKey, user: { relationTo: 'users', value: id }, value: { brand: 'bowmore' } },
    })
    return { ...user, collection: 'users' as const }
  }
  const people = { admin: await person(true), advisor: await person(false) }
  requestOf = async (admin, headers = {}) => {
    const req = await createLocalReq({ user: admin ? people.admin : people.advisor }, payload)
    req.headers = new Headers(headers)
    return req
  }
})

afterAll(() => own.close())

const filterOf = async (slug: 'accounts' | 'media', req: PayloadRequest) =>
  (payload.collections[slug].config.admin.baseFilter as BaseFilter)({ req, limit: 50, page: 1, sort: '' })

describe('the list of a collection in the panel', () => {
  it('is asked for the brand that the person keeps', async () => {
    expect(await filterOf('accounts', await requestOf(true))).toEqual({ 'portal.brand': { equals: 'bowmore' } })
    expect(await filterOf('media', await requestOf(true))).toBeNull()
  })

  it('is whole where a record is picked for another one, and for people without the panel', async () => {
    expect(await filterOf('accounts', await requestOf(true, { 'next-action': 'x' }))).toBeNull()
    expect(await filterOf('accounts', await requestOf(false))).toBeNull()
  })
})
