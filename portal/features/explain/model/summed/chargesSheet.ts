import type { ChargesResponse } from '../../../../../shared/contracts/wealth/charges'
import { money, negateMoney } from '../../../../../shared/domain/money'
import type { Ratio } from '../../../../../shared/domain/ratio'
import { formatDate } from '../../../../../shared/format/date'
import { formatMoney } from '../../../../../shared/format/money'
import { formatPercent } from '../../../../../shared/format/percent'
import type { Line, Section, Sheet } from '../sheet'
import type { Words } from '../words'
import { inputsOf, sheetFrom, summedSections } from './parts'

export const feeFigures = ['total', 'averageValue', 'ratio', 'effect'] as const
export type FeeFigure = (typeof feeFigures)[number]

/** A figure of the fees of a period, from the answer that the tab shows; null where the tab shows none. */
export function chargesSheet(answer: ChargesResponse, figure: FeeFigure, words: Words): Sheet | null {
  const made = madeOf(answer, figure, words)
  if (!made) return null
  const { t } = words
  return sheetFrom(
    {
      title: t(`titleOf.fees.${figure}`),
      figure: made.text,
      note: made.note ?? periodOf(answer, words),
      method: t(`methodOf.fees.${figure}`),
      formula: t(`formulaOf.fees.${figure}`),
      made: made.sections,
      basis: [
        { term: t('period'), figure: periodOf(answer, words) },
        { term: t('currency'), figure: answer.currency },
        { term: t('funds'), figure: t('notIncluded') },
      ],
      data: answer,
      sources: figure === 'total' ? inputsOf(answer.explanation, ['charges']) : answer.explanation,
    },
    words,
  )
}

const periodOf = ({ from, to }: ChargesResponse, { t }: Words): string =>
  from ? t('since', { from: formatDate(from), to: formatDate(to) }) : t('noteOf.charges', { date: formatDate(to) })

type Made = Readonly<{ text: string; sections: Section[]; note?: string }>

function madeOf(answer: ChargesResponse, figure: FeeFigure, words: Words): Made | null {
  switch (figure) {
    case 'total':
      return totalOf(answer, words)
    case 'averageValue':
      return averageOf(answer, words)
    case 'ratio':
      return ratioOf(answer, words)
    case 'effect':
      return effectOf(answer, words)
  }
}

function totalOf({ from, items, kinds, total, years }: ChargesResponse, words: Words): Made | null {
  if (!total) return null
  const { t, locale } = words
  const byKind = kinds.map(({ amount, count, kind }) => ({ term: t(`chargeKind.${kind}`), amount, detail: t('bookings', { count }) }))
  const byYear = years.map(({ amount, count, year }) => ({ term: String(year), amount, detail: t('bookings', { count }) }))
  const booked = items.map(({ amount, date, label }) => ({ term: `${label}, ${formatDate(date)}`, amount }))
  return {
    text: formatMoney(total, locale),
    sections: [
      ...summedSections({ id: 'figures', title: t('figures'), parts: byKind, total }, words),
      ...(from === null ? summedSections({ id: 'years', title: t('byYear'), parts: byYear, total }, words) : []),
      ...summedSections({ id: 'booked', title: t('chargesBooked'), parts: booked, total }, words),
    ],
  }
}

function averageOf({ averageValue, explanation }: ChargesResponse, { t, locale }: Words): Made | null {
  if (!averageValue) return null
  const days = explanation.inputs.find(({ kind }) => kind === 'valuations')?.rows
  const text = formatMoney(averageValue, locale)
  const lines: Line[] = [
    ...(days === undefined ? [] : [{ term: t('daysValued'), figure: t('rows', { count: days }) }]),
    { term: t('titleOf.fees.averageValue'), figure: text, isSum: true },
  ]
  return { text, sections: [{ id: 'figures', title: t('figures'), kind: 'facts', lines }] }
}

function ratioOf({ averageValue, ratio, total }: ChargesResponse, { t, locale }: Words): Made | null {
  if (!averageValue || !total || ratio === null) return null
  const text = formatPercent(ratio, locale)
  const lines: Line[] = [
    { term: t('titleOf.fees.total'), figure: formatMoney(total, locale) },
    { term: t('dividedByAverage'), figure: formatMoney(averageValue, locale) },
    { term: t('titleOf.fees.ratio'), figure: text, isSum: true },
  ]
  return { text, sections: [{ id: 'figures', title: t('figures'), kind: 'facts', lines }] }
}

/** The answer tells of a hundred thousand, the page of a hundred: the note says so. */
function effectOf({ currency, effect, effectTo }: ChargesResponse, words: Words): Made | null {
  const [first, last] = [effect.at(0), effect.at(-1)]
  if (!first || !last) return null
  const { t, locale } = words
  const percent = (value: number) => formatPercent(value as Ratio, locale, { signed: true })
  const whole = (amount: number) => formatMoney(money(amount, currency), locale, { digits: 0 })
  return {
    text: formatMoney(last.effect, locale),
    note: t('noteOf.fees.effect', {
      start: whole(100_000),
      year: String(first.year),
      date: effectTo ? formatDate(effectTo) : '',
      hundred: whole(100),
    }),
    sections: [
      ...summedSections(
        {
          id: 'figures',
          title: t('figures'),
          parts: [
            { term: t('withoutCharges'), amount: last.withoutCosts },
            { term: t('lessWithCharges'), amount: negateMoney(last.withCosts) },
          ],
          total: last.effect,
        },
        words,
      ),
      {
        id: 'years',
        title: t('byYear'),
        kind: 'rows',
        lines: effect.map(({ after, before, costs, year }) => ({
          term: String(year),
          figure: percent(after),
          detail: t('beforeLessCharges', { before: percent(before), charges: formatPercent(costs, locale) }),
        })),
      },
    ],
  }
}
