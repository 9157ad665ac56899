import Download from 'lucide-react/icons/download'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { HoldingDrawer } from '../../features/holdings/components/HoldingDrawer'
import { HoldingsPanel } from '../../features/holdings/components/HoldingsPanel'
import { PerformanceTiles } from '../../features/performance/components/PerformanceTiles'
import { usePortfolio } from '../../features/portfolio/portfolio.read'
import { PortfolioPage } from '../../features/portfolio/PortfolioPage'
import { ReportButton } from '../../features/report/components/ReportButton'
import { ReportScope } from '../../features/report/components/ReportScope'
import { TransactionsPanel } from '../../features/transactions/components/TransactionsPanel'
import { useText } from '../../lib/i18n/useText'
import { type Crumb, usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { CardBoundary } from '../../ui/CardBoundary'
import { IconButton } from '../../ui/IconButton'
import { PortfolioOverview } from './PortfolioOverview'
import { usePortfolioAddress } from './usePortfolioAddress'
import { usePortfolioExport } from './usePortfolioExport'

/** The page of a portfolio, put together from its features. */
export function PortfolioRoute() {
  const { portal = '', portfolio: id = '' } = useParams()
  const { search } = useLocation()
  const { accounts } = useSession()
  const request = usePortfolio(id)
  const portfolio = request.data?.portfolio
  usePage({
    title: portfolio?.name ?? null,
    crumbs: portfolio
      ? crumbsAbove(
          portal,
          portfolio.account,
          accounts.some(({ id: own }) => own === portfolio.account.id),
        )
      : [],
  })

  if (request.error?.status === 404 || (portfolio && portfolio.portal !== portal)) return <Navigate to={paths.notFound} replace />
  // The data provider's own ids lead here too; an address has one form.
  if (portfolio && portfolio.id !== id) return <Navigate to={{ pathname: paths.portfolio(portal, portfolio.id), search }} replace />
  return (
    <ReportScope key={id} accountId={portfolio?.account.id} portfolioId={id}>
      <Portfolio portfolioId={id} request={request} />
    </ReportScope>
  )
}

function Portfolio({ portfolioId, request }: { portfolioId: string; request: ReturnType<typeof usePortfolio> }) {
  const t = useText('portfolio')
  const answer = request.data
  const { tab, filter, period, holdingId, ...address } = usePortfolioAddress()
  const { canExport, exportTab } = usePortfolioExport({ portfolioId, name: answer?.portfolio.name, tab, filter, period })
  const list = { selectedId: holdingId, onOpen: address.openHolding, onExport: () => exportTab('holdings') }

  return (
    <>
      <PortfolioPage
        read={request}
        tab={tab}
        onTabChange={(next) => address.goTo(next)}
        actions={
          <>
            <IconButton variant="secondary" icon={Download} label={t('exportTab')} isDisabled={!canExport} onPress={() => exportTab()} />
            <ReportButton accountId={answer?.portfolio.account.id} portfolioId={portfolioId} />
          </>
        }
        tiles={<PerformanceTiles portfolioId={portfolioId} />}
      >
        {tab === 'overview' && (
          <PortfolioOverview
            portfolioId={portfolioId}
            portfolio={answer?.portfolio}
            list={list}
            onSelectClass={address.showClass}
            onShowTransactions={() => address.goTo('transactions', { range: 'all' })}
          />
        )}
        {tab === 'holdings' && (
          <CardBoundary resetKey={portfolioId}>
            <HoldingsPanel portfolioId={portfolioId} filter={filter} onFilterChange={address.setFilter} {...list} />
          </CardBoundary>
        )}
        {tab === 'transactions' && (
          <CardBoundary resetKey={portfolioId}>
            <TransactionsPanel
              portfolioId={portfolioId}
              period={period}
              onPeriodChange={address.setPeriod}
              inception={answer?.portfolio.inception ?? null}
              onExport={() => exportTab('transactions')}
            />
          </CardBoundary>
        )}
      </PortfolioPage>
      {holdingId && (
        <HoldingDrawer
          portfolioId={portfolioId}
          holdingId={holdingId}
          filter={filter}
          onNavigate={address.openHolding}
          onClose={address.closeHolding}
        />
      )}
    </>
  )
}

type Account = Readonly<{ id: string; name: string; portfolioCount: number }>

/** The account's own page leads straight back here when this is its only portfolio, so it is then no link. */
function crumbsAbove(portal: string, account: Account, isOwn: boolean): Crumb[] {
  if (account.portfolioCount > 1) return [{ label: account.name, to: paths.account(portal, account.id) }]
  return isOwn ? [] : [{ label: account.name, to: null }]
}
