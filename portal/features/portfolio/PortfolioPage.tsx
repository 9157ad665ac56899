import type { ReactNode } from 'react'
import type { PortfolioTabId } from '../../../shared/routes/screens'
import { useText } from '../../lib/i18n/useText'
import { Card } from '../../ui/Card'
import { CardBoundary } from '../../ui/CardBoundary'
import { ErrorState } from '../../ui/ErrorState'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { Tabs } from '../../ui/Tabs'
import type { usePortfolio } from './api/getPortfolio'
import { PortfolioHead } from './components/PortfolioHead'
import { PortfolioHeadSkeleton } from './components/PortfolioHeadSkeleton'

interface PortfolioPageProps {
  /** What `usePortfolio` gave. */
  request: ReturnType<typeof usePortfolio>
  /** The tabs that this brand has, in their order. */
  tabs: readonly PortfolioTabId[]
  tab: PortfolioTabId
  onTabChange: (tab: PortfolioTabId) => void
  /** Buttons of the head. */
  actions: ReactNode
  /** What the tab shows above the tabs. */
  above: ReactNode
  /** What the tab shows. */
  children: ReactNode
}

/** A portfolio: head, then its tabs. What the tabs show, the route puts in. */
export function PortfolioPage({ request, tabs, tab, onTabChange, actions, above, children }: PortfolioPageProps) {
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
      {!(error && !data) && above}
      <Tabs label={t('tabs')} items={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))} selectedKey={tab} onSelectionChange={onTabChange}>
        {children}
      </Tabs>
    </>
  )
}
