import type { HoldingDetailResponse } from '../../../../shared/contracts/wealth'
import { formatDate } from '../../../../shared/format/date'
import { unitsDigits } from '../../../../shared/format/number'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Table } from '../../../ui/Table'
import { Cell, HeadCell, RowHead } from '../../../ui/TableCell'
import { TableBody, TableFoot, TableHead, TableRow } from '../../../ui/TableParts'
import { Text } from '../../../ui/Text'
import { TwoLines } from '../../../ui/TwoLines'
import { Units } from '../../../wealth/Units'
import { Price } from './Price'

/** What was bought, sold and paid out in a holding since inception; at the foot what is held today. */
export function HoldingTransactions({ detail: { holding, transactions } }: { detail: HoldingDetailResponse }) {
  const t = useText('holdings')
  const common = useText('common')
  const digits = unitsDigits([...transactions.map(({ units }) => units), holding.units])
  return (
    <section aria-labelledby="holding-transactions">
      <h3 id="holding-transactions">{t('drawer.transactions')}</h3>
      {transactions.length === 0 ? (
        <Text as="p" $muted>
          {t('drawer.noTransactions')}
        </Text>
      ) : (
        <Table caption={t('drawer.transactionsCaption', { name: holding.name })} look="plain" inDrawer>
          <TableHead>
            <TableRow>
              <HeadCell>{t('drawer.columnDate')}</HeadCell>
              <HeadCell num>{common('term.units')}</HeadCell>
              <HeadCell num givesWay>
                {common('term.price')}
              </HeadCell>
              <HeadCell num>{t('drawer.columnAmount')}</HeadCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {transactions.map((transaction) => (
              <TableRow key={transaction.id}>
                <RowHead>
                  <TwoLines name={formatDate(transaction.date)} detail={common(`transactionType.${transaction.type}`)} />
                </RowHead>
                <Cell num>{transaction.units !== null && <Units value={transaction.units} digits={digits} />}</Cell>
                <Cell num givesWay>
                  {transaction.price !== null && <Price value={transaction.price} unit={transaction.quoteUnit} />}
                </Cell>
                <Cell num>
                  <Amount value={transaction.amount} signed />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
          {holding.units !== null && (
            <TableFoot>
              <TableRow>
                <RowHead>{t('drawer.held')}</RowHead>
                <Cell num total>
                  <Units value={holding.units} digits={digits} />
                </Cell>
                <Cell num givesWay />
                <Cell num total>
                  <Amount value={holding.cost} missing={t('costUnknown')} />
                </Cell>
              </TableRow>
            </TableFoot>
          )}
        </Table>
      )}
    </section>
  )
}
