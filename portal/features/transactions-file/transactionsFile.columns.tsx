import type { CategoriesResponse, CategorisedTransaction } from '../../../shared/contracts/wealth/categories'
import { type Money, sumMoney } from '../../../shared/domain/money'
import { groupByCategory } from '../../../shared/domain/transactions/categories'
import { formatDate } from '../../../shared/format/date'
import type { Text } from '../../lib/i18n/useText'
import { GroupName } from '../../ui/GroupName'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { explainSum } from '../../wealth/explainSum'

/** `of` a category, or `all` that is shown. Null where a booking is in another currency, or rows are missing: a sum of the rest would be wrong. */
type Sum = Readonly<{ of: string; amount: Money | null }>

/** Transactions with what their category's file has besides. Amounts carry their sign and stay black: a payment is no loss. */
export const transactionsFileColumns = defineColumns<CategorisedTransaction, Sum>()('transactionsFile', [
  { id: 'date', head: 'columnDate', format: 'date', value: (row) => row.date, sort: 'descending', priority: 1, isMuted: true },
  { id: 'category', head: 'columnCategory', format: 'text', value: ({ category }, { t }) => t(`category.${category}`), on: ['csv'] },
  {
    id: 'name',
    head: 'columnName',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    detail: ({ assetClass, date, note, symbol }, { common }) => {
      const facts = [assetClass && common(`assetClass.${assetClass}`), symbol ?? note].filter(Boolean).join(', ')
      return (
        <>
          {facts}
          <Narrow>
            {facts && ', '}
            {formatDate(date)}
          </Narrow>
        </>
      )
    },
  },
  { id: 'symbol', head: 'csvSymbol', format: 'text', value: (row) => row.symbol, on: ['csv'] },
  {
    id: 'assetClass',
    head: 'csvAssetClass',
    format: 'text',
    value: ({ assetClass }, { common }) => assetClass && common(`assetClass.${assetClass}`),
    on: ['csv'],
  },
  {
    id: 'units',
    head: 'columnUnits',
    format: 'units',
    value: (row) => row.units,
    isBlank: (row) => row.units === null,
    isOptional: true,
    priority: 2,
  },
  {
    id: 'price',
    head: 'columnPrice',
    format: 'price',
    value: ({ price, quoteUnit: unit }) => (price === null ? null : { price, unit }),
    isBlank: (row) => row.price === null,
    isOptional: true,
    priority: 2,
  },
  { id: 'quoteUnit', head: 'csvQuoteUnit', format: 'text', value: (row) => (row.price === null ? null : row.quoteUnit), on: ['csv'] },
  {
    id: 'local',
    head: 'columnLocal',
    format: 'amount',
    value: (row) => row.localAmount,
    isBlank: (row) => row.localAmount === null,
    isSigned: true,
    isOptional: true,
    priority: 3,
  },
  { id: 'localCurrency', head: 'csvLocalCurrency', format: 'text', value: (row) => row.localAmount?.currency ?? null, on: ['csv'] },
  {
    id: 'settled',
    head: 'columnSettled',
    format: 'date',
    value: (row) => row.settleDate,
    sort: 'descending',
    priority: 3,
    isMuted: true,
  },
  {
    id: 'amount',
    head: 'columnAmount',
    format: 'amount',
    value: (row) => row.amount,
    isSigned: true,
    sort: 'descending',
    sum: ({ amount }) => amount,
    aroundSum: explainSum(({ of }: Sum) => `file.${of}`),
    sumMissing: (_, { t }) => t('noSum'),
  },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: (row) => row.amount.currency, on: ['csv'] },
  { id: 'note', head: 'csvNote', format: 'text', value: (row) => row.note, on: ['csv'] },
])

/** A group a category, in the order of the specification, each with its sum; without sums when rows of the answer are missing. */
export function categorySums(
  rows: readonly CategorisedTransaction[],
  { currency, missing }: Pick<CategoriesResponse, 'currency' | 'missing'>,
  t: Text<'transactionsFile'>,
) {
  const isWhole = missing === null
  const groups = groupByCategory(rows, currency).map(({ category, count, sum }) => {
    const name = t(`category.${category}`)
    return { id: category, name, label: <GroupName count={count}>{name}</GroupName>, sum: { of: category, amount: isWhole ? sum : null } }
  })
  const isOneCurrency = rows.every(({ amount }) => amount.currency === currency)
  const amount =
    isWhole && isOneCurrency
      ? sumMoney(
          rows.map((row) => row.amount),
          currency,
        )
      : null
  return {
    grouping: { groups, of: ({ category }: CategorisedTransaction) => category },
    ...(rows.length > 0 ? { foot: { name: t('net'), sum: { of: 'all', amount } } } : {}),
  }
}
