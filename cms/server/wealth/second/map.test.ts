import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import { balancesFollow } from '../adapter/balances'
import { returnsOf } from '../adapter/ownReturns'
import { Contradiction } from '../adapter/quoteUnit'
import { gapIn } from './history'
import * as map from './map'
import {
  accountRowSchema,
  commitmentSchema,
  documentSchema,
  holdingSchema,
  overviewSchema,
  portfolioSchema,
  positionSchema,
  pricePointSchema,
  returnsSchema,
  transactionSchema,
  valuationSchema,
} from './schema'
import { toAssetClass, toPortfolioType, toTransactionType } from './words'

const unknown: [string, string][] = []
const report = (field: string, value: string): void => void unknown.push([field, value])
const takeUnknown = (): [string, string][] => unknown.splice(0)
const pounds = (amount: string) => ({ amount, currency: 'GBP' })

const account = {
  contactId: 'C2044',
  thirdPartyId: 'T2044',
  name: 'Catherine Ellery-Voss',
  value: pounds('3533035.47'),
  reporting: { value: pounds('3533035.47'), rate: '1', rateIso: '2026-11-19T00:00:00.000Z' },
  inceptionIso: '2012-09-19T23:00:00.000Z',
  dateIso: '2026-11-19T00:00:00.000Z',
}

describe('accounts', () => {
  it('carry value, day and number of portfolios', () => {
    expect(map.mapAccountRow(accountRowSchema.parse({ ...account, portfolioCount: 3 }))).toEqual({
      externalId: 'C2044',
      name: 'Catherine Ellery-Voss',
      currency: 'GBP',
      inception: '2012-09-20',
      value: pounds('3533035.47'),
      reporting: { value: pounds('3533035.47'), rate: '1', rateDate: '2026-11-19' },
      asOf: '2026-11-19',
      portfolioCount: 3,
    })
    const bare = { ...account, inceptionIso: null, reporting: null, value: pounds('0.00'), portfolios: [] }
    expect(map.mapAccount(overviewSchema.parse(bare), [])).toMatchObject({
      value: pounds('0'),
      inception: null,
      reporting: null,
      portfolios: [],
    })
  })

  it.each([
    ['a comma', { value: pounds('3,533,035.47') }],
    ['a decimal comma', { value: pounds('12,5') }],
    ['a number', { value: { amount: 12.5, currency: 'GBP' } }],
    ['an amount without a currency', { value: '12.5' }],
    ['NaN', { value: pounds('NaN') }],
    ['an exponent', { value: pounds('1e15') }],
    ['null', { value: null }],
    ['another form of a day', { dateIso: '19/11/2026' }],
    ['a moment of a day', { dateIso: '2026-11-19T14:32:00.000Z' }],
    ['an empty id', { contactId: '' }],
  ])('with %s are not read', (_what, change) => {
    expect(overviewSchema.safeParse({ ...account, portfolios: [], ...change }).success).toBe(false)
  })
})

const portfolioRow = (change: Record<string, unknown> = {}) =>
  portfolioSchema.parse({
    id: 'C2044-P204417',
    contactId: 'C2044',
    portfolioId: 'P204417',
    name: 'General Investment Account',
    kind: 'General account',
    value: pounds('2312459.37'),
    reporting: null,
    inceptionIso: '2019-03-14T00:00:00.000Z',
    dateIso: '2026-11-19T00:00:00.000Z',
    objective: 'Growth',
    risk: { level: 5, name: 'Balanced Growth' },
    esgScore: 7,
    region: 'Global',
    returns: { day: '-0.12', month: null, yearToDate: '4.64', oneYear: '8.16', threeYears: null, fiveYears: null, sinceInception: '50.9' },
    holdingCount: 19,
    ...change,
  })

