import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Holding, holdingGroupSchema } from '../../contracts/wealth/holdings'
import { type AssetClass, assetClasses } from '../assetClass'
import { decimal, money, sumMoney } from '../money'
import { breakdownOf } from '../exposure/breakdown'
import { gainOf, groupHoldings } from './groupHoldings'

type Row = { name: string; assetClass: AssetClass; value: string; cost?: string | null; units?: string | null }

function holding({ name, assetClass, value, cost = null, units = '1' }: Row): Holding {
  const [worth, paid] = [money(value, 'GBP'), cost === null ? null : money(cost, 'GBP')]
  return {
    id: name,
    name,
    symbol: null,
    sedol: null,
    assetClass,
    sector: null,
    region: null,
    cashType: null,
    quoteUnit: 'GBP',
    units: units === null ? null : decimal(units),
    price: null,
    priceDate: null,
    value: worth,
    cost: paid,
    ...(units === null ? { gain: null, gainRatio: null } : gainOf(worth, paid)),
    weight: null,
    yield: null,
    dayChange: null,
  }
}

describe('groupHoldings', () => {
  const book = [
    holding({ name: 'Kelvaney Therapeutics plc', assetClass: 'Equity', value: '90031.50', cost: '62911.40' }),
    holding({ name: 'Port Hedrin Water plc', assetClass: 'Equity', value: '74529.00', cost: '81360.20' }),
    holding({ name: 'Mossgate Instruments plc', assetClass: 'Equity', value: '100056.00', cost: '68422.80' }),
    holding({ name: 'Tarnbrook Absolute Return A', assetClass: 'Alternative', value: '72302.50', cost: '66031.22' }),
    holding({ name: 'Sold out plc', assetClass: 'Property', value: '0', cost: '0', units: '0.000' }),
    holding({ name: 'Capital account', assetClass: 'Cash', value: '58214.37', cost: '58214.37', units: null }),
  ]

  it('orders classes as the specification and rows by value', () => {
    const { groups, holdings } = groupHoldings(book, 'GBP')
    expect(groups.map(({ assetClass, count }) => `${assetClass} ${count}`)).toEqual(['Cash 1', 'Alternative 1', 'Equity 3'])
    expect(holdings.map(({ name }) => name)).toEqual([
      'Capital account',
      'Tarnbrook Absolute Return A',
      'Mossgate Instruments plc',
      'Kelvaney Therapeutics plc',
      'Port Hedrin Water plc',
    ])
  })

  it('sums a class', () => {
    const equity = groupHoldings(book, 'GBP').groups.at(-1)
    expect(equity?.value.amount).toBe('264616.5')
    expect(equity?.cost?.amount).toBe('212694.4')
    expect(equity?.gain?.amount).toBe('51922.1')
    expect(equity?.gainRatio).toBeCloseTo(0.244116, 6)
    expect(equity?.weight).toBeCloseTo(0.6697, 12)
  })

  it('sums everything', () => {
    const { total } = groupHoldings(book, 'GBP')
    expect(total).toMatchObject({ count: 5, value: { amount: '395133.37' }, cost: { amount: '336939.99' }, gain: { amount: '58193.38' } })
    expect(total.weight).toBe(1)
  })

  it('weighs each row in the total', () => {
    const { holdings } = groupHoldings(book, 'GBP')
    expect(holdings[0]?.weight).toBe(0.1473)
  })

  it('has no gain for cash, though it has a cost', () => {
    expect(groupHoldings(book, 'GBP').groups[0]).toMatchObject({ cost: { amount: '58214.37' }, gain: null, gainRatio: null })
  })

  it('sums only the costs that are known', () => {
    const { total } = groupHoldings(
      [holding({ name: 'A', assetClass: 'Equity', value: '10' }), holding({ name: 'B', assetClass: 'Equity', value: '20', cost: '15' })],
      'GBP',
    )
    expect(total).toMatchObject({ value: { amount: '30' }, cost: { amount: '15' }, gain: { amount: '5' } })
    expect(groupHoldings([holding({ name: 'A', assetClass: 'Equity', value: '10' })], 'GBP').total).toMatchObject({
      cost: null,
      gain: null,
    })
  })

  it('orders equal values by name', () => {
    const rows = ['b', 'a', 'C'].map((name) => holding({ name, assetClass: 'Equity', value: '1' }))
    expect(groupHoldings(rows, 'GBP').holdings.map(({ name }) => name)).toEqual(['a', 'b', 'C'])
  })

  it('is empty without holdings, with no weight', () => {
    expect(groupHoldings([], 'ISK')).toEqual({
      groups: [],
      holdings: [],
      total: { count: 0, value: { amount: '0', currency: 'ISK' }, cost: null, gain: null, gainRatio: null, weight: null },
    })
  })

  it('refuses a value in another currency', () => {
    expect(() => groupHoldings(book, 'EUR')).toThrow(TypeError)
  })

  it('loses no penny between rows, classes and total', () => {
    const rows = fc.array(
      fc.record({
        name: fc.string(),
        assetClass: fc.constantFrom(...assetClasses),
        value: fc.integer({ min: -1e9, max: 1e11 }).map((pence) => (pence / 100).toFixed(2)),
        cost: fc.option(fc.integer({ min: 0, max: 1e11 }).map((pence) => (pence / 100).toFixed(2))),
        units: fc.constantFrom('1.5', '0', null),
      }),
    )
    fc.assert(
      fc.property(rows, (all) => {
        const { groups, total, holdings } = groupHoldings(all.map(holding), 'GBP')
        const valueOf = (list: readonly { value: Holding['value'] }[]) =>
          sumMoney(
            list.map(({ value }) => value),
            'GBP',
          ).amount
        expect(valueOf(groups)).toBe(total.value.amount)
        expect(valueOf(holdings)).toBe(total.value.amount)
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(holdings.length)
        const weightOf = (list: readonly { weight: number | null }[]) => list.reduce((sum, { weight }) => sum + (weight ?? 0), 0)
        const whole = total.weight === null ? 0 : 1
        expect([weightOf(holdings), weightOf(groups), total.weight ?? 0]).toEqual([
          expect.closeTo(whole, 8),
          expect.closeTo(whole, 8),
          whole,
        ])
        for (const { assetClass, weight } of groups)
          expect(weightOf(holdings.filter((one) => one.assetClass === assetClass))).toBeCloseTo(weight ?? 0, 8)
        const breakdown = breakdownOf('assetClass', holdings, 'GBP')
        expect(new Map(groups.map(({ assetClass, weight }) => [assetClass, weight]))).toEqual(
          new Map(breakdown.rows.map(({ key, share }) => [key, share])),
        )
        expect(groups.every((group) => holdingGroupSchema.safeParse(group).success)).toBe(true)
      }),
    )
  })
})

describe('gainOf', () => {
  it('is value less cost, and its share of the cost', () => {
    expect(gainOf(money('82794.80', 'GBP'), money('84112.60', 'GBP'))).toEqual({
      gain: { amount: '-1317.8', currency: 'GBP' },
      gainRatio: expect.closeTo(-0.015667, 6),
    })
  })

  it('is missing without a cost', () => {
    expect(gainOf(money(1, 'GBP'), null)).toEqual({ gain: null, gainRatio: null })
    expect(gainOf(money(1, 'GBP'), money(0, 'GBP'))).toEqual({ gain: { amount: '1', currency: 'GBP' }, gainRatio: null })
  })
})
