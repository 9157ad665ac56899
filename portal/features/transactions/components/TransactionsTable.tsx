import { useDeferredValue } from 'react'
import type { Transaction } from '../../../../shared/contracts/wealth'
import { formatDate } from '../../../../shared/format/date'
import { formatPrice, formatUnits } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { DateText } from '../../../ui/DateText'
import { Narrow } from '../../../ui/SubLine'
import { Table } from '../../../ui/Table'
import { Cell, HeadCell, RowHead } from '../../../ui/TableCell'
import { TableBody, TableHead, TableRow } from '../../../ui/TableParts'
import { TableWrap } from '../../../ui/TableWrap'
import { TwoLines } from '../../../ui/TwoLines'

const firstRows = 60

interface TransactionsTableProps {
  caption: string
  transactions: readonly Transaction[]
}

/** Transactions, one a row. Amounts carry their sign and stay black: a sale is not a gain, a payment no loss. */
export function TransactionsTable({ caption, transactions }: TransactionsTableProps) {
  const t = useText('transactions')
  const common = useText('common')
  const detail = useDetail()
  // Years of transactions are many rows: the first screens are there at once, the rest follows without holding up a press or a key.
  const shown = useDeferredValue(transactions, transactions.slice(0, firstRows))
  return (
    <TableWrap>
      <Table caption={caption} look="plain">
        <TableHead>
          <TableRow>
            <HeadCell priority={1}>{t('columnDate')}</HeadCell>
            <HeadCell edge="start">{t('columnType')}</HeadCell>
            <HeadCell priority={2}>{t('columnDetail')}</HeadCell>
            <HeadCell priority={3}>{t('columnSettled')}</HeadCell>
            <HeadCell num>{t('columnAmount')}</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((transaction) => (
            <TableRow key={transaction.id}>
              <Cell priority={1} muted nowrap>
                <DateText value={transaction.date} />
              </Cell>
              <RowHead edge="start">
                <TwoLines
                  name={transaction.name}
                  detail={
                    <>
                      {common(`transactionType.${transaction.type}`)}
                      <Narrow>, {formatDate(transaction.date)}</Narrow>
                    </>
                  }
                />
              </RowHead>
              <Cell priority={2} muted>
                {detail(transaction)}
              </Cell>
              <Cell priority={3} muted nowrap>
                <DateText value={transaction.settleDate} />
              </Cell>
              <Cell num>
                <Amount value={transaction.amount} signed />
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableWrap>
  )
}

/** What the feed says about a transaction, else units and price; nothing for a plain cash movement. */
function useDetail(): (transaction: Transaction) => string | null {
  const t = useText('transactions')
  const locale = useLocale()
  return ({ note, units, price, quoteUnit }) => {
    if (note) return note
    if (units === null) return null
    const values = { units: formatUnits(units, locale), count: Number(units) }
    return price === null ? t('units', values) : t('unitsAtPrice', { ...values, price: formatPrice(price, quoteUnit, locale) })
  }
}
