import type { ClientRow, ClientsResponse } from '../../../../../shared/contracts/wealth/clients'
import { compareMoney, type Money } from '../../../../../shared/domain/money'
import { formatDate } from '../../../../../shared/format/date'
import { formatMoney } from '../../../../../shared/format/money'
import type { Sheet } from '../sheet'
import type { Words } from '../words'
import { sheetFrom, summedSections } from './parts'

export const clientFigures = ['value', 'thirdParty'] as const
export type ClientFigure = (typeof clientFigures)[number]

/** Assets under management, or the part of them that is kept through third parties, client by client; null where there is no total. */
export function clientsSheet(answer: ClientsResponse, figure: ClientFigure, words: Words): Sheet | null {
  const { clients, currency, totals } = answer
  const total = figure === 'value' ? totals.value : (totals.thirdParty?.value ?? null)
  if (!total) return null
  const { t, locale } = words
  const members = figure === 'thirdParty' ? new Set(totals.thirdParty?.members) : null
  const rows = clients
    .flatMap((row) => countedOf(row))
    .filter(({ row }) => members?.has(row.id) ?? true)
    .toSorted((a, b) => compareMoney(b.amount, a.amount))
  const parts = rows.map(({ amount, row }) => ({ term: row.name, amount, detail: rateOf(row, words) }))
  return sheetFrom(
    {
      title: t(`titleOf.clients.${figure}`),
      figure: formatMoney(total, locale),
      note: t('noteOf.clients', { count: rows.length }),
      method: t(`methodOf.clients.${figure}`),
      formula: t(`formulaOf.clients.${figure}`),
      made: summedSections({ id: 'figures', title: t('byClient'), parts, total }, words),
      basis: [
        { term: t('counted'), figure: t('activeLinked') },
        { term: t('currency'), figure: currency },
      ],
      data: answer,
      sources: { inputs: [{ kind: 'accounts', rows: rows.length }] },
    },
    words,
  )
}

/** A client whose value counts, in the currency of the sum. */
const countedOf = (row: ClientRow): Readonly<{ row: ClientRow; amount: Money }>[] =>
  row.isCounted && row.reportingValue ? [{ row, amount: row.reportingValue }] : []

const rateOf = ({ rateDate, value }: ClientRow, { t, locale }: Words): string | undefined =>
  rateDate && value ? t('converted', { amount: formatMoney(value, locale), date: formatDate(rateDate) }) : undefined
