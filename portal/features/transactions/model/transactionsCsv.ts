import type { Transaction } from '../../../../shared/contracts/wealth'
import { formatDate } from '../../../../shared/format/date'
import type { CsvRow } from '../../../lib/csv'
import type { Text } from '../../../lib/i18n/useText'

/** The transactions shown, one a row, in plain numbers; the amount is negative for a debit. */
export function transactionsCsv(transactions: readonly Transaction[], t: Text<'transactions'>, common: Text<'common'>): CsvRow[] {
  return transactions.map((transaction) => ({
    [t('columnDate')]: formatDate(transaction.date),
    [t('columnType')]: common(`transactionType.${transaction.type}`),
    [t('csvName')]: transaction.name,
    [t('csvSymbol')]: transaction.symbol,
    [t('csvUnits')]: transaction.units,
    [t('csvPrice')]: transaction.price,
    [t('csvQuoteUnit')]: transaction.price === null ? null : transaction.quoteUnit,
    [t('columnAmount')]: transaction.amount.amount,
    [t('csvCurrency')]: transaction.amount.currency,
    [t('columnSettled')]: transaction.settleDate && formatDate(transaction.settleDate),
    [t('csvNote')]: transaction.note,
  }))
}
