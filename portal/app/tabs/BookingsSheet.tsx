import type { Provenance } from '../../../shared/contracts/provenance'
import type { IsoDate } from '../../../shared/domain/dates'
import type { Money } from '../../../shared/domain/money'
import type { TransactionType } from '../../../shared/domain/transactionType'
import { formatDate } from '../../../shared/format/date'
import { SheetDrawer } from '../../features/explain/components/SheetDrawer'
import type { Sheet } from '../../features/explain/model/sheet'
import { rowsSheet } from '../../features/explain/model/summed/rowsSheet'
import { useWords } from '../../features/explain/useWords'
import type { ReadState } from '../../lib/data/defineRead'
import { type Booking, filterBookings, useBookingsFilter } from '../../wealth/bookingsFilter'
import type { ExplainOfTabProps } from './explainOfTab'

type Row = Booking & Readonly<{ date: IsoDate; amount: Money }>
type Answer = Provenance & Readonly<{ from: IsoDate | null; to: IsoDate }>
/** Rows with the sum that the list has under them; `name` of a group. */
type Shown<R> = Readonly<{ name?: string; rows: readonly R[]; total: Money }>

type Props<R extends Row, A extends Answer> = Omit<ExplainOfTabProps, 'figure' | 'portfolioId'> &
  Readonly<{
    title: string
    method: 'cash' | 'file' | 'notes'
    read: ReadState<A>
    rowsOf: (answer: A) => readonly R[]
    /** What a row brings to the sum; its amount by default. */
    amountOf?: (row: R) => Money | null
    /** What the search of the list finds a type by; its own name by default. */
    typeName?: (type: TransactionType) => string
    /** Of the rows that the filter leaves; null where the list has no such sum. */
    shownOf: (rows: readonly R[], answer: A) => Shown<R> | null
  }>

/** The drawer of the sum of a list of bookings, of the period and the filter that the page shows. */
export function BookingsSheet<R extends Row, A extends Answer>({
  amountOf = ({ amount }) => amount,
  method,
  read,
  rowsOf,
  shownOf,
  title,
  typeName,
  ...props
}: Props<R, A>) {
  const words = useWords('portfolio')
  const { t, common } = words
  const [filter] = useBookingsFilter()
  const sheetOf = (answer: A): Sheet | null => {
    const shown = shownOf(filterBookings(rowsOf(answer), filter, typeName ?? ((type) => common(`transactionType.${type}`))), answer)
    if (!shown) return null
    const to = formatDate(answer.to)
    const period = answer.from ? t('since', { from: formatDate(answer.from), to }) : t('noteOf.charges', { date: to })
    const parts = shown.rows.flatMap((row) => {
      const amount = amountOf(row)
      return amount ? [{ term: `${row.name}, ${formatDate(row.date)}`, amount, detail: common(`transactionType.${row.type}`) }] : []
    })
    return rowsSheet(
      {
        title,
        note: [shown.name, period].filter(Boolean).join(', '),
        method: t(`methodOf.${method}`),
        partsTitle: t('bookedRows'),
        parts,
        total: shown.total,
        signed: method !== 'notes',
        basis: [{ term: t('period'), figure: period }],
        data: answer,
        sources: { inputs: [{ kind: 'bookings', rows: shown.rows.length }] },
      },
      words,
    )
  }
  return <SheetDrawer {...props} isOfView title={title} read={read} sheetOf={sheetOf} reasonOf={() => null} />
}
