import type { Disposal, DisposalMatch, GainsResponse, TaxYearGains } from '../../../../../shared/contracts/wealth/gains'
import { compareMoney, type Money, negateMoney, signOf, sumMoney } from '../../../../../shared/domain/money'
import { formatDate } from '../../../../../shared/format/date'
import { formatMoney } from '../../../../../shared/format/money'
import { formatUnits } from '../../../../../shared/format/number'
import type { Line, Section, Sheet } from '../sheet'
import { moneyTone, type Words } from '../words'
import { type Part, sheetFrom, summedSections } from './parts'
import { rowsSheet } from './rowsSheet'

export const yearFigures = ['net', 'gains', 'losses', 'above'] as const
export type YearFigure = (typeof yearFigures)[number]

/** Sums of the sales of a year that stand at the foot of their table. */
export const saleSums = ['proceeds', 'cost'] as const

/** What the sales of a year brought or had cost; null where it is not known of one. */
export function saleSumSheet(answer: GainsResponse, year: TaxYearGains, figure: (typeof saleSums)[number], words: Words): Sheet | null {
  const { t } = words
  const sales = answer.disposals.filter(({ date }) => date >= year.from && date <= year.to)
  const parts = sales.flatMap((sale): Part[] => {
    const amount = sale[figure]
    return amount ? [{ term: `${sale.name}, ${formatDate(sale.date)}`, amount }] : []
  })
  if (parts.length === 0 || parts.length < sales.length) return null
  const taxYear = t('since', { from: formatDate(year.from), to: formatDate(year.to) })
  return rowsSheet(
    {
      title: t(`titleOf.gains.${figure}`),
      note: taxYear,
      method: figure === 'cost' ? `${t('methodOf.gains.cost')} ${matchingOf(answer, words)}` : t('methodOf.gains.proceeds'),
      partsTitle: t('sales'),
      parts,
      total: sumMoney(
        parts.map(({ amount }) => amount),
        answer.currency,
      ),
      basis: [{ term: t('period'), figure: taxYear }],
      data: answer,
      sources: { inputs: [{ kind: 'disposals', rows: sales.length }, ...answer.explanation.inputs] },
    },
    words,
  )
}

/** A figure of a tax year, made of the sales of the year; null where the year has none. */
export function taxYearSheet(answer: GainsResponse, year: TaxYearGains, figure: YearFigure, words: Words): Sheet | null {
  const amount = year[figure]
  if (!amount) return null
  const { t, locale } = words
  const text = formatMoney(amount, locale, { signed: figure !== 'above' })
  const sales = answer.disposals.filter(({ date }) => date >= year.from && date <= year.to)
  const taxYear = t('since', { from: formatDate(year.from), to: formatDate(year.to) })
  return sheetFrom(
    {
      title: t(`titleOf.gains.${figure}`),
      figure: text,
      tone: figure === 'above' ? undefined : moneyTone(amount, text),
      note: taxYear,
      method: `${t(`methodOf.gains.${figure}`)} ${matchingOf(answer, words)}`,
      made: madeOf(year, figure, { amount, sales }, words),
      basis: [
        { term: t('period'), figure: taxYear },
        { term: t('currency'), figure: answer.currency },
      ],
      data: answer,
      sources: { inputs: [{ kind: 'disposals', rows: sales.length }, ...answer.explanation.inputs] },
    },
    words,
  )
}

type Year = Readonly<{ amount: Money; sales: readonly Disposal[] }>

function madeOf(year: TaxYearGains, figure: YearFigure, { amount, sales }: Year, words: Words): Section[] {
  const { t } = words
  const gainOf = ({ gain }: Disposal): number => (gain ? signOf(gain) : 0)
  const listed = (own: readonly Disposal[]): Section[] => {
    const parts = own.flatMap((sale) => partOf(sale, words) ?? [])
    const total = figure === 'above' ? (year.net ?? amount) : amount
    return parts.length === 0 ? [] : summedSections({ id: 'sales', title: t('sales'), parts, total, signed: true }, words)
  }
  switch (figure) {
    case 'gains':
      return listed(sales.filter((sale) => gainOf(sale) > 0))
    case 'losses':
      return listed(sales.filter((sale) => gainOf(sale) < 0))
    case 'net':
      return [...netSections(year, words), ...listed(sales)]
    case 'above':
      return [...aboveSections(year, words), ...listed(sales)]
  }
}

