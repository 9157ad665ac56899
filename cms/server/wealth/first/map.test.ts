import { describe, expect, it, jest } from '@jest/globals'
import { Contradiction } from '../adapter/quoteUnit'
import {
  mapAccount,
  mapAccountRow,
  mapCharge,
  mapCumulative,
  mapDiscrete,
  mapHolding,
  mapPortfolio,
  mapPricePoint,
  mapTransaction,
} from './map'
import {
  accountRowSchema,
  accountSchema,
  chargeSchema,
  cumulativeSchema,
  discreteSchema,
  type FirstHolding,
  type FirstPortfolio,
  type FirstTransaction,
  holdingSchema,
  portfolioSchema,
  pricePointSchema,
  transactionSchema,
} from './schema'
import { toAssetClass, toPortfolioType, toTransactionType } from './words'

const unknown: [string, string][] = []
const report = (field: string, value: string): void => void unknown.push([field, value])
const takeUnknown = (): [string, string][] => unknown.splice(0)

const portfolioRow = (change: Record<string, unknown> = {}): FirstPortfolio =>
  portfolioSchema.parse({
    id: 'QS-204417',
    accountId: 'QS-2044',
    name: 'General Investment Account',
    type: 'GIA',
    currency: 'GBP',
    value: 2312459.37,
    inception: '2019-03-14',
    date: '2026-11-19',
    objective: 'Accummulation',
    riskProfile: 'Balanced Growth 5',
    nrOfHoldings: 19,
    changeYtd: 4.64,
    change1y: 8.16,
    ...change,
  })

const brackenrail = {
  id: 'QS-204417-QSI08B6',
  portfolioId: 'QS-204417',
  name: 'Brackenrail plc',
  symbol: 'QSI08B6',
  sedol: 'QSI08B6',
  units: 9850,
  price: 842.6,
  priceDate: '2026-11-19',
  currency: 'GBX',
  fxRate: 1,
  value: 82996.1,
  purchaseValue: 71204.15,
  yield: 3.2,
  dayChange: -354.6,
  assetClass: 'Equity',
  sector: 'Industrials',
  region: 'UK',
  cashTypeId: null,
  pricePoints: [],
}
const holdingRow = (change: Record<string, unknown> = {}): FirstHolding => holdingSchema.parse({ ...brackenrail, ...change })

const purchase = {
  id: 'QS-204417-T000412',
  portfolioId: 'QS-204417',
  parentId: 'QS-204417-QSI62C8',
  name: 'Calderfell Global Equity Acc',
  symbol: 'QSI62C8',
  purchaseType: 'Purchase',
  type: 'Fund',
  date: '2026-11-17',
  settleDate: '2026-11-19',
  units: 4762.35,
  price: 4.1996,
  currency: 'GBP',
  fxRate: 1,
  amount: -19999.97,
  balance: 58214.37,
  cashType: 'C',
  note: null,
}
const transactionRow = (change: Record<string, unknown> = {}): FirstTransaction => transactionSchema.parse({ ...purchase, ...change })

describe('accounts', () => {
  it('carry value, day and number of portfolios', () => {
    const row = {
      id: 'QS-2044',
      name: 'Catherine Ellery-Voss',
      currency: 'GBP',
      value: 3533035.47,
      valueInGbp: 3533035.470000001,
      gbpRate: 1,
      gbpRateDate: '2026-11-19',
      inception: '2012-09-20',
      date: '2026-11-19',
    }
    expect(mapAccountRow(accountRowSchema.parse({ ...row, portfolioCount: 3 }))).toEqual({
      externalId: 'QS-2044',
      name: 'Catherine Ellery-Voss',
      currency: 'GBP',
      inception: '2012-09-20',
      value: { amount: '3533035.47', currency: 'GBP' },
      reporting: { value: { amount: '3533035.47', currency: 'GBP' }, rate: '1', rateDate: '2026-11-19' },
      asOf: '2026-11-19',
      portfolioCount: 3,
    })
    expect(mapAccount(accountSchema.parse({ ...row, inception: null, value: 0, valueInGbp: null, portfolios: [] }), [])).toEqual({
      externalId: 'QS-2044',
      name: 'Catherine Ellery-Voss',
      currency: 'GBP',
      inception: null,
      value: { amount: '0', currency: 'GBP' },
      reporting: null,
      asOf: '2026-11-19',
      portfolios: [],
    })
  })
})

