import type { Transaction } from '../../../shared/contracts/wealth/transactions'
import { formatDate } from '../../../shared/format/date'
import { formatPrice, formatUnits } from '../../../shared/format/number'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'

/** Transactions of a portfolio. Amounts carry their sign and stay black: a sale is not a gain, a payment no loss. */
export const transactionColumns = defineColumns<Transaction>()('transactions', [
  { id: 'date', head: 'columnDate', format: 'date', value: (row) => row.date, sort: 'descending', priority: 1, isMuted: true },
  {
    id: 'type',
    head: 'columnType',
    format: 'text',
    value: (row, { common }) => common(`transactionType.${row.type}`),
    on: ['paper', 'csv'],
  },
  {
    id: 'name',
    head: 'columnName',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    detail: (row, { common, medium }) =>
      medium === 'paper' ? (
        row.note
      ) : (
        <>
          {common(`transactionType.${row.type}`)}
          <Narrow>, {formatDate(row.date)}</Narrow>
        </>
      ),
  },
  { id: 'symbol', head: 'csvSymbol', format: 'text', value: (row) => row.symbol, on: ['csv'] },
  {
    id: 'detail',
    head: 'columnDetail',
    format: 'text',
    // What the feed says, else units and price; nothing for a plain cash movement.
    value: ({ note, units, price, quoteUnit }, { t, locale }) => {
      if (note || units === null) return note
      const values = { units: formatUnits(units, locale), count: Number(units) }
      return price === null ? t('units', values) : t('unitsAtPrice', { ...values, price: formatPrice(price, quoteUnit, locale) })
    },
    on: ['screen'],
    priority: 2,
    isMuted: true,
  },
  { id: 'units', head: 'csvUnits', format: 'units', value: (row) => row.units, on: ['paper', 'csv'], isBlank: (row) => row.units === null },
  {
    id: 'price',
    head: 'csvPrice',
    format: 'price',
    value: ({ price, quoteUnit: unit }) => (price === null ? null : { price, unit }),
    on: ['paper', 'csv'],
    isBlank: (row) => row.price === null,
  },
  { id: 'quoteUnit', head: 'csvQuoteUnit', format: 'text', value: (row) => (row.price === null ? null : row.quoteUnit), on: ['csv'] },
  {
    id: 'settled',
    head: 'columnSettled',
    format: 'date',
    value: (row) => row.settleDate,
    on: ['screen', 'csv'],
    sort: 'descending',
    priority: 3,
    isMuted: true,
  },
  { id: 'amount', head: 'columnAmount', format: 'amount', value: (row) => row.amount, isSigned: true, sort: 'descending' },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: (row) => row.amount.currency, on: ['csv'] },
  { id: 'note', head: 'csvNote', format: 'text', value: (row) => row.note, on: ['csv'] },
])
