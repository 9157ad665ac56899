import { describe, expect, it } from '@jest/globals'
import { holdingsFixture } from './holdingsFixture'
import { holdingOrder, neighbours, viewHoldings } from './viewHoldings'

describe('viewHoldings', () => {
  it('shows cash first and then the asset classes in the specified order, whatever order they came in', () => {
    const view = viewHoldings({ ...holdingsFixture, groups: holdingsFixture.groups.toReversed() })
    expect(view.groups.map((group) => [group.assetClass, group.count, group.value?.amount])).toEqual([
      ['Cash', 2, '70118.99'],
      ['Alternative', 2, '155097.30'],
      ['Collective', 4, '851265.06'],
      ['Commodity', 1, '131188.32'],
      ['Equity', 4, '347612.60'],
      ['Fixed Interest', 3, '512816.10'],
      ['Private Equity', 1, '80000.30'],
      ['Property', 1, '71255.70'],
      ['Structured Note', 1, '93105.00'],
    ])
    expect(view.total.value?.amount).toBe('2312459.37')
    expect(view.filtered).toBe(false)
  })

  it('sums what a search leaves of each class, and the total of the rows shown', () => {
    const view = viewHoldings(holdingsFixture, { search: 'lindow', assetClass: null })
    expect(view.groups).toMatchObject([
      { assetClass: 'Collective', count: 1, value: { amount: '114954.66' }, cost: { amount: '92047.33' }, gain: { amount: '22907.33' } },
      { assetClass: 'Fixed Interest', count: 1, value: { amount: '226437.5' }, cost: { amount: '221846.1' }, gain: { amount: '4591.4' } },
    ])
    expect(view.total).toMatchObject({
      count: 2,
      value: { amount: '341392.16' },
      cost: { amount: '313893.43' },
      gain: { amount: '27498.73' },
    })
    expect(view.filtered).toBe(true)
  })

  it('keeps the sums of the server for a whole class', () => {
    const view = viewHoldings(holdingsFixture, { search: '', assetClass: 'Equity' })
    expect(view.groups).toHaveLength(1)
    expect(view.groups[0]).toMatchObject({ gain: { amount: '63714.05' }, gainRatio: 0.2244 })
    expect(view.total.value?.amount).toBe('347612.6')
  })

  it('finds by SEDOL and without regard to marks and case', () => {
    const renamed = {
      ...holdingsFixture,
      holdings: holdingsFixture.holdings.map((row) => (row.id === 'h12' ? { ...row, name: 'Öxnadalur hf.' } : row)),
    }
    expect(viewHoldings(renamed, { search: 'oxna', assetClass: null }).total.count).toBe(1)
    expect(viewHoldings(renamed, { search: 'qso24k1', assetClass: null }).groups[0]?.holdings[0]?.name).toBe('Kelvaney Therapeutics plc')
  })

  it('has no sum of anything while rows are missing, whatever a search leaves', () => {
    const none = { value: null, cost: null, gain: null, gainRatio: null, weight: null, missing: 'incomplete' as const }
    const answer = {
      ...holdingsFixture,
      groups: holdingsFixture.groups.map((group) => ({ ...group, ...none })),
      total: { ...holdingsFixture.total, ...none },
    }
    for (const filter of [
      { search: '', assetClass: null },
      { search: 'lindow', assetClass: null },
    ]) {
      const view = viewHoldings(answer, filter)
      for (const sum of [view.total, ...view.groups]) expect(sum).toMatchObject(none)
    }
  })

  it('leaves an unknown cost out of the sums, and counts it', () => {
    const holdings = holdingsFixture.holdings.map((row) => (row.id === 'h15' ? { ...row, cost: null, gain: null, gainRatio: null } : row))
    const view = viewHoldings({ ...holdingsFixture, holdings }, { search: '20', assetClass: 'Fixed Interest' })
    expect(view.groups[0]).toMatchObject({ count: 2, cost: { amount: '98880' }, gain: { amount: '4089.6' } })
    expect(view.withoutCost).toBe(1)
  })

  it('has no gain where no row has one', () => {
    expect(viewHoldings(holdingsFixture, { search: 'account', assetClass: 'Cash' }).total).toMatchObject({
      gain: null,
      gainRatio: null,
      value: { amount: '70118.99' },
    })
  })
})

describe('neighbours', () => {
  const order = holdingOrder(viewHoldings(holdingsFixture))
  it('follows the shown order across groups', () => {
    expect(neighbours(order, 'h05')).toEqual({ previous: 'h04', next: 'h06' })
  })
  it('ends at both ends', () => {
    expect(neighbours(order, 'h01')).toEqual({ previous: null, next: 'h02' })
    expect(neighbours(order, 'h19')).toEqual({ previous: 'h18', next: null })
  })
  it('knows no neighbours of a holding that is not shown', () => {
    expect(neighbours(order, 'gone')).toEqual({ previous: null, next: null })
  })
})
