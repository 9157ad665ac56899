import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../shared/domain/dates'
import { portfolioTypes } from '../../../shared/domain/portfolioType'
import { accountPlans, bookAccounts, islandAccounts } from './accounts'
import { createBook } from './book'
import { demoAccounts, demoPortfolios } from './demoAccounts'
import { positionsAt } from './ledger'
import type { PortfolioPlan } from './plan'
import { securities } from './securities'
import { cumulativeReturns } from './valuation'

const book = createBook({ today: isoDate('2026-11-21'), clients: 100 })
const planOf = (id: string): PortfolioPlan => {
  const plan = book.portfolio(id)
  if (!plan) throw new Error(`no portfolio ${id}`)
  return plan
}
/** Every eighth portfolio and the ones that the demo relies on. */
const sample = [
  ...book.accounts.flatMap(({ portfolios }) => portfolios).filter((_, i) => i % 8 === 0),
  ...Object.values(demoPortfolios).map(planOf),
]

describe('accounts', () => {
  const accounts = bookAccounts(100)

  it('are as many as asked for, with ids, names, addresses and portfolio ids of their own', () => {
    expect(accounts).toHaveLength(100)
    for (const key of ['externalId', 'name', 'email'] as const) expect(new Set(accounts.map((account) => account[key])).size).toBe(100)
    const portfolioIds = accounts.flatMap(({ portfolios }) => portfolios.map(({ externalId }) => externalId))
    expect(new Set(portfolioIds).size).toBe(portfolioIds.length)
    expect(accounts.every(({ email }) => /^[a-z0-9.-]+@clients\.example$/.test(email))).toBe(true)
  })

  it('hold every type of portfolio, in sterling for the most part', () => {
    const portfolios = accounts.flatMap((account) => account.portfolios)
    expect(new Set(portfolios.map(({ type }) => type))).toEqual(new Set(portfolioTypes))
    expect(new Set(portfolios.map(({ currency }) => currency))).toEqual(new Set(['GBP', 'EUR', 'USD', 'ISK']))
    expect(portfolios.filter(({ currency }) => currency === 'GBP').length).toBeGreaterThan(portfolios.length / 2)
  })

  it('of a small book come back unchanged in a large one', () => {
    const large = new Map(accountPlans(1000).map((plan) => [plan.externalId, plan]))
    expect(large.size).toBe(1000)
    for (const plan of accountPlans(30)) expect(large.get(plan.externalId)).toEqual(plan)
  })

  it('keeps clients for a second portal, whom the first one does not have', () => {
    const first = new Set(bookAccounts(100).map(({ externalId }) => externalId))
    const second = islandAccounts(100).map(({ externalId }) => externalId)
    expect(second).toHaveLength(5)
    expect(second.filter((id) => first.has(id))).toEqual([])
  })

  it('of the demo are there whatever the number of clients', () => {
    const few = bookAccounts(1)
    expect(few.map(({ externalId }) => externalId)).toEqual(['QS-2044', 'QS-2045', 'QS-2046', 'QS-2047', 'QS-2048', 'QS-2049', 'QS-2050'])
    expect(few.find(({ externalId }) => externalId === demoAccounts.investor)).toEqual({
      externalId: 'QS-2044',
      name: 'Catherine Ellery-Voss',
      email: 'catherine.ellery-voss.2044@clients.example',
      portfolios: [
        { externalId: 'QS-204417', name: 'General Investment Account', type: 'GIA', currency: 'GBP' },
        { externalId: 'QS-204418', name: 'Individual Savings Account', type: 'ISA', currency: 'GBP' },
        { externalId: 'QS-204419', name: 'Self-Invested Personal Pension', type: 'SIPP', currency: 'GBP' },
      ],
    })
    expect(few.find(({ externalId }) => externalId === demoAccounts.single)?.portfolios).toHaveLength(1)
    expect(few.find(({ externalId }) => externalId === demoAccounts.noPortfolios)?.portfolios).toEqual([])
  })
})

describe('securities', () => {
  it('carry codes that no real one can have: the shape of a SEDOL with a vowel', () => {
    expect(new Set(securities.map(({ code }) => code)).size).toBe(securities.length)
    expect(securities.filter(({ code }) => !/^QS[AEIOU][A-Z0-9]{4}$/.test(code))).toEqual([])
  })
})

