import type { Holding } from '../../../shared/contracts/wealth/holdings'
import type { Transaction } from '../../../shared/contracts/wealth/transactions'
import { formatDate } from '../../../shared/format/date'
import { defineColumns } from '../../ui/table/defineColumns'

/** Transactions in one holding, in the drawer; the foot is what is held today, at cost. */
export const holdingTransactionColumns = defineColumns<Transaction, Holding>()('holdings', [
  {
    id: 'date',
    head: 'drawer.columnDate',
    format: 'text',
    value: (row) => formatDate(row.date),
    isName: true,
    detail: (row, { common }) => common(`transactionType.${row.type}`),
  },
  {
    id: 'units',
    head: 'columnUnits',
    format: 'units',
    value: (row) => row.units,
    isBlank: (row) => row.units === null,
    sum: (held) => held.units,
  },
  {
    id: 'price',
    head: 'columnPrice',
    format: 'price',
    value: ({ price, quoteUnit: unit }) => (price === null ? null : { price, unit }),
    isBlank: (row) => row.price === null,
    priority: 1,
  },
  {
    id: 'amount',
    head: 'drawer.columnAmount',
    format: 'amount',
    value: (row) => row.amount,
    isSigned: true,
    sum: (held) => held.cost,
    isSumUnsigned: true,
    sumMissing: (_, { t }) => t('costUnknown'),
  },
])
