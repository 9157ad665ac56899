import type { ReturnExplainedResponse } from '../../../../shared/contracts/wealth/returnExplained'
import { daysBetween, type IsoDate } from '../../../../shared/domain/dates'
import { monthsBetween } from '../../../../shared/domain/months'
import { addMoney, sumMoney } from '../../../../shared/domain/money'
import { type Ratio, ratio } from '../../../../shared/domain/ratio'
import { decimalParts } from '../../../../shared/format/decimalParts'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { formatPercent } from '../../../../shared/format/percent'
import { formatPoints } from '../../../../shared/format/points'
import type { Locale } from '../../../../shared/i18n/locales'
import { toneOf } from '../../../ui/tone'
import type { Line, Section, Sheet } from './sheet'
import { dataLines, flowLines, moneyTone, sourceSection, type Words } from './words'

type Shown = Readonly<{
  title: string
  /** `annualised` is the yearly rate of the same return. */
  figure: 'return' | 'annualised' | 'dayChange'
  /** What the page shows for it, where that is known: a provider may have computed it itself. */
  shown: Ratio | null
}>

/** A return whose period is known, with what it is made of; null when there is no return to explain. */
export function returnSheet(answer: ReturnExplainedResponse, { figure, shown, title }: Shown, words: Words): Sheet | null {
  const { of, t, locale } = words
  const own = figure === 'annualised' ? answer.annualised : answer.total.portfolio
  const { from, to } = answer.total
  if (own === null || answer.total.portfolio === null || from === null || to === null) return null
  const known: Known = { total: answer.total.portfolio, from, to }
  const text = percent(own, locale)
  const isDay = figure === 'dayChange' && answer.earned !== null
  const earned = isDay && answer.earned ? formatMoney(answer.earned, locale, { signed: true }) : null
  return {
    title,
    figure: earned ? `${earned} (${text})` : text,
    tone: earned && answer.earned ? moneyTone(answer.earned, earned) : toneOf(text, own < 0),
    note: noteOf(answer, figure, words),
    sections: [
      { id: 'method', title: t('method'), kind: 'prose', text: t(`methodOf.${figure}`, { of }) },
      ...(isDay ? daySections(answer, known, words) : []),
      ...(figure === 'annualised' ? [yearlySection(answer, known, words)] : []),
      ...stretchSections(answer, known, words),
      ...differenceSection(own, shown, words),
      {
        id: 'payments',
        title: t('payments'),
        kind: 'rows',
        lines: flowLines(answer.flows ?? [], words),
        none: answer.flows ? t('noPayments') : t('paymentsUnknown'),
      },
      ...benchmarkSection(answer, known, words),
      basisSection(answer, known, words),
      { id: 'data', title: t('data'), kind: 'facts', lines: dataLines(answer, words) },
      sourceSection(answer.explanation, words),
    ],
  }
}

type Known = Readonly<{ total: Ratio; from: IsoDate; to: IsoDate }>

const percent = (value: Ratio, locale: Locale): string => formatPercent(value, locale, { signed: true })

function factor(value: number, locale: Locale): string {
  const { fraction, integer } = decimalParts(value, locale, { min: 6, max: 6 })
  return integer + fraction
}

function noteOf({ annualised, explanation, total }: ReturnExplainedResponse, figure: Shown['figure'], { t, locale }: Words): string {
  const basis = explanation.basis ?? 'net'
  const own = figure === 'annualised' ? null : annualised
  const first = own === null ? t('note', { basis }) : t('noteYearly', { basis, rate: percent(own, locale) })
  if (total.benchmark === null || figure === 'annualised') return first
  return `${first}. ${t('noteBenchmark', { benchmark: percent(total.benchmark, locale) })}`
}

/** The product of the stretches, which is the formula of every time-weighted return. */
function stretchSections(answer: ReturnExplainedResponse, { total }: Known, { t, locale }: Words): Section[] {
  const { stretches } = answer
  if (!stretches) {
    const text = t(`stretchesMissing.${answer.missing === 'no_rate' || answer.missing === 'incomplete' ? answer.missing : 'unavailable'}`)
    return [{ id: 'figures', title: t('figures'), kind: 'prose', text }]
  }
  const count = stretches.length
  const pair = (index: number | string) => ({
    over: `${t('end')}_${index} + ${t('out')}_${index}`,
    under: `${t('start')}_${index} + ${t('in')}_${index}`,
  })
  const parts = count <= 1 ? ['R = ', pair(1), ' − 1'] : ['R = ', pair(1), count === 2 ? ' × ' : ' × … × ', pair(count), ' − 1']
  const result = percent(total, locale)
  return [
    { id: 'formula', title: t('formula'), kind: 'formula', parts, spoken: t('formulaSpoken', { count }) },
    {
      id: 'figures',
      title: t('figures'),
      kind: 'stretches',
      stretches: stretches.map(({ closing, factor: of, from, opening, paidIn, paidOut, to }, index) => ({
        id: `${from}-${to}`,
        from: formatDate(from),
        to: formatDate(to),
        start: formatMoney(addMoney(opening, paidIn), locale),
        end: formatMoney(addMoney(closing, paidOut), locale),
        factor: (index === 0 ? '' : '×') + factor(of, locale),
      })),
      product: { term: t('product'), figure: factor(1 + total, locale), isSum: true },
      result: { term: `${factor(1 + total, locale)} − 1`, figure: result, tone: toneOf(result, total < 0) },
    },
  ]
}

