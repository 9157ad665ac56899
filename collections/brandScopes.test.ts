import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest } from 'payload'
import { menuCollections } from '../shared/brands/adminMenu'
import { type OwnPayload, openOwnPayload } from '../tests/helpers/ownPayload'
import { narrowedToBrand } from './brandScopes'

let own: OwnPayload
let payload: Payload
let req: PayloadRequest

// Written straight to the database: what hooks would ask for is not what is looked at here.
const write = async (collection: string, data: Record<string, unknown>) =>
  ((await payload.db.create({ collection: collection as 'users', data })) as { id: string }).id

const term = { reason: 'x', from: '2026-01-01', until: '2026-12-31' }

const idsOf = async (collection: string, brand: string): Promise<string[]> => {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where: await narrowedToBrand(req, collection, brand, {}),
    depth: 0,
    limit: 100,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => String(id)).sort()
}

/** The records of each brand by a name of their own, and those of none. */
let made: Record<'akta' | 'bowmore' | 'free', Record<string, string>>

beforeAll(async () => {
  own = await openOwnPayload('brand-scopes')
  ;({ payload } = own)
  const admin = await write('users', { name: 'Marta Kjeld', email: 'marta@platform.example', admin: true })
  const photo = await write('media', { name: 'Mark', filename: 'mark.png', mimeType: 'image/png' })
  const ofBrand = async (brand: 'akta' | 'bowmore') => {
    const firm = await write('organisations', { name: `Firm of ${brand}` })
    const portal = await write('portals', {
      name: brand,
      slug: brand,
      brand,
      theme: 'main',
      portalLanguage: 'en',
      photo,
      phone: '1',
      email: 'a@b.example',
      company: firm,
    })
    const advisor = await write('users', { name: 'Advisor', email: `advisor@${brand}.example`, isProfessional: true, organisation: firm })
    const client = await write('users', { name: 'Client', email: `client@${brand}.example`, isInvestor: true })
    const delegate = await write('users', { name: 'Delegate', email: `delegate@${brand}.example`, isDelegate: true })
    const account = await write('accounts', {
      name: 'A',
      active: true,
      portal,
      owners: [advisor],
      team: [advisor],
      client,
      currency: 'GBP',
    })
    const portfolio = await write('portfolios', { name: 'P', account, currency: 'GBP' })
    const group = await write('groups', { name: 'G', score: 1, portal, active: true })
    const file = { filename: `${brand}.pdf`, mimeType: 'application/pdf', name: 'D', type: 'Factsheet' }
    return {
      firm,
      portal,
      advisor,
      client,
      delegate,
      account,
      portfolio,
      group,
      delegation: await write('delegations', {
        user: delegate,
        email: `delegate@${brand}.example`,
        account,
        brand,
        grantedBy: client,
        ...term,
      }),
      ofAccount: await write('documents', { ...file, account, filename: `1-${brand}.pdf` }),
      ofPortal: await write('documents', { ...file, portal, filename: `2-${brand}.pdf` }),
      ofGroup: await write('documents', { ...file, group, filename: `3-${brand}.pdf` }),
      accessGroup: await write('access-groups', { name: 'Access', team: [advisor], clients: [account] }),
      line: await write('logs', { type: 'Updated', portal }),
      signIn: await write('logs', { type: 'Signed in', info: brand }),
      sms: await write('sms', { user: client, to: '+442079460100', body: 'x', state: 'sent' }),
    }
  }
  const [akta, bowmore] = [await ofBrand('akta'), await ofBrand('bowmore')]
  const group = await write('groups', { name: 'Of no portal', score: 1, active: true })
  made = {
    akta,
    bowmore,
    free: {
      admin,
      firm: await write('organisations', { name: 'Has no portal' }),
      justMade: await write('users', { name: 'Just Made', email: 'just@made.example' }),
      group,
      ofGroup: await write('documents', { filename: 'f.pdf', mimeType: 'application/pdf', name: 'D', type: 'Factsheet', group }),
      accessGroup: await write('access-groups', { name: 'Empty', team: [akta.advisor] }),
    },
  }
  const user = await payload.findByID({ collection: 'users', id: admin, overrideAccess: true })
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
})

afterAll(() => own.close())

describe('what of a list is a brand’s', () => {
  it.each(menuCollections)('can be asked of %s', async (slug) => {
    await expect(idsOf(slug, 'akta')).resolves.toBeInstanceOf(Array)
  })

  it.each([
    ['accounts', ['account'], []],
    ['portfolios', ['portfolio'], []],
    ['portals', ['portal'], []],
    ['delegations', ['delegation'], []],
    ['organisations', ['firm'], ['firm']],
    ['groups', ['group'], ['group']],
    ['documents', ['ofAccount', 'ofPortal', 'ofGroup'], ['ofGroup']],
    ['access-groups', ['accessGroup'], ['accessGroup']],
    ['logs', ['line', 'signIn'], []],
    ['users', ['advisor', 'client', 'delegate'], ['admin', 'justMade']],
    ['sms', ['sms'], []],
  ] as const)('of %s are its own and those of nobody, and none of another brand', async (slug, names, free) => {
    for (const brand of ['akta', 'bowmore'] as const)
      expect([brand, await idsOf(slug, brand)]).toEqual([
        brand,
        [...names.map((name) => made[brand][name]), ...free.map((name) => made.free[name])].sort(),
      ])
  })

  it('is everything where brands share it', async () => {
    expect(await narrowedToBrand(req, 'media', 'akta', { name: { equals: 'x' } })).toEqual({ name: { equals: 'x' } })
    expect(await narrowedToBrand(req, 'payload-jobs', 'akta', {})).toEqual({})
  })

  it('is asked beside the question, and of nobody where no brand is', async () => {
    const where = { name: { equals: 'x' } }
    expect(await narrowedToBrand(req, 'accounts', 'akta', where)).toEqual({ and: [where, { 'portal.brand': { equals: 'akta' } }] })
    expect(await narrowedToBrand(req, 'accounts', null, where)).toBe(where)
  })
})
