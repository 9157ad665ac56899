import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Account, Figure, Portfolio } from '../../../../collections/payload-types'
import { isoDate, isoInstant } from '../../../../shared/domain/dates'
import { money } from '../../../../shared/domain/money'
import { openOwnPayload, type OwnPayload } from '../../../../tests/helpers/ownPayload'
import { refuseWrites } from '../../../../tests/helpers/refuseWrites'
import type { ProviderAccount, ProviderPortfolio } from '../../wealth/provider'
import { portfoliosOf } from './portfoliosOf'
import { saveFigures } from './saveFigures'
import { termsOf } from './savedFigures'

let own: OwnPayload
let payload: Payload
let req: PayloadRequest
let portal: string

const insert = async (collection: 'media' | 'portals' | 'users', data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection, data })) as { id: string }).id

const changes = { change1d: null, change1m: null, changeYtd: null, change1y: null, change3y: null, change5y: null, changeAll: null }
const portfolio = (externalId: string, value: string, change: Partial<ProviderPortfolio> = {}): ProviderPortfolio => ({
  externalId,
  name: `Portfolio ${externalId}`,
  type: 'GIA',
  currency: 'GBP',
  value: money(value, 'GBP'),
  reporting: null,
  inception: isoDate('2019-03-14'),
  riskProfile: 5,
  riskName: 'Balanced Growth',
  objective: 'ExO',
  asOf: isoDate('2026-11-20'),
  ...changes,
  ...change,
})
const answerOf = (externalId: string, ...portfolios: ProviderPortfolio[]): ProviderAccount => ({
  externalId,
  name: 'Catherine Ellery-Voss',
  currency: 'GBP',
  inception: null,
  value: money('300', 'GBP'),
  reporting: null,
  asOf: isoDate('2026-11-20'),
  portfolios,
})

let made = 0
/** Times of answers, each later than the one before. */
const nextTime = () => isoInstant(new Date(Date.UTC(2026, 10, 21, 6, 0, (made += 1))))

async function makeAccount(externalId: string): Promise<Account> {
  const owner = await insert('users', { name: 'Imogen', email: `imogen-${externalId.toLowerCase()}@b.example`, isProfessional: true })
  return payload.create({
    collection: 'accounts',
    data: { name: `Account ${externalId}`, externalId, owners: [owner], portal, currency: 'GBP', active: true },
    depth: 0,
    // rights: the test's own.
    overrideAccess: true,
  })
}

async function read(account: Account, answer: ProviderAccount, { as = req, isComplete = true, fetchedAt = nextTime() } = {}) {
  const source = { name: 'akta', kind: 'first' } as const
  const { known, trashed } = await portfoliosOf(as, account.id, source)
  const answered = { account, source, answer, fetchedAt, isComplete, records: known, trashed }
  return saveFigures(as, answered, { force: true })
}

const portfoliosIn = async (account: Account): Promise<Portfolio[]> =>
  // rights: the test's own.
  (
    await payload.find({
      collection: 'portfolios',
      where: { account: { equals: account.id } },
      depth: 0,
      joins: false,
      trash: true,
      overrideAccess: true,
    })
  ).docs

const figuresIn = async (account: Account): Promise<Figure[]> =>
  // rights: the test's own.
  (await payload.find({ collection: 'figures', where: { account: { equals: account.id } }, depth: 0, overrideAccess: true })).docs

beforeAll(async () => {
  own = await openOwnPayload('save-figures')
  payload = own.payload
  req = await createLocalReq({}, payload)
  const photo = await insert('media', { name: 'logo', filename: 'logo.png' })
  const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example', photo: [photo], active: true }
  portal = await insert('portals', { name: 'Akta', slug: 'akta', brand: 'akta', ...look })
})

afterAll(() => own.close())

