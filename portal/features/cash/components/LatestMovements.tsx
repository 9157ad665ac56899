import Receipt from 'lucide-react/icons/receipt-text'
import { useId } from 'react'
import type { CashType } from '../../../../shared/domain/cashFlow'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Cluster } from '../../../ui/Cluster'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { DataTable } from '../../../ui/table/DataTable'
import { DataCard } from '../../../wealth/DataCard'
import type { ListPeriod } from '../../../wealth/listPeriod'
import { useCash } from '../cash.read'
import { latestMovementsColumns } from '../latestMovements.columns'
import { latestMovements } from '../model/latestMovements'

/** The period that "Show all" leads to, so that the list there goes on where this one ends. */
export const latestPeriod: ListPeriod = { range: '12m', from: null, to: null }

interface LatestMovementsProps {
  portfolioId: string
  /** Null where the provider does not say which account it is. */
  account: CashType | null
  onShowAll: () => void
}

/** What moved last on one cash account, with the balance after each movement; for the drawer. */
export function LatestMovements({ portfolioId, account, onShowAll }: LatestMovementsProps) {
  const t = useText('cash')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Cluster $between>
        <h3 id={titleId}>{t('latest')}</h3>
        <Button variant="quiet" size="s" onPress={onShowAll}>
          {t('all')}
        </Button>
      </Cluster>
      <DataCard
        read={useCash(portfolioId, latestPeriod)}
        t={t}
        frame="none"
        level={3}
        skeleton={<RowsSkeleton count={6} />}
        empty={{
          when: ({ movements }) => latestMovements(movements, account).length === 0,
          icon: Receipt,
          title: t('latestEmpty'),
          unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
        }}
      >
        {({ movements }) => (
          <DataTable
            columns={latestMovementsColumns}
            rows={latestMovements(movements, account)}
            caption={t('latestCaption')}
            place="drawer"
          />
        )}
      </DataCard>
    </section>
  )
}
