import { Suspense } from 'react'
import { portfolioTabsOf } from '../../../shared/routes/screens'
import { ChargesTab } from '../../features/charges/components/ChargesTab'
import { useBootstrap } from '../../lib/bootstrap'
import { lazyPart } from '../../ui/lazyPart'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

const YearNotesCard = lazyPart(() => import('../../features/contract-notes/components/YearNotesCard'), 'YearNotesCard', {
  texts: ['contractNotes', 'wealth'],
})

/** What a portfolio cost, with the contract notes that the dealing costs of a year come from, where the deployment has them. */
export function FeesTab(props: PortfolioTabProps) {
  const hasNotes = portfolioTabsOf(useBootstrap()).includes('contractNotes')
  return (
    <ChargesTab
      {...props}
      below={(year) =>
        hasNotes &&
        year !== null && (
          <Suspense>
            <YearNotesCard portfolioId={props.portfolioId} year={year} onAll={(state) => props.showTab('contractNotes', state)} />
          </Suspense>
        )
      }
    />
  )
}
