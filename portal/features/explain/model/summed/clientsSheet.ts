import type { ClientRow, ClientsResponse } from '../../../../../shared/contracts/wealth/clients'
import { gainWithin } from '../../../../../shared/domain/gainWithin'
import { compareMoney, isZero, type Money, signOf } from '../../../../../shared/domain/money'
import { roundMoneyToSum } from '../../../../../shared/domain/roundMoneyToSum'
import { formatDate } from '../../../../../shared/format/date'
import { formatMoney } from '../../../../../shared/format/money'
import { formatPercent } from '../../../../../shared/format/percent'
import type { Section, Sheet } from '../sheet'
import { moneyTone, type Words } from '../words'
import { sheetFrom, summedSections } from './parts'

export const clientFigures = ['value', 'thirdParty', 'month', 'average', 'shown'] as const
export type ClientFigure = (typeof clientFigures)[number]

/** The rows that the list's filters leave, with their sum as its foot has it, and the filters in words. */
export type Shown = Readonly<{ rows: readonly ClientRow[]; value: Money | null; filters: string }>

/**
 * Assets under management or the part of them that is kept through third parties, what the month made of them, or what a portfolio is worth on
 * average, or the value of those that the list's filters leave, client by client; null where the list has no such figure.
 */
export function clientsSheet(answer: ClientsResponse, figure: ClientFigure, shown: Shown, words: Words): Sheet | null {
  const made = madeOf(answer, figure, shown, words)
  if (!made) return null
  const { t } = words
  return sheetFrom(
    {
      title: t(`titleOf.clients.${figure}`),
      figure: made.text,
      tone: made.tone,
      note: made.note,
      method: t(`methodOf.clients.${figure}`),
      formula: t(`formulaOf.clients.${figure}`),
      made: made.sections,
      basis: [
        { term: t('counted'), figure: t('activeLinked') },
        ...(figure === 'shown' && shown.filters ? [{ term: t('filters'), figure: shown.filters }] : []),
        { term: t('currency'), figure: answer.currency },
      ],
      data: answer,
      sources: { inputs: [{ kind: 'accounts', rows: made.rows }] },
    },
    words,
  )
}

type Made = Readonly<{ text: string; tone?: Sheet['tone']; note: string; rows: number; sections: Section[] }>

function madeOf(answer: ClientsResponse, figure: ClientFigure, shown: Shown, words: Words): Made | null {
  const { clients, totals } = answer
  switch (figure) {
    case 'value':
      return valueOf(countedOf(clients), totals.value, words)
    case 'thirdParty': {
      const members = new Set(totals.thirdParty?.members)
      return valueOf(countedOf(clients.filter(({ id }) => members.has(id))), totals.thirdParty?.value ?? null, words)
    }
    case 'shown':
      return valueOf(valuedOf(shown.rows), shown.value, words)
    case 'month':
      return monthOf(answer, words)
    case 'average':
      return averageOf(answer, words)
  }
}

type Counted = Readonly<{ row: ClientRow; amount: Money }>

/** Clients whose values count, in the currency of the sum, the largest first. */
const countedOf = (clients: readonly ClientRow[]): Counted[] => valuedOf(clients.filter(({ isCounted }) => isCounted))

const valuedOf = (rows: readonly ClientRow[]): Counted[] =>
  rows
    .flatMap((row) => (row.reportingValue ? [{ row, amount: row.reportingValue }] : []))
    .toSorted((a, b) => compareMoney(b.amount, a.amount))

function valueOf(rows: readonly Counted[], total: Money | null, words: Words): Made | null {
  if (!total) return null
  const { t, locale } = words
  const parts = rows.map(({ amount, row }) => ({ term: row.name, amount, detail: rateOf(row, words) }))
  return {
    text: formatMoney(total, locale),
    note: t('noteOf.clients', { count: rows.length }),
    rows: rows.length,
    sections: summedSections({ id: 'figures', title: t('byClient'), parts, total }, words),
  }
}

/** Each client's own gain, with the clients whose month is not known: the list has their values, and their returns of the month. */
function monthOf({ clients, totals: { month } }: ClientsResponse, words: Words): Made | null {
  if (!month) return null
  const { t, locale } = words
  const valued = countedOf(clients).filter(({ amount }) => !isZero(amount))
  const known = valued.flatMap(({ amount, row }) =>
    row.monthChange === null ? [] : [{ row, value: amount, change: row.monthChange, exact: gainWithin(amount, row.monthChange) }],
  )
  const gains = roundMoneyToSum(
    known.map(({ exact }) => exact),
    month.gain,
  )
  const parts = known
    .map(({ change, exact, row, value }, index) => ({
      term: row.name,
      amount: gains[index] ?? exact,
      detail: t('returnOn', { value: formatMoney(value, locale), change: formatPercent(change, locale, { signed: true }) }),
      isResult: true,
    }))
    .toSorted((a, b) => sizeOf(b.amount) - sizeOf(a.amount))
  const text = formatMoney(month.gain, locale, { signed: true })
  const unknown = valued.filter(({ row }) => row.monthChange === null)
  const lines = unknown.map(({ amount, row }) => ({ term: row.name, figure: formatMoney(amount, locale) }))
  return {
    text,
    tone: moneyTone(month.gain, text),
    note:
      month.clients === month.of ? t('noteOf.clients', { count: month.of }) : t('noteOf.clientsOf', { count: month.clients, of: month.of }),
    rows: known.length,
    sections: [
      ...summedSections({ id: 'figures', title: t('byClient'), parts, total: month.gain, signed: true }, words),
      ...(lines.length === 0 ? [] : [{ id: 'without', title: t('monthUnknown'), kind: 'rows' as const, shows: 'first' as const, lines }]),
    ],
  }
}

const sizeOf = (amount: Money): number => Number(amount.amount) * signOf(amount)

function averageOf({ clients, totals }: ClientsResponse, words: Words): Made | null {
  const { averagePortfolio, emptyPortfolios, value, valuedPortfolios } = totals
  if (!averagePortfolio || !value) return null
  const { t, common, locale } = words
  const text = formatMoney(averagePortfolio, locale)
  const emptyOf = new Map(emptyPortfolios.map(({ account, portfolios }) => [account, portfolios]))
  const countText = (count: number) => common('count.portfolios', { count })
  const rows = countedOf(clients)
  const parts = rows.map(({ amount, row }) => ({
    term: row.name,
    amount,
    detail: countText(row.portfolioCount - (emptyOf.get(row.id) ?? 0)),
  }))
  return {
    text,
    note: t('noteOf.average', { count: valuedPortfolios }),
    rows: rows.length,
    sections: [
      {
        id: 'figures',
        title: t('figures'),
        kind: 'facts',
        lines: [
          { term: t('titleOf.clients.value'), figure: formatMoney(value, locale) },
          { term: t('dividedByPortfolios'), figure: countText(valuedPortfolios) },
          { term: t('titleOf.clients.average'), figure: text, isSum: true },
        ],
      },
      ...summedSections({ id: 'clients', title: t('byClient'), parts, total: value, totalDetail: countText(valuedPortfolios) }, words),
    ],
  }
}

const rateOf = ({ rateDate, value }: ClientRow, { t, locale }: Words): string | undefined =>
  rateDate && value ? t('converted', { amount: formatMoney(value, locale), date: formatDate(rateDate) }) : undefined