describe('portfolios', () => {
  it('are named by contact and portfolio, with their words in ours and percent as ratios', () => {
    expect(map.mapPortfolio(portfolioRow(), 'C2044', report)).toEqual({
      externalId: 'C2044-P204417',
      name: 'General Investment Account',
      type: 'GIA',
      currency: 'GBP',
      value: pounds('2312459.37'),
      reporting: null,
      inception: '2019-03-14',
      riskProfile: 5,
      riskName: 'Balanced Growth',
      esgRating: 7,
      region: 'Global',
      objective: 'Accumulation',
      change1d: -0.0012,
      change1m: null,
      changeYtd: 0.0464,
      change1y: 0.0816,
      change3y: null,
      change5y: null,
      changeAll: 0.509,
      asOf: '2026-11-19',
    })
    expect(takeUnknown()).toEqual([])
  })

  it('that lack a figure have null, never 0', () => {
    const bare = { returns: null, risk: null, esgScore: null, region: null, objective: null, inceptionIso: null, kind: null }
    expect(map.mapPortfolio(portfolioRow(bare), 'C2044', report)).toMatchObject({
      type: 'Other',
      riskProfile: null,
      riskName: null,
      esgRating: null,
      region: null,
      objective: null,
      inception: null,
      changeYtd: null,
      changeAll: null,
    })
    for (const level of [0, 8, 2.5, -1])
      expect(map.mapPortfolio(portfolioRow({ risk: { level, name: '' } }), 'C2044', report).riskProfile).toBeNull()
    expect(map.mapPortfolio(portfolioRow({ esgScore: 11 }), 'C2044', report).esgRating).toBeNull()
  })

  it('of an unknown kind are Other, and the word is reported', () => {
    expect(map.mapPortfolio(portfolioRow({ kind: 'Junior ISA', objective: 'Glory' }), 'C2044', report)).toMatchObject({
      type: 'Other',
      objective: null,
    })
    expect(takeUnknown()).toEqual([
      ['portfolio type', 'Junior ISA'],
      ['objective', 'Glory'],
    ])
  })

  it('have a reporting value only with a rate that fits it, in a currency that we know', () => {
    const reporting = (change: Record<string, unknown>) =>
      map.mapPortfolio(
        portfolioRow({
          value: { amount: '1000', currency: 'USD' },
          reporting: { value: pounds('798.1'), rate: '0.7981', rateIso: '2026-11-18T00:00:00.000Z', ...change },
        }),
        'C2044',
        report,
      ).reporting
    expect(reporting({})).toEqual({ value: pounds('798.1'), rate: '0.7981', rateDate: '2026-11-18' })
    expect(reporting({ rate: '0.8' })).toBeNull()
    expect(reporting({ value: { amount: '798.1', currency: 'XAU' } })).toBeNull()
  })
})

const holdingRow = (change: Record<string, unknown> = {}) =>
  holdingSchema.parse({
    id: 'C2044-P204417-QSI08B6',
    contactId: 'C2044',
    portfolioId: 'P204417',
    name: 'Brackenrail plc',
    ticker: 'BRA.I08',
    sedol: 'QSI08B6',
    assetClass: 'Stocks',
    sector: 'Industrials',
    region: 'UK',
    account: null,
    quantity: '9850',
    price: { amount: '842.6', currency: 'GBX' },
    priceIso: '2026-11-19T00:00:00.000Z',
    fxRate: '1',
    value: pounds('82996.10'),
    cost: pounds('71204.15'),
    yield: '3.2',
    dayChange: pounds('-354.60'),
    prices: [],
    ...change,
  })
const holdingOf = (change: Record<string, unknown> = {}) => map.mapHolding(holdingRow(change), 'GBP', [], report)

