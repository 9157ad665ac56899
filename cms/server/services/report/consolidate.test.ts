import { describe, expect, it } from '@jest/globals'
import { type IsoDate, isoDate, isoInstant } from '../../../../shared/domain/dates'
import { decimal, money } from '../../../../shared/domain/money'
import type { ProviderHolding, ProviderTransaction } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import { assertConsolidable, canConsolidate, joinBookings, joinCash, joinHoldings, joinOwn, joinParts, mergeHoldings } from './consolidate'

const holding = (more: Partial<ProviderHolding> = {}): ProviderHolding => ({
  externalId: 'h1',
  name: 'Kestrel Shipping plc',
  symbol: 'KST',
  sedol: 'B113356',
  assetClass: 'Equity',
  sector: null,
  region: null,
  cashType: null,
  quoteUnit: 'GBX',
  units: decimal('100'),
  price: decimal('250'),
  priceDate: isoDate('2026-11-19'),
  value: money('250', 'GBP'),
  cost: money('200', 'GBP'),
  yield: null,
  dayChange: money('1', 'GBP'),
  prices: [],
  ...more,
})
const booking = (date: string, externalId: string): ProviderTransaction => ({
  externalId,
  holdingExternalId: 'h1',
  type: 'Purchase',
  name: 'Kestrel Shipping plc',
  symbol: 'KST',
  date: isoDate(date),
  settleDate: null,
  units: null,
  price: null,
  quoteUnit: 'GBP',
  amount: money('-10', 'GBP'),
  balance: money('90', 'GBP'),
  note: null,
})

describe('holdings of several portfolios', () => {
  it('are one row where they are the same at the same price, with the sums of both', () => {
    const [row, ...others] = mergeHoldings([
      [holding()],
      [holding({ units: decimal('40.5'), value: money('101.25', 'GBP'), cost: money('90', 'GBP'), dayChange: null })],
    ])
    expect(others).toEqual([])
    expect(row).toMatchObject({ units: '140.5', value: { amount: '351.25' }, cost: { amount: '290' }, dayChange: null })
  })

  it('do not know a cost that one of them lacks', () => {
    expect(mergeHoldings([[holding()], [holding({ cost: null })]])[0]?.cost).toBeNull()
  })

  it('stay apart at another price, of another day, and as another cash account', () => {
    const cash = (cashType: 'capital' | 'income') =>
      holding({
        externalId: cashType,
        assetClass: 'Cash',
        cashType,
        name: 'Cash',
        symbol: null,
        sedol: null,
        units: null,
        price: null,
        priceDate: null,
      })
    const rows = mergeHoldings([
      [holding(), cash('capital')],
      [
        holding({ externalId: 'h2', price: decimal('251') }),
        holding({ externalId: 'h3', priceDate: isoDate('2026-11-18') }),
        cash('income'),
        cash('capital'),
      ],
    ])
    expect(rows).toHaveLength(5)
    expect(new Set(rows.map(({ externalId }) => externalId)).size).toBe(5)
  })

  it('are of the oldest day that any of them is of, and worth their sum', () => {
    const of = (asOf: IsoDate, value: string) => ({ currency: 'GBP' as const, asOf, value: money(value, 'GBP'), holdings: [] })
    expect(joinHoldings('GBP', [of(isoDate('2026-11-19'), '1.10'), of(isoDate('2026-11-18'), '2.20')])).toMatchObject({
      asOf: '2026-11-18',
      value: { amount: '3.3' },
    })
  })
})

describe('answers that are joined', () => {
  const part = <T>(data: T | null): Part<T> => ({
    data,
    fetchedAt: isoInstant(new Date(data === null ? 0 : 1000)),
    reasons: data === null ? [{ part: 'holdings', kind: 'unavailable', stale: false }] : [],
  })

  it('are none without one of them, for what is made of the rest would be too small', () => {
    const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
    expect(joinParts([part(1), part(2)], sum).data).toBe(3)
    expect(joinParts([part(1), part<number>(null)], sum)).toMatchObject({ data: null, reasons: [{ kind: 'unavailable' }] })
    expect(joinParts([], sum).data).toBeNull()
  })

  it('have bookings by day, the newest first, each with an id of its own and without the balance of one account', () => {
    const joined = joinBookings([[booking('2026-03-02', 't1'), booking('2026-01-02', 't2')], [booking('2026-02-02', 't1')]])
    expect(joined.map(({ date }) => date)).toEqual(['2026-03-02', '2026-02-02', '2026-01-02'])
    expect(new Set(joined.map(({ externalId }) => externalId)).size).toBe(3)
    expect(joined.every(({ balance }) => balance === null)).toBe(true)
  })

  it('have what is of a kind with the oldest first, and nothing where no portfolio has any', () => {
    const [a, b, c] = ['2026-01-02', '2026-02-02', '2026-03-02'].map((date) => ({ date }))
    expect(joinOwn([[a, c], undefined, [b]] as { date: string }[][])).toEqual([a, b, c])
    expect(joinOwn([undefined])).toBeUndefined()
  })

  it('have no course of cash when one of the portfolios has none', () => {
    const zero = money('0', 'GBP')
    const course = {
      opening: money('5', 'GBP'),
      paid: zero,
      sales: zero,
      purchases: zero,
      income: zero,
      charges: zero,
      other: zero,
      closing: money('5', 'GBP'),
    }
    expect(joinCash([course, course])?.closing.amount).toBe('10')
    expect(joinCash([course, null])).toBeNull()
    expect(joinCash([course, { ...course, opening: money('5', 'EUR') }])).toBeNull()
  })
})

describe('portfolios that should be one', () => {
  const of = (...currencies: ('GBP' | 'EUR')[]) => currencies.map((currency) => ({ answer: { value: money('1', currency) } }))

  it('are several, in one currency', () => {
    expect([of('GBP'), of('GBP', 'GBP'), of('GBP', 'EUR')].map(canConsolidate)).toEqual([false, true, false])
    expect(() => assertConsolidable(of('GBP', 'EUR'))).toThrow(expect.objectContaining({ status: 409 }))
    for (const fine of [of('GBP'), of('GBP', 'GBP')]) expect(() => assertConsolidable(fine)).not.toThrow()
  })
})
