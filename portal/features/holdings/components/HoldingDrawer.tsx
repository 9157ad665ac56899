import type { ReactNode } from 'react'
import type { Holding } from '../../../../shared/contracts/wealth/holdings'
import { useText } from '../../../lib/i18n/useText'
import { DetailDrawer } from '../../../wealth/DetailDrawer'
import { useHoldingDetail } from '../holdingDetail.read'
import { useHoldings } from '../holdings.read'
import { type HoldingsFilter, holdingOrder, neighbours, viewHoldings } from '../model/viewHoldings'
import { HoldingFacts } from './HoldingFacts'
import { HoldingPrice } from './HoldingPrice'
import { HoldingSkeleton } from './HoldingSkeleton'
import { HoldingTransactions } from './HoldingTransactions'
import { useMarketName } from '../../../wealth/market/useMarketName'

interface HoldingDrawerProps {
  portfolioId: string
  holdingId: string
  /** Of the list beside: previous and next follow the rows shown. */
  filter: HoldingsFilter
  /** What moved on a cash account, in place of the transactions that other holdings have. */
  cashMovements: (account: Holding) => ReactNode
  /** More facts of a holding, where another feature knows some. */
  more: (holding: Holding) => ReactNode
  /** The papers of a holding, at the end. */
  documents: (holding: Holding) => ReactNode
  onNavigate: (holdingId: string) => void
  onClose: () => void
}

/** One holding beside the list: value, facts, price, transactions, documents; of a cash account its movements. */
export function HoldingDrawer(props: HoldingDrawerProps) {
  const { portfolioId, holdingId, filter, cashMovements, documents, more, onNavigate, onClose } = props
  const t = useText('holdings')
  const common = useText('common')
  const list = useHoldings(portfolioId).data
  const read = useHoldingDetail(portfolioId, holdingId)
  // The list knows the holding already while its details are on their way.
  const holding = read.data?.holding ?? list?.holdings.find((row) => row.id === holdingId)
  const order = list ? holdingOrder(viewHoldings(list, filter)) : []

  return (
    <DetailDrawer
      id={holdingId}
      title={holding?.name ?? common('term.holding')}
      subtitle={holding && <Subtitle holding={holding} />}
      neighbours={neighbours(order, holdingId)}
      read={read}
      t={t}
      skeleton={<HoldingSkeleton />}
      onNavigate={onNavigate}
      onClose={onClose}
    >
      {(detail) => (
        <>
          <HoldingFacts detail={detail} />
          {more(detail.holding)}
          {detail.holding.price !== null && <HoldingPrice detail={detail} />}
          {detail.holding.assetClass === 'Cash' ? cashMovements(detail.holding) : <HoldingTransactions detail={detail} />}
          {documents(detail.holding)}
        </>
      )}
    </DetailDrawer>
  )
}

function Subtitle({ holding }: { holding: Holding }) {
  const common = useText('common')
  const marketName = useMarketName()
  const { assetClass, region, sedol, symbol } = holding
  return [common(`assetClass.${assetClass}`), sedol ?? symbol, region && marketName(region)].filter(Boolean).join(', ')
}