describe('a value in pounds', () => {
  const valued = (change: Record<string, unknown>) =>
    mapPortfolio(
      portfolioRow({ currency: 'USD', value: 1000, valueInGbp: 798.1, gbpRate: 0.7981, gbpRateDate: '2026-11-18', ...change }),
      report,
    ).reporting

  it('comes with the rate and its day', () => {
    expect(valued({})).toEqual({ value: { amount: '798.1', currency: 'GBP' }, rate: '0.7981', rateDate: '2026-11-18' })
  })

  it.each([
    ['the rate is missing', { gbpRate: null }],
    ['the day of the rate is missing', { gbpRateDate: undefined }],
    ['the value is missing', { valueInGbp: null }],
    ['value and rate do not fit each other', { gbpRate: 0.8 }],
  ])('is null when %s', (_name, change) => {
    expect(valued(change)).toBeNull()
  })
})

describe('portfolios', () => {
  it('carry the level of the risk profile, the objective in the right spelling, and changes as ratios', () => {
    expect(mapPortfolio(portfolioRow(), report)).toEqual({
      externalId: 'QS-204417',
      name: 'General Investment Account',
      type: 'GIA',
      currency: 'GBP',
      value: { amount: '2312459.37', currency: 'GBP' },
      // Not in this answer: unknown, and not the same as the value by chance.
      reporting: null,
      inception: '2019-03-14',
      riskProfile: 5,
      riskName: 'Balanced Growth',
      objective: 'Accumulation',
      change1d: null,
      change1m: null,
      changeYtd: 0.0464,
      change1y: 0.0816,
      change3y: null,
      change5y: null,
      changeAll: null,
      asOf: '2026-11-19',
    })
    expect(takeUnknown()).toEqual([])
  })

  it('that lack a figure have null, never 0', () => {
    const mapped = mapPortfolio(
      portfolioRow({ riskProfile: null, objective: null, changeYtd: null, change1y: undefined, inception: null }),
      report,
    )
    expect(mapped).toMatchObject({ riskProfile: null, objective: null, changeYtd: null, change1y: null, inception: null })
  })

  it.each([
    ['Adventurous 7', 7],
    ['3', 3],
    ['Balanced', null],
    ['Level 8', null],
    ['Level 0', null],
    ['Level 55', null],
    ['', null],
  ])('with risk profile %j have level %j', (riskProfile, level) => {
    expect(mapPortfolio(portfolioRow({ riskProfile }), report).riskProfile).toBe(level)
  })

  it('of an unknown type are Other, and the type is reported', () => {
    expect(mapPortfolio(portfolioRow({ type: 'Junior ISA', objective: 'Growth' }), report)).toMatchObject({
      type: 'Other',
      objective: null,
    })
    expect(takeUnknown()).toEqual([
      ['portfolio type', 'Junior ISA'],
      ['objective', 'Growth'],
    ])
    expect(mapPortfolio(portfolioRow({ type: 'SIPP/ARF/AMRF' }), report).type).toBe('SIPP')
    expect(toPortfolioType('exo')).toBe('ExO')
  })
})

