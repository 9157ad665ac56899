import type { Brand } from '../../../../shared/brands/brandSchema'
import type { CashCourse, Movement, ReportPortfolio, ReportResponse } from '../../../../shared/contracts/report'
import { type CheckResult, type StatementCheck, statementChecks } from '../../../../shared/contracts/reportBatches'
import { type AssetClass, isCash } from '../../../../shared/domain/assetClass'
import { compareMoney, type Money, roundMoney, sumMoney } from '../../../../shared/domain/money'
import { type ReportKind, reportKindRules } from '../../../../shared/domain/reportKinds'
import type { Locale } from '../../../../shared/i18n/locales'
import type { PdfFacts } from './readPdfFacts'

/** The stored file. `expected` is the hash of what was made. */
export type StatementFile = PdfFacts & Readonly<{ bytes: number; hash: string; expected: string }>

export type CheckedStatement = Readonly<{
  figures: ReportResponse
  file: StatementFile
  brand: Pick<Brand, 'custody' | 'firm'>
  locale: Locale
  /** Last day of the period that was asked for. */
  date: string
}>

/** What a check found: nothing to say, what it failed on, or that the kind has nothing of the sort. */
type Finding = 'passed' | 'notNeeded' | Readonly<{ subject: string | null }>

/** Checks a statement for all that it must hold before it may be released (COBS 16A.4, 16A.5, 4.6), in the order of `statementChecks`. */
export function checkStatement(statement: CheckedStatement): CheckResult[] {
  return statementChecks.map((check) => {
    const found = checks[check](statement)
    return typeof found === 'string'
      ? { check, result: found, subject: null }
      : { check, result: 'failed', subject: found.subject?.slice(0, longestSubject) ?? null }
  })
}

const longestSubject = 120

const failed = (subject: string | null = null): Finding => ({ subject })

/** Kinds of which a whole portfolio is valued; the others are about what was booked. */
const isValued = (kind: ReportKind): boolean => reportKindRules[kind].isValued

/** What a quarterly statement must hold and the others need not. */
const isStatement = (kind: ReportKind): boolean => kind === 'valuation'

/** The name of the first portfolio of which something is not so. */
function eachPortfolio({ portfolios }: ReportResponse, isSo: (portfolio: ReportPortfolio) => boolean): Finding {
  const wrong = portfolios.find((portfolio) => !isSo(portfolio))
  return wrong ? failed(wrong.portfolio.name) : 'passed'
}

const isSame = (a: Money, b: Money): boolean => a.currency === b.currency && compareMoney(roundMoney(a), roundMoney(b)) === 0

/** The sum; null when it is of several currencies. */
function sumOf(amounts: readonly Money[], like: Money): Money | null {
  return amounts.every(({ currency }) => currency === like.currency) ? sumMoney(amounts, like.currency) : null
}

const isSumOf = (sum: Money, amounts: readonly Money[]): boolean => {
  const added = sumOf(amounts, sum)
  return added !== null && isSame(added, sum)
}

const isMovementWhole = ({ charges, closing, income, marketChange, opening, paidIn, paidOut }: Movement): boolean =>
  isSumOf(closing, [opening, paidIn, paidOut, income, charges, marketChange])

const isCashWhole = ({ charges, closing, income, opening, other, paid, purchases, sales }: CashCourse): boolean =>
  isSumOf(closing, [opening, paid, sales, purchases, income, charges, other])

/** Classes without a market: their value is an estimate, and the statement marks it by its class and the day. */
const fairValued: readonly AssetClass[] = ['Private Equity', 'Property']

