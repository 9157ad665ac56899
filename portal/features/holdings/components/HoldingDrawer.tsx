import type { ReactNode } from 'react'
import type { Holding } from '../../../../shared/contracts/wealth/holdings'
import { useText } from '../../../lib/i18n/useText'
import { Drawer } from '../../../ui/Drawer'
import { ErrorState } from '../../../ui/ErrorState'
import { DataCard, type DataText } from '../../../wealth/DataCard'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { ProvenanceScope } from '../../../wealth/ProvenanceScope'
import { rowOpenerId } from '../../../ui/table/RowOpener'
import { useHoldingDetail } from '../holdingDetail.read'
import { useHoldings } from '../holdings.read'
import { type HoldingsFilter, holdingOrder, neighbours, viewHoldings } from '../model/viewHoldings'
import { HoldingFacts } from './HoldingFacts'
import { HoldingPrice } from './HoldingPrice'
import { HoldingSkeleton } from './HoldingSkeleton'
import { HoldingTransactions } from './HoldingTransactions'

interface HoldingDrawerProps {
  portfolioId: string
  holdingId: string
  /** Of the list beside: previous and next follow the rows shown. */
  filter: HoldingsFilter
  /** What moved on a cash account, in place of the transactions that other holdings have. */
  cashMovements: (account: Holding) => ReactNode
  /** More facts of a holding, where another feature knows some. */
  more: (holding: Holding) => ReactNode
  onNavigate: (holdingId: string) => void
  onClose: () => void
}

/** One holding beside the list: value, facts, price, transactions; of a cash account its movements. */
export function HoldingDrawer({ portfolioId, holdingId, filter, cashMovements, more, onNavigate, onClose }: HoldingDrawerProps) {
  const t = useText('holdings')
  const common = useText('common')
  const list = useHoldings(portfolioId).data
  const read = useHoldingDetail(portfolioId, holdingId)
  // The list knows the holding already while its details are on their way.
  const holding = read.data?.holding ?? list?.holdings.find((row) => row.id === holdingId)
  const { previous, next } = neighbours(list ? holdingOrder(viewHoldings(list, filter)) : [], holdingId)
  const drawerText: DataText = (key) => t(`drawer.${key}`)
  const step = (label: string, id: string | null) => ({ label, onPress: id === null ? undefined : () => onNavigate(id) })

  return (
    <Drawer
      contentKey={holdingId}
      title={holding?.name ?? common('term.holding')}
      subtitle={holding && <Subtitle holding={holding} />}
      previous={step(t('drawer.previous'), previous)}
      next={step(t('drawer.next'), next)}
      onClose={onClose}
      getReturnFocus={() => document.getElementById(rowOpenerId(holdingId))}
    >
      <ProvenanceScope>
        <ProvenanceNotice />
        <DataCard
          read={read}
          t={drawerText}
          frame="none"
          skeleton={<HoldingSkeleton />}
          failure={({ status }) => (status === 404 ? <ErrorState title={t('drawer.errorTitle')}>{t('drawer.notFound')}</ErrorState> : null)}
        >
          {(detail) => (
            <>
              <HoldingFacts detail={detail} />
              {more(detail.holding)}
              {detail.holding.price !== null && <HoldingPrice detail={detail} />}
              {detail.holding.assetClass === 'Cash' ? cashMovements(detail.holding) : <HoldingTransactions detail={detail} />}
            </>
          )}
        </DataCard>
      </ProvenanceScope>
    </Drawer>
  )
}

function Subtitle({ holding }: { holding: Holding }) {
  const common = useText('common')
  return [common(`assetClass.${holding.assetClass}`), holding.sedol ?? holding.symbol, holding.region].filter(Boolean).join(', ')
}
