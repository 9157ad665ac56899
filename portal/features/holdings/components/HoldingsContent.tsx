import PieChart from 'lucide-react/icons/chart-pie'
import SearchX from 'lucide-react/icons/search-x'
import CloudOff from 'lucide-react/icons/cloud-off'
import type { HoldingsResponse } from '../../../../shared/contracts/wealth'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { CardFoot } from '../../../ui/CardFoot'
import { EmptyState } from '../../../ui/EmptyState'
import type { HoldingsView } from '../model/viewHoldings'
import { HoldingsTable } from './HoldingsTable'

interface HoldingsContentProps {
  answer: HoldingsResponse
  view: HoldingsView
  selectedId: string | null
  onOpen: (holdingId: string) => void
  onClearFilter?: () => void
}

/** The table of holdings, or why there is none. */
export function HoldingsContent({ answer, view, selectedId, onOpen, onClearFilter }: HoldingsContentProps) {
  const t = useText('holdings')
  if (answer.holdings.length === 0) {
    // An upstream that does not answer looks like an empty portfolio: the reason tells them apart.
    return answer.degraded ? (
      <EmptyState icon={CloudOff} title={t('unavailableTitle')}>
        {t('unavailableText')}
      </EmptyState>
    ) : (
      <EmptyState icon={PieChart} title={t('emptyTitle')}>
        {t('emptyText')}
      </EmptyState>
    )
  }
  if (view.groups.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('noMatchTitle')}
        actions={onClearFilter && <Button onPress={onClearFilter}>{t('clearFilters')}</Button>}
      >
        {t('noMatchText')}
      </EmptyState>
    )
  }
  return (
    <>
      <HoldingsTable view={view} count={answer.holdings.length} selectedId={selectedId} onOpen={onOpen} />
      {view.withoutCost > 0 && <CardFoot>{t('withoutCost', { count: view.withoutCost })}</CardFoot>}
    </>
  )
}