describe('holdings', () => {
  it('keep pence as the unit of the price and the value in pounds', () => {
    expect(holdingOf()).toEqual({
      externalId: 'C2044-P204417-QSI08B6',
      name: 'Brackenrail plc',
      symbol: 'BRA.I08',
      sedol: 'QSI08B6',
      assetClass: 'Equity',
      sector: 'Industrials',
      region: 'UK',
      cashType: null,
      quoteUnit: 'GBX',
      units: '9850',
      price: '842.6',
      priceDate: '2026-11-19',
      value: pounds('82996.1'),
      cost: pounds('71204.15'),
      yield: 0.032,
      dayChange: pounds('-354.6'),
      prices: [],
    })
  })

  it('whose pence are labelled as pounds are seen by their value', () => {
    expect(holdingOf({ price: { amount: '842.6', currency: 'GBP' } })).toMatchObject({
      quoteUnit: 'GBX',
      price: '842.6',
      value: pounds('82996.1'),
    })
    expect(takeUnknown()).toEqual([['unit of a price', 'pence labelled as pounds']])
  })

  it('whose quantity, price and value contradict each other are not read', () => {
    for (const change of [
      { quantity: '985' },
      { price: { amount: '8.426', currency: 'GBX' } },
      { value: pounds('829.96') },
      { fxRate: '2' },
    ])
      expect(() => holdingOf(change)).toThrow(Contradiction)
  })

  it('priced abroad keep the value in the currency of the portfolio, and need no rate to be read', () => {
    const abroad = { price: { amount: '184.62', currency: 'USD' }, quantity: '120', fxRate: '0.798216', value: pounds('17683.68') }
    expect(holdingOf(abroad)).toMatchObject({ quoteUnit: 'USD', price: '184.62', value: pounds('17683.68') })
    expect(holdingOf({ ...abroad, fxRate: null })).toMatchObject({ quoteUnit: 'USD' })
  })

  it('of cash have neither units nor a price', () => {
    const cash = {
      assetClass: 'Cash and deposits',
      account: 'Income',
      quantity: null,
      price: null,
      priceIso: null,
      fxRate: null,
      cost: null,
      value: pounds('11904.62'),
    }
    expect(holdingOf(cash)).toMatchObject({ assetClass: 'Cash', cashType: 'income', units: null, price: null, priceDate: null, cost: null })
    // An overdraft is still cash.
    expect(holdingOf({ ...cash, value: pounds('-12.40') })?.value).toEqual(pounds('-12.4'))
  })

  it('with nothing left are dropped; without a quantity they are not read', () => {
    expect(holdingOf({ quantity: '0.000', value: pounds('0') })).toBeNull()
    expect(() => holdingOf({ quantity: null })).toThrow('without a quantity')
  })

  it('in a currency that we do not know, or valued in another than the portfolio, are not read', () => {
    expect(() => holdingOf({ price: { amount: '842.6', currency: 'XAU' } })).toThrow()
    expect(() => holdingOf({ value: { amount: '82996.1', currency: 'EUR' } })).toThrow('another currency')
    expect(() => holdingOf({ cost: { amount: '1', currency: 'EUR' } })).toThrow('another currency')
  })

  it.each([
    ['Preference shares', 'Equity'],
    ['Funds', 'Collective'],
    ['BONDS', 'Fixed Interest'],
    ['Options and futures', 'Derivatives'],
    ['Absolute return', 'Hedge Funds'],
    ['Unclassified', 'Others'],
    ['Structured Note', 'Structured Note'],
    ['Crypto-assets', 'Alternative'],
  ])('of the class %j are %j', (word, expected) => {
    expect(toAssetClass(word)).toBe(expected)
  })

  it('of an unknown class are Others and reported', () => {
    expect(holdingOf({ assetClass: 'Digital assets' })?.assetClass).toBe('Others')
    expect(takeUnknown()).toEqual([['asset class', 'Digital assets']])
  })

  it('have points of their chart as decimals', () => {
    expect(map.mapPricePoint(pricePointSchema.parse({ dateIso: '2026-06-29T23:00:00.000Z', price: '4.2186' }))).toEqual({
      date: '2026-06-30',
      price: '4.2186',
    })
  })
})

const bookingRow = (change: Record<string, unknown> = {}) =>
  transactionSchema.parse({
    id: 'C2044-P204417-B412',
    contactId: 'C2044',
    portfolioId: 'P204417',
    holdingId: 'C2044-P204417-QSI62C8',
    name: 'Calderfell Global Equity Acc',
    ticker: 'QSI62C8',
    type: 'Buy',
    dateIso: '2026-11-17T00:00:00.000Z',
    settlementIso: '2026-11-19T00:00:00.000Z',
    quantity: '4762.35',
    price: { amount: '4.1996', currency: 'GBP' },
    direction: 'Debit',
    amount: pounds('19999.97'),
    account: 'Capital',
    balance: pounds('58214.37'),
    remark: null,
    ...change,
  })
const bookingOf = (change: Record<string, unknown> = {}) => map.mapTransaction(bookingRow(change), 'GBP', report)

