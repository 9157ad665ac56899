import * as z from 'zod/mini'
import type { Locale } from '../i18n/locales'
import { type Period, taxYearOf } from './dateRange'
import { addDays, addMonths, type IsoDate, isoDate, yearEnd, yearOf } from './dates'
import { monthEnd } from './months'
import type { ReportPeriod } from './reportPeriod'

/** Kinds of a report in the order in which they are offered. */
export const reportKinds = ['investment', 'valuation', 'costs', 'taxYear', 'bonds', 'contractNotes', 'provider'] as const
export const reportKindSchema = z.enum(reportKinds)
export type ReportKind = z.infer<typeof reportKindSchema>

/** Kinds whose pages are ours; the data provider makes the others itself. */
export type DrawnKind = Exclude<ReportKind, 'provider'>

/** Which periods a kind is made for: any, one day alone, or whole ones by the quarter, the calendar year or the tax year. */
export const reportDateRules = ['any', 'day', 'quarter', 'calendarYear', 'taxYear'] as const
export type ReportDateRule = (typeof reportDateRules)[number]

interface KindRule {
  title: Readonly<Record<Locale, string>>
  dates: ReportDateRule
  /** Whether it is about what holdings are worth on its last day: a source that cannot value a day of the past has it for the newest only. */
  isValued: boolean
  /** Whether it carries what the firm says of its last day. */
  hasCommentary: boolean
  /** Whether it draws the course of each portfolio. */
  hasCourse: boolean
  /** What the main source must be able to answer. */
  needs: 'charges' | 'reports' | 'bondTerms' | null
}

/** What a kind is. Its pages are in `portal/features/report-export/layouts.tsx`. */
export const reportKindRules: Readonly<Record<ReportKind, KindRule>> = {
  investment: {
    title: { en: 'Investment report', is: 'Fjárfestingaskýrsla', el: 'Αναφορά επενδύσεων' },
    dates: 'any',
    isValued: true,
    hasCommentary: true,
    hasCourse: true,
    needs: null,
  },
  valuation: {
    title: {
      en: 'Quarterly valuation and custody statement',
      is: 'Ársfjórðungslegt eigna- og vörsluyfirlit',
      el: 'Τριμηνιαία αποτίμηση και κατάσταση φύλαξης',
    },
    dates: 'quarter',
    isValued: true,
    hasCommentary: true,
    hasCourse: false,
    needs: null,
  },
  costs: {
    title: { en: 'Costs and charges', is: 'Kostnaður og gjöld', el: 'Κόστη και επιβαρύνσεις' },
    dates: 'calendarYear',
    isValued: false,
    hasCommentary: false,
    hasCourse: false,
    needs: 'charges',
  },
  taxYear: {
    title: { en: 'Tax year pack', is: 'Skattayfirlit', el: 'Φάκελος φορολογικού έτους' },
    dates: 'taxYear',
    isValued: false,
    hasCommentary: false,
    hasCourse: false,
    needs: null,
  },
  bonds: {
    title: { en: 'Bond statistics', is: 'Tölfræði skuldabréfa', el: 'Στατιστικά ομολόγων' },
    dates: 'day',
    isValued: true,
    hasCommentary: false,
    hasCourse: false,
    needs: 'bondTerms',
  },
  contractNotes: {
    title: { en: 'Contract notes', is: 'Viðskiptanótur', el: 'Πινακίδια συναλλαγών' },
    dates: 'any',
    isValued: false,
    hasCommentary: false,
    hasCourse: false,
    needs: null,
  },
  provider: {
    title: { en: 'Report of the data provider', is: 'Skýrsla gagnaveitunnar', el: 'Αναφορά του παρόχου δεδομένων' },
    dates: 'any',
    isValued: false,
    hasCommentary: false,
    hasCourse: false,
    needs: 'reports',
  },
}

type WholeRule = Exclude<ReportDateRule, 'any' | 'day'>

