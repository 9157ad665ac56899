import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import aktaFile from '../../../../shared/brands/akta.json'
import { brandSchema } from '../../../../shared/brands/brandSchema'
import { isoDate } from '../../../../shared/domain/dates'
import { settled } from '../../../../jobs/generateReport/reportRow'
import { openOwnPayload, type OwnPayload } from '../../../../tests/helpers/ownPayload'
import { brands } from '../../brands'
import { requestReport } from './requestReport'

let own: OwnPayload
let payload: Payload
let accounts: string[]
let req: PayloadRequest
let owner: string

type Collection = 'users' | 'media' | 'portals' | 'accounts'

/** Rows as the database holds them; the rules of the collections are not what is tested here. */
const insert = async (collection: Collection, data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection, data })) as { id: string }).id

beforeAll(async () => {
  own = await openOwnPayload('request')
  payload = own.payload
  owner = await insert('users', { name: 'Catherine', email: 'c@b.example', isInvestor: true })
  const photo = await insert('media', { name: 'logo', filename: 'logo.png' })
  const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example', photo: [photo], active: true }
  const portal = await insert('portals', { name: 'Akta', slug: 'akta', brand: 'akta', ...look })
  accounts = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      insert('accounts', {
        name: `A${number}`,
        active: true,
        client: owner,
        owners: [],
        portal,
        currency: 'GBP',
        externalId: `QS-${number}`,
      }),
    ),
  )
  // rights: a test looks the person up.
  const user = await payload.findByID({ collection: 'users', id: owner, depth: 0, overrideAccess: true })
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
})

beforeEach(async () => {
  for (const collection of ['payload-jobs', 'reports'] as const) await payload.db.deleteMany({ collection, where: {} })
})

afterAll(async () => {
  await own.close()
})

const akta = () => {
  const brand = brands().get('akta')
  if (!brand) throw new Error('no brand')
  return brand
}
const order = (account = '', reportsPerDay = 40) =>
  requestReport(req, { actor: { id: owner }, brand: { ...akta(), reportsPerDay }, request: { account, kind: 'investment' } })
const finish = async () => {
  const { docs } = await payload.db.find<{ id: string }>({ collection: 'reports', limit: 0, pagination: false })
  for (const { id } of docs) await payload.db.updateOne({ collection: 'reports', id, data: { state: 'done', ...settled({ id }) } })
}

describe('requestReport', () => {
  it('lets exactly five of many simultaneous requests of one person through', async () => {
    const answers = await Promise.allSettled(accounts.map((account) => order(account)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 429, data: { code: 'too_many_reports' } })
    expect((await payload.db.count({ collection: 'payload-jobs' })).totalDocs).toBe(5)
  })

  it('gives a place free again once a report is done', async () => {
    for (const account of accounts.slice(0, 5)) await order(account)
    await expect(order(accounts[5])).rejects.toMatchObject({ status: 429 })
    await finish()
    expect((await order(accounts[5])).isNew).toBe(true)
  })

  it('refuses a person who has had the reports of the day, and says when the next may be asked for', async () => {
    await order(accounts[0], 2)
    await order(accounts[1], 2)
    // Asked for again while it is under way, it is the same one and costs nothing.
    expect((await order(accounts[1], 2)).isNew).toBe(false)
    await finish()
    const refusal: unknown = await order(accounts[2], 2).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 429, data: { code: 'report_quota', limit: 2 } })
    const { retryAfter } = (refusal as { data: { retryAfter: number } }).data
    expect(retryAfter).toBeGreaterThan(23 * 3600)
    await payload.db.updateMany({
      collection: 'reports',
      where: {},
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000).toISOString() },
    })
    expect((await order(accounts[2], 2)).isNew).toBe(true)
  })

  it('makes quarterly statements up to the day that the brand names, and of every quarter for one that names none', async () => {
    const statementOf = (date: string, quarterlyReportsUntil: string | null) =>
      requestReport(req, {
        actor: { id: owner },
        brand: brandSchema.parse({ ...aktaFile, quarterlyReportsUntil }),
        request: { account: accounts[0] ?? '', kind: 'valuation', period: { range: 'quarter', date: isoDate(date) } },
      })
    expect((await statementOf('2024-09-30', '2024-10-08')).report).toMatchObject({ kind: 'valuation', reportDate: '2024-09-30' })
    await expect(statementOf('2024-12-31', '2024-10-08')).rejects.toMatchObject({ status: 400, data: { code: 'invalid_period' } })
    expect((await statementOf('2024-12-31', null)).report).toMatchObject({ reportDate: '2024-12-31' })
  })
})