function netSections({ gains, losses, net }: TaxYearGains, words: Words): Section[] {
  const { t } = words
  if (!gains || !losses || !net) return []
  const parts = [
    { term: t('titleOf.gains.gains'), amount: gains },
    { term: t('titleOf.gains.losses'), amount: losses },
  ]
  return summedSections({ id: 'figures', title: t('figures'), parts, total: net, signed: true }, words)
}

/** Below the allowance nothing lies above it, whatever the subtraction gives. */
function aboveSections({ above, exempt, net }: TaxYearGains, words: Words): Section[] {
  const { t, locale } = words
  if (!net || !exempt || !above) return []
  if (compareMoney(net, exempt) > 0) {
    const parts = [
      { term: t('titleOf.gains.net'), amount: net },
      { term: t('lessAllowance'), amount: negateMoney(exempt) },
    ]
    return summedSections({ id: 'figures', title: t('figures'), parts, total: above }, words)
  }
  const lines: Line[] = [
    { term: t('titleOf.gains.net'), figure: formatMoney(net, locale) },
    { term: t('allowance'), figure: formatMoney(exempt, locale) },
    { term: t('titleOf.gains.above'), figure: formatMoney(above, locale), detail: t('nothingAbove'), isSum: true },
  ]
  return [{ id: 'figures', title: t('figures'), kind: 'facts', lines }]
}

const proceedsLessCost = ({ cost, proceeds }: Pick<Disposal, 'cost' | 'proceeds'>, { t, locale }: Words): string | undefined =>
  cost && proceeds ? t('proceedsLessCost', { proceeds: formatMoney(proceeds, locale), cost: formatMoney(cost, locale) }) : undefined

function partOf(sale: Disposal, words: Words): Part | null {
  const { date, gain, name } = sale
  return gain && { term: `${name}, ${formatDate(date)}`, amount: gain, detail: proceedsLessCost(sale, words), isResult: true }
}

/** The id of a sale within its portfolio: there is one of a security on a day. */
export const saleId = ({ date, security }: Pick<Disposal, 'date' | 'security'>): string => `${date}-${security}`

/** The gain of one sale, made of what its units are matched to; null where it is not known. */
export function saleSheet(answer: GainsResponse, sale: Disposal, words: Words): Sheet | null {
  const { gain, name, units } = sale
  if (!gain) return null
  const { t, locale } = words
  const text = formatMoney(gain, locale, { signed: true })
  return sheetFrom(
    {
      title: t('titleOf.gains.sale'),
      figure: text,
      tone: moneyTone(gain, text),
      note: t('noteOf.gains.sale', { name, units: formatUnits(units, locale), count: Number(units), date: formatDate(sale.date) }),
      method: `${t('methodOf.gains.sale')} ${matchingOf(answer, words)}`,
      made: [
        ...saleSections(sale, gain, words),
        ...summedSections(
          {
            id: 'matches',
            title: t('matchedTo'),
            parts: sale.matches.flatMap((match) => matchPart(match, words) ?? []),
            total: gain,
            signed: true,
          },
          words,
        ),
      ],
      basis: [
        { term: t('soldOn'), figure: formatDate(sale.date) },
        { term: t('currency'), figure: answer.currency },
      ],
      data: answer,
      sources: answer.explanation,
    },
    words,
  )
}

function saleSections({ cost, proceeds }: Disposal, gain: Money, words: Words): Section[] {
  const { t } = words
  if (!cost || !proceeds) return []
  const parts = [
    { term: t('proceeds'), amount: proceeds },
    { term: t('lessCost'), amount: negateMoney(cost) },
  ]
  return summedSections({ id: 'figures', title: t('figures'), parts, total: gain, signed: true }, words)
}

function matchPart(match: DisposalMatch, words: Words): Part | null {
  const { acquired, gain, pool, rule, units } = match
  const { t, locale } = words
  const detail = [
    t('matchUnits', {
      units: formatUnits(units, locale),
      count: Number(units),
      rule,
      date: acquired ? formatDate(acquired) : '',
      pool: pool ? formatUnits(pool.units, locale) : '',
    }),
    proceedsLessCost(match, words),
  ]
  return gain && { term: t(`matchRule.${rule}`), amount: gain, detail: detail.filter(Boolean).join(': '), isResult: true }
}

const matchingOf = ({ explanation: { method } }: GainsResponse, { t }: Words): string =>
  t(method === 'uk_matching' ? 'matching.uk' : 'matching.average')
