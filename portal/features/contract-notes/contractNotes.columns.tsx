import type { ContractNote } from '../../../shared/contracts/wealth/contractNotes'
import { type Money, sumMoney } from '../../../shared/domain/money'
import { formatDate } from '../../../shared/format/date'
import { formatRate } from '../../../shared/format/rate'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { explainSum } from '../../wealth/explainSum'

/** A note as a row of the bookings: `type` is its side. */
export type NoteRow = Readonly<ContractNote & { type: ContractNote['side'] }>
type Sum = Readonly<{ commission: Money | null }>

/** Purchases and sales as their contract notes have them. What was paid has a minus and stays black. */
export const contractNoteColumns = defineColumns<NoteRow, Sum>()('contractNotes', [
  {
    id: 'date',
    head: 'columnDate',
    format: 'date',
    value: (row) => row.date,
    sort: 'descending',
    priority: 1,
    isMuted: true,
  },
  {
    id: 'name',
    head: 'columnSecurity',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    detail: ({ date, settleDate, side }, { common, medium, t }) => (
      <>
        {common(`transactionType.${side}`)}
        {/* Paper has no room for a column of it beside the names. */}
        {medium === 'paper' && settleDate !== null && `, ${t('settledOn', { date: formatDate(settleDate) })}`}
        <Narrow>, {formatDate(date)}</Narrow>
      </>
    ),
  },
  { id: 'side', head: 'csvSide', format: 'text', value: ({ side }, { common }) => common(`transactionType.${side}`), on: ['csv'] },
  { id: 'symbol', head: 'csvSymbol', format: 'text', value: (row) => row.symbol, on: ['csv'] },
  { id: 'units', head: 'columnUnits', format: 'units', value: (row) => row.units, missing: (_, { t }) => t('notSent'), priority: 2 },
  {
    id: 'price',
    head: 'columnPrice',
    format: 'price',
    value: ({ price, quoteUnit: unit }) => (price === null ? null : { price, unit }),
    missing: (_, { t }) => t('notSent'),
    priority: 2,
  },
  {
    id: 'consideration',
    head: 'columnConsideration',
    format: 'amount',
    value: (row) => row.consideration,
    missing: (_, { t }) => t('notSent'),
    sort: 'descending',
    priority: 3,
  },
  {
    id: 'commission',
    head: 'columnCommission',
    format: 'amount',
    value: (row) => row.commission,
    missing: (_, { t }) => t('notSent'),
    isOptional: true,
    priority: 3,
    sum: ({ commission }) => commission,
    aroundSum: explainSum(() => 'notes.commission'),
  },
  {
    id: 'settled',
    head: 'columnSettled',
    format: 'date',
    value: (row) => row.settleDate,
    priority: 3,
    isMuted: true,
    isOptional: true,
    on: ['screen', 'csv'],
  },
  { id: 'amount', head: 'columnAmount', format: 'amount', value: (row) => row.amount, isSigned: true, sort: 'descending' },
  { id: 'rate', head: 'csvRate', format: 'text', value: (row) => row.rate, on: ['csv'] },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: (row) => row.amount.currency, on: ['csv'] },
  { id: 'note', head: 'csvNote', format: 'text', value: (row) => row.note, on: ['csv'] },
])

/** The same of a year beside its fees. Its sum is explained by them, and not by the period that the list of all notes shows. */
export const yearNoteColumns = {
  ...contractNoteColumns,
  columns: contractNoteColumns.columns.map((column) => {
    const { aroundSum: _, ...plain } = column
    return plain
  }),
}

/** What a contract note says beside whose it is and what was dealt in (COBS 16 Annex 1R), as far as a source sends it. */
export const noteSlipColumns = defineColumns<NoteRow, never>()('contractNotes', [
  { id: 'name', head: 'columnSecurity', format: 'text', value: (row) => row.name, isName: true },
  { id: 'date', head: 'slipDate', format: 'date', value: (row) => row.date },
  { id: 'settled', head: 'slipSettled', format: 'date', value: (row) => row.settleDate },
  { id: 'symbol', head: 'csvSymbol', format: 'text', value: (row) => row.symbol },
  { id: 'reference', head: 'slipReference', format: 'text', value: (row) => row.id.replace(/^\d+ /, '') },
  { id: 'units', head: 'columnUnits', format: 'units', value: (row) => row.units },
  {
    id: 'price',
    head: 'slipPrice',
    format: 'price',
    value: ({ price, quoteUnit: unit }) => (price === null ? null : { price, unit }),
  },
  { id: 'consideration', head: 'columnConsideration', format: 'amount', value: (row) => row.consideration },
  {
    id: 'rate',
    head: 'csvRate',
    format: 'text',
    value: (row) => row.rate,
    cell: ({ rate }, { locale }) => rate !== null && formatRate(rate, locale),
  },
  { id: 'commission', head: 'columnCommission', format: 'amount', value: (row) => row.commission },
  { id: 'amount', head: 'columnAmount', format: 'amount', value: (row) => row.amount, isSigned: true, isStrong: true },
  { id: 'total', head: 'slipTotal', format: 'amount', value: (row) => row.total, isSigned: true, isStrong: true },
])

/** The sum of the commissions that are known; no sum where none is, for then no provider books them to a deal. */
export function noteSums(rows: readonly NoteRow[], name: string) {
  const known = rows.flatMap(({ commission }) => commission ?? [])
  const [first] = known
  if (!first || known.some(({ currency }) => currency !== first.currency)) return {}
  // Of some rows it would be smaller than it is.
  return known.length === rows.length ? { foot: { name, sum: { commission: sumMoney(known, first.currency) } } } : {}
}
