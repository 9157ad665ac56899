import CalendarX from 'lucide-react/icons/calendar-x'
import Receipt from 'lucide-react/icons/receipt-text'
import SearchX from 'lucide-react/icons/search-x'
import type { DateRange } from '../../../../shared/contracts/wealth'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'

/** The days asked for make no period: what the server says about them, and a way out. */
export function Refused({ message, onRangeChange }: { message: string; onRangeChange: (range: DateRange) => void }) {
  const t = useText('transactions')
  return (
    <EmptyState
      role="alert"
      icon={CalendarX}
      title={t('refusedTitle')}
      actions={<Button onPress={() => onRangeChange('1m')}>{t('range.1m')}</Button>}
    >
      {t('refusedText', { message })}
    </EmptyState>
  )
}

/** What a period without transactions says; a longer one is offered unless it was all of them. */
export function useNone(range: DateRange, onRangeChange: (range: DateRange) => void) {
  const t = useText('transactions')
  const isAll = range === 'all'
  return {
    icon: Receipt,
    title: t(isAll ? 'noneTitle' : 'emptyTitle'),
    text: t(isAll ? 'noneText' : 'emptyText'),
    unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
    actions: !isAll && (
      <>
        {range !== '12m' && <Button onPress={() => onRangeChange('12m')}>{t('range.12m')}</Button>}
        <Button variant="quiet" onPress={() => onRangeChange('all')}>
          {t('all')}
        </Button>
      </>
    ),
  }
}

/** No transaction of the period passes search and type. */
export function NoMatch({ onClearFilter }: { onClearFilter: () => void }) {
  const t = useText('transactions')
  return (
    <EmptyState icon={SearchX} title={t('noMatchTitle')} actions={<Button onPress={onClearFilter}>{t('clearFilters')}</Button>}>
      {t('noMatchText')}
    </EmptyState>
  )
}
