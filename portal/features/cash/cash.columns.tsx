import type { CashMovement } from '../../../shared/contracts/wealth/transactions'
import { cashTypes } from '../../../shared/domain/cashFlow'
import { type Money, sumMoney } from '../../../shared/domain/money'
import { formatDate } from '../../../shared/format/date'
import { formatMoney } from '../../../shared/format/money'
import type { Text } from '../../lib/i18n/useText'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { explainSum } from '../../wealth/explainSum'

/** `of` a cash account, or `all` that is shown. `balance`: of the account at the end of the period; null where it is not known, and for both together. */
type CashSum = Readonly<{ of: string; change: Money; balance: Money | null }>

/** What moved on the cash accounts. Amounts carry their sign and stay black: a payment is no loss. */
export const cashColumns = defineColumns<CashMovement, CashSum>()('cash', [
  { id: 'date', head: 'columnDate', format: 'date', value: (row) => row.date, sort: 'descending', priority: 1, isMuted: true },
  { id: 'type', head: 'csvType', format: 'text', value: (row, { common }) => common(`transactionType.${row.type}`), on: ['csv'] },
  {
    id: 'name',
    head: 'columnName',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    detail: ({ date, note, type }, { common, medium }) => (
      <>
        {common(`transactionType.${type}`)}
        {medium === 'paper' ? note && `, ${note}` : <Narrow>, {formatDate(date)}</Narrow>}
      </>
    ),
  },
  {
    id: 'account',
    head: 'csvAccount',
    format: 'text',
    value: ({ cashType }, { common }) => cashType && common(`cashType.${cashType}`),
    on: ['csv'],
    isOptional: true,
  },
  { id: 'note', head: 'columnNote', format: 'text', value: (row) => row.note, on: ['screen', 'csv'], priority: 2, isMuted: true },
  {
    id: 'amount',
    head: 'columnAmount',
    format: 'amount',
    value: (row) => row.amount,
    isSigned: true,
    sort: 'descending',
    sum: ({ change }) => change,
    aroundSum: explainSum(({ of }: CashSum) => `cash.${of}`),
    under: ({ balance }, { locale }) => balance && formatMoney(balance, locale),
    underSum: ({ balance }, { locale }) => balance && formatMoney(balance, locale),
    underHead: 'columnBalance',
  },
  {
    id: 'balance',
    head: 'columnBalance',
    format: 'amount',
    value: (row) => row.balance,
    missing: (_, { t }) => t('noBalance'),
    isOptional: true,
    priority: 1,
    sum: ({ balance }) => balance,
  },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: (row) => row.amount.currency, on: ['csv'] },
])

/**
 * Groups and total of movements: one group a cash account, unless the provider does not tell the accounts apart. `all` are the movements
 * of the whole period, the newest first, from which `rows` were chosen.
 */
export function cashSums(rows: readonly CashMovement[], all: readonly CashMovement[], t: Text<'cash'>, common: Text<'common'>) {
  const change = (of: readonly CashMovement[]): Money =>
    sumMoney(
      of.map(({ amount }) => amount),
      of[0]?.amount.currency ?? 'GBP',
    )
  const groups = cashTypes.flatMap((account) => {
    const own = rows.filter(({ cashType }) => cashType === account)
    const balance = all.find(({ cashType }) => cashType === account)?.balance ?? null
    return own.length > 0 ? [{ id: account, name: common(`cashType.${account}`), sum: { of: account, change: change(own), balance } }] : []
  })
  return {
    ...(rows.some(({ cashType }) => cashType === null) ? {} : { grouping: { groups, of: (row: CashMovement) => row.cashType ?? '' } }),
    ...(rows.length > 0 ? { foot: { name: t('change'), sum: { of: 'all', change: change(rows), balance: null } } } : {}),
  }
}