describe('holdings', () => {
  it('keep pence as the unit of the price and the value in pounds', () => {
    expect(mapHolding(holdingRow(), 'GBP', [], report)).toEqual({
      externalId: 'QS-204417-QSI08B6',
      name: 'Brackenrail plc',
      symbol: 'QSI08B6',
      sedol: 'QSI08B6',
      assetClass: 'Equity',
      sector: 'Industrials',
      region: 'UK',
      cashType: null,
      quoteUnit: 'GBX',
      units: '9850',
      price: '842.6',
      priceDate: '2026-11-19',
      value: { amount: '82996.1', currency: 'GBP' },
      cost: { amount: '71204.15', currency: 'GBP' },
      yield: 0.032,
      dayChange: { amount: '-354.6', currency: 'GBP' },
      prices: [],
      bond: null,
    })
  })

  it('of bonds carry their terms; what cannot be read of them costs no holding', () => {
    const terms = {
      couponType: 'IndexLinked',
      coupon: 1.25,
      couponsPerYear: 2,
      maturityDate: '2034-09-22',
      nominal: 1,
      dayCount: 'ACT/ACT',
      rating: 'AA',
    }
    const bond = (of: unknown) => mapHolding(holdingRow({ assetClass: 'Fixed Interest', bond: of }), 'GBP', [], report)?.bond
    // The price is in pence, so is what is paid back.
    expect(bond(terms)).toEqual({
      couponType: 'index_linked',
      coupon: 0.0125,
      couponsPerYear: 2,
      maturity: '2034-09-22',
      nominal: '100',
      dayCount: 'ACT/ACT',
      rating: 'AA',
    })
    expect(
      bond({ ...terms, coupon: -1, couponsPerYear: 3, maturityDate: '2034-02-31', nominal: 0, dayCount: 'ACT/364', rating: 7 }),
    ).toEqual({
      couponType: 'index_linked',
      coupon: null,
      couponsPerYear: null,
      maturity: null,
      nominal: null,
      dayCount: null,
      rating: null,
    })
    expect(takeUnknown().map(([field]) => field)).toEqual([
      'coupon of a bond',
      'nominal of a bond',
      'couponsPerYear of a bond',
      'maturityDate of a bond',
      'day count',
      'rating of a bond',
    ])
    expect([bond(null), bond('4.25% 2031'), bond({ ...terms, couponType: 'Perpetual' })]).toEqual([null, null, null])
    expect(takeUnknown()).toEqual([
      ['terms of a bond', 'unreadable'],
      ['coupon type', 'Perpetual'],
    ])
  })

  it('of cash have neither units nor a price', () => {
    const row = holdingRow({
      name: 'Income account',
      units: 11904.62,
      price: 1,
      currency: 'GBP',
      value: 11904.62,
      purchaseValue: null,
      assetClass: 'Cash',
      cashTypeId: 'I',
      yield: null,
      dayChange: null,
    })
    expect(mapHolding(row, 'GBP', [], report)).toMatchObject({
      assetClass: 'Cash',
      cashType: 'income',
      units: null,
      price: null,
      priceDate: null,
      value: { amount: '11904.62', currency: 'GBP' },
      cost: null,
      yield: null,
      dayChange: null,
    })
    expect(mapHolding(holdingRow({ assetClass: 'Cash', cashTypeId: 'C' }), 'GBP', [], report)?.cashType).toBe('capital')
  })

  it('with nothing left are dropped', () => {
    expect(mapHolding(holdingRow({ units: 0, value: 0 }), 'GBP', [], report)).toBeNull()
  })

  it('priced abroad keep the value in the currency of the portfolio', () => {
    const mapped = mapHolding(
      holdingRow({ currency: 'USD', price: 184.62, units: 120, fxRate: 0.79822, value: 17684.21 }),
      'GBP',
      [],
      report,
    )
    expect(mapped).toMatchObject({ quoteUnit: 'USD', price: '184.62', value: { amount: '17684.21', currency: 'GBP' } })
  })

  it('whose pence are labelled as pounds are seen by their value', () => {
    const told = jest.fn()
    expect(mapHolding(holdingRow({ currency: 'GBP' }), 'GBP', [], told)).toMatchObject({ quoteUnit: 'GBX', price: '842.6' })
    expect(told).toHaveBeenCalledWith('unit of a price', 'pence labelled as pounds')
  })

  it('whose value is not that of their units are rejected', () => {
    for (const wrong of [{ value: 165992.2 }, { units: 98500 }, { currency: 'EUR', fxRate: 0.85 }])
      expect(() => mapHolding(holdingRow(wrong), 'GBP', [], report)).toThrow(Contradiction)
  })

  it('without a currency, or with one that we do not know, are rejected', () => {
    expect(holdingSchema.safeParse({ ...brackenrail, currency: null }).success).toBe(false)
    expect(() => mapHolding(holdingRow({ currency: 'XAU' }), 'GBP', [], report)).toThrow()
  })

  it('with an unreadable figure are rejected', () => {
    for (const broken of [
      { value: '82996,10' },
      { value: null },
      { units: '9850' },
      { price: 'n/a' },
      { priceDate: '19/11/2026' },
      { id: '' },
    ]) {
      expect([broken, holdingSchema.safeParse({ ...brackenrail, ...broken }).success]).toEqual([broken, false])
    }
  })

  it('keep every digit of small, large and negative figures and drop the noise of floating point', () => {
    const mapped = mapHolding(
      holdingRow({ units: 0.0000001 + 0.000001, price: null, value: 1e15, dayChange: -0.07, purchaseValue: 123456789012.34 }),
      'GBP',
      [],
      report,
    )
    expect(mapHolding(holdingRow({ units: 1, price: 0.1 + 0.2, value: 0 }), 'GBP', [], report)?.price).toBe('0.3')
    expect(mapped).toMatchObject({
      units: '0.0000011',
      value: { amount: '1000000000000000', currency: 'GBP' },
      dayChange: { amount: '-0.07', currency: 'GBP' },
      cost: { amount: '123456789012.34', currency: 'GBP' },
    })
  })

  it('have price points as decimals', () => {
    expect(mapPricePoint(pricePointSchema.parse({ date: '2026-11-19', price: 4.2186 }))).toEqual({ date: '2026-11-19', price: '4.2186' })
  })
})

