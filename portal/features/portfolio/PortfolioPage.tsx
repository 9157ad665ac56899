import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n/useText'
import { Card } from '../../ui/Card'
import { CardBoundary } from '../../ui/CardBoundary'
import { ErrorState } from '../../ui/ErrorState'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { Tabs } from '../../ui/Tabs'
import type { usePortfolio } from './api/getPortfolio'
import { PortfolioHead } from './components/PortfolioHead'
import { PortfolioHeadSkeleton } from './components/PortfolioHeadSkeleton'
import { PortfolioLedger } from './components/PortfolioLedger'
import { type PortfolioTab, portfolioTabs } from './model/portfolioTab'

interface PortfolioPageProps {
  /** What `usePortfolio` gave. */
  request: ReturnType<typeof usePortfolio>
  tab: PortfolioTab
  onTabChange: (tab: PortfolioTab) => void
  /** Buttons of the head. */
  actions: ReactNode
  /** The tiles of returns, shown above the tabs of the overview. */
  tiles: ReactNode
  /** What the tab shows. */
  children: ReactNode
}

/** A portfolio: head, ledger line and tiles, then its tabs. What the tabs show, the route puts in. */
export function PortfolioPage({ request, tab, onTabChange, actions, tiles, children }: PortfolioPageProps) {
  const t = useText('portfolio')
  const common = useText('common')
  const { data, error, isValidating, mutate } = request
  const retry = () => void mutate()
  return (
    <>
      <CardBoundary resetKey={data}>
        {error && !data ? (
          <Card>
            <ErrorState level={1} title={t('errorTitle')} onRetry={retry} retryLabel={common('retry')} isRetrying={isValidating}>
              {t('errorText')}
            </ErrorState>
          </Card>
        ) : data ? (
          <PortfolioHead answer={data} actions={actions} />
        ) : (
          <PortfolioHeadSkeleton />
        )}
      </CardBoundary>
      {data && <ProvenanceNotice answer={data} hasFailed={error !== undefined} onRetry={retry} isRetrying={isValidating} />}
      {tab === 'overview' && !(error && !data) && (
        <CardBoundary resetKey={data}>
          <PortfolioLedger answer={data} />
        </CardBoundary>
      )}
      {tab === 'overview' && tiles}
      <Tabs
        label={t('tabs')}
        items={portfolioTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        selectedKey={tab}
        onSelectionChange={onTabChange}
      >
        {children}
      </Tabs>
    </>
  )
}
