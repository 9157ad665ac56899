import { type ComponentProps, Suspense } from 'react'
import { latestPeriod, LatestMovements } from '../../features/cash/components/LatestMovements'
import { HoldingDrawer } from '../../features/holdings/components/HoldingDrawer'
import { useHoldingsList } from '../../features/holdings/model/holdingsList'
import { lazyPart } from '../../ui/lazyPart'
import type { PortfolioTabProps } from '../../wealth/portfolioTab'

const BondFacts = lazyPart(() => import('../../features/bonds/components/BondFacts'), 'BondFacts', {
  texts: ['bonds'],
  showsFailure: false,
})

const HoldingDocuments = lazyPart(() => import('../../features/source-documents/components/HoldingDocuments'), 'HoldingDocuments', {
  texts: ['sourceDocuments'],
  showsFailure: false,
})

type Props = Omit<ComponentProps<typeof HoldingDrawer>, 'filter' | 'cashMovements' | 'more' | 'documents'> &
  Pick<PortfolioTabProps, 'showTab'>

/** The drawer of a holding beside whichever tab is open: previous and next follow the rows that the tab shows. */
export function HoldingDrawerOfTab({ showTab, ...props }: Props) {
  const [filter] = useHoldingsList()
  return (
    <HoldingDrawer
      {...props}
      filter={filter}
      cashMovements={({ cashType }) => (
        <LatestMovements
          portfolioId={props.portfolioId}
          account={cashType}
          onShowAll={() => showTab('cash', { range: latestPeriod.range })}
        />
      )}
      more={({ assetClass, id }) =>
        assetClass === 'Fixed Interest' && (
          <Suspense>
            <BondFacts portfolioId={props.portfolioId} holdingId={id} />
          </Suspense>
        )
      }
      documents={({ assetClass, id }) =>
        assetClass !== 'Cash' && (
          <Suspense>
            <HoldingDocuments portfolioId={props.portfolioId} holdingId={id} />
          </Suspense>
        )
      }
    />
  )
}
