import type { HoldingDetailResponse } from '../../../../shared/contracts/wealth/holdings'
import { useText } from '../../../lib/i18n/useText'
import { DataTable } from '../../../ui/table/DataTable'
import { Text } from '../../../ui/Text'
import { holdingTransactionColumns } from '../holdingTransactions.columns'

/** What was bought, sold and paid out in a holding since inception; at the foot what is held today. */
export function HoldingTransactions({ detail: { holding, transactions } }: { detail: HoldingDetailResponse }) {
  const t = useText('holdings')
  return (
    <section aria-labelledby="holding-transactions">
      <h3 id="holding-transactions">{t('drawer.transactions')}</h3>
      {transactions.length === 0 ? (
        <Text as="p" $muted>
          {t('drawer.noTransactions')}
        </Text>
      ) : (
        <DataTable
          columns={holdingTransactionColumns}
          rows={transactions}
          caption={t('drawer.transactionsCaption', { name: holding.name })}
          place="drawer"
          {...(holding.units === null ? {} : { foot: { name: t('drawer.held'), sum: holding } })}
        />
      )}
    </section>
  )
}
