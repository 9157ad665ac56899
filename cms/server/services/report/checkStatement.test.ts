import { describe, expect, it } from '@jest/globals'
import { makeReport } from '../../../../tests/factories/report'
import type { ReportPortfolio, ReportResponse } from '../../../../shared/contracts/report'
import type { StatementCheck } from '../../../../shared/contracts/reportBatches'
import { isCash } from '../../../../shared/domain/assetClass'
import { addMoney, money, sumMoney, zeroMoney } from '../../../../shared/domain/money'
import { checkStatement, type CheckedStatement } from './checkStatement'

const penny = money('0.01', 'GBP')

/** A statement on which nothing is wrong: the figures of the factory, and what only a quarterly statement has. */
function sound(): CheckedStatement {
  const figures = makeReport({ portfolios: 1, holdings: 6, transactions: 4 })
  const [portfolio] = figures.portfolios
  if (!portfolio) throw new Error('no portfolio')
  const zero = zeroMoney('GBP')
  const value = sumMoney(
    portfolio.holdings.map((holding) => holding.value),
    'GBP',
  )
  const cash = sumMoney(
    portfolio.holdings.filter(isCash).map((holding) => holding.value),
    'GBP',
  )
  const flat = { opening: value, paidIn: zero, paidOut: zero, income: zero, charges: zero, marketChange: zero, closing: value }
  const course = { opening: cash, paid: zero, sales: zero, purchases: zero, income: zero, charges: zero, other: zero, closing: cash }
  const one: ReportPortfolio = {
    ...portfolio,
    portfolio: { ...portfolio.portfolio, value },
    movement: flat,
    transactions: portfolio.transactions.filter(({ type }) => type !== 'Dividend' && type !== 'Interest'),
    holdings: portfolio.holdings.map((holding) => ({
      ...holding,
      price: isCash(holding) ? null : (holding.price ?? ('1' as never)),
      priceDate: null,
    })),
    cash: course,
    custody: { securities: value, cash: zero, inside: value, outside: zero, value },
    charges: { total: zero, kinds: [], items: [] } as never,
    returns: portfolio.returns.map((each) => ({ ...each, benchmark: each.portfolio })),
    twelveMonths: [0, 1, 2, 3, 4].map(() => ({ portfolio: 0.1 as never, benchmark: 0.1 as never, from: null, to: null, reason: null })),
  }
  const whole: ReportResponse = { ...figures, kind: 'valuation', degraded: false, value, movement: flat, portfolios: [one] }
  return {
    figures: whole,
    file: { pages: 6, isTagged: true, hasFonts: true, bytes: 1000, hash: 'a', expected: 'a' },
    brand: {
      custody: { outside: [], statement: { en: 'Held' } },
      firm: { name: 'Akta', address: ['1 Row'], regulator: { en: 'Regulated' }, backPage: null },
    },
    locale: 'en',
    date: whole.period.to,
  }
}

const ofPortfolio =
  (change: (portfolio: ReportPortfolio) => Partial<ReportPortfolio>) =>
  (statement: CheckedStatement): CheckedStatement => ({
    ...statement,
    figures: { ...statement.figures, portfolios: statement.figures.portfolios.map((each) => ({ ...each, ...change(each) })) },
  })
const failing = (statement: CheckedStatement): StatementCheck[] =>
  checkStatement(statement).flatMap(({ check, result }) => (result === 'failed' ? [check] : []))

describe('checkStatement', () => {
  it('passes a sound statement', () => {
    expect(failing(sound())).toEqual([])
  })

  const wrongs: readonly (readonly [StatementCheck, (statement: CheckedStatement) => CheckedStatement])[] = [
    ['holdingsAddUp', (all) => ({ ...all, figures: { ...all.figures, value: all.figures.value && addMoney(all.figures.value, penny) } })],
    ['cashExplained', ofPortfolio(() => ({ cash: null }))],
    ['movementAddsUp', ofPortfolio(({ movement }) => ({ movement: movement && { ...movement, marketChange: penny } }))],
    [
      'everyPrice',
      ofPortfolio(({ holdings }) => ({ holdings: holdings.map((each) => ({ ...each, assetClass: 'Equity' as const, price: null })) })),
    ],
    ['twelveMonths', ofPortfolio(({ twelveMonths }) => ({ twelveMonths: twelveMonths.slice(1) }))],
    ['feesItemised', ofPortfolio(({ charges }) => ({ charges: { ...charges, total: null } as never }))],
    [
      'benchmark',
      ofPortfolio(({ returns }) => ({ returns: returns.map((each) => ({ ...each, portfolio: 0.1 as never, benchmark: null })) })),
    ],
    ['income', ofPortfolio(({ movement }) => ({ movement: movement && { ...movement, income: penny } }))],
    ['custodyMarked', ofPortfolio(() => ({ custody: null }))],
    ['firmNamed', (all) => ({ ...all, brand: { ...all.brand, firm: null } })],
    ['figuresFresh', (all) => ({ ...all, figures: { ...all.figures, degraded: true } })],
    ['fileSound', (all) => ({ ...all, file: { ...all.file, expected: 'b' } })],
  ]
  it.each(wrongs)('fails %s', (check, spoil) => {
    expect(failing(spoil(sound()))).toContain(check)
  })

  it('asks nothing of a kind that has nothing of the sort', () => {
    const statement = sound()
    const results = checkStatement({ ...statement, figures: { ...statement.figures, kind: 'taxYear' } })
    expect(results.find(({ check }) => check === 'cashExplained')?.result).toBe('notNeeded')
    expect(results.map(({ result }) => result)).not.toContain('failed')
  })
})
