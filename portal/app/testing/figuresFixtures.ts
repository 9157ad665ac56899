import { bondsResponseSchema } from '../../../shared/contracts/wealth/bonds'
import { breakdownsResponseSchema } from '../../../shared/contracts/wealth/breakdowns'
import { categoriesResponseSchema } from '../../../shared/contracts/wealth/categories'
import { chargesResponseSchema } from '../../../shared/contracts/wealth/charges'
import { contractNotesResponseSchema } from '../../../shared/contracts/wealth/contractNotes'
import { exposureResponseSchema } from '../../../shared/contracts/wealth/exposure'
import { gainsResponseSchema } from '../../../shared/contracts/wealth/gains'

/* Answers of the figures of a portfolio, for tests. The contracts parse them, so that they cannot be of a shape that the server never sends. */

const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const provenance = { source: 'static', asOf: '2026-11-19', fetchedAt: '2026-11-20T07:02:00.000Z', degraded: false, reasons: [] }
const explained = (method: string) => ({ method, from: null, to: '2026-11-19', basis: null, inputs: [] })
const share = (key: string | null, count: number, value: string, of: number) => ({ key, count, value: gbp(value), share: of })

export const breakdownsFixture = breakdownsResponseSchema.parse({
  ...provenance,
  currency: 'GBP',
  value: gbp('1000.00'),
  breakdowns: [
    { kind: 'assetClass', rows: [share('Equity', 2, '600.00', 0.6), share('Cash', 1, '400.00', 0.4)] },
    {
      kind: 'sector',
      rows: [share('Technology', 1, '350.00', 0.35), share('Health care', 1, '250.00', 0.25), share(null, 1, '400.00', 0.4)],
    },
    { kind: 'currency', rows: [share('GBP', 2, '750.00', 0.75), share('USD', 1, '250.00', 0.25)] },
  ],
  missing: null,
  explanation: explained('sum_of_holdings'),
})

const exposed = (assetClass: string, value: string, of: number, neutral: number, difference: number) => ({
  assetClass,
  classes: [assetClass],
  value: gbp(value),
  share: of,
  neutral,
  difference,
})

export const exposureFixture = exposureResponseSchema.parse({
  ...provenance,
  currency: 'GBP',
  value: gbp('600.00'),
  cash: gbp('400.00'),
  rows: [exposed('Equity', '390.00', 0.65, 0.6, 0.05), exposed('Fixed Interest', '210.00', 0.35, 0.4, -0.05)],
  elsewhere: 0.05,
  ownLevel: 5,
  level: 5,
  levels: [3, 4, 5],
  neutralName: 'Balanced',
  benchmark: 'Mixed Investment 40-85% Shares',
  neutralMissing: null,
  missing: null,
  explanation: explained('sum_of_holdings'),
})

const charge = (label: string, kind: string, date: string, amount: string) => ({ label, kind, date, amount: gbp(amount) })

export const chargesFixture = chargesResponseSchema.parse({
  ...provenance,
  currency: 'GBP',
  from: '2025-01-01',
  to: '2026-11-19',
  total: gbp('150.00'),
  kinds: [
    { kind: 'ongoing', count: 2, amount: gbp('120.00') },
    { kind: 'transaction', count: 1, amount: gbp('30.00') },
  ],
  years: [
    { year: 2026, count: 1, amount: gbp('50.00'), kinds: [{ kind: 'ongoing', count: 1, amount: gbp('50.00') }], ratio: null },
    {
      year: 2025,
      count: 2,
      amount: gbp('100.00'),
      kinds: [
        { kind: 'ongoing', count: 1, amount: gbp('70.00') },
        { kind: 'transaction', count: 1, amount: gbp('30.00') },
      ],
      ratio: 0.0105,
    },
  ],
  items: [
    charge('Management fee', 'ongoing', '2026-03-31', '50.00'),
    charge('Management fee', 'ongoing', '2025-12-31', '70.00'),
    charge('Dealing commission', 'transaction', '2025-06-02', '30.00'),
  ],
  averageValue: gbp('10000.00'),
  ratio: 0.015,
  missing: null,
  effect: [
    {
      year: 2025,
      ...{ before: 0.1587, costs: 0.0148, after: 0.1439 },
      ...{ withoutCosts: gbp('115870.00'), withCosts: gbp('114390.00'), effect: gbp('1480.00') },
    },
  ],
  effectTo: '2025-12-31',
  explanation: explained('sum_of_charges'),
})

