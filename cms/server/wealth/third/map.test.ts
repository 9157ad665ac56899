import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import {
  type Context,
  mapCashTransaction,
  mapCharge,
  mapCustomer,
  mapCustomerRows,
  mapFee,
  mapHistoryRow,
  mapPerformanceRow,
  mapPeriod,
  mapPortfolio,
  mapPosition,
  mapTitleTransaction,
  nameIn,
} from './map'
import {
  cashTransactionSchema,
  customerRowSchema,
  customerSchema,
  feeSchema,
  historyRowSchema,
  performanceRowSchema,
  periodSchema,
  portfolioSchema,
  positionRowSchema,
  titleTransactionSchema,
} from './schema'
import { toAssetClass, toCashKind, toPortfolioType, toTitleKind } from './words'

const unknown: [string, string][] = []
const report = (field: string, value: string): void => void unknown.push([field, value])
const takeUnknown = (): [string, string][] => unknown.splice(0)
const greek: Context = { locale: 'el', report }
const english: Context = { locale: 'en', report }

const owner = { CustomerCode: '0003044', PortfolioId: 304417 }
type Change = Record<string, unknown>

const portfolio = {
  ...owner,
  Name: 'Διαχείριση χαρτοφυλακίου',
  NameEn: 'Discretionary management',
  Service: 'DiscretionaryManagement',
  Currency: 'USD',
  Date: '2026-11-20T00:00:00',
  Value: 1000,
  ValueEur: 962.56,
  EurRate: 0.962556,
  EurRateDate: '2026-11-20T00:00:00',
  Inception: '2017-03-16T00:00:00',
  Objective: 'GROWTH',
  RiskCategory: 5,
  RiskName: 'Αναπτυξιακό',
  RiskNameEn: 'Growth',
  Return1D: -0.21,
  Return1M: null,
  ReturnYtd: 4.64,
  Return12M: 8.16,
  ReturnSI: 50.9,
}
const portfolioOf = (change: Change = {}, context = greek) => mapPortfolio(portfolioSchema.parse({ ...portfolio, ...change }), context)

const bond = {
  ...owner,
  ProductUid: 'IOL-QSA6X77',
  ProductName: 'Steinwerth 3.25% 2030',
  ProductNameEn: 'Steinwerth 3.25% 2030',
  ProductType: 'Bond',
  Isin: 'QS00QSA6X770',
  Ticker: null,
  Units: 12000,
  Price: 99.37,
  PriceFactor: 0.01,
  PriceCurrency: 'EUR',
  PriceDate: '2026-11-20T00:00:00',
  FxRate: 1,
  Value: 11924.4,
  Cost: 11800.25,
  DayChange: -12.6,
  Yield: 3.25,
  Sector: 'Corporate Bonds',
  Region: 'Europe',
}
const positionOf = (change: Change = {}) => mapPosition(positionRowSchema.parse({ ...bond, ...change }), 'EUR', greek)

const booking = {
  TransactionId: '304417-000412',
  ...owner,
  ProductUid: 'IOL-QSE46H8',
  ProductName: 'Αίγλη Ναυτιλιακή ΑΕ',
  Isin: 'QS00QSE46H80',
  Ticker: 'AIG.E46',
  Date: '2026-11-19T00:00:00',
  AmountEur: 2136,
  EurRateDate: '2026-11-19T00:00:00',
  CashBalance: 5214.37,
  Remarks: null,
}
const title = {
  ...booking,
  Kind: 'Buy',
  SettlementDate: '2026-11-23T00:00:00',
  Units: 100,
  Price: 21.36,
  PriceFactor: 1,
  PriceCurrency: 'EUR',
  Amount: 2136,
  DebitCredit: 'D',
}
const titleOf = (change: Change = {}) => mapTitleTransaction(titleTransactionSchema.parse({ ...title, ...change }), 'EUR', greek)
const cash = {
  ...booking,
  Kind: 'DividendPayment',
  Description: null,
  ValueDate: '2026-11-19T00:00:00',
  Amount: 102.53,
  AmountEur: 102.53,
  DebitCredit: 'C',
}
const cashOf = (change: Change = {}, currency: 'EUR' | 'USD' = 'EUR') =>
  mapCashTransaction(cashTransactionSchema.parse({ ...cash, ...change }), currency, greek)
