import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import Big from 'big.js'
import type { Bond } from '../../contracts/wealth/bonds'
import { isoDate } from '../dates'
import { decimal, money } from '../money'
import { ratio } from '../ratio'
import { bondOf, sharedBonds, splitBonds, totalOfBonds } from './bondFigures'
import { type BondTerms, couponTypes } from './bondTerms'
import { ratingBand } from './ratingBand'

const today = isoDate('2026-11-20')
const terms: BondTerms = {
  couponType: 'fixed',
  coupon: ratio(0.04),
  couponsPerYear: 2,
  maturity: isoDate('2031-05-20'),
  nominal: decimal(1),
  dayCount: 'ACT/ACT',
  rating: 'A-',
}
type Change = Partial<Omit<Parameters<typeof bondOf>[0], 'terms'>> & { terms?: Partial<BondTerms> }
const held = ({ terms: changed, ...change }: Change = {}) =>
  bondOf(
    {
      id: 'b1',
      name: 'Harrowgill 4% 2031',
      symbol: null,
      quoteUnit: 'GBP',
      units: decimal(8000),
      price: decimal('0.8'),
      priceDate: today,
      value: money(6400, 'GBP'),
      ...change,
      terms: { ...terms, ...changed },
    },
    today,
  )
const gbp = (amount: string) => ({ amount, currency: 'GBP' })

describe('the figures of a bond', () => {
  it('at a discount: what it pays is more of its price than of its nominal', () => {
    expect(held()).toMatchObject({
      runningYield: 0.05,
      yearlyIncome: gbp('320'),
      redemption: gbp('8000'),
      // A coupon day.
      accrued: gbp('0'),
      missingCoupon: null,
      missingRedemption: null,
      missingYield: null,
    })
    expect(held().yearsToMaturity).toBeCloseTo(4.5, 2)
  })

  it('at its nominal on a coupon day yields its coupon, compounded over the year', () => {
    const { modifiedDuration, yieldToMaturity } = held({ price: decimal(1), value: money(8000, 'GBP') })
    expect(yieldToMaturity).toBeCloseTo(1.02 ** 2 - 1, 10)
    // (1 − 1.02^−9) / 0.04, the closed form at par.
    expect(modifiedDuration).toBeCloseTo((1 - 1.02 ** -9) / 0.04, 10)
  })

  it('are the same in pence', () => {
    const { yieldToMaturity, redemption } = held({ quoteUnit: 'GBX', price: decimal(80), terms: { nominal: decimal(100) } })
    expect([yieldToMaturity, redemption]).toEqual([held().yieldToMaturity, gbp('8000')])
  })

  it('accrue from the last coupon day', () => {
    expect(held({ priceDate: isoDate('2027-02-18') }).accrued).toEqual(
      gbp(new Big(8000).times(0.02).times(90).div(181).round(2).toString()),
    )
  })

  const noYield = { yieldToMaturity: null, modifiedDuration: null }
  const noCoupon = { runningYield: null, accrued: null, yearlyIncome: null }
  it.each([
    ['without a price', { price: null }, 'price', 'price', 'price'],
    ['without a coupon', { terms: { coupon: null } }, 'terms', 'terms', null],
    ['without its nominal', { terms: { nominal: null } }, 'terms', 'terms', 'terms'],
    ['index-linked', { terms: { couponType: 'index_linked' } }, 'index_linked', 'index_linked', 'index_linked'],
    ['that has matured', { terms: { maturity: today } }, 'matured', 'matured', 'matured'],
  ] as const)('%s are missing with their reason, never 0', (_name, change, missingYield, missingCoupon, missingRedemption) => {
    const found = held(change)
    expect(found).toMatchObject({ ...noYield, ...noCoupon, missingYield, missingCoupon, missingRedemption })
    expect(found.redemption === null).toBe(missingRedemption !== null)
  })

  it('whose coupon floats: what it pays now is known, its yield is not', () => {
    expect(held({ terms: { couponType: 'floating' } })).toMatchObject({
      ...noYield,
      runningYield: 0.05,
      missingYield: 'floating',
      missingCoupon: null,
    })
  })

  it('without a coupon: all of the yield comes at maturity', () => {
    const zero = held({ terms: { couponType: 'zero', coupon: ratio(0), couponsPerYear: null, maturity: isoDate('2030-11-20') } })
    expect(zero).toMatchObject({ runningYield: 0, yearlyIncome: gbp('0') })
    expect(zero.yieldToMaturity).toBeCloseTo(0.8 ** -0.25 - 1, 10)
    expect(zero.modifiedDuration).toBeCloseTo(4 * 0.8 ** 0.25, 10)
  })
})

