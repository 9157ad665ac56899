import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { BreakdownKind } from '../../shared/contracts/wealth/breakdowns'
import { useText } from '../lib/i18n/useText'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { LateOpening } from '../ui/LateOpening'
import { lazyPart } from '../ui/lazyPart'

const Opened = lazyPart(() => import('./OpenedAllocationChoice'), 'OpenedAllocationChoice', {
  texts: ['breakdowns', 'fields', 'market'],
  showsFailure: false,
})

export interface AllocationChoiceProps {
  value: BreakdownKind
  onChange: (by: BreakdownKind) => void
}

/** What an allocation is by, in the head of its card; the list to choose from comes with its first press. */
export function AllocationChoice(props: AllocationChoiceProps) {
  const t = useText('common')
  const [isWanted, setWanted] = useState(false)
  const closed = (
    <Button variant="quiet" size="s" aria-haspopup="menu" onPress={() => setWanted(true)}>
      {t('allocation.aside')}
      <Icon of={ChevronDown} size="s" />
    </Button>
  )
  if (!isWanted) return closed
  return (
    <LateOpening closed={closed} onFailed={() => setWanted(false)}>
      <Opened {...props} />
    </LateOpening>
  )
}
