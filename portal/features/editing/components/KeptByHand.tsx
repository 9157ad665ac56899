import Layers from 'lucide-react/icons/layers'
import ListPlus from 'lucide-react/icons/list-plus'
import Plus from 'lucide-react/icons/plus'
import { useOpening } from '../../../lib/opening'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { useKeptHoldings, useKeptTransactions, usePortfolioRecord } from '../editing.read'
import { keptHoldingColumns, keptTransactionColumns } from '../kept.columns'

/**
 * What an editor keeps by hand of a portfolio: holdings and transactions, each row open to be changed. Nothing for a portfolio of a data provider
 * of which nothing is kept.
 */
export function KeptByHand({ portfolio }: Readonly<{ portfolio: string }>) {
  const record = usePortfolioRecord(portfolio)
  const holdings = useKeptHoldings(portfolio)
  const transactions = useKeptTransactions(portfolio)
  const isKept = (holdings.data?.docs.length ?? 0) + (transactions.data?.docs.length ?? 0) > 0
  // A portfolio of a provider is the rule: nothing is promised before it is known.
  if (!record.data || (record.data.externalId !== null && !isKept)) return null
  return (
    <>
      <KeptHoldings portfolio={portfolio} read={holdings} />
      <KeptTransactions portfolio={portfolio} read={transactions} />
    </>
  )
}

function KeptHoldings({ portfolio, read }: Readonly<{ portfolio: string; read: ReturnType<typeof useKeptHoldings> }>) {
  const t = useText('editing')
  const { open, opening } = useOpening()
  const add = (
    <Button size="s" icon={Plus} onPress={() => open('new-holding', portfolio)}>
      {t('newHolding.title')}
    </Button>
  )
  return (
    <DataCard
      read={read}
      t={(key) => t(`kept.${key}`)}
      title={t('kept.holdings')}
      aside={t('kept.aside')}
      actions={add}
      skeleton={<TableSkeleton columns={keptHoldingColumns} rows={3} />}
      empty={{ when: ({ docs }) => docs.length === 0, icon: Layers, title: t('kept.noHoldings'), text: t('kept.noHoldingsText') }}
    >
      {({ docs }) => (
        <DataTable
          columns={keptHoldingColumns}
          rows={docs}
          caption={t('kept.holdings')}
          selectedId={opening?.kind === 'holding' ? opening.id : null}
          opening={({ id }) => ({ isOpen: opening?.kind === 'holding' && opening.id === id, onOpen: () => open('holding', id) })}
        />
      )}
    </DataCard>
  )
}

function KeptTransactions({ portfolio, read }: Readonly<{ portfolio: string; read: ReturnType<typeof useKeptTransactions> }>) {
  const t = useText('editing')
  const { open, opening } = useOpening()
  const add = (
    <Button size="s" icon={Plus} onPress={() => open('new-transaction', portfolio)}>
      {t('newTransaction.title')}
    </Button>
  )
  return (
    <DataCard
      read={read}
      t={(key) => t(`kept.${key}`)}
      title={t('kept.transactions')}
      aside={t('kept.aside')}
      actions={add}
      skeleton={<TableSkeleton columns={keptTransactionColumns} rows={3} />}
      empty={{ when: ({ docs }) => docs.length === 0, icon: ListPlus, title: t('kept.noTransactions'), text: t('kept.noTransactionsText') }}
    >
      {({ docs }) => (
        <DataTable
          columns={keptTransactionColumns}
          rows={docs}
          caption={t('kept.transactions')}
          selectedId={opening?.kind === 'transaction' ? opening.id : null}
          opening={({ id }) => ({ isOpen: opening?.kind === 'transaction' && opening.id === id, onOpen: () => open('transaction', id) })}
        />
      )}
    </DataCard>
  )
}