describe('transactions', () => {
  it('get their sign from the direction', () => {
    expect(bookingOf()).toEqual({
      externalId: 'C2044-P204417-B412',
      holdingExternalId: 'C2044-P204417-QSI62C8',
      type: 'Purchase',
      name: 'Calderfell Global Equity Acc',
      symbol: 'QSI62C8',
      date: '2026-11-17',
      settleDate: '2026-11-19',
      units: '4762.35',
      price: '4.1996',
      quoteUnit: 'GBP',
      amount: pounds('-19999.97'),
      cashType: 'capital',
      balance: pounds('58214.37'),
      note: null,
    })
    expect(bookingOf({ type: 'Sell', direction: 'Credit' })).toMatchObject({ type: 'Sale', amount: pounds('19999.97') })
  })

  it('without a direction, or with a sign of their own, are not read', () => {
    for (const change of [{ direction: null }, { direction: 'DR' }, { amount: pounds('-19999.97') }])
      expect(transactionSchema.safeParse({ ...bookingRow(), ...change, dateIso: '2026-11-17' }).success).toBe(false)
  })

  it('of cash alone have no holding, no units and no price', () => {
    const charge = {
      type: 'Fee',
      holdingId: null,
      ticker: null,
      quantity: null,
      price: null,
      name: 'Management charge',
      remark: 'Quarter to 30/09/2026',
    }
    expect(bookingOf(charge)).toMatchObject({
      type: 'Charge',
      holdingExternalId: null,
      units: null,
      price: null,
      quoteUnit: 'GBP',
      note: 'Quarter to 30/09/2026',
    })
    expect(map.chargeOf(bookingOf(charge))).toEqual({ label: 'Management charge', date: '2026-11-17', amount: pounds('19999.97') })
  })

  it('of an unknown type are Other and reported; ours are understood', () => {
    expect(bookingOf({ type: 'Stock split' }).type).toBe('Other')
    expect(takeUnknown()).toEqual([['transaction type', 'Stock split']])
    expect(
      ['Deposit', 'payment', 'Transfer received', 'Transfer delivered', 'Distribution', 'Interest received', 'Dealing fee', 'Dividend'].map(
        toTransactionType,
      ),
    ).toEqual(['Contribution', 'Withdrawal', 'TransferIn', 'TransferOut', 'Dividend', 'Interest', 'Charge', 'Dividend'])
    expect(toPortfolioType('Small self-administered scheme')).toBe('SSAS')
  })

  it('follow from their balances, each cash account by itself', () => {
    const book = (amount: string, balance: string | null, account = 'Capital', direction = 'Credit') =>
      bookingOf({ amount: pounds(amount), balance: balance === null ? null : pounds(balance), account, direction })
    const bookings = [book('10', '90', 'Capital', 'Debit'), book('5.05', '5.05', 'Income'), book('100', '100')]
    expect(balancesFollow(bookings)).toBe(true)
    expect(balancesFollow([])).toBe(true)
    // One that is lost, one that is doubled, one with another amount.
    expect(balancesFollow([book('1', '91'), ...bookings.slice(1)])).toBe(false)
    expect(balancesFollow([book('10', '90', 'Capital', 'Debit'), ...bookings])).toBe(false)
    expect(balancesFollow([book('20', '90', 'Capital', 'Debit'), ...bookings.slice(1)])).toBe(false)
    // Balances that are not sent confirm nothing and refute nothing.
    expect(balancesFollow([book('20', '70', 'Capital', 'Debit'), book('1', null), book('100', '100')])).toBe(true)
  })
})