const note = (id: string, side: string, name: string, date: string, amount: string, commission: string | null) => ({
  id,
  side,
  date,
  settleDate: null,
  name,
  symbol: null,
  units: '900',
  price: '1874',
  quoteUnit: 'GBX',
  consideration: gbp('16866.00'),
  amount: gbp(amount),
  rate: null,
  commission: commission === null ? null : gbp(commission),
  total: null,
  note: null,
})

export const contractNotesFixture = contractNotesResponseSchema.parse({
  ...provenance,
  range: '1m',
  from: '2026-10-19',
  to: '2026-11-19',
  notes: [
    note('n1', 'Purchase', 'Mossgate Instruments plc', '2026-11-03', '-16891.00', '25.00'),
    note('n2', 'Sale', 'Brackenrail plc', '2026-11-02', '16841.00', '25.00'),
  ],
})

export const gainsFixture = gainsResponseSchema.parse({
  ...provenance,
  currency: 'GBP',
  isTaxable: true,
  portfolios: ['p1'],
  years: [
    {
      year: 2026,
      from: '2026-04-06',
      to: '2027-04-05',
      disposals: 1,
      gains: gbp('4000.00'),
      losses: gbp('0.00'),
      net: gbp('4000.00'),
      exempt: gbp('3000.00'),
      above: gbp('1000.00'),
      missing: null,
    },
    {
      year: 2025,
      from: '2025-04-06',
      to: '2026-04-05',
      disposals: 1,
      gains: gbp('0.00'),
      losses: gbp('-10.00'),
      net: gbp('-10.00'),
      exempt: gbp('3000.00'),
      above: gbp('0.00'),
      missing: null,
    },
  ],
  disposals: [
    {
      security: 'h05',
      name: 'Kelvaney Therapeutics plc',
      transactions: ['s1'],
      date: '2026-11-12',
      units: '310',
      dealtAt: { price: '3225.81', unit: 'GBX' },
      proceeds: gbp('10000.00'),
      cost: gbp('6000.00'),
      gain: gbp('4000.00'),
      missing: null,
      matches: [
        {
          rule: 'pool',
          units: '310',
          proceeds: gbp('10000.00'),
          cost: gbp('6000.00'),
          gain: gbp('4000.00'),
          acquired: null,
          dealtAt: null,
          day: null,
          pool: { units: '1735', cost: gbp('33580.65') },
        },
      ],
    },
    {
      security: 'h06',
      name: 'Quernmore Logistics REIT',
      transactions: ['s2'],
      date: '2025-08-01',
      units: '10',
      dealtAt: null,
      proceeds: gbp('90.00'),
      cost: gbp('100.00'),
      gain: gbp('-10.00'),
      missing: null,
      matches: [
        {
          rule: 'same_day',
          units: '10',
          proceeds: gbp('90.00'),
          cost: gbp('100.00'),
          gain: gbp('-10.00'),
          acquired: '2025-08-01',
          dealtAt: { price: '10', unit: 'GBP' },
          day: 0,
          pool: null,
        },
      ],
    },
  ],
  pools: [{ security: 'h05', name: 'Kelvaney Therapeutics plc', units: '1425', cost: gbp('27580.65') }],
  missing: null,
  explanation: explained('uk_matching'),
})

const booked = (id: string, category: string, type: string, date: string, amount: string, more: object = {}) => ({
  id,
  category,
  type,
  date,
  settleDate: date,
  name: `Booking ${id}`,
  symbol: null,
  amount: gbp(amount),
  units: null,
  price: null,
  quoteUnit: 'GBP',
  note: null,
  cashType: null,
  balance: null,
  localAmount: null,
  assetClass: null,
  ...more,
})

