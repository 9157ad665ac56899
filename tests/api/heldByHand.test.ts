import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Client } from '../helpers/client'
import { create, type Doc, docOf, docsOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* Portfolios that are kept by hand: units of a holding after its transactions, and who may keep them. */

let tenant: Tenant
let advisor: Client
let account: Doc
let portfolio: Doc

beforeAll(async () => {
  tenant = await makeTenant()
  advisor = await tenant.advisor.signIn()
  account = await tenant.account('Kept By Hand')
  portfolio = await create(tenant.admin, 'portfolios', { name: 'By hand', account: account.id, type: 'GIA', currency: 'GBP' })
}, 120_000)

const book = (symbol: string, type: string, amount: unknown, own: object = {}): Promise<Answer> =>
  advisor.post('/api/transactions', {
    name: `${type} of ${symbol}`,
    portfolio: portfolio.id,
    symbol,
    type,
    amount,
    date: '2026-11-02',
    ...own,
  })

/** What is held of a symbol, as an advisor's list shows it. */
async function held(symbol: string): Promise<Doc[]> {
  return docsOf(await advisor.get(`/api/holdings?where[symbol][equals]=${symbol}&depth=0`))
}
const units = async (symbol: string): Promise<unknown[]> => (await held(symbol)).map((holding) => holding.units)

const problem = ({ body, status }: Answer): unknown => {
  const [error] = (body as { errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[] }).errors ?? []
  return [status, error?.data?.errors?.[0]?.path ?? null, error?.data?.errors?.[0]?.message ?? error?.message]
}

describe('units after a transaction', () => {
  it('a purchase opens a holding, a second one adds to it, a sale subtracts to the seventh place', async () => {
    await book('ADD', 'Purchase', '10.0000001', { localCcyAmount: 250, currency: 'EUR', region: 'Europe', assetClass: 'Fixed income' })
    expect(await held('ADD')).toMatchObject([
      { units: 10.0000001, currency: 'EUR', region: 'Europe', assetClass: 'Fixed income', account: account.id },
    ])
    await book('ADD', 'Purchase', 0.2)
    await book('ADD', 'Sale', 0.1)
    expect(await units('ADD')).toEqual([10.1000001])
  })

  it('a purchase of a crypto-asset opens a holding of the class that holdings have for it', async () => {
    const booked = docOf(await book('BTC', 'Purchase', '0.5', { localCcyAmount: 20_000, assetClass: 'Crypto' }))
    expect(booked.assetClass).toBe('Crypto')
    expect(await held('BTC')).toMatchObject([{ units: 0.5, assetClass: 'Other', type: 'Other' }])
  })

  it('what a booking opens is of the type of security that the booking says', async () => {
    const booked = docOf(await book('OILX', 'Purchase', 3, { assetClass: 'Other', securityType: 'Commodity' }))
    expect(booked).toMatchObject({ type: 'Purchase', securityType: 'Commodity' })
    expect(await held('OILX')).toMatchObject([{ units: 3, assetClass: 'Other', type: 'Commodity' }])
    expect(problem(await book('ODD', 'Purchase', 1, { securityType: 'Yacht' }))).toEqual([400, 'securityType', expect.any(String)])
  })

  it('the value is the price paid for a unit times the units', async () => {
    docOf(await advisor.post('/api/holdings', { name: 'Valued', portfolio: portfolio.id, symbol: 'VAL', units: 3, purchaseValue: 0.1 }))
    expect(await held('VAL')).toMatchObject([{ value: 0.3 }])
    await book('VAL', 'Purchase', 4)
    expect(await held('VAL')).toMatchObject([{ units: 7, value: 0.7 }])
  })

  it('every type but a sale adds', async () => {
    for (const type of ['Purchase', 'Contribution', 'Withdrawal', 'Dividend', 'Interest']) docOf(await book('ALL', type, 1))
    expect(await units('ALL')).toEqual([5])
  })

  it('a sale of more than is held is refused by field, and nothing has changed', async () => {
    await book('LIM', 'Purchase', 5)
    expect(problem(await book('LIM', 'Sale', 5.0000001))).toEqual([400, 'amount', 'You only have that many units: 5'])
    expect(problem(await book('NONE', 'Sale', 1))).toEqual([400, 'amount', 'You only have that many units: 0'])
    expect(await units('LIM')).toEqual([5])
  })

  it('at zero the holding goes, and a purchase brings the same one back', async () => {
    await book('OUT', 'Purchase', 5)
    const [before] = await held('OUT')
    await book('OUT', 'Sale', 5)
    expect(await held('OUT')).toEqual([])
    await book('OUT', 'Purchase', 2)
    expect(await held('OUT')).toMatchObject([{ id: before?.id, units: 2 }])
  })

  it('a holding that somebody threw away stays there: a purchase opens another', async () => {
    await book('BIN', 'Purchase', 5)
    const [before] = await held('BIN')
    expect((await advisor.del(`/api/holdings/${before?.id}`)).status).toBe(200)
    await book('BIN', 'Purchase', 2)
    const [after] = await held('BIN')
    expect(after).toMatchObject({ units: 2 })
    expect(after?.id).not.toBe(before?.id)
  })

  it('changing a transaction, throwing it away and bringing it back count once', async () => {
    await book('CHG', 'Purchase', 10)
    const sale = docOf(await book('CHG', 'Sale', 4))
    docOf(await advisor.patch(`/api/transactions/${sale.id}`, { amount: 9 }), 200)
    expect(await units('CHG')).toEqual([1])
    expect(problem(await advisor.patch(`/api/transactions/${sale.id}`, { amount: 11 }))).toEqual([
      400,
      'amount',
      'You only have that many units: 1',
    ])
    docOf(await advisor.patch(`/api/transactions/${sale.id}`, { name: 'Another name' }), 200)
    expect(await units('CHG')).toEqual([1])
    expect((await advisor.del(`/api/transactions/${sale.id}`)).status).toBe(200)
    expect(await units('CHG')).toEqual([10])
    docOf(await tenant.admin.patch(`/api/transactions/${sale.id}?trash=true`, { deletedAt: null }), 200)
    expect(await units('CHG')).toEqual([1])
  })

  it('of two sales at once of the last units one is refused', async () => {
    await book('RACE', 'Purchase', 10)
    const answers = await Promise.all(Array.from({ length: 6 }, () => book('RACE', 'Sale', 4)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(await units('RACE')).toEqual([2])
  })

  it('a property is one piece', async () => {
    docOf(
      await advisor.post('/api/holdings', {
        name: 'Corner house',
        portfolio: portfolio.id,
        symbol: 'HOUSE',
        assetClass: 'Property',
        units: 12,
        purchaseValue: 450_000,
        annualGrowth: 3,
        pricePoints: [{ date: '2026-01-01', price: 455_000 }],
      }),
    )
    expect(await held('HOUSE')).toMatchObject([{ type: 'Commodity', units: 1, value: 450_000 }])
  })

  it.each([
    [{ amount: 'many' }, 'amount', 'Please enter a number'],
    [{ amount: null }, 'amount', 'Field is required'],
    [{ amount: 1, type: null }, 'type', 'Required field'],
    [{ amount: 1, name: ' ' }, 'name', 'Name is required'],
  ])('%j is refused', async (own, path, message) => {
    expect(problem(await book('BAD', 'Purchase', 1, own))).toEqual([400, path, message])
    expect(await held('BAD')).toEqual([])
  })
})

describe('who may keep them', () => {
  it('a client sees what their account holds and changes nothing; an advisor who is a client of somebody else no more', async () => {
    const client = await tenant.person('Clara Client')
    const own = await tenant.account('Clara Client', { client: client.id })
    const pot = await create(tenant.admin, 'portfolios', { name: 'Hers', account: own.id, type: 'ISA', currency: 'GBP' })
    const holding = docOf(await advisor.post('/api/holdings', { name: 'Hers', portfolio: pot.id, symbol: 'HERS', units: 1 }))
    const another = await tenant.person('Otto Other', { isProfessional: true, organisation: tenant.firm.id })
    const his = await create(tenant.admin, 'portfolios', {
      name: 'His',
      account: (await tenant.account('Otto Other', { client: another.id })).id,
      type: 'GIA',
      currency: 'GBP',
    })
    for (const person of [client, another]) {
      const as = await person.signIn()
      expect((await as.get(`/api/holdings/${holding.id}`)).status).toBe(person === client ? 200 : 404)
      expect([403, 404]).toContain((await as.patch(`/api/holdings/${holding.id}`, { units: 1000 })).status)
      expect([403, 404]).toContain((await as.del(`/api/holdings/${holding.id}`)).status)
      for (const portfolioId of [pot.id, his.id]) {
        const made = await as.post('/api/transactions', {
          name: 'Slipped in',
          portfolio: portfolioId,
          symbol: 'HERS',
          type: 'Purchase',
          amount: 5,
          date: '2026-11-02',
        })
        expect([person.name, made.status]).toEqual([person.name, 403])
      }
    }
    expect((await advisor.get(`/api/holdings/${holding.id}`)).body).toMatchObject({ units: 1 })
  })

  it('a portfolio in the trash takes its holdings along and gives them back', async () => {
    const pot = await create(tenant.admin, 'portfolios', { name: 'Thrown away', account: account.id, type: 'GIA', currency: 'GBP' })
    const { id } = docOf(await advisor.post('/api/holdings', { name: 'Along', portfolio: pot.id, symbol: 'ALONG', units: 1 }))
    // Payload cleans what a rule answered to this question of its nulls: a condition that is shared between requests would be gone.
    await advisor.post(`/api/holdings/access/${id}`, {})
    expect(await tenant.admin.del(`/api/portfolios/${pot.id}`)).toMatchObject({ status: 200 })
    expect(await held('ALONG')).toEqual([])
    docOf(await tenant.admin.patch(`/api/portfolios/${pot.id}?trash=true`, { deletedAt: null }), 200)
    expect(await held('ALONG')).toHaveLength(1)
  })
})