describe('asset classes', () => {
  it.each([
    ['Equity 2', 'Equity'],
    ['equities', 'Equity'],
    ['Fixed income', 'Fixed Interest'],
    ['FIXED INTEREST', 'Fixed Interest'],
    ['Hedge Fund', 'Hedge Funds'],
    ['Structured  Note', 'Structured Note'],
    ['Funds', 'Collective'],
    ['Other', 'Others'],
    ['Private-Equity', 'Private Equity'],
    ['Crypto', 'Alternative'],
  ])('%j is %j', (word, expected) => {
    expect(toAssetClass(word)).toBe(expected)
  })

  it('that are unknown are Others and reported; a missing one is Others', () => {
    expect(mapHolding(holdingRow({ assetClass: 'Digital Assets' }), 'GBP', [], report)?.assetClass).toBe('Others')
    expect(takeUnknown()).toEqual([['asset class', 'Digital Assets']])
    expect(mapHolding(holdingRow({ assetClass: null }), 'GBP', [], report)?.assetClass).toBe('Others')
    expect(takeUnknown()).toEqual([])
  })
})

describe('transactions', () => {
  it('keep the sign: negative is debit', () => {
    expect(mapTransaction(transactionRow(), 'GBP', report)).toEqual({
      externalId: 'QS-204417-T000412',
      holdingExternalId: 'QS-204417-QSI62C8',
      type: 'Purchase',
      name: 'Calderfell Global Equity Acc',
      symbol: 'QSI62C8',
      date: '2026-11-17',
      settleDate: '2026-11-19',
      units: '4762.35',
      price: '4.1996',
      quoteUnit: 'GBP',
      amount: { amount: '-19999.97', currency: 'GBP' },
      cashType: 'capital',
      balance: { amount: '58214.37', currency: 'GBP' },
      note: null,
    })
  })

  it('spelled Divident are dividends, with the pence that a unit pays', () => {
    const row = transactionRow({
      purchaseType: 'Divident',
      name: 'Quernmore Logistics REIT',
      units: 51300,
      price: 1.95,
      currency: 'GBX',
      amount: 1000.35,
    })
    expect(mapTransaction(row, 'GBP', report)).toMatchObject({
      type: 'Dividend',
      units: '51300',
      price: '1.95',
      quoteUnit: 'GBX',
      amount: { amount: '1000.35', currency: 'GBP' },
    })
  })

  it('of cash alone have no holding, no units and no price', () => {
    const row = transactionRow({
      purchaseType: 'Charge',
      parentId: null,
      symbol: null,
      units: null,
      price: null,
      amount: -4350.12,
      name: 'Management charge',
      note: 'Quarter to 30/09/2026, 0.75% a year',
    })
    expect(mapTransaction(row, 'GBP', report)).toMatchObject({
      type: 'Charge',
      holdingExternalId: null,
      symbol: null,
      units: null,
      price: null,
      amount: { amount: '-4350.12', currency: 'GBP' },
      note: 'Quarter to 30/09/2026, 0.75% a year',
    })
  })

  it('of an unknown type are Other and reported', () => {
    expect(mapTransaction(transactionRow({ purchaseType: 'Stock Split' }), 'GBP', report).type).toBe('Other')
    expect(takeUnknown()).toEqual([['transaction type', 'Stock Split']])
    expect(['Dividend', 'divident', 'Interest', 'Fee', 'Withdrawal'].map(toTransactionType)).toEqual([
      'Dividend',
      'Dividend',
      'Interest',
      'Charge',
      'Withdrawal',
    ])
  })
})

describe('performance', () => {
  it('entries become ratios and money', () => {
    expect(
      mapCumulative(
        cumulativeSchema.parse({ date: '2026-11-18T22:00:00Z', portfolio: 50.9, portfolioValue: 2312459.37, benchmark: 35.42 }),
        'GBP',
      ),
    ).toEqual({
      date: '2026-11-19',
      portfolio: 0.509,
      portfolioValue: { amount: '2312459.37', currency: 'GBP' },
      benchmark: 0.3542,
    })
  })

  it.each([
    ['2022', 'year', 2022],
    ['YTD', 'ytd', null],
    ['1Y', '1y', null],
    ['Since inception', 'inception', null],
  ])('discrete figures labelled %s are of the kind %s, in our terms', (label, kind, year) => {
    expect(mapDiscrete(discreteSchema.parse({ label, return: -11.04, benchmark: null }), report)).toEqual({
      kind,
      year,
      portfolio: -0.1104,
      benchmark: null,
    })
    expect(takeUnknown()).toEqual([])
  })

  it('a discrete figure of another period is left out, and its label reported', () => {
    expect(mapDiscrete(discreteSchema.parse({ label: '18 months', return: 1, benchmark: null }), report)).toBeNull()
    expect(takeUnknown()).toEqual([['label of a discrete return', '18 months']])
  })
})

describe('charges', () => {
  it('are positive amounts', () => {
    expect(
      mapCharge(chargeSchema.parse({ portfolioId: 'QS-204417', date: '2026-10-30', label: 'Management charge', amount: 4350.12 }), 'GBP'),
    ).toEqual({
      label: 'Management charge',
      date: '2026-10-30',
      amount: { amount: '4350.12', currency: 'GBP' },
    })
  })
})
