import { Suspense } from 'react'
import { type DateRange, dateRanges } from '../../shared/domain/dateRange'
import { type IsoDate, isoDate, isoDateOf, isoDateSchema } from '../../shared/domain/dates'
import { useText } from '../lib/i18n/useText'
import { Select } from '../ui/Select'
import { Skeleton } from '../ui/Skeleton'
import type { ListPeriod } from './listPeriod'
import { lazyPart } from '../ui/lazyPart'
import { token } from '../ui/tokens'

const DateRangeField = lazyPart(() => import('../ui/fields/DateRangeField'), 'DateRangeField', { texts: ['fields'] })

/** No portfolio of a client of today is older. */
const earliest = isoDate('1970-01-01')

interface PeriodFilterProps {
  period: ListPeriod
  onRangeChange: (range: DateRange) => void
  onDatesChange: (from: IsoDate, to: IsoDate) => void
  inception: IsoDate | null
}

/** Choice of a period; with `custom` the two days, whose field is loaded only then. */
export function PeriodFilter({ period, onRangeChange, onDatesChange, inception }: PeriodFilterProps) {
  const t = useText('wealth')
  return (
    <>
      <Select
        label={t('range')}
        options={dateRanges.map((id) => ({ id, label: t(`range.${id}`) }))}
        value={period.range}
        onChange={onRangeChange}
      />
      {period.range === 'custom' && (
        <Suspense fallback={<Skeleton width="16.5rem" height={token('control-h')} />}>
          <DateRangeField
            label={t('dates')}
            from={asDate(period.from)}
            to={asDate(period.to)}
            min={inception ?? earliest}
            max={isoDateOf(new Date())}
            onChange={onDatesChange}
          />
        </Suspense>
      )}
    </>
  )
}

/** What stands in the address may be no day of the calendar; the field then starts empty. */
const asDate = (text: string | null): IsoDate | null => isoDateSchema.safeParse(text).data ?? null
