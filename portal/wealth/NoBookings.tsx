import CalendarX from 'lucide-react/icons/calendar-x'
import Receipt from 'lucide-react/icons/receipt-text'
import SearchX from 'lucide-react/icons/search-x'
import type { DateRange } from '../../shared/domain/dateRange'
import { isoDateSchema } from '../../shared/domain/dates'
import { useText } from '../lib/i18n/useText'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import type { ListPeriod } from './listPeriod'

interface RefusedProps {
  period: ListPeriod
  /** What the server says, for what the days do not explain. */
  message: string
  onRangeChange: (range: DateRange) => void
}

/** The days asked for make no period: which of them is wrong, and a way out. */
export function Refused({ period: { from, to }, message, onRangeChange }: RefusedProps) {
  const t = useText('wealth')
  const wrong = [from, to].filter((day) => day !== null && !isoDateSchema.safeParse(day).success)
  const reason = () => {
    if (wrong.length > 0) return t('refusedDay', { days: wrong.join(', '), count: wrong.length })
    return from !== null && to !== null && from > to ? t('dateReversed') : t('refusedText', { message })
  }
  return (
    <EmptyState
      role="alert"
      icon={CalendarX}
      title={t('refusedTitle')}
      actions={<Button onPress={() => onRangeChange('1m')}>{t('range.1m')}</Button>}
    >
      {reason()}
    </EmptyState>
  )
}

/** The texts that a feature gives to its list of bookings. */
export type NoneText = (key: 'emptyTitle' | 'noneTitle' | 'noneText' | 'unavailableTitle' | 'unavailableText') => string

/** What a period without bookings says; a longer one is offered unless it was all of them. */
export function useNone(t: NoneText, range: DateRange, onRangeChange: (range: DateRange) => void) {
  const words = useText('wealth')
  const isAll = range === 'all'
  return {
    icon: Receipt,
    title: t(isAll ? 'noneTitle' : 'emptyTitle'),
    text: isAll ? t('noneText') : words('emptyText'),
    unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
    actions: !isAll && (
      <>
        {range !== '12m' && <Button onPress={() => onRangeChange('12m')}>{words('range.12m')}</Button>}
        <Button variant="quiet" onPress={() => onRangeChange('all')}>
          {words('all')}
        </Button>
      </>
    ),
  }
}

/** No booking of the period passes search and type. */
export function NoMatch({ onClearFilter }: { onClearFilter: () => void }) {
  const t = useText('wealth')
  return (
    <EmptyState icon={SearchX} title={t('noMatchTitle')} actions={<Button onPress={onClearFilter}>{t('clearFilters')}</Button>}>
      {t('noMatchText')}
    </EmptyState>
  )
}
