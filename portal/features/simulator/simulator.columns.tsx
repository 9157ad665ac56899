import type { SimulatedLevel, SimulatedPoint } from '../../../shared/contracts/wealth/simulation'
import type { CurrencyCode } from '../../../shared/domain/currency'
import { type DecimalString, type Money, moneyToNumber } from '../../../shared/domain/money'
import type { Ratio } from '../../../shared/domain/ratio'
import { formatMoney } from '../../../shared/format/money'
import { formatCompactMoney } from '../../../shared/format/compactMoney'
import { formatPercent } from '../../../shared/format/percent'
import type { Locale } from '../../../shared/i18n/locales'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { defineColumns } from '../../ui/table/defineColumns'
import { OutcomeBar } from './components/OutcomeBar'

export type LevelRow = Readonly<SimulatedLevel & { id: string }>

/** `full`: the amount that fills a bar. */
type LevelFacts = Readonly<{ full: Money }>

const whole = (amount: Money, locale: Locale): string => formatMoney(amount, locale, { digits: 0 })
const oneDigit = (value: Ratio, locale: Locale): string => formatPercent(value, locale, { digits: 1 })

/** The model portfolio of each risk level and what the plan becomes with it. */
export const levelColumns = defineColumns<LevelRow, never, LevelFacts>()('simulator', [
  {
    id: 'name',
    head: 'columnLevel',
    format: 'text',
    value: ({ level, name }) => `${level} ${name}`,
    isName: true,
    detail: ({ shares }, { locale, t }) => shares !== null && t('shares', { share: formatPercent(shares, locale, { digits: 0 }) }),
  },
  { id: 'model', head: 'columnModel', format: 'text', value: ({ model }) => model, on: ['csv'] },
  { id: 'shares', head: 'columnShares', format: 'percent', value: ({ shares }) => shares, on: ['csv'] },
  {
    id: 'benchmark',
    head: 'columnBenchmark',
    format: 'text',
    value: ({ benchmark }) => benchmark,
    missing: (_, { t }) => t('noBenchmark'),
    isOptional: true,
    priority: 3,
    isMuted: true,
  },
  { id: 'middle', head: 'columnMiddleYear', format: 'percent', value: ({ middle }) => middle, isSigned: true, priority: 1 },
  {
    id: 'volatility',
    head: 'columnVolatility',
    format: 'percent',
    value: ({ volatility }) => volatility,
    cell: ({ volatility }, { locale }) => oneDigit(volatility, locale),
    priority: 3,
  },
  {
    id: 'badYear',
    head: 'columnBadYear',
    format: 'percent',
    value: (row) => row.badYear,
    cell: (row, { locale }) => oneDigit(row.badYear, locale),
    priority: 2,
  },
  { id: 'charge', head: 'columnCharge', format: 'percent', value: ({ charge }) => charge, priority: 3 },
  {
    id: 'outcomes',
    head: 'columnOutcomes',
    headNote: ({ facts, locale, t }) => t('fullBar', { amount: formatCompactMoney(facts.full, locale) }),
    format: 'amount',
    value: ({ high }) => high,
    isBar: true,
    on: ['screen', 'paper'],
    width: '22%',
    priority: 2,
    cell: ({ high, low, value }, { facts, locale, t }) => {
      const share = (amount: Money): number => moneyToNumber(amount) / moneyToNumber(facts.full)
      return (
        <>
          <VisuallyHidden>{t('range', { low: whole(low, locale), high: whole(high, locale) })}</VisuallyHidden>
          <OutcomeBar from={share(low)} to={share(high)} mark={share(value)} />
        </>
      )
    },
  },
  { id: 'low', head: 'p5', format: 'amount', value: ({ low }) => low, on: ['csv'] },
  {
    id: 'value',
    head: 'columnMiddle',
    format: 'amount',
    value: (row) => row.value,
    cell: (row, { locale }) => whole(row.value, locale),
    under: ({ high, low }, { locale, t }) => t('range', { low: whole(low, locale), high: whole(high, locale) }),
  },
  { id: 'high', head: 'p95', format: 'amount', value: ({ high }) => high, on: ['csv'] },
])

export type YearRow = Readonly<SimulatedPoint & { id: string }>
type YearFacts = Readonly<{ currency: CurrencyCode }>

const outcome = (id: 'p5' | 'p25' | 'p50' | 'p75' | 'p95' | 'paidIn', priority?: 1 | 2 | 3) =>
  ({
    id,
    head: id,
    format: 'amount',
    value: (row: YearRow, { facts }: { facts: YearFacts }) => amountOf(row[id], facts),
    cell: (row: YearRow, { facts, locale }: { facts: YearFacts; locale: Locale }) => whole(amountOf(row[id], facts), locale),
    ...(priority ? { priority } : {}),
  }) as const

const amountOf = (amount: DecimalString, { currency }: YearFacts): Money => ({ amount, currency })

/** The percentiles of each year's end. */
export const yearColumns = defineColumns<YearRow, never, YearFacts>()('simulator', [
  { id: 'year', head: 'columnYear', format: 'text', value: ({ date }) => date.slice(0, 4), isName: true },
  outcome('p5', 1),
  outcome('p25', 2),
  {
    ...outcome('p50'),
    under: ({ p5, p95 }, { facts, locale, t }) =>
      t('range', { low: whole(amountOf(p5, facts), locale), high: whole(amountOf(p95, facts), locale) }),
  },
  outcome('p75', 2),
  outcome('p95', 1),
  outcome('paidIn', 3),
])
