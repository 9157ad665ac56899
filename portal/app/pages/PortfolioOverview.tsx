import type { PortfolioResponse } from '../../../shared/contracts/wealth'
import type { AssetClass } from '../../../shared/domain/assetClass'
import { AllocationCard } from '../../features/holdings/components/AllocationCard'
import { HoldingsCard } from '../../features/holdings/components/HoldingsCard'
import { CumulativeCard } from '../../features/performance/components/CumulativeCard'
import { DiscreteCard } from '../../features/performance/components/DiscreteCard'
import { ReportButton } from '../../features/report/components/ReportButton'
import { ReportCard } from '../../features/report/components/ReportCard'
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions'
import { useText } from '../../lib/i18n/useText'
import { Columns } from '../../ui/Columns'

interface PortfolioOverviewProps {
  portfolioId: string
  /** Undefined until the head of the page is there. */
  portfolio: PortfolioResponse['portfolio'] | undefined
  list: { selectedId: string | null; onOpen: (holdingId: string) => void; onExport: () => void }
  onSelectClass: (assetClass: AssetClass) => void
  onShowTransactions: () => void
}

/** The first tab: returns, allocation, holdings, recent transactions, reports. Each card stands and falls alone. */
export function PortfolioOverview({ portfolioId, portfolio, list, onSelectClass, onShowTransactions }: PortfolioOverviewProps) {
  const t = useText('report')
  return (
    <>
      <Columns>
        <CumulativeCard portfolioId={portfolioId} />
        <AllocationCard portfolioId={portfolioId} onSelectClass={onSelectClass} />
      </Columns>
      <DiscreteCard portfolioId={portfolioId} currency={portfolio?.currency} />
      <HoldingsCard portfolioId={portfolioId} {...list} />
      <Columns>
        <RecentTransactions portfolioId={portfolioId} onShowAll={onShowTransactions} />
        <ReportCard
          portfolioId={portfolioId}
          advisor={portfolio?.advisor?.name ?? null}
          action={
            <ReportButton accountId={portfolio?.account.id} portfolioId={portfolioId} variant="quiet" size="s" label={t('newReport')} />
          }
        />
      </Columns>
    </>
  )
}
