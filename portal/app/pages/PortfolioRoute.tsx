import Download from 'lucide-react/icons/download'
import Info from 'lucide-react/icons/info'
import { startTransition, Suspense, useCallback, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { type PortfolioTabId, portfolioTabsOf } from '../../../shared/routes/screens'
import { usePortfolio } from '../../features/portfolio/portfolio.read'
import { PortfolioPage } from '../../features/portfolio/PortfolioPage'
import { ReportButton } from '../../features/report/components/ReportButton'
import { ReportScope } from '../../features/report/components/ReportScope'
import { useBootstrap } from '../../lib/bootstrap'
import { csvFileName } from '../../lib/csvFileName'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { type Crumb, usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { isLanding } from '../../lib/landing'
import { editedOf, useMayEdit, useOpening } from '../../lib/opening'
import { useSession } from '../../lib/session'
import { useStableCallback } from '../../lib/useStableCallback'
import { CardBoundary } from '../../ui/CardBoundary'
import { IconButton } from '../../ui/IconButton'
import { lazyPart } from '../../ui/lazyPart'
import { Editing } from '../editing/Editing'
import { EditMenu } from '../editing/EditMenu'
import { PageLoading } from '../PageLoading'
import { SinceLastVisitOfClient } from '../SinceLastVisitOfClient'
import { tabParts } from '../tabParts'
import { TabCsvContext } from '../../wealth/portfolioTab'
import { useExplaining } from '../../lib/explaining'
import { usePortfolioAddress } from './usePortfolioAddress'

/** Hardly anybody is let read another's portfolio, so its words come when they are needed. */
const OnBehalf = lazyPart(() => import('../../features/account/components/OnBehalf'), 'OnBehalf', { texts: ['account'] })

const HoldingDrawer = lazyPart(() => import('../tabs/HoldingDrawerOfTab'), 'HoldingDrawerOfTab', { texts: ['holdings', 'cash', 'market'] })

const ExplainDrawer = lazyPart(() => import('../tabs/ExplainDrawerOfPortfolio'), 'ExplainDrawerOfPortfolio', { texts: ['explain'] })

const BesidePortfolio = lazyPart(() => import('../tabs/BesidePortfolio'), 'BesidePortfolio')

const KeptByHand = lazyPart(() => import('../../features/editing/components/KeptByHand'), 'KeptByHand', { texts: ['editing'] })

/** The page of a portfolio, put together from its features. */
export function PortfolioRoute() {
  const { portal = '', portfolio: id = '' } = useParams()
  const { search } = useLocation()
  const { accounts } = useSession()
  const read = usePortfolio(id)
  const portfolio = read.data?.portfolio
  usePage({
    title: portfolio?.name ?? null,
    crumbs: portfolio
      ? crumbsAbove(portal, portfolio.account, accounts.length === 1 && accounts.some(({ id: own }) => own === portfolio.account.id))
      : [],
  })

  if (read.error?.status === 404 || (portfolio && portfolio.portal !== portal)) return <Navigate to={paths.notFound} replace />
  // The data provider's own ids lead here too; an address has one form.
  if (portfolio && portfolio.id !== id) return <Navigate to={{ pathname: paths.portfolio(portal, portfolio.id), search }} replace />
  return (
    <ReportScope key={id} accountId={portfolio?.account.id} portfolioId={id}>
      <Portfolio portfolioId={id} read={read} />
    </ReportScope>
  )
}

function Portfolio({ portfolioId, read }: { portfolioId: string; read: ReturnType<typeof usePortfolio> }) {
  const { portal = '' } = useParams()
  const location = useLocation()
  const t = useText('portfolio')
  const locale = useLocale()
  const answer = read.data
  const { accounts } = useSession()
  const owner = answer?.portfolio.account.id
  const mayEdit = useMayEdit(owner)
  const bootstrap = useBootstrap()
  const tabs = portfolioTabsOf(bootstrap)
  const { tab, holdingId, ...address } = usePortfolioAddress(tabs)
  const explaining = useExplaining()
  const { open, opening } = useOpening()
  const openBreakdown = useStableCallback((row: string) => open('breakdown', row))
  const [saveTab, setSaveTab] = useState<(() => void) | null>(null)
  // A button that comes to life: not worth drawing the page in one go for.
  const tellSave = useCallback((next: (() => void) | null) => startTransition(() => setSaveTab(() => next)), [])
  const csvName = useStableCallback((of: PortfolioTabId = tab) => csvFileName(answer?.portfolio.name ?? '', of))
  const { Panel, Above } = tabParts[tab]

  return (
    <TabCsvContext value={tellSave}>
      <PortfolioPage
        read={read}
        tabs={tabs}
        tab={tab}
        onTabChange={address.showTab}
        // One that cannot be had is tried again when it is opened, which then says so.
        onTabNear={(id) => void tabParts[id].Panel.preload(locale).catch(() => undefined)}
        actions={
          <>
            <IconButton
              variant="secondary"
              icon={Info}
              label={t('about')}
              aria-expanded={opening?.kind === 'about'}
              onPress={() => open('about', 'portfolio')}
            />
            <IconButton
              variant="secondary"
              icon={Download}
              label={t('exportTab')}
              isDisabled={!answer || saveTab === null}
              onPress={() => saveTab?.()}
            />
            <EditMenu account={owner} portfolio={portfolioId} {...(answer ? { figures: answer } : {})} />
            <ReportButton accountId={answer?.portfolio.account.id} portfolioId={portfolioId} />
          </>
        }
        above={
          <>
            {owner && accounts.some(({ id, isDelegated }) => id === owner && isDelegated) && (
              <Suspense>
                <OnBehalf account={owner} />
              </Suspense>
            )}
            {tab === 'overview' && isLanding(location.state) && <SinceLastVisitOfClient portal={portal} />}
            {Above && (
              <Suspense>
                <Above portfolioId={portfolioId} answer={answer} />
              </Suspense>
            )}
          </>
        }
      >
        <CardBoundary resetKey={`${portfolioId}/${tab}`}>
          {/* By its key a boundary of its own: the new tab shows that it comes, instead of leaving the old one until its code is here. */}
          <Suspense key={tab} fallback={<PageLoading />}>
            <Panel
              portfolioId={portfolioId}
              portfolio={answer?.portfolio}
              holdingId={holdingId}
              openHolding={address.openHolding}
              openBreakdown={openBreakdown}
              showTab={address.showTab}
              csvName={csvName}
            />
          </Suspense>
        </CardBoundary>
      </PortfolioPage>
      {mayEdit && (
        <Suspense>
          <KeptByHand portfolio={portfolioId} />
        </Suspense>
      )}
      <Editing />
      {explaining.figure && !holdingId && (
        <Suspense>
          <ExplainDrawer
            portfolioId={portfolioId}
            named={explaining.figure}
            answer={answer}
            showTab={address.showTab}
            onClose={explaining.close}
          />
        </Suspense>
      )}
      {opening && opening.kind !== 'explain' && !editedOf(opening) && !holdingId && (
        <Suspense>
          <BesidePortfolio portfolioId={portfolioId} read={read} openHolding={address.openHolding} />
        </Suspense>
      )}
      {holdingId && (
        <Suspense>
          <HoldingDrawer
            portfolioId={portfolioId}
            holdingId={holdingId}
            onNavigate={address.openHolding}
            onClose={address.closeHolding}
            showTab={address.showTab}
          />
        </Suspense>
      )}
    </TabCsvContext>
  )
}

type Account = Readonly<{ id: string; name: string; portfolioCount: number }>

/** The account's own page leads straight back here when this is its only portfolio, so it is then no link. */
function crumbsAbove(portal: string, account: Account, isOnlyOwn: boolean): Crumb[] {
  if (account.portfolioCount > 1) return [{ label: account.name, to: paths.account(portal, account.id) }]
  return isOnlyOwn ? [] : [{ label: account.name, to: null }]
}