describe('every portfolio', () => {
  it('never overdraws a cash account and never sells what it does not hold', () => {
    for (const plan of sample) {
      const balances = { C: 0, I: 0 }
      const lowest = book.ledger(plan).entries.reduce((low, { cash, amount }) => Math.min(low, (balances[cash] += amount)), 0)
      expect([plan.externalId, lowest]).toEqual([plan.externalId, 0])
    }
  })

  it('keeps its bookings in the order of their days, up to the newest day', () => {
    for (const plan of sample) {
      const days = book.ledger(plan).entries.map(({ day }) => day)
      expect(days.every((day, i) => day >= (days[i - 1] ?? 0))).toBe(true)
      expect(days.at(-1)).toBeLessThanOrEqual(book.market.lastDay)
    }
  })

  it('is worth what was paid in, what it earned and what it cost, to the penny', () => {
    for (const plan of sample) {
      const ledger = book.ledger(plan)
      const { capital, income, held } = positionsAt(ledger, book.market.lastDay)
      const units = new Map<number, number>()
      let cash = 0
      for (const { kind, security, unitsE3, amount } of ledger.entries) {
        cash += amount
        if (security !== null && (kind === 'Purchase' || kind === 'Sale'))
          units.set(security, (units.get(security) ?? 0) + (kind === 'Sale' ? -unitsE3 : unitsE3))
      }
      expect(capital + income).toBe(cash)
      expect(new Map([...held].map(([security, position]) => [security, position.unitsE3]))).toEqual(
        new Map([...units].filter(([, left]) => left > 0)),
      )
      const securitiesValue = [...held.values()].reduce(
        (sum, { security, unitsE3 }) => sum + book.prices.value(security, unitsE3, book.market.lastDay, plan.currency),
        0,
      )
      expect(book.currentValue(plan)).toBe(cash + securitiesValue)
      expect(book.valuation([plan])?.values.at(-1)).toBe(cash + securitiesValue)
    }
  })

  it('is charged 0.75 % a year', () => {
    const plan = planOf(demoPortfolios.investorGia)
    const { values, start } = book.valuation([plan]) ?? { values: new Float64Array(), start: 0 }
    const charges = book.ledger(plan).entries.filter(({ kind }) => kind === 'Management charge')
    const last = charges.at(-1)
    expect(last?.note).toBe('Quarter to 30/09/2026, 0.75% a year')
    expect(book.market.calendar.dateOf(last?.day ?? 0)).toBe('2026-10-30')
    const quarterEnd = values[book.market.calendar.onOrBefore(isoDate('2026-09-30')) - start] ?? 0
    expect(-(last?.amount ?? 0)).toBe(Math.round((quarterEnd * 0.0075) / 4))
    expect(charges).toHaveLength(31)
  })

  it('returns by hand what its series says: linked daily returns between the flows', () => {
    const valuation = book.valuation([planOf(demoPortfolios.investorGia)])
    if (!valuation) throw new Error('no valuation')
    const { values, paidIn, paidOut } = valuation
    // With payments in at the start of a day and out at its end, days without a flow telescope.
    let growth = 1
    let begin = values[0] ?? 0
    for (let i = 1; i < values.length; i++) {
      if (!paidIn[i] && !paidOut[i]) continue
      growth *= (values[i - 1] ?? 0) / begin
      growth *= ((values[i] ?? 0) + (paidOut[i] ?? 0)) / ((values[i - 1] ?? 0) + (paidIn[i] ?? 0))
      begin = values[i] ?? 0
    }
    growth *= (values.at(-1) ?? 0) / begin
    expect(cumulativeReturns(valuation).at(-1)).toBeCloseTo(growth - 1, 10)
    expect(cumulativeReturns(valuation)[0]).toBe(0)
  })
})

describe('the demo accounts', () => {
  it('give the investor about 2.3 m in nineteen holdings', () => {
    const plan = planOf(demoPortfolios.investorGia)
    expect(plan.inception).toBe('2019-03-14')
    expect(plan.risk).toBe(5)
    expect(book.currentValue(plan) / 100).toBeGreaterThan(2_200_000)
    expect(book.currentValue(plan) / 100).toBeLessThan(2_450_000)
    expect(positionsAt(book.ledger(plan), book.market.lastDay).held.size + 2).toBe(19)
  })

  it('have one portfolio of forty holdings', () => {
    expect(positionsAt(book.ledger(planOf(demoPortfolios.fortyHoldings)), book.market.lastDay).held.size + 2).toBe(40)
  })

  it('have an account whose portfolios are all worth nothing', () => {
    const plans = book.account(demoAccounts.zeroValue)?.portfolios ?? []
    expect(plans.map(book.currentValue)).toEqual([0, 0])
  })
})

describe('a book', () => {
  it('built twice is the same, and a later one only adds days', () => {
    const again = createBook({ today: isoDate('2026-11-21'), clients: 10 })
    const later = createBook({ today: isoDate('2027-02-03'), clients: 10 })
    for (const id of Object.values(demoPortfolios)) {
      const { entries } = book.ledger(planOf(id))
      expect(again.ledger(planOf(id)).entries).toEqual(entries)
      expect(later.ledger(planOf(id)).entries.slice(0, entries.length)).toEqual(entries)
      expect(later.ledger(planOf(id)).entries.length).toBeGreaterThan(entries.length)
    }
  })

  it('computes the values of many clients without its daily series', async () => {
    const many = createBook({ today: isoDate('2026-11-21'), clients: 40 })
    await many.warm()
    expect(many.isWarm()).toBe(true)
    expect(many.currentValue(planOf('QS-200017'))).toBe(book.valuation([planOf('QS-200017')])?.values.at(-1))
  })
})
