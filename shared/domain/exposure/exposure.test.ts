import { describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import fc from 'fast-check'
import type { Holding } from '../../contracts/wealth/holdings'
import { breakdownKinds } from '../../contracts/wealth/breakdowns'
import { type AssetClass, assetClasses } from '../assetClass'
import { money } from '../money'
import { breakdownOf } from './breakdown'
import { exposureOf, neutralSharesOf } from './exposure'

const holding = (assetClass: AssetClass, value: number, more: Partial<Holding> = {}): Holding => ({
  id: `${assetClass} ${value}`,
  name: 'X',
  symbol: null,
  sedol: null,
  assetClass,
  sector: null,
  region: null,
  cashType: null,
  quoteUnit: 'GBP',
  units: null,
  price: null,
  priceDate: null,
  value: money(value, 'GBP'),
  cost: null,
  gain: null,
  gainRatio: null,
  weight: null,
  yield: null,
  dayChange: null,
  ...more,
})
const model = neutralSharesOf([
  { name: 'Equities', value: 55 },
  { name: 'Fixed income', value: 30 },
  { name: 'Alternatives', value: 10 },
  { name: 'Cash', value: 5 },
])

describe('exposureOf', () => {
  it('compares both without cash, and the differences add up to nothing', () => {
    const { cash, elsewhere, rows, value } = exposureOf(
      [holding('Equity', 600), holding('Fixed Interest', 300), holding('Alternative', 50), holding('Property', 50), holding('Cash', 250)],
      model,
      'GBP',
    )
    expect([value, cash]).toEqual([money(1000, 'GBP'), money(250, 'GBP')])
    expect(rows.map(({ assetClass, classes, difference, neutral, share }) => [assetClass, classes, share, neutral, difference])).toEqual([
      ['Alternative', ['Alternative', 'Property'], 0.1, 0.1053, -0.0053],
      ['Equity', ['Equity'], 0.6, 0.5789, 0.0211],
      ['Fixed Interest', ['Fixed Interest'], 0.3, 0.3158, -0.0158],
    ])
    expect(elsewhere).toBeCloseTo(0.0211, 12)
  })

  it('counts a fund by its sector where the model has no funds, and leaves a mixed one by itself', () => {
    const { rows } = exposureOf(
      [
        holding('Collective', 100, { sector: 'Global Equity' }),
        holding('Collective', 200, { sector: 'Government Bonds' }),
        holding('Collective', 300, { sector: 'Mixed Investment' }),
      ],
      model,
      'GBP',
    )
    expect(rows.map(({ assetClass, neutral, value }) => [assetClass, Number(value.amount), neutral])).toEqual([
      ['Alternative', 0, 0.1053],
      ['Collective', 300, 0],
      ['Equity', 100, 0.5789],
      ['Fixed Interest', 200, 0.3158],
    ])
  })

  it('has no difference without a neutral allocation, and no share of nothing', () => {
    expect(exposureOf([holding('Equity', 10)], null, 'GBP')).toMatchObject({
      elsewhere: null,
      rows: [{ share: 1, neutral: null, difference: null }],
    })
    expect(exposureOf([holding('Cash', 10)], model, 'GBP').rows.map(({ share }) => share)).toEqual([null, null, null])
  })

  it('adds up as it is shown, whatever is held', () => {
    const some = fc.array(fc.tuple(fc.constantFrom(...assetClasses), fc.integer({ min: 1, max: 1_000_000 })), {
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(some, (given) => {
        const { rows, value } = exposureOf(
          given.map(([assetClass, pence]) => holding(assetClass, pence / 100)),
          model,
          'GBP',
        )
        const sum = (numbers: readonly (number | null)[]) => Number(numbers.reduce<Big>((total, each) => total.plus(each ?? 0), new Big(0)))
        expect(sum(rows.map((row) => Number(row.value.amount)))).toBeCloseTo(Number(value.amount), 6)
        if (value.amount === '0') return
        expect([
          sum(rows.map(({ share }) => share)),
          sum(rows.map(({ neutral }) => neutral)),
          sum(rows.map(({ difference }) => difference)),
        ]).toEqual([1, 1, 0])
      }),
    )
  })
})

describe('neutralSharesOf', () => {
  it('reads the classes of a model in each language', () => {
    const rows = (...names: string[]) => names.map((name) => ({ name, value: 25 }))
    for (const names of [
      ['Hlutabréf', 'Skuldabréf', 'Sérhæfðar fjárfestingar', 'Laust fé'],
      ['Μετοχές', 'Σταθερό εισόδημα', 'Εναλλακτικές', 'Μετρητά'],
    ])
      expect([...(neutralSharesOf(rows(...names))?.keys() ?? [])]).toEqual(['Equity', 'Fixed Interest', 'Alternative', 'Cash'])
    for (const name of assetClasses) expect([...(neutralSharesOf([{ name, value: 100 }])?.keys() ?? [])]).toEqual([name])
  })

  it('is missing when a row is none of ours: the rest is not the whole', () => {
    expect(
      neutralSharesOf([
        { name: 'Equities', value: 60 },
        { name: 'Stamps', value: 40 },
      ]),
    ).toBeNull()
    expect(neutralSharesOf([])).toBeNull()
  })
})

describe('breakdownOf', () => {
  const held = [
    holding('Equity', 300, { sector: 'Technology', quoteUnit: 'GBX' }),
    holding('Equity', 200, { sector: 'Technology', quoteUnit: 'USD' }),
    holding('Fixed Interest', 400),
    holding('Cash', 100),
  ]

  it('is by asset class, sector and currency, the most valuable first', () => {
    const rows = (kind: (typeof breakdownKinds)[number]) =>
      breakdownOf(kind, held, 'GBP').rows.map(({ count, key, share, value }) => [key, count, Number(value.amount), share])
    expect(rows('assetClass')).toEqual([
      ['Equity', 2, 500, 0.5],
      ['Fixed Interest', 1, 400, 0.4],
      ['Cash', 1, 100, 0.1],
    ])
    expect(rows('sector')).toEqual([
      ['Technology', 2, 500, 0.5],
      [null, 1, 400, 0.4],
      ['Cash', 1, 100, 0.1],
    ])
    expect(rows('currency')).toEqual([
      ['GBP', 3, 800, 0.8],
      ['USD', 1, 200, 0.2],
    ])
  })

  it('adds up to the whole in each kind', () => {
    const some = fc.array(
      fc.record({
        assetClass: fc.constantFrom(...assetClasses),
        pence: fc.integer({ min: 1, max: 10_000_000 }),
        sector: fc.constantFrom('A', 'B', null),
        quoteUnit: fc.constantFrom('GBP' as const, 'GBX' as const, 'USD' as const),
      }),
      { minLength: 1, maxLength: 15 },
    )
    fc.assert(
      fc.property(some, fc.constantFrom(...breakdownKinds), (given, kind) => {
        const all = given.map(({ assetClass, pence, quoteUnit, sector }) => holding(assetClass, pence / 100, { quoteUnit, sector }))
        const { rows } = breakdownOf(kind, all, 'GBP')
        const sum = (numbers: readonly (number | string)[]) => Number(numbers.reduce<Big>((total, each) => total.plus(each), new Big(0)))
        expect(sum(rows.map(({ value }) => value.amount))).toBe(sum(all.map(({ value }) => value.amount)))
        expect(sum(rows.map(({ share }) => share ?? 0))).toBe(1)
      }),
    )
  })
})
