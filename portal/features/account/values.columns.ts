import type { ValuePoint } from '../../../shared/contracts/wealth/values'
import type { CurrencyCode } from '../../../shared/domain/currency'
import { money } from '../../../shared/domain/money'
import { formatDate } from '../../../shared/format/date'
import { defineColumns } from '../../ui/table/defineColumns'

/** Points of the value chart, as the table under it. */
export const valueColumns = defineColumns<ValuePoint & { id: string }, never, { currency: CurrencyCode }>()('account', [
  { id: 'date', head: 'columnDate', format: 'text', value: ({ date }) => formatDate(date), isName: true },
  { id: 'value', head: 'value', format: 'amount', value: ({ value }, { facts }) => money(value, facts.currency) },
  {
    id: 'paidIn',
    head: 'paidIn',
    format: 'amount',
    value: ({ paidIn }, { facts }) => (paidIn === null ? null : money(paidIn, facts.currency)),
    missing: (_, { common }) => common('missing.no_rate'),
  },
])