describe('figures', () => {
  it('of a new account are made once by twenty first reads at the same time', async () => {
    const account = await makeAccount('QS-1')
    const answer = answerOf('QS-1', portfolio('QS-1-1', '100'), portfolio('QS-1-2', '200'))
    const maps = await Promise.all(Array.from({ length: 20 }, () => read(account, answer)))
    const records = await portfoliosIn(account)
    expect(records.map(({ externalId }) => externalId).sort()).toEqual(['QS-1-1', 'QS-1-2'])
    for (const known of maps) expect([...known.values()].map(({ id }) => id).sort()).toEqual(records.map(({ id }) => id).sort())
    expect((await figuresIn(account)).map(({ subject }) => subject).sort()).toEqual(
      [`account/${account.id}`, ...records.map(({ id }) => `portfolio/${id}`)].sort(),
    )
  })

  it('change nothing that people edit, and what an editor wrote wins', async () => {
    const account = await makeAccount('QS-2')
    await read(account, answerOf('QS-2', portfolio('QS-2-1', '100')))
    const [record] = await portfoliosIn(account)
    if (!record) throw new Error('no portfolio')
    const edited = await payload.update({
      collection: 'portfolios',
      id: record.id,
      data: { name: 'Growth fund', objective: 'Income' },
      depth: 0,
      // rights: the test's own.
      overrideAccess: true,
    })
    const said = portfolio('QS-2-1', '101', { name: 'Renamed upstream', type: 'ISA', objective: 'Accumulation' })
    await read(account, answerOf('QS-2', said))
    const [after] = await portfoliosIn(account)
    expect(after).toEqual(edited)
    if (!after) throw new Error('no portfolio')
    expect(termsOf(after, said)).toMatchObject({ name: 'Growth fund', type: 'ISA', objective: 'Income', riskProfile: 5 })
    expect(termsOf(record, said)).toMatchObject({ name: 'Renamed upstream', objective: 'Accumulation' })
    // rights: the test's own.
    const accountAfter = await payload.findByID({ collection: 'accounts', id: account.id, depth: 0, overrideAccess: true })
    expect(accountAfter.updatedAt).toBe(account.updatedAt)
    expect((await figuresIn(account)).find((figure) => figure.portfolio)).toMatchObject({ value: '101', objective: 'Accumulation' })
  })

  it('of a portfolio in the trash are hidden; it is neither made again nor counted', async () => {
    const account = await makeAccount('QS-3')
    const answer = answerOf('QS-3', portfolio('QS-3-1', '100'), portfolio('QS-3-2', '200'))
    const first = (await read(account, answer)).get('QS-3-1')
    if (!first) throw new Error('no portfolio')
    const trash = (deletedAt: string | null) =>
      // rights: the test's own.
      payload.update({ collection: 'portfolios', id: first.id, data: { deletedAt }, trash: true, depth: 0, overrideAccess: true })
    await trash(new Date().toISOString())
    expect([...(await read(account, answer)).keys()]).toEqual(['QS-3-2'])
    expect(await portfoliosIn(account)).toHaveLength(2)
    const hidden = async () => (await figuresIn(account)).filter(({ isHidden }) => isHidden).map(({ subject }) => subject)
    expect(await hidden()).toEqual([`portfolio/${first.id}`])
    await trash(null)
    expect(await hidden()).toEqual([])
  })

  it('stay when an answer lost rows, and say so; an older answer never replaces a newer one', async () => {
    const account = await makeAccount('QS-4')
    const early = nextTime()
    await read(account, answerOf('QS-4', portfolio('QS-4-1', '100')))
    await read(account, { ...answerOf('QS-4'), value: money('1', 'GBP') }, { isComplete: false })
    const head = async () => (await figuresIn(account)).find(({ portfolio: of }) => !of)
    expect(await head()).toMatchObject({ value: '300', isIncomplete: true })
    await read(account, { ...answerOf('QS-4'), value: money('2', 'GBP') }, { fetchedAt: early })
    expect(await head()).toMatchObject({ value: '300' })
    await read(account, { ...answerOf('QS-4', portfolio('QS-4-1', '400')), value: money('400', 'GBP') })
    expect(await head()).toMatchObject({ value: '400', isIncomplete: false })
  })

  it('belong to the one account of a source that has an external id', async () => {
    const account = await makeAccount('QS-5')
    expect(account.source).toBe('akta')
    await expect(makeAccount('QS-5')).rejects.toThrow()
  })
})

describe.each(['local', 'REST'] as const)('a read (%s) of a database that takes no writes', (payloadAPI) => {
  const idsOf = (known: Awaited<ReturnType<typeof read>>) => [...known.keys()].sort()

  it('is answered as ever, and the figures stay until a write succeeds', async () => {
    const as = { ...req, payloadAPI }
    const account = await makeAccount(`QS-6-${payloadAPI}`)
    const answer = (value: string) => answerOf(account.externalId ?? '', portfolio('QS-6-1', value))
    const values = async () => (await figuresIn(account)).flatMap((figure) => (figure.portfolio ? figure.value : []))
    await read(account, answer('100'))
    const letWrite = await refuseWrites(own.database, 'figures')
    try {
      expect(idsOf(await read(account, answer('200'), { as }))).toEqual(['QS-6-1'])
      expect(idsOf(await read(account, answer('200'), { as, isComplete: false }))).toEqual(['QS-6-1'])
      expect(await values()).toEqual(['100'])
    } finally {
      await letWrite()
    }
    await read(account, answer('300'), { as })
    expect(await values()).toEqual(['300'])
  })

  it('is answered with the portfolios that have a record, and the others get theirs with the next read', async () => {
    const as = { ...req, payloadAPI }
    const account = await makeAccount(`QS-7-${payloadAPI}`)
    const first = portfolio('QS-7-1', '100')
    await read(account, answerOf('QS-7', first))
    const both = answerOf('QS-7', first, portfolio('QS-7-2', '200'))
    const letWrite = await refuseWrites(own.database, 'portfolios')
    try {
      expect(idsOf(await read(account, both, { as }))).toEqual(['QS-7-1'])
    } finally {
      await letWrite()
    }
    expect(idsOf(await read(account, both, { as }))).toEqual(['QS-7-1', 'QS-7-2'])
  })
})
