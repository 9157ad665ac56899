import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import akta from '../../../../shared/brands/akta.json'
import { openOwnPayload, type OwnPayload } from '../../../../tests/helpers/ownPayload'
import { brands } from '../../brands'
import { accountPart, holdingsPart } from '../../services/wealth/parts'
import { refreshFigures } from '../../services/wealth/refreshFigures'
import { refreshOwnFigures } from '../../services/wealth/refreshOwnFigures'
import { linkedAccounts, unlinkedAccounts } from '../externalIdOf'
import { createHostedReader } from './read'

let own: OwnPayload
let payload: Payload
let req: PayloadRequest
let owner: string
const portals = new Map<string, string>()

beforeAll(async () => {
  const folder = join(tmpdir(), `quayside-hosted-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  for (const [name, kind] of [
    ['harbour', 'hosted'],
    ['inland', 'hosted'],
    ['abroad', 'first'],
  ])
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify({ ...akta, name, hosts: [`${name}.localhost`], sources: [{ name, kind, purpose: 'main' }], feeds: [] }),
    )
  own = await openOwnPayload('hosted', { BRANDS_DIR: folder, SANDBOX_TODAY: '2026-11-20' })
  payload = own.payload
  req = await createLocalReq({}, payload)
  owner = await insert('users', { name: 'Ada Visor', email: 'ada@harbour.example', isProfessional: true })
  const photo = await insert('media', { name: 'Mark', filename: 'mark.png', mimeType: 'image/png' })
  const look = { theme: 'main', portalLanguage: 'en', photo, phone: '1', email: 'a@b.example', active: true }
  for (const name of ['harbour', 'inland', 'abroad']) portals.set(name, await insert('portals', { name, slug: name, brand: name, ...look }))
})
afterAll(async () => {
  await own.close()
})

/** Straight to the database, past hooks that need files. */
const insert = async (collection: string, data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection: collection as 'users', data })) as { id: string }).id

// rights: the test's own, here and below.
const account = async (name: string, brand = 'harbour'): Promise<string> => {
  const data = { name, owners: [owner], portal: portals.get(brand) ?? '', currency: 'GBP' as const, active: true }
  return (await payload.create({ collection: 'accounts', data, depth: 0, overrideAccess: true })).id
}
const portfolio = async (of: string): Promise<string> => {
  const data = { name: 'Long haul', account: of, type: 'GIA' as const, currency: 'GBP' as const }
  return (await payload.create({ collection: 'portfolios', data, depth: 0, overrideAccess: true })).id
}
const book = (of: string, symbol: string, amount: number, money: number) => {
  const data = {
    name: 'Bought',
    portfolio: of,
    symbol,
    type: 'Purchase' as const,
    date: '2026-03-02T12:00:00.000Z',
    amount,
    localCcyAmount: money,
  }
  return payload.create({ collection: 'transactions', data: { ...data, currency: 'GBP' }, depth: 0, overrideAccess: true })
}
const brandOf = (name: string) => {
  const brand = brands().get(name)
  if (!brand) throw new Error(`no brand ${name}`)
  return brand
}

describe('the books of a source', () => {
  it('are read as they were written: days, pence, price points, numbers to the seventh place', async () => {
    const id = await account('Written Down')
    const of = await portfolio(id)
    const points = [
      { date: '2026-09-01T00:00:00.000Z', price: 0.3 },
      { date: '2026-03-01T00:00:00.000Z', price: 0.1 },
    ]
    const data = { name: 'Vodafone', portfolio: of, symbol: 'VOD', units: 10.0000001, purchaseValue: 70.5, currency: 'GBX' as const }
    await payload.create({
      collection: 'holdings',
      data: { ...data, assetClass: 'Equity', type: 'Stock', date: '2026-02-03T12:00:00.000Z', pricePoints: points },
      overrideAccess: true,
    })
    const [read] = await createHostedReader(req, 'harbour').ofAccounts([id])
    expect(read).toMatchObject({
      account: { id, name: 'Written Down', currency: 'GBP', inception: null },
      portfolios: [
        {
          id: of,
          bookings: [],
          holdings: [
            {
              symbol: 'VOD',
              units: '10.0000001',
              purchasePrice: '70.5',
              unit: 'GBX',
              date: '2026-02-03',
              points: [
                { date: '2026-03-01', price: '0.1' },
                { date: '2026-09-01', price: '0.3' },
              ],
            },
          ],
        },
      ],
    })
  })

  it('hold nothing of another source, of the trash, or of what was thrown away', async () => {
    const [mine, theirs] = [await account('Mine'), await account('Theirs', 'inland')]
    const [kept, thrown] = [await portfolio(mine), await portfolio(mine)]
    await book(kept, 'OUT', 5, 50)
    await payload.update({ collection: 'portfolios', id: thrown, data: { deletedAt: '2026-11-01T00:00:00.000Z' }, overrideAccess: true })
    const where = { portfolio: { equals: kept } }
    await payload.update({ collection: 'holdings', where, data: { deletedAt: '2026-11-01T00:00:00.000Z' }, overrideAccess: true })
    const reader = createHostedReader(req, 'harbour')
    const [read] = await reader.ofAccounts([mine])
    expect(read?.portfolios.map(({ bookings, holdings, id }) => [id, holdings.length, bookings.length])).toEqual([[kept, 0, 1]])
    expect(await reader.ofAccounts([theirs])).toEqual([])
    expect([await reader.accountOf(kept), await reader.accountOf(thrown)]).toEqual([mine, null])
    expect((await reader.ofAccounts()).map(({ account: { id } }) => id)).not.toContain(theirs)
  })
})

describe('an account of our own', () => {
  it('says at once what was booked a moment ago, and nothing of it is kept', async () => {
    const id = await account('At Once')
    const of = await portfolio(id)
    const scope = { req: { ...req, payloadAPI: 'REST' as const }, brand: brandOf('harbour') }
    await book(of, 'ONE', 1, 100)
    expect((await accountPart(scope, id)).data?.value.amount).toBe('100')
    await book(of, 'TWO', 1, 900)
    expect([(await accountPart(scope, id)).data?.value.amount, (await holdingsPart(scope, of)).data?.value.amount]).toEqual([
      '1000',
      '1000',
    ])
    // rights: the test's own.
    expect((await payload.count({ collection: 'wealth-answers', overrideAccess: true })).totalDocs).toBe(0)
  })

  it('that is gone is not known, and no record is made for what is told', async () => {
    const id = await account('Figures')
    const of = await portfolio(id)
    await book(of, 'ONE', 1, 100)
    expect(await refreshFigures(req, brandOf('harbour'), { id })).toBe(true)
    const { docs } = await payload.find({
      collection: 'figures',
      where: { account: { equals: id } },
      depth: 0,
      sort: 'subject',
      overrideAccess: true,
    })
    expect(docs.map(({ externalId, source, subject, value }) => [subject, externalId, source, value])).toEqual([
      [`account/${id}`, id, 'harbour', '100'],
      [`portfolio/${of}`, of, 'harbour', '100'],
    ])
    expect((await payload.count({ collection: 'portfolios', where: { account: { equals: id } }, overrideAccess: true })).totalDocs).toBe(1)
    expect(await refreshFigures(req, brandOf('inland'), { id })).toBe(false)
  })

  it('has its figures worked out again when something was saved, and only then', async () => {
    const id = await account('Saved Since')
    const of = await portfolio(id)
    const figures = async () => {
      await refreshOwnFigures(req, brandOf('harbour'), { account: id })
      const where = { subject: { equals: `account/${id}` } }
      const { docs } = await payload.find({ collection: 'figures', where, depth: 0, overrideAccess: true })
      return docs[0]
    }
    expect((await figures())?.value).toBe('0')
    await book(of, 'ONE', 1, 100)
    const after = await figures()
    expect(after?.value).toBe('100')
    expect((await figures())?.fetchedAt).toBe(after?.fetchedAt)
    // In a currency without a rate the value is not known, and what stood there is marked.
    const foreign = { name: 'Siemens', portfolio: of, symbol: 'SIE', units: 1, purchaseValue: 9, currency: 'EUR' as const }
    const held = { ...foreign, assetClass: 'Equity' as const, type: 'Stock' as const, date: '2026-03-02' }
    const { id: holding } = await payload.create({ collection: 'holdings', data: held, depth: 0, overrideAccess: true })
    expect(await figures()).toMatchObject({ value: '100', isIncomplete: true })
    await payload.update({ collection: 'holdings', id: holding, data: { currency: 'GBP' }, overrideAccess: true })
    expect(await figures()).toMatchObject({ value: '109', isIncomplete: false })
  })

  it('is linked, whatever its external id; one of an upstream is not without', async () => {
    const [mine, theirs] = [await account('Never Unlinked'), await account('Not Linked', 'abroad')]
    const among = async (where: Where) => {
      const { docs } = await payload.find({ collection: 'accounts', where, depth: 0, limit: 0, overrideAccess: true })
      return [mine, theirs].map((id) => docs.some((doc) => doc.id === id))
    }
    expect([await among(linkedAccounts()), await among(unlinkedAccounts())]).toEqual([
      [true, false],
      [false, true],
    ])
  })
})

describe('the cash of a portfolio', () => {
  const cashOf = async (of: string) => {
    const where: Where = { and: [{ portfolio: { equals: of } }, { assetClass: { equals: 'Cash' } }] }
    const { docs } = await payload.find({ collection: 'holdings', where, depth: 0, trash: true, overrideAccess: true })
    return docs.map(({ isSoldOut, units }) => [units, isSoldOut])
  }

  it('pays for what is bought, takes it back when it was entered wrongly, and is used up at zero', async () => {
    const of = await portfolio(await account('Spender'))
    const cash = { name: 'Cash', portfolio: of, symbol: 'GBP', units: 1000, currency: 'GBP' as const }
    const early = await book(of, 'ONE', 1, 400)
    await payload.create({
      collection: 'holdings',
      data: { ...cash, assetClass: 'Cash', type: 'Cash', date: '2026-01-05' },
      overrideAccess: true,
    })
    const wrong = await book(of, 'TWO', 1, 250.5)
    expect(await cashOf(of)).toEqual([[749.5, false]])
    await payload.update({ collection: 'transactions', id: wrong.id, data: { localCcyAmount: 150.5 }, overrideAccess: true })
    expect(await cashOf(of)).toEqual([[849.5, false]])
    await payload.update({
      collection: 'transactions',
      id: wrong.id,
      data: { deletedAt: '2026-11-01T00:00:00.000Z' },
      overrideAccess: true,
    })
    expect(await cashOf(of)).toEqual([[1000, false]])
    // What was entered before the cash never moved it.
    await payload.update({ collection: 'transactions', id: early.id, data: { localCcyAmount: 500 }, overrideAccess: true })
    expect(await cashOf(of)).toEqual([[1000, false]])
    await book(of, 'ALL', 1, 1000)
    expect(await cashOf(of)).toEqual([[0, true]])
    await expect(book(of, 'MORE', 1, 0.01)).rejects.toThrow(/Units/)
  })
})