export const categoriesFixture = categoriesResponseSchema.parse({
  ...provenance,
  range: '1m',
  from: '2026-10-20',
  to: '2026-11-20',
  currency: 'GBP',
  categories: [
    { category: 'payments_in', count: 1, sum: gbp('2500.00') },
    { category: 'dividends', count: 2, sum: gbp('1100.35') },
    { category: 'trade_buys', count: 1, sum: gbp('-1000.00') },
  ],
  transactions: [
    booked('t4', 'trade_buys', 'Purchase', '2026-11-17', '-1000.00', {
      name: 'Halcyon US Growth',
      symbol: 'HUSG',
      units: '50',
      price: '25.40',
      quoteUnit: 'USD',
      localAmount: { amount: '-1270.00', currency: 'USD' },
      assetClass: 'Collective',
    }),
    booked('t3', 'dividends', 'Dividend', '2026-11-13', '1000.35', { name: 'Quernmore Logistics REIT', assetClass: 'Property' }),
    booked('t2', 'dividends', 'Dividend', '2026-11-12', '100.00', { name: 'Kelvaney Therapeutics plc' }),
    booked('t1', 'payments_in', 'Contribution', '2026-11-02', '2500.00', { name: 'Regular payment', note: 'Bank transfer' }),
  ],
  missing: null,
  explanation: explained('sum_of_bookings'),
})

const fixedBond = {
  id: 'b1',
  name: 'Harrowgill 4.25% 2031',
  symbol: null,
  quoteUnit: 'GBP',
  units: '8000',
  price: '0.98',
  priceDate: '2026-11-19',
  value: gbp('7840.00'),
  share: 0.7,
  couponType: 'fixed',
  coupon: 0.04125,
  couponsPerYear: 2,
  maturity: '2031-09-10',
  rating: 'A-',
  yearsToMaturity: 4.8,
  runningYield: 0.0434,
  yieldToMaturity: 0.0477,
  modifiedDuration: 4.2,
  accrued: gbp('65.00'),
  yearlyIncome: gbp('340.00'),
  redemption: gbp('8000.00'),
  missingCoupon: null,
  missingRedemption: null,
  missingYield: null,
}
const linker = {
  ...fixedBond,
  id: 'b2',
  name: 'Penhallow Index-Linked 2034',
  value: gbp('3360.00'),
  share: 0.3,
  couponType: 'index_linked',
  coupon: 0.0125,
  maturity: '2034-09-10',
  rating: 'AA',
  yearsToMaturity: 7.8,
  ...{ runningYield: null, yieldToMaturity: null, modifiedDuration: null, accrued: null, yearlyIncome: null, redemption: null },
  ...{ missingCoupon: 'index_linked', missingRedemption: 'index_linked', missingYield: 'index_linked' },
}
const partly = (figure: unknown) => ({ figure, covered: 0.7 })

export const bondsFixture = bondsResponseSchema.parse({
  ...provenance,
  currency: 'GBP',
  isOffered: true,
  bonds: [fixedBond, linker],
  total: {
    count: 2,
    value: gbp('11200.00'),
    share: 0.112,
    accrued: partly(gbp('65.00')),
    yearlyIncome: partly(gbp('340.00')),
    redemption: partly(gbp('8000.00')),
    coupon: { figure: 0.0335, covered: 1 },
    runningYield: partly(0.0434),
    yieldToMaturity: partly(0.0477),
    modifiedDuration: partly(4.2),
    yearsToMaturity: { figure: 5.7, covered: 1 },
  },
  splits: [
    {
      kind: 'maturity',
      rows: [
        { ...share('3to5', 1, '7840.00', 0.7), bonds: [fixedBond.id] },
        { ...share('5to10', 1, '3360.00', 0.3), bonds: [linker.id] },
      ],
    },
    {
      kind: 'rating',
      rows: [
        { ...share('AA', 1, '3360.00', 0.3), bonds: [linker.id] },
        { ...share('A', 1, '7840.00', 0.7), bonds: [fixedBond.id] },
      ],
    },
    { kind: 'currency', rows: [{ ...share('GBP', 2, '11200.00', 1), bonds: [fixedBond.id, linker.id] }] },
  ],
  withoutTerms: { count: 1, value: gbp('5000.00') },
  missing: null,
  explanation: explained('yield_to_maturity'),
})
