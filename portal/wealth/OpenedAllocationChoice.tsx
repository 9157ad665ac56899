import ChevronDown from 'lucide-react/icons/chevron-down'
import { type BreakdownKind, breakdownKinds } from '../../shared/contracts/wealth/breakdowns'
import { useText } from '../lib/i18n/useText'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Menu } from '../ui/Menu'
import type { AllocationChoiceProps } from './AllocationChoice'

/** What an AllocationChoice becomes when it is opened for the first time. */
export function OpenedAllocationChoice({ onChange, value }: AllocationChoiceProps) {
  const t = useText('breakdowns')
  const common = useText('common')
  const wordOf = (kind: BreakdownKind): string => (kind === 'assetClass' ? common('allocation.aside') : t(`by.${kind}`))
  return (
    <Menu
      opensAtOnce
      trigger={
        <Button variant="quiet" size="s">
          {wordOf(value)}
          <Icon of={ChevronDown} size="s" />
        </Button>
      }
      items={breakdownKinds.map((kind) => ({ id: kind, label: wordOf(kind), onPress: () => onChange(kind) }))}
      chosen={value}
    />
  )
}