describe('a history', () => {
  const valuation = (dateIso: string, value: string, paidIn = '0.00', paidOut = '0.00') =>
    map.mapValuation(valuationSchema.parse({ dateIso: `${dateIso}T00:00:00.000Z`, value, paidIn, paidOut }), 'GBP')
  const period = { from: isoDate('1990-01-01'), to: isoDate('2026-12-31') }
  const history = [
    valuation('2026-01-05', '1000.00', '1000.00'),
    valuation('2026-01-06', '1100.00'),
    // 110 paid in at the start of the day: (1331 + 0) / (1100 + 110) = 1.1.
    valuation('2026-01-07', '1331.00', '110.00'),
    // 331 paid out at its end: (1000 + 331) / 1331 = 1.
    valuation('2026-01-08', '1000.00', '0.00', '331.00'),
  ]

  it('gives time-weighted returns, which no payment moves', () => {
    const series = returnsOf(history, period)
    expect(series?.map(({ date, portfolioValue }) => [date, portfolioValue.amount])).toEqual([
      ['2026-01-05', '1000'],
      ['2026-01-06', '1100'],
      ['2026-01-07', '1331'],
      ['2026-01-08', '1000'],
    ])
    ;[0, 0.1, 0.21, 0.21].forEach((expected, index) => expect(series?.[index]?.portfolio).toBeCloseTo(expected, 12))
    expect(series?.every(({ benchmark }) => benchmark === null)).toBe(true)
  })

  it('begins with the last value on or before the first day of the period', () => {
    const cut = returnsOf(history, { from: isoDate('2026-01-06'), to: isoDate('2026-01-07') })
    expect(cut?.map(({ date }) => date)).toEqual(['2026-01-06', '2026-01-07'])
    expect(cut?.[1]?.portfolio).toBeCloseTo(0.1, 12)
    expect(returnsOf(history, { from: isoDate('2027-01-01'), to: isoDate('2027-12-31') })?.map(({ date }) => date)).toEqual(['2026-01-08'])
    expect(returnsOf(history, { from: isoDate('2020-01-01'), to: isoDate('2025-12-31') })).toEqual([])
  })

  it('goes on through a day without anything, and has no return when something grew out of nothing', () => {
    const emptied = [
      ...history,
      valuation('2026-01-09', '0.00', '0.00', '1000.00'),
      valuation('2026-01-12', '0.00'),
      valuation('2026-01-13', '500.00', '500.00'),
    ]
    expect(returnsOf(emptied, period)?.at(-1)?.portfolio).toBeCloseTo(0.21, 12)
    expect(returnsOf([...emptied.slice(0, -1), valuation('2026-01-13', '500.00')], period)).toBeNull()
  })

  it('without some of its days is none', () => {
    expect(gapIn(history, isoDate('2026-01-05'))).toBeNull()
    expect(gapIn([], null)).toBeNull()
    expect(gapIn([valuation('2025-12-24', '1'), valuation('2026-01-02', '1')], null)).toBeNull()
    expect(gapIn(history, isoDate('2019-03-14'))).toBe('the history begins after the inception')
    expect(gapIn([valuation('2025-12-01', '1'), ...history], null)).toBe('days of the history are missing')
  })

  it('with a payment that has a sign or is missing is not read', () => {
    for (const change of [{ paidIn: '-5.00' }, { paidOut: undefined }, { value: null }, { paidIn: '1,00' }]) {
      const row = { dateIso: '2026-01-05T00:00:00.000Z', value: '1.00', paidIn: '0.00', paidOut: '0.00', ...change }
      expect(valuationSchema.safeParse(row).success).toBe(false)
    }
  })

  it('comes with the returns that the upstream computes itself', () => {
    expect(map.mapReturns(returnsSchema.parse({ yearToDate: '4.64', oneYear: '-8.16', sinceInception: null }))).toEqual([
      { kind: 'ytd', year: null, portfolio: 0.0464, benchmark: null },
      { kind: '1y', year: null, portfolio: -0.0816, benchmark: null },
      { kind: '3y', year: null, portfolio: null, benchmark: null },
      { kind: '5y', year: null, portfolio: null, benchmark: null },
      { kind: 'inception', year: null, portfolio: null, benchmark: null },
    ])
  })
})

describe('the rest', () => {
  it('days of a holding, documents and commitments', () => {
    const position = {
      contactId: 'C2044',
      portfolioId: 'P204417',
      dateIso: '2026-06-29T23:00:00.000Z',
      quantity: '9850',
      price: { amount: '829.4', currency: 'GBX' },
      value: pounds('81695.90'),
    }
    expect(map.mapPosition(positionSchema.parse(position))).toEqual({
      date: '2026-06-30',
      units: '9850',
      price: '829.4',
      value: pounds('81695.9'),
    })
    const note = {
      id: 'D204417N12',
      contactId: 'C2044',
      portfolioId: 'P204417',
      holdingId: 'C2044-P204417-QSI08B6',
      title: 'Purchase of Brackenrail plc',
      kind: 'Contract note',
      dateIso: '2026-06-29T23:00:00.000Z',
    }
    expect(map.mapDocument(documentSchema.parse(note), 'C2044', () => undefined)).toEqual({
      externalId: 'D204417N12',
      name: 'Purchase of Brackenrail plc',
      type: 'CN',
      typeName: 'Contract note',
      date: '2026-06-30',
      portfolioExternalId: 'C2044-P204417',
      holdingExternalId: 'C2044-P204417-QSI08B6',
    })
    const commitment = {
      id: 'C2044-V204401-QSU12W5',
      contactId: 'C2044',
      portfolioId: 'V204401',
      fund: 'Wraymere Growth Partners IV',
      committed: pounds('200000'),
      called: pounds('180000'),
      value: pounds('211402.17'),
      valuedIso: '2026-09-29T23:00:00.000Z',
    }
    expect(map.mapCommitment(commitmentSchema.parse(commitment), 'C2044-V204401', 'GBP')).toEqual({
      externalId: 'C2044-V204401-QSU12W5',
      portfolioExternalId: 'C2044-V204401',
      name: 'Wraymere Growth Partners IV',
      region: null,
      committed: pounds('200000'),
      called: pounds('180000'),
      // Not sent: nothing is known of it.
      distributed: null,
      value: pounds('211402.17'),
      valuedOn: '2026-09-30',
    })
  })
})
