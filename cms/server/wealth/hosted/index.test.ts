import { describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import { flowTotals } from '../../../../shared/domain/cashFlow'
import { addDays, isoDate, isoInstant, type IsoDate } from '../../../../shared/domain/dates'
import { decimal } from '../../../../shared/domain/money'
import type { QuoteFeed, RateFeed } from '../../market/feeds'
import { UpstreamError } from '../provider'
import { createHostedProvider } from '.'
import type { Feeds } from './market'
import type { HostedBook, HostedPortfolio } from './records'
import { booked, held, portfolioOf } from './testBooks'

const today = isoDate('2026-03-20')
const ask = { locale: 'en' } as const
const always = { ...ask, period: { from: isoDate('1990-01-01'), to: today } }
const none: Feeds = { quotes: null, rates: null }
const fetchedAt = isoInstant(new Date(0))
const days = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([date, value]) => ({ date: isoDate(date), value: decimal(value) }))

const quoting = (symbol: string, unit: 'GBP' | 'GBX' | 'EUR', rows: Readonly<Record<string, string>>): QuoteFeed => ({
  getQuotes: async (asked) => {
    if (asked !== symbol)
      throw new UpstreamError({ source: 'quotes', kind: 'not_found', retryable: false, message: 'quotes: no such symbol' })
    const closes = days(rows).map(({ date, value }) => ({ date, price: value }))
    return { data: { symbol, name: symbol, quoteUnit: unit, days: closes }, dropped: 0, fetchedAt }
  },
})
const euroAt = (rows: Readonly<Record<string, string>>): RateFeed => ({
  getRates: async (from, to) => ({
    data: { from, to, days: from === 'EUR' && to === 'GBP' ? days(rows).map(({ date, value }) => ({ date, rate: value })) : [] },
    dropped: 0,
    fetchedAt,
  }),
})

const providerOf = (portfolios: readonly HostedPortfolio[], feeds: Feeds = none) => {
  const book: HostedBook = { account: { id: 'a', name: 'Hedda Own', currency: 'GBP', inception: null }, portfolios }
  const reader = {
    ofAccounts: async (ids?: readonly string[]) => (!ids || ids.includes('a') ? [book] : []),
    accountOf: async (id: string) => (portfolios.some((portfolio) => portfolio.id === id) ? 'a' : null),
  }
  return createHostedProvider({ source: 'own', reader, feeds, currency: 'GBP', today: () => today })
}
const ids = { portfolio: 'p' }