const isWhole = (rule: ReportDateRule): rule is WholeRule => rule !== 'any' && rule !== 'day'

/** Whether a kind is made for whole periods alone, which are offered by name and can be made for many accounts at once. */
export const hasWholePeriods = (kind: ReportKind): boolean => isWhole(reportKindRules[kind].dates)

export type KindContext = Readonly<{
  /** First day of the tax year, `MM-DD`. */
  taxYearStart: string
  /** Quarterly statements are for quarters that end before this day; null for all. */
  quarterlyUntil: IsoDate | null
}>

const quarterMonths = 3

/** The quarter that ends on or after `day`. */
function quarterOf(day: IsoDate): Period {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / quarterMonths) * quarterMonths + 1
  const from = isoDate(`${yearOf(day)}-${String(month).padStart(2, '0')}-01`)
  return { from, to: monthEnd(addMonths(from, quarterMonths - 1)) }
}

function wholeOf(rule: WholeRule, day: IsoDate, taxYearStart: string): Period {
  switch (rule) {
    case 'quarter':
      return quarterOf(day)
    case 'calendarYear':
      return { from: isoDate(`${yearOf(day)}-01-01`), to: yearEnd(yearOf(day)) }
    case 'taxYear':
      return taxYearOf(day, taxYearStart)
    default:
      return rule satisfies never
  }
}

/** Most periods that are offered of a kind: five years. */
const mostOffered = { quarter: 20, calendarYear: 6, taxYear: 6 } as const

type Span = Readonly<{
  /** The first day that anything is known of; null when nobody tells, and then one period is offered. */
  first: IsoDate | null
  /** The day of the newest prices. */
  newest: IsoDate
}>

/** The periods that a kind is offered for, the newest first; none for a kind of any period or day. A year that is not over ends with `newest`, a quarter is whole. */
export function periodsOf(kind: ReportKind, { first, newest }: Span, context: KindContext): Period[] {
  const rule = reportKindRules[kind].dates
  if (!isWhole(rule)) return []
  const wholes: Period[] = []
  // One more than is offered, as the newest quarter is seldom over.
  for (let day = newest; wholes.length <= mostOffered[rule];) {
    const whole = wholeOf(rule, day, context.taxYearStart)
    wholes.push(whole)
    day = addDays(whole.from, -1)
  }
  const offered = wholes
    .filter(({ to }) => rule !== 'quarter' || (to <= newest && !isPastQuarterly(to, context)))
    .map(({ from, to }) => ({ from, to: to < newest ? to : newest }))
    .filter(({ from, to }) => from < to && (first === null || to >= first))
  return offered.slice(0, first === null ? 1 : mostOffered[rule])
}

const isPastQuarterly = (day: IsoDate, { quarterlyUntil }: KindContext): boolean => quarterlyUntil !== null && day >= quarterlyUntil

/**
 * What a kind makes of a period that was asked for: of a kind of whole periods the one in which `date` falls, up to `today`; of one of a day that day alone. Throws a `RangeError`
 * without a date, for a quarterly statement of another day than a quarter's end, and for one that is no longer made.
 */
export function periodOfKind(kind: ReportKind, asked: ReportPeriod, context: KindContext & Readonly<{ today: IsoDate }>): ReportPeriod {
  const rule = reportKindRules[kind].dates
  const { date } = asked
  if (rule === 'any') return asked
  if (rule === 'day') return { range: 'quarter', ...(date === undefined ? {} : { date }) }
  if (date === undefined) throw new RangeError(`a report of kind ${kind} needs a date`)
  const { from, to } = wholeOf(rule, date, context.taxYearStart)
  if (rule === 'quarter') {
    if (date !== to) throw new RangeError(`${date} is no end of a quarter`)
    if (isPastQuarterly(date, context)) throw new RangeError(`no quarterly statement is made of ${date}`)
    return { range: 'quarter', date }
  }
  return { range: 'custom', from, date: to < context.today ? to : context.today }
}
