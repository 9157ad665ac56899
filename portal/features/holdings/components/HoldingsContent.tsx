import { memo } from 'react'
import PieChart from 'lucide-react/icons/chart-pie'
import SearchX from 'lucide-react/icons/search-x'
import type { HoldingsResponse } from '../../../../shared/contracts/wealth/holdings'
import { isFairValued } from '../../../../shared/domain/holdings/isFairValued'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { CardFoot } from '../../../ui/CardFoot'
import { EmptyState } from '../../../ui/EmptyState'
import type { HoldingsView } from '../model/viewHoldings'
import { FairValueMark } from './FairValueMark'
import { HoldingsTable } from './HoldingsTable'

interface HoldingsContentProps {
  answer: HoldingsResponse
  view: HoldingsView
  selectedId: string | null
  /** Null for a day of the past: what opens has the newest prices. */
  onOpen: ((holdingId: string) => void) | null
  onClearFilter?: () => void
}

/** What a portfolio without holdings says. */
export function useHoldingsEmpty() {
  const t = useText('holdings')
  return {
    when: ({ holdings }: HoldingsResponse) => holdings.length === 0,
    icon: PieChart,
    title: t('emptyTitle'),
    text: t('emptyText'),
    unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
  }
}

/** The table of holdings, or that none passes the filter. */
export const HoldingsContent = memo(function HoldingsContent({ answer, view, selectedId, onOpen, onClearFilter }: HoldingsContentProps) {
  const t = useText('holdings')
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
  const shown = view.groups.flatMap(({ holdings }) => holdings)
  return (
    <>
      <HoldingsTable view={view} count={answer.holdings.length} selectedId={selectedId} onOpen={onOpen} />
      {shown.some(isFairValued) && (
        <CardFoot>
          <FairValueMark /> {t('fairValueNote')}
        </CardFoot>
      )}
      {view.total.missing === 'incomplete' && <CardFoot>{t('incomplete')}</CardFoot>}
      {view.total.missing === null && view.withoutCost > 0 && <CardFoot>{t('withoutCost', { count: view.withoutCost })}</CardFoot>}
    </>
  )
})
