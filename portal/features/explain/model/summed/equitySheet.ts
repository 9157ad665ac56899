import type { Commitment, PrivateEquityResponse } from '../../../../../shared/contracts/wealth/privateEquity'
import { formatDate } from '../../../../../shared/format/date'
import type { Text } from '../../../../lib/i18n/useText'
import type { Sheet } from '../sheet'
import type { Words } from '../words'
import { rowsSheet } from './rowsSheet'

export const equityFigures = ['committed', 'called', 'distributed', 'value'] as const
export type EquityFigure = (typeof equityFigures)[number]

/** A sum of the commitments to private equity, fund by fund; null where one of them is not known. */
export function equitySheet(
  answer: PrivateEquityResponse,
  figure: EquityFigure,
  title: string,
  of: Text<'privateEquity'>,
  words: Words,
): Sheet | null {
  const total = answer.totals?.[figure]
  if (!total) return null
  const { commitments, fetchedAt } = answer
  const detailOf = ({ valuedOn }: Commitment) =>
    figure === 'value' && valuedOn ? of('valuedOn', { date: formatDate(valuedOn) }) : undefined
  return rowsSheet(
    {
      title,
      note: of('note'),
      method: words.t('methodOf.equity', { figure }),
      parts: commitments.flatMap((row) => {
        const amount = row[figure]
        return amount ? [{ term: row.name, amount, detail: detailOf(row) }] : []
      }),
      total,
      // Their values are of the days that stand with them, and not of one close.
      data: { asOf: null, fetchedAt },
      sources: { inputs: [{ kind: 'commitments', rows: commitments.length }] },
    },
    words,
  )
}
