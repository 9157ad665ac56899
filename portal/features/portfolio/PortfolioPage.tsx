import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n/useText'
import { CardBoundary } from '../../ui/CardBoundary'
import { DataCard } from '../../wealth/DataCard'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { Tabs } from '../../ui/Tabs'
import type { usePortfolio } from './portfolio.read'
import { PortfolioHead } from './components/PortfolioHead'
import { PortfolioHeadSkeleton } from './components/PortfolioHeadSkeleton'
import { PortfolioLedger } from './components/PortfolioLedger'
import { type PortfolioTab, portfolioTabs } from './model/portfolioTab'

interface PortfolioPageProps {
  read: ReturnType<typeof usePortfolio>
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
export function PortfolioPage({ read, tab, onTabChange, actions, tiles, children }: PortfolioPageProps) {
  const t = useText('portfolio')
  const { data } = read
  return (
    <>
      <DataCard read={read} t={t} frame="page" level={1} skeleton={<PortfolioHeadSkeleton />}>
        {(answer) => <PortfolioHead answer={answer} actions={actions} />}
      </DataCard>
      <ProvenanceNotice />
      {tab === 'overview' && !(read.error && !data) && (
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
