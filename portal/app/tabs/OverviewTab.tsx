import type { PortfolioResponse } from '../../../shared/contracts/wealth/portfolios'
import { useHoldings } from '../../features/holdings/holdings.read'
import { AllocationCard } from '../../features/holdings/components/AllocationCard'
import { HoldingsCard } from '../../features/holdings/components/HoldingsCard'
import { holdingColumns } from '../../features/holdings/holdings.columns'
import { viewHoldings } from '../../features/holdings/model/viewHoldings'
import { usePerformance } from '../../features/performance/performance.read'
import { CumulativeCard } from '../../features/performance/components/CumulativeCard'
import { DiscreteCard } from '../../features/performance/components/DiscreteCard'
import { PerformanceTiles } from '../../features/performance/components/PerformanceTiles'
import { discreteReturnColumns } from '../../features/performance/discreteReturns.columns'
import { matrixColumns } from '../../features/performance/model/matrix'
import { PortfolioLedger } from '../../features/portfolio/components/PortfolioLedger'
import { ReportButton } from '../../features/report/components/ReportButton'
import { ReportCard } from '../../features/report/components/ReportCard'
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions'
import { useText } from '../../lib/i18n/useText'
import { CardBoundary } from '../../ui/CardBoundary'
import { Columns } from '../../ui/Columns'
import { Stack } from '../../ui/Stack'
import { useCsvExport } from '../../ui/table/useCsvExport'
import { ContactCard } from '../../wealth/ContactCard'
import { type PortfolioTabProps, useTabCsv } from '../../wealth/portfolioTab'

/** The first tab: returns, allocation, holdings, recent transactions, reports. Each card stands and falls alone. */
export function OverviewTab({ portfolioId, portfolio, holdingId, openHolding, showTab, csvName }: PortfolioTabProps) {
  const t = useText('report')
  const holdings = useHoldings(portfolioId).data
  const performance = usePerformance(portfolioId).data
  const returnsCsv = useCsvExport(discreteReturnColumns, {})
  const holdingsCsv = useCsvExport(holdingColumns, {})
  const { years, periods } = matrixColumns(performance?.discrete ?? [])
  const returns = [...years, ...periods]
  useTabCsv(returns.length > 0 ? () => returnsCsv.save(csvName(), returns) : null)
  const exportHoldings = () =>
    holdingsCsv.save(csvName('holdings'), holdings ? viewHoldings(holdings).groups.flatMap((group) => group.holdings) : [])
  return (
    <>
      <Columns>
        <CumulativeCard portfolioId={portfolioId} />
        <AllocationCard portfolioId={portfolioId} onSelectClass={(assetClass) => showTab('holdings', { class: assetClass })} />
      </Columns>
      <DiscreteCard portfolioId={portfolioId} currency={portfolio?.currency} />
      <HoldingsCard portfolioId={portfolioId} selectedId={holdingId} onOpen={openHolding} onExport={exportHoldings} />
      <Columns>
        <RecentTransactions portfolioId={portfolioId} onShowAll={() => showTab('transactions', { range: 'all' })} />
        <Stack $gap={6}>
          <ReportCard
            of={{ portfolioId }}
            action={
              <ReportButton accountId={portfolio?.account.id} portfolioId={portfolioId} variant="quiet" size="s" label={t('newReport')} />
            }
          />
          {portfolio && <ContactCard contact={portfolio.client ?? portfolio.advisor} side={portfolio.client ? 'client' : 'advisor'} />}
        </Stack>
      </Columns>
    </>
  )
}

/** What the overview shows above the tabs: the ledger line and the tiles of returns. */
export function OverviewAbove({ portfolioId, answer }: Readonly<{ portfolioId: string; answer: PortfolioResponse | undefined }>) {
  return (
    <>
      <CardBoundary resetKey={answer}>
        <PortfolioLedger answer={answer} />
      </CardBoundary>
      <PerformanceTiles portfolioId={portfolioId} />
    </>
  )
}