describe('several bonds', () => {
  const bonds = sharedBonds(
    [
      held({ id: 'late', terms: { maturity: isoDate('2040-05-20'), rating: 'Baa1' } }),
      held({ id: 'none', terms: { maturity: null, rating: 'NR' }, value: money('1600.004', 'GBP') }),
      held({ id: 'soon', quoteUnit: 'USD', terms: { maturity: isoDate('2027-11-20') } }),
      held({ id: 'linked', terms: { couponType: 'index_linked', rating: 'AA' } }),
    ],
    'GBP',
  )
  const total = totalOfBonds(bonds, money(52000, 'GBP'))

  it('come by maturity, with shares of all', () => {
    expect(bonds.map(({ id }) => id)).toEqual(['soon', 'linked', 'late', 'none'])
    expect(bonds.map(({ share }) => share)).toEqual([0.3077, 0.3077, 0.3077, 0.0769])
  })

  it('have sums and means of those that have the figure, with how much that is', () => {
    expect(total).toMatchObject({ count: 4, value: gbp('20800'), share: 0.4 })
    expect(total.yieldToMaturity.covered).toBeCloseTo(12800 / 20800, 10)
    expect(total.yieldToMaturity.figure).toBeCloseTo((Number(bonds[0]?.yieldToMaturity) + Number(bonds[2]?.yieldToMaturity)) / 2, 10)
    expect(total.redemption.figure).toEqual(gbp('18000'))
    expect(totalOfBonds(bonds.slice(1, 2), money(0, 'GBP'))).toMatchObject({ share: null, yearlyIncome: { figure: null, covered: 0 } })
  })

  it('are split by maturity, rating and currency', () => {
    const keys = splitBonds(bonds, 'GBP', today).map(({ kind, rows }) => [kind, ...rows.map(({ count, key }) => `${String(key)} ${count}`)])
    expect(keys).toEqual([
      ['maturity', 'under1 1', '3to5 1', 'over10 1', 'null 1'],
      ['rating', 'AA 1', 'A 1', 'BBB 1', 'null 1'],
      ['currency', 'GBP 3', 'USD 1'],
    ])
  })

  it('add up, whatever they are', () => {
    const any = fc.record({
      couponType: fc.constantFrom(...couponTypes),
      price: fc.option(fc.integer({ min: 1, max: 30_000 })),
      pence: fc.integer({ min: 1, max: 9e9 }),
      maturity: fc.option(fc.integer({ min: 2000, max: 2090 })),
      coupon: fc.option(fc.integer({ min: 0, max: 1500 })),
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 12 }), (rows) => {
        const all: Bond[] = sharedBonds(
          rows.map(({ coupon, couponType, maturity, pence, price }, index) =>
            held({
              id: String(index),
              price: price === null ? null : decimal(new Big(price).div(10_000)),
              value: money(new Big(pence).div(100), 'GBP'),
              terms: {
                couponType,
                coupon: coupon === null ? null : ratio(coupon / 10_000),
                maturity: maturity === null ? null : isoDate(`${maturity}-03-15`),
              },
            }),
          ),
          'GBP',
        )
        const sum = totalOfBonds(all, money(1e9, 'GBP'))
        for (const { rows: parts } of splitBonds(all, 'GBP', today)) {
          expect(parts.reduce((whole, { value }) => whole.plus(value.amount), new Big(0)).eq(sum.value.amount)).toBe(true)
          expect(parts.reduce((whole, { share }) => whole.plus(share ?? 0), new Big(0)).toNumber()).toBe(1)
        }
        for (const bond of all) {
          expect(bond.yieldToMaturity === null).toBe(bond.missingYield !== null)
          expect(bond.runningYield === null).toBe(bond.missingCoupon !== null)
          expect(bond.redemption === null).toBe(bond.missingRedemption !== null)
        }
      }),
    )
  })
})

it.each([
  ['AAA', 'AAA'],
  ['Aa2', 'AA'],
  ['A1', 'A'],
  ['A-', 'A'],
  ['BBB+', 'BBB'],
  ['Baa3', 'BBB'],
  ['CC', 'CCC'],
  ['SD', 'D'],
  ['NR', null],
  ['A-1', null],
  ['ABBA', null],
  ['', null],
])('a rating of %j is in the band %s', (rating, band) => {
  expect(ratingBand(rating)).toBe(band)
})