const checks: Readonly<Record<StatementCheck, (statement: CheckedStatement) => Finding>> = {
  holdingsAddUp: ({ figures }) => {
    if (!isValued(figures.kind)) return 'notNeeded'
    const { value } = figures
    if (!value) return failed()
    const own = eachPortfolio(figures, ({ holdings, portfolio }) =>
      Boolean(
        portfolio.value &&
        isSumOf(
          portfolio.value,
          holdings.map((holding) => holding.value),
        ),
      ),
    )
    if (own !== 'passed') return own
    const values = figures.portfolios.flatMap(({ portfolio }) => portfolio.value ?? [])
    return isSumOf(value, values) ? 'passed' : failed()
  },
  cashExplained: ({ figures }) => {
    if (!isStatement(figures.kind)) return 'notNeeded'
    return eachPortfolio(figures, ({ cash, holdings }) => {
      if (!cash || !isCashWhole(cash)) return false
      const held = sumOf(
        holdings.filter(isCash).map(({ value }) => value),
        cash.closing,
      )
      return held !== null && isSame(held, cash.closing)
    })
  },
  movementAddsUp: ({ figures }) => {
    if (!isValued(figures.kind)) return 'notNeeded'
    const own = eachPortfolio(figures, ({ movement, portfolio }) =>
      Boolean(movement && portfolio.value && isMovementWhole(movement) && isSame(movement.closing, portfolio.value)),
    )
    if (own !== 'passed') return own
    return figures.movement && isMovementWhole(figures.movement) ? 'passed' : failed()
  },
  everyPrice: ({ figures }) => {
    if (!isValued(figures.kind)) return 'notNeeded'
    const holdings = figures.portfolios.flatMap((portfolio) => portfolio.holdings)
    const wrong = holdings.find(
      (holding) =>
        !isCash(holding) &&
        ((holding.price === null && !fairValued.includes(holding.assetClass)) ||
          (holding.priceDate !== null && holding.priceDate > figures.period.to)),
    )
    return wrong ? failed(wrong.name) : 'passed'
  },
  twelveMonths: ({ figures }) => {
    if (!isStatement(figures.kind)) return 'notNeeded'
    // Complete periods without a gap up to the last one, and before them only what was before the portfolio.
    return eachPortfolio(figures, ({ portfolio, twelveMonths }) => {
      if (twelveMonths.length !== 5) return false
      const first = twelveMonths.findIndex((period) => period.portfolio !== null)
      const known = first === -1 ? [] : twelveMonths.slice(first)
      const unknown = first === -1 ? twelveMonths : twelveMonths.slice(0, first)
      const isYoung = unknown.every(
        ({ from, reason }) =>
          reason === 'too_short' ||
          reason === 'no_history' ||
          reason === 'under_one_year' ||
          from === null ||
          before(from, portfolio.inception),
      )
      return known.every((period) => period.portfolio !== null) && isYoung
    })
  },
  feesItemised: ({ figures }) => {
    if (figures.kind !== 'valuation' && figures.kind !== 'costs') return 'notNeeded'
    return eachPortfolio(figures, ({ charges }) =>
      Boolean(
        charges?.total &&
        isSumOf(
          charges.total,
          charges.kinds.map(({ amount }) => amount),
        ) &&
        charges.kinds.reduce((count, one) => count + one.count, 0) === charges.items.length,
      ),
    )
  },
  benchmark: ({ figures }) => {
    const compared = figures.portfolios.filter(({ benchmarkName }) => benchmarkName !== null)
    if (!isStatement(figures.kind) || compared.length === 0) return 'notNeeded'
    const wrong = compared.find(({ returns }) =>
      returns.some(({ benchmark, portfolio, reason }) => portfolio !== null && benchmark === null && reason !== 'no_benchmark'),
    )
    return wrong ? failed(wrong.portfolio.name) : 'passed'
  },
  income: ({ figures }) => {
    if (!isStatement(figures.kind)) return 'notNeeded'
    return eachPortfolio(figures, ({ movement, transactions }) => {
      if (!movement) return false
      const booked = transactions.filter(({ type }) => type === 'Dividend' || type === 'Interest').map(({ amount }) => amount)
      // Income in another currency is converted in the movement, and cannot be added up here.
      const sum = sumOf(booked, movement.income)
      return sum === null || isSame(sum, movement.income)
    })
  },
  custodyMarked: ({ brand, figures }) => {
    if (!isStatement(figures.kind) || !brand.custody) return 'notNeeded'
    return eachPortfolio(figures, ({ custody, portfolio }) =>
      Boolean(
        custody &&
        portfolio.value &&
        isSame(custody.value, portfolio.value) &&
        isSumOf(custody.value, [custody.inside, custody.outside]) &&
        isSumOf(custody.inside, [custody.securities, custody.cash]),
      ),
    )
  },
  firmNamed: ({ brand: { firm }, locale }) => {
    const isNamed = firm && firm.name.trim() !== '' && firm.address.some((line) => line.trim() !== '')
    return isNamed && (firm.regulator[locale] ?? Object.values(firm.regulator)[0] ?? '').trim() !== '' ? 'passed' : failed()
  },
  figuresFresh: ({ date, figures }) => {
    if (figures.degraded) return failed(figures.reasons[0]?.part ?? null)
    return figures.period.to === date ? 'passed' : failed(figures.period.to)
  },
  fileSound: ({ file }) => {
    const isWhole = file.bytes > 0 && file.pages > 0 && file.hash === file.expected
    return isWhole && file.isTagged && file.hasFonts ? 'passed' : failed()
  },
}

const before = (day: string, inception: string | null): boolean => inception !== null && day < inception
