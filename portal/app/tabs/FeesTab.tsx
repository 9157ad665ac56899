import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { portfolioTabsOf } from '../../../shared/routes/screens'
import { ChargesTab } from '../../features/charges/components/ChargesTab'
import { useBootstrap } from '../../lib/bootstrap'
import { paths } from '../../lib/paths'
import { CardSkeleton } from '../../ui/CardSkeleton'
import { lazyPart } from '../../ui/lazyPart'
import { RowsSkeleton } from '../../ui/RowsSkeleton'
import { Skeleton } from '../../ui/Skeleton'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

const YearNotesCard = lazyPart(() => import('../../features/contract-notes/components/YearNotesCard'), 'YearNotesCard', {
  texts: ['contractNotes', 'wealth'],
})

/** Before the code of the card is there, or the year that it is of. */
const YearNotesPlace = () => (
  <CardSkeleton title={<Skeleton width="9rem" />}>
    <RowsSkeleton count={8} />
  </CardSkeleton>
)

/** What a portfolio cost, with the contract notes that the dealing costs of a year come from, where the deployment has them. */
export function FeesTab(props: PortfolioTabProps) {
  const { portfolio, portfolioId, showTab } = props
  const { portal = '' } = useParams()
  const hasNotes = portfolioTabsOf(useBootstrap()).includes('contractNotes')
  const statementOf = (year: number) =>
    portfolio
      ? paths.accountExport(portal, portfolio.account.id, { portfolio: portfolioId, kind: 'costs', range: 'year', date: `${year}-12-31` })
      : null
  return (
    <ChargesTab
      {...props}
      statementOf={statementOf}
      below={(year, dealing) =>
        hasNotes &&
        year !== null && (
          <Suspense fallback={<YearNotesPlace />}>
            {year === undefined ? (
              <YearNotesPlace />
            ) : (
              <YearNotesCard
                portfolioId={portfolioId}
                year={year}
                dealing={dealing}
                onAll={(state) => showTab('contractNotes', state)}
                onNote={(note, state) => showTab('contractNotes', { ...state, open: `note.${note}` })}
              />
            )}
          </Suspense>
        )
      }
    />
  )
}
