import { describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import fc from 'fast-check'
import { disposalSchema } from '../../contracts/wealth/gains'
import { addDays, isoDate } from '../dates'
import { decimal, money } from '../money'
import { matchDisposals, type MatchingMethod, type Trade } from './matchDisposals'
import { annualExemptAmount, gainsByTaxYear, gainsTreatment } from './taxYears'
import { byHolding, tradesOf, type UnitBooking } from './tradesOf'

const gbp = (amount: Big | number | string) => money(amount, 'GBP')
let count = 0
/** `units` bought (positive) or sold (negative) at `price` a unit. Days are written as in the examples, day first. */
function trade(day: string, units: number, price: number): Trade {
  const [dd = '', mm = '', year = ''] = day.split('/')
  return {
    id: `t${++count}`,
    kind: units > 0 ? 'buy' : 'sell',
    security: 'X',
    name: 'X plc',
    date: isoDate(`${year}-${mm}-${dd}`),
    units: decimal(Math.abs(units)),
    amount: gbp(new Big(Math.abs(units)).times(price)),
    dealtAt: { price: decimal(price), unit: 'GBP' },
  }
}
const match = (trades: readonly Trade[], method: MatchingMethod = 'uk_matching') => matchDisposals({ trades, method, currency: 'GBP' })
const gains = (trades: readonly Trade[], method?: MatchingMethod) => match(trades, method).disposals.map(({ gain }) => Number(gain?.amount))
const rules = (trades: readonly Trade[]) => match(trades).disposals.map(({ matches }) => matches.map(({ rule }) => rule))

describe('UK matching', () => {
  it('T1: HS284 example 1, purchases make one pool', () => {
    const buys = [2000, 2500, 2500, 3000, 2000].map((units, index) => trade(`0${index + 1}/03/2020`, units, 1))
    expect(match(buys).pools).toEqual([{ security: 'X', name: 'X plc', units: '12000', cost: gbp(12_000) }])
  })

  it('T2: HS284 example 2, 500 of 4,000 are matched to what was bought within 30 days', () => {
    const { disposals, pools } = match([trade('01/01/2020', 9500, 1), trade('30/08/2020', -4000, 1.5), trade('11/09/2020', 500, 1.7)])
    expect(disposals[0]?.matches).toEqual([
      {
        rule: 'thirty_days',
        units: '500',
        proceeds: gbp(750),
        cost: gbp(850),
        gain: gbp(-100),
        acquired: '2020-09-11',
        dealtAt: { price: '1.7', unit: 'GBP' },
        day: 12,
        pool: null,
      },
      {
        rule: 'pool',
        units: '3500',
        proceeds: gbp(5250),
        cost: gbp(3500),
        gain: gbp(1750),
        acquired: null,
        dealtAt: null,
        day: null,
        pool: { units: '9500', cost: gbp(9500) },
      },
    ])
    expect(disposals[0]).toMatchObject({ proceeds: gbp(6000), gain: gbp(1650), missing: null })
    expect(pools[0]).toMatchObject({ units: '6000', cost: gbp(6000) })
    expect(disposalSchema.parse(disposals[0])).toEqual(disposals[0])
  })

  it('T4: CG51560 X, bought back on day 30', () => {
    const trades = [
      trade('01/01/2021', 1000, 1),
      trade('01/07/2022', -1000, 0.9),
      trade('31/07/2022', 1000, 1),
      trade('01/01/2023', -1000, 1.1),
    ]
    expect(gains(trades)).toEqual([-100, 100])
    expect(rules(trades)).toEqual([['thirty_days'], ['pool']])
  })

  it('T6: CG51560 Z, same day and pool', () => {
    const trades = [
      trade('01/01/2019', 10_000, 0.25),
      trade('27/02/2019', -2000, 0.26),
      trade('31/03/2019', 3000, 0.27),
      trade('31/03/2019', -11_000, 0.28),
    ]
    expect(match(trades).disposals.map(({ matches }) => matches.map(({ gain, rule }) => [rule, gain?.amount]))).toEqual([
      [['pool', '20']],
      [
        ['same_day', '30'],
        ['pool', '240'],
      ],
    ])
  })

  it('T7: day 30 counts, day 31 does not', () => {
    const trades = (rebought: string) => [trade('01/01/2019', 100, 1), trade('01/01/2020', -100, 1.6), trade(rebought, 100, 0.9)]
    expect(gains(trades('31/01/2020'))).toEqual([70])
    expect(gains(trades('01/02/2020'))).toEqual([60])
  })

  it('T9: the guide of Quilter', () => {
    const buys = [
      trade('01/01/2015', 2000, 2),
      trade('01/01/2016', 2500, 2.1),
      trade('01/01/2017', 2500, 1.97),
      trade('01/01/2018', 3000, 2.3),
      trade('01/01/2019', 2000, 2.5),
    ]
    expect(gains([...buys, trade('01/03/2022', -3750, 2.72)])).toEqual([2051.56])
  })

  it('gives an acquisition to a sale of its own day before an earlier sale that waits for it', () => {
    const trades = [trade('01/01/2020', 100, 1), trade('01/06/2020', -50, 2), trade('10/06/2020', 40, 3), trade('10/06/2020', -40, 4)]
    expect(rules(trades)).toEqual([['pool'], ['same_day']])
  })

  it('takes the earliest of the next 30 days first', () => {
    const trades = [trade('01/01/2020', 100, 1), trade('01/06/2020', -60, 2), trade('20/06/2020', 50, 3), trade('05/06/2020', 50, 2.5)]
    expect(match(trades).disposals[0]?.matches.map(({ acquired, units }) => [acquired, units])).toEqual([
      ['2020-06-05', '50'],
      ['2020-06-20', '10'],
    ])
  })

  it('takes sales of one day as one disposal', () => {
    const { disposals } = match([trade('01/01/2020', 100, 1), trade('01/06/2020', -10, 2), trade('01/06/2020', -20, 2)])
    expect(disposals).toHaveLength(1)
    expect(disposals[0]).toMatchObject({ units: '30', gain: gbp(30) })
    expect(disposals[0]?.transactions).toHaveLength(2)
  })

  it.each([
    ['one price', 2, { price: '2', unit: 'GBP' }],
    ['no price where the deals of a day differ', 2.1, null],
  ])('tells %s', (_, second, dealtAt) => {
    const { disposals } = match([trade('01/01/2020', 100, 1), trade('01/06/2020', -10, 2), trade('01/06/2020', -20, second)])
    expect(disposals[0]?.dealtAt).toEqual(dealtAt)
  })

  it('tells no price where the provider did not say that of every deal', () => {
    const silent = { ...trade('01/06/2020', -20, 2), dealtAt: null }
    const { disposals } = match([trade('01/01/2020', 100, 1), trade('01/06/2020', -10, 2), silent])
    expect(disposals[0]?.dealtAt).toBeNull()
  })
})

describe('average cost', () => {
  it('T17: buys 100 at 95, 200 at 105, 100 at 107; 150 sold at 110 gain 1,050', () => {
    const trades = [
      trade('01/01/2020', 100, 95),
      trade('02/01/2020', 200, 105),
      trade('03/01/2020', 100, 107),
      trade('04/01/2020', -150, 110),
    ]
    expect(gains(trades, 'average_cost')).toEqual([1050])
  })

  it('is blind to what is bought back', () => {
    const trades = [trade('01/01/2021', 1000, 1), trade('01/07/2022', -1000, 0.9), trade('31/07/2022', 1000, 2)]
    expect(gains(trades, 'average_cost')).toEqual([-100])
  })
})

describe('what is not known', () => {
  const transferred: Trade = { ...trade('01/02/2020', 100, 1), kind: 'in', amount: null }

  it('leaves a gain missing, with the reason, and never a gain over no cost', () => {
    expect(match([transferred, trade('01/06/2020', -50, 2)]).disposals).toMatchObject([{ cost: null, gain: null, missing: 'unknown_cost' }])
    expect(match([trade('01/01/2020', 10, 1), trade('01/06/2020', -50, 2)]).disposals).toMatchObject([{ gain: null, missing: 'not_held' }])
  })

  it('ends with the units that it came with', () => {
    const trades = [transferred, trade('01/06/2020', -100, 2), trade('01/09/2020', 100, 1), trade('01/12/2020', -100, 2)]
    expect(match(trades).disposals.map(({ missing }) => missing)).toEqual(['unknown_cost', null])
  })

  it('counts a transfer out as no disposal, but takes its share of the cost', () => {
    const { disposals, pools } = match([trade('01/01/2020', 100, 1), { ...trade('01/02/2020', -40, 9), kind: 'out', amount: null }])
    expect([disposals, pools]).toEqual([[], [{ security: 'X', name: 'X plc', units: '60', cost: gbp(60) }]])
  })

  it('refuses another currency', () => expect(() => match([{ ...trade('01/01/2020', 1, 1), amount: money(1, 'EUR') }])).toThrow(TypeError))
})

describe('sums', () => {
  const day = fc.integer({ min: 0, max: 400 })
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map((pence) => gbp(new Big(pence).div(100)))
  const buy = fc.record({ day, units: fc.integer({ min: 1, max: 500 }), amount })

  it('equal their parts: cost of disposals and of what is left is what was paid, proceeds what was received', () => {
    fc.assert(
      fc.property(
        fc.array(buy, { minLength: 1, maxLength: 8 }),
        fc.array(fc.record({ day, share: fc.integer({ min: 1, max: 30 }), amount }), { maxLength: 8 }),
        fc.constantFrom<MatchingMethod[]>('uk_matching', 'average_cost'),
        (buys, sales, method) => {
          const first = isoDate('2020-01-01')
          const pool = { ...trade('31/12/2019', 100_000, 1), id: 'first' }
          const trades: Trade[] = [
            pool,
            ...buys.map((each, index) => ({
              ...pool,
              id: `b${index}`,
              date: addDays(first, each.day),
              units: decimal(each.units),
              amount: each.amount,
            })),
            ...sales.map((each, index) => ({
              ...pool,
              id: `s${index}`,
              kind: 'sell' as const,
              date: addDays(first, each.day),
              units: decimal(each.share),
              amount: each.amount,
            })),
          ]
          const { disposals, pools } = match(trades, method)
          const total = (amounts: readonly (string | undefined)[]) =>
            amounts.reduce((sum, each) => sum.plus(each ?? 0), new Big(0)).toFixed(2)
          const paid = total(trades.filter(({ kind }) => kind === 'buy').map((each) => each.amount?.amount))
          expect(total([...disposals.map(({ cost }) => cost?.amount), ...pools.map(({ cost }) => cost?.amount)])).toBe(paid)
          expect(total(disposals.flatMap(({ matches }) => matches.map(({ proceeds }) => proceeds.amount)))).toBe(
            total(sales.map((each) => each.amount.amount)),
          )
          for (const { gain, matches } of disposals) expect(total(matches.map((each) => each.gain?.amount))).toBe(total([gain?.amount]))
        },
      ),
    )
  })
})

describe('gainsByTaxYear', () => {
  const given = { currency: 'GBP', taxYearStart: '04-06', hasAllowance: true, asOf: isoDate('2022-11-19') } as const
  const sale = (day: string, price: number) => match([trade('01/01/2015', 1000, 1), trade(day, -1000, price)]).disposals

  it('T9: 5 April 2022 falls in 2021/22 and 6 April in 2022/23', () => {
    const years = gainsByTaxYear({ ...given, disposals: [...sale('05/04/2022', 2), ...sale('06/04/2022', 0.5)] })
    expect(years).toMatchObject([
      { year: 2022, from: '2022-04-06', to: '2023-04-05', disposals: 1, gains: gbp(0), losses: gbp(-500), net: gbp(-500), above: gbp(0) },
      { year: 2021, disposals: 1, net: gbp(1000), exempt: gbp(12_300), above: gbp(0) },
    ])
  })

  it('says what lies above the allowance', () => {
    const [year] = gainsByTaxYear({ ...given, disposals: sale('01/05/2022', 21) })
    expect(year).toMatchObject({ net: gbp(20_000), exempt: gbp(12_300), above: gbp(7700) })
  })

  it('has no allowance where none applies, and no net when a gain is missing', () => {
    expect(gainsByTaxYear({ ...given, hasAllowance: false, disposals: [] })).toMatchObject([
      { year: 2022, exempt: null, above: null, net: gbp(0) },
    ])
    const unknown = match([trade('01/05/2022', -10, 2)]).disposals
    expect(gainsByTaxYear({ ...given, disposals: unknown })[0]).toMatchObject({
      disposals: 1,
      net: null,
      gains: null,
      missing: 'incomplete',
    })
  })

  it('T13: has the annual exempt amounts', () => {
    const amounts = Array.from({ length: 14 }, (_, index) => Number(annualExemptAmount(2013 + index)?.amount))
    expect(amounts).toEqual([10_900, 11_000, 11_100, 11_100, 11_300, 11_700, 12_000, 12_300, 12_300, 12_300, 6_000, 3_000, 3_000, 3_000])
    expect(annualExemptAmount(2040)).toBeNull()
  })

  it('knows wrappers: GIA yes, ISA and SIPP no', () => {
    expect((['GIA', 'ExO', 'ISA', 'SIPP', 'Trust'] as const).map(gainsTreatment)).toEqual([
      'taxable',
      'taxable',
      'sheltered',
      'sheltered',
      'unknown',
    ])
  })
})

describe('tradesOf', () => {
  const booking: UnitBooking = {
    externalId: '1',
    holdingExternalId: 'H',
    type: 'Sale',
    date: isoDate('2026-01-02'),
    name: 'X plc',
    symbol: null,
    units: decimal(-5),
    price: decimal(200),
    quoteUnit: 'GBX',
    amount: gbp(10),
  }

  it('takes what moved units, without signs', () => {
    const others = [
      { ...booking, type: 'Dividend' as const },
      { ...booking, units: null },
      { ...booking, units: decimal(0) },
    ]
    expect(tradesOf([booking, ...others], 'GBP', byHolding)).toEqual([
      {
        id: '1',
        kind: 'sell',
        security: 'H',
        name: 'X plc',
        date: '2026-01-02',
        units: '5',
        amount: gbp(10),
        dealtAt: { price: '200', unit: 'GBX' },
      },
    ])
  })

  it('does not know what transferred units cost, nor an amount without a rate', () => {
    const [transferred] = tradesOf([{ ...booking, type: 'TransferIn' }], 'GBP', byHolding)
    expect(transferred).toMatchObject({ kind: 'in', amount: null, dealtAt: null })
    expect(tradesOf([booking], 'EUR', byHolding)).toMatchObject([{ amount: null }])
  })
})
