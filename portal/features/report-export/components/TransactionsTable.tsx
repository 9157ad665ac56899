import { styled } from 'styled-components'
import type { ReportPortfolio } from '../../../../shared/contracts/report'
import type { Transaction } from '../../../../shared/contracts/wealth'
import { formatDate } from '../../../../shared/format/date'
import { formatPrice, formatUnits } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Missing } from '../../../ui/Missing'
import { ReportTable } from './ReportTable'

const Dense = styled(ReportTable)`
  font-size: 8.5pt;
  line-height: 1.35;

  th,
  td {
    padding-inline: 1.6mm;
    vertical-align: top;
  }
`

/** Rows that the last page has at least: fewer would be a page of almost nothing. */
const tail = 7
/** Rows that stand under the head at least. */
const lead = 3

/** Transactions of the period, the oldest first. */
export function TransactionsTable({ of: { portfolio, transactions } }: { of: ReportPortfolio }) {
  const t = useText('reportExport')
  const c = useText('common')
  return (
    <Dense
      caption={t('transactionsCaption', { portfolio: portfolio.name })}
      head={
        <>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('detail')}</th>
          <th scope="col" data-num="">
            {c('term.units')}
          </th>
          <th scope="col" data-num="">
            {c('term.price')}
          </th>
          <th scope="col" data-num="">
            {t('amount')}
          </th>
        </>
      }
    >
      <tbody>
        {transactions.map((transaction, index) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            isLead={index < lead - 1}
            isTail={index >= transactions.length - tail + 1}
          />
        ))}
      </tbody>
    </Dense>
  )
}

function TransactionRow({ transaction, isLead, isTail }: { transaction: Transaction; isLead: boolean; isTail: boolean }) {
  const t = useText('reportExport')
  const c = useText('common')
  const locale = useLocale()
  const { amount, date, name, note, price, quoteUnit, settleDate, symbol, type, units } = transaction
  const detail = [symbol, note, settleDate && settleDate !== date && t('settled', { date: formatDate(settleDate) })].filter(Boolean)
  return (
    <tr data-lead={isLead ? '' : undefined} data-tail={isTail ? '' : undefined}>
      <td>{formatDate(date)}</td>
      <td>{c(`transactionType.${type}`)}</td>
      <th scope="row">
        {name}
        {detail.length > 0 && <span data-second="">{detail.join(' · ')}</span>}
      </th>
      <td data-num="">{units === null ? <Missing reason={t('noTrade')} /> : formatUnits(units, locale)}</td>
      <td data-num="">{price === null ? <Missing reason={t('noTrade')} /> : formatPrice(price, quoteUnit, locale)}</td>
      <td data-num="" data-strong="">
        <Amount value={amount} signed />
      </td>
    </tr>
  )
}