describe('an account', () => {
  it('without portfolios is an account that holds nothing', async () => {
    const { data, dropped } = await providerOf([]).getAccount({ account: 'a' }, ask)
    expect([data.externalId, data.portfolios, data.value, data.asOf, dropped]).toEqual([
      'a',
      [],
      { amount: '0', currency: 'GBP' },
      today,
      0,
    ])
    expect((await providerOf([]).getPerformance({ account: 'a' }, always)).data.cumulative).toEqual([])
  })

  it('that is not of this source is not known, and neither is a portfolio of another account', async () => {
    const provider = providerOf([portfolioOf([])])
    await expect(provider.getAccount({ account: 'b' }, ask)).rejects.toMatchObject({ kind: 'not_found', source: 'own' })
    await expect(provider.getHoldings({ portfolio: 'q', account: 'a' }, ask)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(provider.getHoldings({ portfolio: 'p', account: 'b' }, ask)).rejects.toMatchObject({ kind: 'not_found' })
  })

  it('over two currencies is told in its own at the rate of the day, with the value that the firm reports', async () => {
    const inEuro = {
      ...portfolioOf([held('EUR', { assetClass: 'Cash', unit: 'EUR', units: decimal(100) })]),
      id: 'e',
      currency: 'EUR',
    } as const
    const inPounds = portfolioOf([held('GBP', { assetClass: 'Cash', units: decimal(50) })])
    const rates = euroAt({ '2026-03-18': '0.8', '2026-03-19': '0.85' })
    const { data, dropped } = await providerOf([inEuro, inPounds], { quotes: null, rates }).getAccount({ account: 'a' }, ask)
    expect([
      dropped,
      data.value,
      data.portfolios.map(({ reporting, value }) => [value.amount, reporting?.value.amount, reporting?.rateDate]),
    ]).toEqual([
      0,
      { amount: '135', currency: 'GBP' },
      [
        ['100', '85', '2026-03-19'],
        ['50', '50', today],
      ],
    ])
    // Without a rate the whole is not known, and says so.
    expect((await providerOf([inEuro, inPounds]).getAccount({ account: 'a' }, ask)).dropped).toBe(1)
  })
})

describe('holdings', () => {
  it('in pence are worth pounds', async () => {
    const share = held('VOD', { unit: 'GBX', units: decimal(1000), purchasePrice: decimal(70), date: isoDate('2026-02-03') })
    const quotes = quoting('VOD', 'GBX', { '2026-03-18': '80', '2026-03-19': '81.5' })
    const { data } = await providerOf([portfolioOf([share])], { quotes, rates: null }).getHoldings(ids, ask)
    expect([data.asOf, data.value.amount]).toEqual(['2026-03-19', '815'])
    expect(data.holdings).toMatchObject([
      { quoteUnit: 'GBX', price: '81.5', value: { amount: '815', currency: 'GBP' }, cost: { amount: '700' }, dayChange: { amount: '15' } },
    ])
  })

  it('in another currency are converted; without a rate, or with an old one, they are left out and counted', async () => {
    const share = held('SIE', { unit: 'EUR', units: decimal(3), purchasePrice: decimal(100), date: isoDate('2026-02-03') })
    const cash = held('GBP', { assetClass: 'Cash', units: decimal(50) })
    const read = (rates: RateFeed | null) => providerOf([portfolioOf([share, cash])], { quotes: null, rates }).getHoldings(ids, ask)
    expect((await read(euroAt({ '2026-02-03': '0.8', '2026-03-20': '0.9' }))).data.value.amount).toBe('320')
    for (const rates of [null, euroAt({ '2026-02-03': '0.8' })]) {
      const { data, dropped } = await read(rates)
      expect([dropped, data.holdings.map(({ symbol }) => symbol)]).toEqual([1, ['GBP']])
    }
  })

  it('of which the feed of quotes cannot say a price are not known, though a price was once paid', async () => {
    const silent: QuoteFeed = {
      getQuotes: () =>
        Promise.reject(new UpstreamError({ source: 'quotes', kind: 'unavailable', retryable: true, message: 'quotes: down' })),
    }
    const share = held('VOD', { units: decimal(1), purchasePrice: decimal(70), date: isoDate('2026-02-03') })
    const provider = providerOf([portfolioOf([share])], { quotes: silent, rates: null })
    expect((await provider.getHoldings(ids, ask)).dropped).toBe(1)
    await expect(provider.getPerformance(ids, always)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('that the feed does not have are worth what was paid for their units', async () => {
    const share = held('OWN', { units: decimal('2.5'), purchasePrice: decimal(70), date: isoDate('2026-02-03') })
    const { data } = await providerOf([portfolioOf([share])], { quotes: quoting('VOD', 'GBX', {}), rates: null }).getHoldings(ids, ask)
    expect(data.value).toEqual({ amount: '175', currency: 'GBP' })
  })

  it('sold out are gone today and there on a day of the past', async () => {
    const bookings = [
      booked('Purchase', '2026-02-02', { symbol: 'VOD', amount: decimal(10), money: decimal(100) }),
      booked('Sale', '2026-03-02', { symbol: 'VOD', amount: decimal(10), money: decimal(130) }),
    ]
    const provider = providerOf([portfolioOf([held('VOD', { purchasePrice: decimal(10) })], bookings)])
    expect((await provider.getHoldings(ids, ask)).data.holdings).toEqual([])
    const { data } = await provider.getHoldings(ids, { ...ask, date: isoDate('2026-02-27') })
    expect([data.asOf, data.value.amount]).toEqual(['2026-02-27', '100'])
    expect((await provider.getHoldingHistory({ ...ids, holding: 'h-VOD' }, always)).data).toHaveLength(20)
  })
})

describe('payments', () => {
  it('a holding that nobody booked was brought in on its day, at the price that was paid', async () => {
    const share = held('VOD', { unit: 'GBX', units: decimal(10), purchasePrice: decimal(250), date: isoDate('2026-02-03') })
    const { data } = await providerOf([portfolioOf([share])]).getTransactions(ids, always)
    expect(data.map(({ amount, date, type }) => [type, amount.amount, date])).toEqual([['TransferIn', '25', '2026-02-03']])
  })

  it('money that came into no cash of the portfolio is no flow: its value does not know it', async () => {
    const bookings = [
      booked('Contribution', '2026-02-03', { amount: decimal(500) }),
      booked('Dividend', '2026-02-04', { amount: decimal(5) }),
    ]
    const { data } = await providerOf([portfolioOf([], bookings)]).getTransactions(ids, always)
    expect(data.map(({ amount, type }) => [type, amount.amount])).toEqual([
      ['Withdrawal', '-5'],
      ['Dividend', '5'],
      ['Other', '500'],
    ])
  })

  it('in another currency carry the rate of their day', async () => {
    const share = held('SIE', { unit: 'EUR', units: decimal(1), purchasePrice: decimal(100) })
    const bookings = [booked('Purchase', '2026-02-03', { symbol: 'SIE', amount: decimal(1), money: decimal(100), unit: 'EUR' })]
    const rates = euroAt({ '2026-02-02': '0.8', '2026-03-20': '0.9' })
    const { data } = await providerOf([portfolioOf([share], bookings)], { quotes: null, rates }).getTransactions(ids, always)
    expect(data.map(({ amount, reporting, type }) => [type, amount.currency, reporting?.value.amount, reporting?.rateDate])).toEqual([
      ['Contribution', 'EUR', '80', '2026-02-02'],
      ['Purchase', 'EUR', '-80', '2026-02-02'],
    ])
  })

  it('of a day to come are not told yet, and kinds can be asked for', async () => {
    const cash = held('GBP', { assetClass: 'Cash', units: decimal(30), date: isoDate('2026-02-01') })
    const bookings = [booked('Interest', '2026-02-03', { amount: decimal(10) }), booked('Interest', '2026-04-03', { amount: decimal(20) })]
    const provider = providerOf([portfolioOf([cash], bookings)])
    expect((await provider.getTransactions(ids, always)).data.map(({ amount }) => amount.amount)).toEqual(['10'])
    expect((await provider.getTransactions(ids, { ...always, types: ['Sale'] })).data).toEqual([])
    expect((await provider.getHoldings(ids, ask)).data.value.amount).toBe('10')
  })
})

/** A year of a portfolio as a broker's books have it: cash and units carried forward, each day at its quote. */
function simulate(seed: number) {
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const first = isoDate('2025-03-20')
  const quotes: Record<string, string> = {}
  const bookings = [booked('Contribution', first, { symbol: 'GBP', amount: decimal(5000) })]
  let [cash, units, paid, price] = [new Big(5000), new Big(0), new Big(5000), new Big(10)]
  const values = new Map<IsoDate, string>()
  for (let date = first; date <= today; date = addDays(date, 1)) {
    if (date !== first) price = price.times(0.98 + next() * 0.042).round(4)
    quotes[date] = price.toFixed()
    const amount = new Big(Math.ceil(next() * 1e5)).div(1e4)
    const money = amount.times(price).round(2)
    const dice = date === first ? 1 : next()
    if (dice < 0.04 && cash.gte(money)) {
      bookings.push(booked('Purchase', date, { symbol: 'VOD', amount: decimal(amount), money: decimal(money) }))
      ;[cash, units] = [cash.minus(money), units.plus(amount)]
    } else if (dice < 0.07 && units.gte(amount)) {
      bookings.push(booked('Sale', date, { symbol: 'VOD', amount: decimal(amount), money: decimal(money) }))
      ;[cash, units] = [cash.plus(money), units.minus(amount)]
    } else if (dice < 0.09) {
      bookings.push(booked('Dividend', date, { amount: decimal(money) }))
      cash = cash.plus(money)
    } else if (dice < 0.11 && cash.gte(money)) {
      bookings.push(booked('Withdrawal', date, { amount: decimal(money) }))
      ;[cash, paid] = [cash.minus(money), paid.minus(money)]
    }
    values.set(date, cash.plus(units.times(price).round(2)).toFixed(2))
  }
  const portfolio = portfolioOf(
    [held('GBP', { assetClass: 'Cash', units: decimal(cash) }), held('VOD', { units: decimal(units) })],
    bookings,
  )
  return { portfolio, quotes: quoting('VOD', 'GBP', quotes), values, paid: paid.toFixed(2), last: values.get(today) }
}

describe('a year of bookings', () => {
  it.each([3, 17, 290, 4711, 90_210])('is on each day worth what a broker would carry forward, to the penny (%i)', async (seed) => {
    const { paid, portfolio, quotes, values } = simulate(seed)
    const provider = providerOf([portfolio], { quotes, rates: null })
    const { data } = await provider.getPerformance(ids, always)
    expect(data.cumulative.length).toBeGreaterThan(255)
    const told = data.cumulative.map(({ date, portfolioValue }) => [date, new Big(portfolioValue.amount).toFixed(2)])
    expect(told).toEqual(data.cumulative.map(({ date }) => [date, values.get(date)]))
    const totals = flowTotals(
      (await provider.getTransactions(ids, always)).data.map((row) => ({ ...row, reporting: row.reporting ?? null })),
      'GBP',
    )
    expect(new Big(totals?.paidIn.amount ?? 0).plus(totals?.paidOut.amount ?? 0).toFixed(2)).toBe(paid)
  })

  it('of the account is that of its portfolio, and both know their returns', async () => {
    const { last, portfolio, quotes } = simulate(5)
    const provider = providerOf([portfolio], { quotes, rates: null })
    const [one, whole] = [await provider.getPerformance(ids, always), await provider.getPerformance({ account: 'a' }, always)]
    expect(whole.data).toEqual(one.data)
    const { data } = await provider.getAccount({ account: 'a' }, ask)
    expect(new Big(data.value.amount).toFixed(2)).toBe(last)
    expect(data.portfolios[0]?.changeAll).toBeCloseTo(one.data.cumulative.at(-1)?.portfolio ?? Number.NaN, 10)
  })
})
