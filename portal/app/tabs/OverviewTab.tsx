import { memo, Suspense } from 'react'
import { isClient } from '../../../shared/domain/roles'
import type { PortfolioResponse } from '../../../shared/contracts/wealth/portfolios'
import { AllocationCard } from '../../features/holdings/components/AllocationCard'
import { HoldingsCard } from '../../features/holdings/components/HoldingsCard'
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
import { useSession } from '../../lib/session'
import { csvFileName } from '../../lib/csvFileName'
import { CardSkeleton } from '../../ui/CardSkeleton'
import { CardBoundary } from '../../ui/CardBoundary'
import { Columns } from '../../ui/Columns'
import { lazyPart } from '../../ui/lazyPart'
import { RowsSkeleton } from '../../ui/RowsSkeleton'
import { Skeleton } from '../../ui/Skeleton'
import { useCsvExport } from '../../ui/table/useCsvExport'
import { ContactCard, ContactSkeleton } from '../../wealth/ContactCard'
import { type PortfolioTabProps, useTabCsv } from '../../wealth/portfolioTab'
import { SourceDocuments } from '../SourceDocuments'

/** Further down, and with words of its own: no first screen waits for it. */
const ValueBridge = lazyPart(() => import('../../features/explain/components/ValueBridgeCard'), 'ValueBridgeCard', { texts: ['explain'] })

const PrivateEquityCard = lazyPart(() => import('../../features/private-equity/components/PrivateEquityCard'), 'PrivateEquityCard', {
  texts: ['privateEquity'],
})

/**
 * The first tab: returns, allocation, holdings, recent transactions, reports, documents. Each card stands and falls alone, and asks for its own answers:
 * one that comes draws its cards anew and no other.
 */
export const OverviewTab = memo(function OverviewTab({
  portfolioId,
  portfolio,
  holdingId,
  openHolding,
  openBreakdown,
  showTab,
  csvName,
}: PortfolioTabProps) {
  const t = useText('report')
  const { user } = useSession()
  // Its account has no page of its own: what is the account's alone is shown here.
  const only = portfolio?.account.portfolioCount === 1 ? portfolio.account : null
  return (
    <>
      <Columns>
        <CumulativeCard portfolioId={portfolioId} />
        <AllocationCard
          portfolioId={portfolioId}
          onSelectClass={(assetClass) => showTab('holdings', { class: assetClass })}
          onSelectRow={openBreakdown}
        />
      </Columns>
      <Suspense
        fallback={
          <CardSkeleton title={<Skeleton width="9rem" />}>
            <RowsSkeleton count={10} />
          </CardSkeleton>
        }
      >
        <ValueBridge portfolioId={portfolioId} fileName={() => csvFileName(portfolio?.name ?? '', 'bridge')} />
      </Suspense>
      <DiscreteCard portfolioId={portfolioId} currency={portfolio?.currency} />
      <ReturnsCsv portfolioId={portfolioId} csvName={csvName} />
      <HoldingsCard portfolioId={portfolioId} selectedId={holdingId} onOpen={openHolding} csvName={csvName} />
      <RecentTransactions portfolioId={portfolioId} onShowAll={() => showTab('transactions', { range: 'all' })} />
      <Columns>
        <ReportCard
          of={only ? { accountIds: [only.id] } : { portfolioId }}
          action={
            <ReportButton accountId={portfolio?.account.id} portfolioId={portfolioId} variant="quiet" size="s" label={t('newReport')} />
          }
        />
        {portfolio ? (
          <ContactCard
            contacts={portfolio.client ? [portfolio.client] : portfolio.advisors}
            side={portfolio.client ? 'client' : 'advisor'}
          />
        ) : (
          <ContactSkeleton side={isClient(user) ? 'advisor' : 'client'} />
        )}
      </Columns>
      {only && (
        <Suspense>
          <PrivateEquityCard account={only} />
        </Suspense>
      )}
      <SourceDocuments of={only ? { accountId: only.id } : { portfolioId }} />
    </>
  )
})

/** Draws nothing: has the page's export button save the returns. */
function ReturnsCsv({ portfolioId, csvName }: Pick<PortfolioTabProps, 'portfolioId' | 'csvName'>) {
  const { data } = usePerformance(portfolioId)
  const csv = useCsvExport(discreteReturnColumns, {})
  const { years, periods } = matrixColumns(data?.discrete ?? [])
  const returns = [...years, ...periods]
  useTabCsv(returns.length > 0 ? () => csv.save(csvName(), returns) : null)
  return null
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