const fee = { ...booking, Kind: 'Commission', Description: 'Προμήθεια συναλλαγής', Amount: 9.95, AmountEur: 9.95, Remarks: 'Αγορά QSE46H8' }
const feeOf = (change: Change = {}) => feeSchema.parse({ ...fee, ...change })

describe('days', () => {
  const inception = (text: unknown) => portfolioSchema.safeParse({ ...portfolio, Inception: text })

  it.each([
    ['2026-03-31T00:00:00', '2026-03-31'],
    ['2024-02-29T23:30:00', '2024-02-29'],
    ['2026-03-31T09:15:00.1234567', '2026-03-31'],
    // What .NET writes for a day that was never set.
    ['0001-01-01T00:00:00', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (text, day) => {
    expect(inception(text).data?.Inception).toBe(day)
  })

  it.each([
    '2026-03-31',
    '2026-03-31T22:00:00Z',
    '2026-03-31T00:00:00+03:00',
    '31/03/2026',
    '2025-02-29T00:00:00',
    '',
    20260331,
    '0001-01-01',
  ])('%j is refused', (text) => {
    expect(inception(text).success).toBe(false)
  })

  it('that must be there is refused when it was never set', () => {
    expect(portfolioSchema.safeParse({ ...portfolio, Date: '0001-01-01T00:00:00' }).success).toBe(false)
  })
})

describe('names', () => {
  it.each([
    ['el', 'Ελένη', 'Eleni', 'Ελένη'],
    ['en', 'Ελένη', 'Eleni', 'Eleni'],
    ['is', 'Ελένη', 'Eleni', 'Eleni'],
    ['el', null, 'Eleni', 'Eleni'],
    ['el', '', 'Eleni', 'Eleni'],
    ['en', 'Ελένη', null, 'Ελένη'],
    ['en', null, undefined, null],
  ] as const)('for %s of %j and %j is %j', (locale, name, nameEn, expected) => {
    expect(nameIn(locale, name, nameEn)).toBe(expected)
  })
})

describe('portfolios', () => {
  it('carry their value in their own currency and in euro, with the rate and its day, and returns as ratios', () => {
    expect(portfolioOf()).toEqual({
      externalId: '304417',
      name: 'Διαχείριση χαρτοφυλακίου',
      type: 'GIA',
      currency: 'USD',
      value: { amount: '1000', currency: 'USD' },
      reporting: { value: { amount: '962.56', currency: 'EUR' }, rate: '0.962556', rateDate: '2026-11-20' },
      inception: '2017-03-16',
      riskProfile: 5,
      riskName: 'Αναπτυξιακό',
      objective: 'Accumulation',
      change1d: -0.0021,
      change1m: null,
      changeYtd: 0.0464,
      change1y: 0.0816,
      change3y: null,
      change5y: null,
      changeAll: 0.509,
      asOf: '2026-11-20',
    })
    expect(portfolioOf({}, english)).toMatchObject({ name: 'Discretionary management', riskName: 'Growth' })
    expect(takeUnknown()).toEqual([])
  })

  it.each([
    ['the rate is missing', { EurRate: null }],
    ['the day of the rate is missing', { EurRateDate: '0001-01-01T00:00:00' }],
    ['the value in euro is missing', { ValueEur: undefined }],
    ['value and rate do not fit each other', { EurRate: 1.038887 }],
    ['a value in euro has another rate than one', { Currency: 'EUR', ValueEur: 962.56 }],
  ])('have no value in euro when %s', (_name, change) => {
    expect(portfolioOf(change).reporting).toBeNull()
  })

  it('of an unknown service, objective or risk are kept, and the words reported', () => {
    expect(portfolioOf({ Service: 'RoboAdvice', Objective: 'SPECULATION', RiskCategory: 9 })).toMatchObject({
      type: 'Other',
      objective: null,
      riskProfile: null,
    })
    expect(takeUnknown()).toEqual([
      ['service of a portfolio', 'RoboAdvice'],
      ['risk category', '9'],
      ['objective', 'SPECULATION'],
    ])
    expect(['DiscretionaryManagement', 'InvestmentAdvice', 'ExecutionOnly', 'PensionPlan'].map(toPortfolioType)).toEqual([
      'GIA',
      'GIA',
      'ExO',
      'Other',
    ])
  })

  it('without a name, with an unknown currency or a value that is none are refused', () => {
    expect(() => portfolioOf({ Name: null, NameEn: '' })).toThrow()
    expect(() => portfolioOf({ Currency: 'GRD' })).toThrow()
    for (const broken of [
      { Value: '1.000,00' },
      { Value: null },
      { PortfolioId: '304417' },
      { PortfolioId: 1.5 },
      { PortfolioId: 2 ** 60 },
    ])
      expect([broken, portfolioSchema.safeParse({ ...portfolio, ...broken }).success]).toEqual([broken, false])
  })
})

describe('customers', () => {
  const customer = {
    CustomerCode: '0003044',
    CustomerName: 'Ελένη Σαμαράκη',
    CustomerNameEn: 'Eleni Samaraki',
    BaseCurrency: 'EUR',
    Date: '2026-11-20T00:00:00',
    Value: 962.56,
    Count: 1,
    Portfolios: [],
  }
  const row = (change: Change = {}) =>
    customerRowSchema.parse({
      CustomerCode: '0003044',
      CustomerName: 'Ελένη Σαμαράκη',
      CustomerNameEn: 'Eleni Samaraki',
      CustomerValueEur: 300.3,
      CustomerPortfolios: 2,
      PortfolioId: 304417,
      ValueEur: 100.1,
      Inception: '2017-03-16T00:00:00',
      ...change,
    })
  const rows = (...changes: Change[]) => mapCustomerRows(changes.map(row), isoDate('2026-11-20'), 'el')
  const second = { PortfolioId: 304418, ValueEur: 200.2, Inception: '2014-09-11T00:00:00' }

  it('carry their value in euro, and begin with their first portfolio', () => {
    expect(mapCustomer(customerSchema.parse(customer), [portfolioOf()], 'el')).toMatchObject({
      externalId: '0003044',
      name: 'Ελένη Σαμαράκη',
      currency: 'EUR',
      inception: '2017-03-16',
      value: { amount: '962.56', currency: 'EUR' },
      reporting: { value: { amount: '962.56', currency: 'EUR' }, rate: '1', rateDate: '2026-11-20' },
      asOf: '2026-11-20',
    })
    expect(mapCustomer(customerSchema.parse({ ...customer, CustomerName: null, CustomerNameEn: null }), [], 'el')).toMatchObject({
      name: '0003044',
      inception: null,
    })
    expect(mapCustomer(customerSchema.parse(customer), [portfolioOf(), portfolioOf({ Inception: null })], 'el').inception).toBeNull()
  })

  it('are put together from the rows of the list of all', () => {
    expect(rows({}, second)).toEqual({
      externalId: '0003044',
      name: 'Ελένη Σαμαράκη',
      currency: 'EUR',
      inception: '2014-09-11',
      value: { amount: '300.3', currency: 'EUR' },
      reporting: { value: { amount: '300.3', currency: 'EUR' }, rate: '1', rateDate: '2026-11-20' },
      asOf: '2026-11-20',
      portfolioCount: 2,
    })
  })

  it.each([
    ['a row is missing', [{}]],
    ['a portfolio has no rate', [{ CustomerValueEur: null }, { ...second, CustomerValueEur: null }]],
    ['the rows do not add up', [{}, { ...second, ValueEur: 100 }]],
    ['the rows say different totals', [{}, { ...second, CustomerValueEur: 300.31 }]],
    ['there is no row', []],
  ])('are none when %s', (_name, changes) => {
    expect(rows(...changes)).toBeNull()
  })
})

describe('positions', () => {
  it('have the price of one unit: of a bond the hundredth part', () => {
    expect(positionOf()).toEqual({
      externalId: 'IOL-QSA6X77',
      name: 'Steinwerth 3.25% 2030',
      symbol: 'QS00QSA6X770',
      sedol: null,
      assetClass: 'Fixed Interest',
      sector: 'Corporate Bonds',
      region: 'Europe',
      cashType: null,
      quoteUnit: 'EUR',
      units: '12000',
      price: '0.9937',
      priceDate: '2026-11-20',
      value: { amount: '11924.4', currency: 'EUR' },
      cost: { amount: '11800.25', currency: 'EUR' },
      yield: 0.0325,
      dayChange: { amount: '-12.6', currency: 'EUR' },
      prices: [],
      bond: null,
    })
  })

  it('of bonds have their terms, for a nominal of one a unit; funds of bonds have none', () => {
    const terms = {
      CouponType: 'Fixed',
      CouponRate: 3.25,
      CouponsPerYear: 1,
      MaturityDate: '2030-05-11T00:00:00',
      DayCount: 'ActualActual',
      Rating: 'AA-',
    }
    expect(positionOf(terms)?.bond).toEqual({
      couponType: 'fixed',
      coupon: 0.0325,
      couponsPerYear: 1,
      maturity: '2030-05-11',
      nominal: '1',
      dayCount: 'ACT/ACT',
      rating: 'AA-',
    })
    expect(positionOf({ ...terms, MaturityDate: '0001-01-01T00:00:00' })?.bond?.maturity).toBeNull()
    expect(positionOf({ ...terms, Price: 0.9937, PriceFactor: 1 })?.bond).toBeNull()
  })

  it('of cash have neither units nor a price', () => {
    const row = {
      ProductType: 'Cash',
      Units: null,
      Price: null,
      PriceFactor: null,
      Value: -17.05,
      Cost: null,
      DayChange: null,
      Yield: null,
    }
    expect(positionOf(row)).toMatchObject({
      assetClass: 'Cash',
      cashType: null,
      units: null,
      price: null,
      priceDate: null,
      // Overdrawn.
      value: { amount: '-17.05', currency: 'EUR' },
      cost: null,
      dayChange: null,
    })
  })

  it('with nothing left are dropped', () => {
    expect(positionOf({ Units: 0, Value: 0 })).toBeNull()
  })

  it.each([
    [
      'in pence are worth a hundredth',
      { PriceCurrency: 'GBX', Price: 842.6, PriceFactor: 1, FxRate: 1.15, Units: 100, Value: 968.99 },
      '8.426',
    ],
    [
      'in dollars are converted',
      { PriceCurrency: 'USD', Price: 184.62, PriceFactor: 1, FxRate: 0.95, Units: 10, Value: 1753.89 },
      '184.62',
    ],
  ])('%s', (_name, change) => {
    expect(positionOf(change)).toMatchObject({
      quoteUnit: change.PriceCurrency,
      price: String(change.Price),
      value: { amount: String(change.Value) },
    })
  })

  it.each([
    ['pence that are called pounds', { PriceCurrency: 'GBP', Price: 842.6, PriceFactor: 1, FxRate: 1.15, Units: 100, Value: 968.99 }],
    ['percent that are called euro', { PriceFactor: 1 }],
    ['a value of the wrong size', { Value: 1192.44 }],
    ['a value of the wrong sign', { Value: -11924.4 }],
  ])('with %s are refused and reported', (_name, change) => {
    expect(() => positionOf(change)).toThrow('value is not that of the units')
    expect(takeUnknown()).toEqual([['unit of a price', expect.stringContaining('IOL-QSA6X77')]])
  })

  it('without the factor of their price, a currency or a name are refused; without a price they are kept', () => {
    expect(() => positionOf({ PriceFactor: null })).toThrow()
    expect(() => positionOf({ PriceCurrency: 'XAU' })).toThrow()
    expect(() => positionOf({ ProductName: null, ProductNameEn: null })).toThrow()
    expect(positionOf({ Price: null })).toMatchObject({ price: null, units: '12000', value: { amount: '11924.4', currency: 'EUR' } })
  })

  it('with an unreadable figure are refused', () => {
    for (const broken of [
      { Value: '11924,40' },
      { Value: null },
      { Value: Number.NaN },
      { Value: 1e15 },
      { Price: Number.POSITIVE_INFINITY },
      { Units: '12000' },
      { PriceDate: '20/11/2026' },
      { ProductUid: '' },
    ])
      expect([broken, positionRowSchema.safeParse({ ...bond, ...broken }).success]).toEqual([broken, false])
  })

  it('keep every digit and drop the noise of floating point', () => {
    expect(positionOf({ Units: 0.1 + 0.2, Price: 10, PriceFactor: 1, Value: 3, Cost: 123456789012.34, DayChange: -0.07 })).toMatchObject({
      units: '0.3',
      cost: { amount: '123456789012.34', currency: 'EUR' },
      dayChange: { amount: '-0.07', currency: 'EUR' },
    })
  })

  it('of an unknown type are Others and reported, ours too: their words are their own', () => {
    expect(positionOf({ ProductType: 'Equity' })?.assetClass).toBe('Others')
    expect(positionOf({ ProductType: 'constructor' })?.assetClass).toBe('Others')
    expect(takeUnknown()).toEqual([
      ['product type', 'Equity'],
      ['product type', 'constructor'],
    ])
    expect(['Share', 'MutualFund', 'ClosedEndFund', 'StructuredProduct', 'CryptoAsset'].map(toAssetClass)).toEqual([
      'Equity',
      'Collective',
      'Private Equity',
      'Structured Note',
      'Alternative',
    ])
  })
})

describe('title transactions', () => {
  it('have the sign of their letter and the value in euro of their day', () => {
    expect(titleOf()).toEqual({
      externalId: '304417-000412',
      holdingExternalId: 'IOL-QSE46H8',
      type: 'Purchase',
      name: 'Αίγλη Ναυτιλιακή ΑΕ',
      symbol: 'AIG.E46',
      date: '2026-11-19',
      settleDate: '2026-11-23',
      units: '100',
      price: '21.36',
      quoteUnit: 'EUR',
      amount: { amount: '-2136', currency: 'EUR' },
      reporting: { value: { amount: '-2136', currency: 'EUR' }, rateDate: '2026-11-19' },
      cashType: null,
      balance: { amount: '5214.37', currency: 'EUR' },
      note: null,
    })
    expect(titleOf({ Kind: 'Redemption', DebitCredit: 'C' })).toMatchObject({ type: 'Sale', amount: { amount: '2136' } })
  })

  it('that are taken back turn their sign', () => {
    expect(titleOf({ Amount: -2136, AmountEur: -2136 })).toMatchObject({
      amount: { amount: '2136' },
      reporting: { value: { amount: '2136' } },
    })
  })

  it.each([
    ['TitlesIn', 'TransferIn', '2136'],
    ['TitlesOut', 'TransferOut', '-2136'],
  ])('%s move no cash, have no letter, and are signed by what they are', (Kind, type, amount) => {
    expect(titleOf({ Kind, DebitCredit: null })).toMatchObject({ type, amount: { amount, currency: 'EUR' } })
  })

  it('without a letter that we know are refused: the sign is not to be guessed', () => {
    for (const DebitCredit of [null, '', 'X', 'd']) expect(() => titleOf({ DebitCredit })).toThrow('neither debit nor credit')
  })

  it('that have not settled have no day of it, and without a rate no value in euro', () => {
    expect(titleOf({ SettlementDate: '0001-01-01T00:00:00', AmountEur: null, EurRateDate: null })).toMatchObject({
      settleDate: null,
      reporting: null,
    })
  })

  it('of an unknown kind are Other and reported', () => {
    expect(titleOf({ Kind: 'StockSplit' }).type).toBe('Other')
    expect(takeUnknown()).toEqual([['kind of a title transaction', 'StockSplit']])
    expect(['Buy', 'Subscription', 'Sell', 'Redemption', 'Maturity'].map(toTitleKind)).toEqual([
      'Purchase',
      'Purchase',
      'Sale',
      'Sale',
      'Sale',
    ])
  })
})

describe('cash transactions and fees', () => {
  it('carry the product that paid, else their description', () => {
    expect(cashOf()).toMatchObject({
      type: 'Dividend',
      name: 'Αίγλη Ναυτιλιακή ΑΕ',
      holdingExternalId: 'IOL-QSE46H8',
      units: null,
      price: null,
      amount: { amount: '102.53', currency: 'EUR' },
      settleDate: '2026-11-19',
    })
    const payment = {
      Kind: 'CashWithdrawal',
      ProductUid: null,
      ProductName: null,
      Isin: null,
      Ticker: null,
      Description: 'Ανάληψη',
      DebitCredit: 'D',
    }
    expect(cashOf({ ...payment, AmountEur: 98.7 }, 'USD')).toMatchObject({
      type: 'Withdrawal',
      name: 'Ανάληψη',
      symbol: null,
      holdingExternalId: null,
      quoteUnit: 'USD',
      amount: { amount: '-102.53', currency: 'USD' },
      reporting: { value: { amount: '-98.7', currency: 'EUR' }, rateDate: '2026-11-19' },
    })
    expect(['CashDeposit', 'CouponPayment', 'CreditInterest', 'Coupon'].map(toCashKind)).toEqual([
      'Contribution',
      'Interest',
      'Interest',
      null,
    ])
  })

  it('are debits as bookings and positive as charges; a refund is the other way round', () => {
    expect(mapFee(feeOf(), 'EUR', greek)).toMatchObject({
      type: 'Charge',
      name: 'Προμήθεια συναλλαγής',
      amount: { amount: '-9.95', currency: 'EUR' },
      note: 'Αγορά QSE46H8',
    })
    expect(mapCharge(feeOf(), 'EUR', false)).toEqual({
      label: 'Προμήθεια συναλλαγής',
      date: '2026-11-19',
      amount: { amount: '9.95', currency: 'EUR' },
    })
    expect(mapFee(feeOf({ Amount: -9.95 }), 'EUR', greek).amount.amount).toBe('9.95')
    expect(mapCharge(feeOf({ Amount: -9.95 }), 'EUR', false).amount.amount).toBe('-9.95')
    expect(mapFee(feeOf({ Kind: 'StampDuty' }), 'EUR', greek).type).toBe('Charge')
    expect(takeUnknown()).toEqual([['kind of a fee', 'StampDuty']])
  })

  it('in dollars count in euro for an account, and not without a rate', () => {
    const row = { Amount: 10, AmountEur: 9.63 }
    expect(mapCharge(feeOf(row), 'USD', false).amount).toEqual({ amount: '10', currency: 'USD' })
    expect(mapCharge(feeOf(row), 'USD', true).amount).toEqual({ amount: '9.63', currency: 'EUR' })
    expect(mapCharge(feeOf({ AmountEur: null }), 'EUR', true).amount).toEqual({ amount: '9.95', currency: 'EUR' })
    expect(() => mapCharge(feeOf({ ...row, AmountEur: null }), 'USD', true)).toThrow('without a rate')
  })
})

describe('returns and days', () => {
  it('of a day become a ratio and money', () => {
    const row = performanceRowSchema.parse({ Date: '2026-11-20T00:00:00', Value: 512345.67, Return: 50.9, BenchmarkReturn: null })
    expect(mapPerformanceRow(row, 'EUR')).toEqual({
      date: '2026-11-20',
      portfolio: 0.509,
      portfolioValue: { amount: '512345.67', currency: 'EUR' },
      benchmark: null,
    })
  })

  it.each([
    ['YTD', 'ytd', null],
    ['12M', '1y', null],
    ['36M', '3y', null],
    ['60M', '5y', null],
    ['Y2022', 'year', 2022],
    ['SI', 'inception', null],
  ])('of the period %s are of the kind %s', (Period, kind, year) => {
    const row = periodSchema.parse({ Period, Return: -11.04, BenchmarkReturn: 3.5 })
    expect(mapPeriod(row, report)).toEqual({ kind, year, portfolio: -0.1104, benchmark: 0.035 })
  })

  it('of periods that we do not show are left out, and unknown ones reported', () => {
    for (const Period of ['1M', '3M', '6M', '18M', 'constructor'])
      expect(mapPeriod(periodSchema.parse({ Period, Return: 1, BenchmarkReturn: null }), report)).toBeNull()
    expect(takeUnknown()).toEqual([
      ['period of a return', '18M'],
      ['period of a return', 'constructor'],
    ])
  })

  it('of a product carry what was held, its price for one unit and its value', () => {
    const row = { Date: '2026-11-20T00:00:00', Units: 12000, Price: 99.37, PriceFactor: 0.01, Value: 11924.4 }
    expect(mapHistoryRow(historyRowSchema.parse(row), 'EUR')).toEqual({
      date: '2026-11-20',
      units: '12000',
      price: '0.9937',
      value: { amount: '11924.4', currency: 'EUR' },
    })
    const ofCash = { ...row, Units: null, Price: null, PriceFactor: null }
    expect(mapHistoryRow(historyRowSchema.parse(ofCash), 'EUR')).toMatchObject({ units: null, price: null })
  })
})
