import type { CashMovement } from '../../../shared/contracts/wealth/transactions'
import { formatDate } from '../../../shared/format/date'
import { defineColumns } from '../../ui/table/defineColumns'

/** Movements on one cash account, in the drawer. */
export const latestMovementsColumns = defineColumns<CashMovement>()('cash', [
  {
    id: 'name',
    head: 'columnName',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    detail: ({ date, type }, { common }) => `${common(`transactionType.${type}`)}, ${formatDate(date)}`,
  },
  { id: 'amount', head: 'columnAmount', format: 'amount', value: (row) => row.amount, isSigned: true },
  { id: 'balance', head: 'columnBalance', format: 'amount', value: (row) => row.balance, isOptional: true },
])
