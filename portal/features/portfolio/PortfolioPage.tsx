import Unlink from 'lucide-react/icons/unlink'
import type { ReactNode } from 'react'
import type { PortfolioTabId } from '../../../shared/routes/screens'
import { useText } from '../../lib/i18n/useText'
import { DataCard } from '../../wealth/DataCard'
import { FailedPage, useHeadOfPage } from '../../wealth/FailedPage'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { EmptyState } from '../../ui/EmptyState'
import { Tabs } from '../../ui/Tabs'
import type { usePortfolio } from './portfolio.read'
import { PortfolioHead } from './components/PortfolioHead'
import { PortfolioHeadSkeleton } from './components/PortfolioHeadSkeleton'

interface PortfolioPageProps {
  read: ReturnType<typeof usePortfolio>
  /** The tabs that this brand has, in their order. */
  tabs: readonly PortfolioTabId[]
  tab: PortfolioTabId
  onTabChange: (tab: PortfolioTabId) => void
  /** The pointer or the focus is on a tab, which may be opened next. */
  onTabNear: (tab: PortfolioTabId) => void
  /** Buttons of the head. */
  actions: ReactNode
  /** What the tab shows above the tabs. */
  above: ReactNode
  /** What the tab shows. */
  children: ReactNode
}

/** The server's code for a portfolio that no data provider knows. */
const needsExternalId = 'need_external_id'

/** A portfolio: head, then its tabs. What the tabs show, the route puts in. */
export function PortfolioPage({ read, tabs, tab, onTabChange, onTabNear, actions, above, children }: PortfolioPageProps) {
  const t = useText('portfolio')
  // No part of it can be shown then, and trying again would not help.
  const isUnlinked = !read.data && read.error?.code === needsExternalId
  const head = useHeadOfPage(read)
  return (
    <>
      <DataCard
        read={head}
        t={t}
        frame="page"
        level={1}
        skeleton={<PortfolioHeadSkeleton />}
        failure={({ code }) =>
          code === needsExternalId && (
            <EmptyState role="alert" icon={Unlink} level={1} title={t('noExternalId')}>
              {t('noExternalIdText')}
            </EmptyState>
          )
        }
      >
        {(answer) => <PortfolioHead answer={answer} actions={actions} />}
      </DataCard>
      <ProvenanceNotice />
      {!(read.error && !read.data) && above}
      {!isUnlinked && (
        <Tabs
          label={t('tabs')}
          items={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          selectedKey={tab}
          onSelectionChange={onTabChange}
          onNear={onTabNear}
        >
          <FailedPage head={read}>{children}</FailedPage>
        </Tabs>
      )}
    </>
  )
}