/** A change in money: what stands at the end, less what stood at the start, less what was paid. */
function daySections({ closing, earned, flows, opening }: ReturnExplainedResponse, { from, to }: Known, { t, locale }: Words): Section[] {
  if (!closing || !opening || !earned || !flows) return []
  const paid = sumMoney(
    flows.map(({ amount }) => amount),
    earned.currency,
  )
  const text = formatMoney(earned, locale, { signed: true })
  return [
    {
      id: 'change',
      title: t('changeInMoney'),
      kind: 'facts',
      lines: [
        { term: t('valueOn', { date: formatDate(to) }), figure: formatMoney(closing, locale) },
        { term: t('lessValueOn', { date: formatDate(from) }), figure: formatMoney(opening, locale) },
        { term: t('lessPaid'), figure: formatMoney(paid, locale) },
        { term: t('change'), figure: text, isSum: true, tone: moneyTone(earned, text) },
      ],
    },
  ]
}

/** A yearly rate: the whole return to the power of twelve over its months. */
function yearlySection({ annualised }: ReturnExplainedResponse, known: Known, { t, locale }: Words): Section {
  const text = annualised === null ? '' : yearlyText(annualised, known, locale)
  return { id: 'yearly', title: t('yearly'), kind: 'formula', parts: [text], spoken: text.replace('^', ' ^ ') }
}

function yearlyText(annualised: Ratio, { from, to, total }: Known, locale: Locale): string {
  const { fraction, integer } = decimalParts(monthsBetween(from, to), locale, { min: 0, max: 2 })
  return `${factor(1 + total, locale)}^12/${integer}${fraction} − 1 = ${percent(annualised, locale)}`
}

/** Said only where the page shows another figure than the one that is taken apart. */
function differenceSection(own: Ratio, shown: Ratio | null, { t, locale }: Words): Section[] {
  if (shown === null || percent(own, locale) === percent(shown, locale)) return []
  return [{ id: 'difference', title: t('shownTitle'), kind: 'prose', text: t('shown', { shown: percent(shown, locale) }) }]
}

function benchmarkSection(answer: ReturnExplainedResponse, { from, to }: Known, { t, common, locale }: Words): Section[] {
  const { benchmarkLevels, benchmarkName, excess, total } = answer
  if (total.benchmark === null) return []
  const level = (value: number): string => {
    const { fraction, integer } = decimalParts(value, locale, { min: 2, max: 2 })
    return integer + fraction
  }
  const base = benchmarkLevels && t('levelBase', { date: formatDate(benchmarkLevels.base) })
  const lines: Line[] = [
    { term: benchmarkName ?? common('term.benchmark'), figure: percent(total.benchmark, locale) },
    ...(benchmarkLevels && base
      ? [
          { term: t('levelOn', { date: formatDate(from) }), figure: level(benchmarkLevels.opening) },
          { term: t('levelOn', { date: formatDate(to) }), figure: level(benchmarkLevels.closing), detail: base },
        ]
      : []),
    ...(excess === null ? [] : [{ term: t('excess'), figure: formatPoints(excess, locale, t('points')) }]),
  ]
  return [{ id: 'benchmark', title: common('term.benchmark'), kind: 'facts', lines }]
}

function basisSection(answer: ReturnExplainedResponse, known: Known, { t, common, locale }: Words): Section {
  const { annualised, charges, closing, currency, explanation, moneyWeighted, opening } = answer
  const { from, to } = known
  const net = explanation.basis === 'gross' ? 'gross' : 'net'
  const lines: Line[] = [
    { term: t('period'), figure: t('fromTo', { from: formatDate(from), to: formatDate(to), days: daysBetween(from, to) }) },
    ...(opening ? [{ term: t('startValue'), figure: formatMoney(opening, locale) }] : []),
    ...(closing ? [{ term: t('endValue'), figure: formatMoney(closing, locale) }] : []),
    {
      term: common('term.charges'),
      figure: charges ? t(`charges.${net}`, { amount: formatMoney(charges, locale) }) : t(`charges.${net}Unknown`),
    },
    { term: t('income'), figure: t('included') },
    { term: t('currency'), figure: currency },
    ...(annualised === null ? [] : [{ term: t('perYear'), figure: yearlyText(annualised, known, locale) }]),
    ...(moneyWeighted
      ? [
          {
            term: t('moneyWeighted'),
            figure: moneyWeighted.isAnnualised
              ? t('aYear', { rate: percent(moneyWeighted.rate, locale) })
              : t('inPeriod', { rate: percent(ratio(moneyWeighted.rate), locale) }),
          },
        ]
      : []),
  ]
  return { id: 'basis', title: t('basis'), kind: 'facts', lines }
}
