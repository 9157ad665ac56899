import History from 'lucide-react/icons/history'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { type IsoDate, isoDateSchema } from '../../shared/domain/dates'
import { formatDate } from '../../shared/format/date'
import { useText } from '../lib/i18n/useText'
import { listOptional, useListState } from '../lib/useListState'
import { Button } from '../ui/Button'
import { Filters } from '../ui/Filters'
import { lazyPart } from '../ui/lazyPart'
import { Notice } from '../ui/Notice'
import { Select } from '../ui/Select'
import { Skeleton } from '../ui/Skeleton'
import { token } from '../ui/tokens'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { useDates } from './dates.read'
import { dayOnOrBefore, endsBefore, type PeriodEnd } from './pastDays'

const DateField = lazyPart(() => import('../ui/fields/DateField'), 'DateField', { texts: ['fields'] })

const Day = styled.div`
  inline-size: 10.5rem;

  > * {
    gap: 0;
  }
`

const stateSchema = z.object({ date: listOptional() })

/** The day of the past that a tab shows its portfolio as of (`?date=`); null for the newest prices. */
export function useAtDate(): Readonly<{ date: IsoDate | null; show: (date: IsoDate | null) => void }> {
  const [{ date }, change] = useListState(stateSchema)
  return { date: isoDateSchema.safeParse(date).data ?? null, show: (next) => change({ date: next }, 'replace') }
}

/** Choice of the day that a tab shows: from the data's own days, where the data provider can value a portfolio as of them. */
export function AtDateFilter({ portfolioId }: Readonly<{ portfolioId: string }>) {
  const t = useText('wealth')
  const { data, error } = useDates(portfolioId)
  const { date, show } = useAtDate()
  const [isOther, setOther] = useState(false)
  const dates = data?.dates ?? []
  const [newest] = dates
  const oldest = dates.at(-1)
  // Its place is kept: nothing moves when the days arrive.
  if (!data && !error) return <Skeleton width="10.5rem" height={token('control-h')} />
  if (!data?.hasHoldingsAt || !newest || !oldest) return null
  const ends = endsBefore(dates)
  const chosen: PeriodEnd | 'newest' | 'other' =
    isOther || (date !== null && !ends.some((end) => end.date === date)) ? 'other' : (ends.find((end) => end.date === date)?.id ?? 'newest')
  return (
    <>
      <Select
        label={t('at')}
        isLabelHidden
        options={[
          { id: 'newest' as const, label: t('at.newest') },
          ...ends.map((end) => ({ id: end.id, label: t(`at.${end.id}`, { date: formatDate(end.date) }) })),
          { id: 'other' as const, label: t('at.other') },
        ]}
        value={chosen}
        onChange={(id) => {
          setOther(id === 'other')
          if (id !== 'other') show(ends.find((end) => end.id === id)?.date ?? null)
        }}
      />
      {chosen === 'other' && (
        <Day>
          <Suspense fallback={<Skeleton height={token('control-h')} />}>
            <DateField
              label={<VisuallyHidden>{t('at.day')}</VisuallyHidden>}
              defaultValue={date}
              min={oldest}
              max={newest}
              onChange={(day) => {
                const own = day && day <= newest ? dayOnOrBefore(dates, day) : null
                if (own) show(own)
              }}
            />
          </Suspense>
        </Day>
      )}
    </>
  )
}

/** Says that a tab shows a day of the past, and leads back. */
export function AtDateNotice() {
  const t = useText('wealth')
  const { date, show } = useAtDate()
  if (date === null) return null
  return (
    <Notice
      icon={History}
      title={t('at.title', { date: formatDate(date) })}
      role="status"
      action={
        <Button size="s" onPress={() => show(null)}>
          {t('at.newest')}
        </Button>
      }
    >
      {t('at.text')}
    </Notice>
  )
}

/** Both, for a tab without other filters. */
export function AtDate({ portfolioId }: Readonly<{ portfolioId: string }>) {
  const t = useText('wealth')
  const { date } = useAtDate()
  const { data, error } = useDates(portfolioId)
  return (
    <>
      {(data ? data.hasHoldingsAt : !error) && (
        <Filters role="group" aria-label={t('at')}>
          <AtDateFilter key={String(date === null)} portfolioId={portfolioId} />
        </Filters>
      )}
      <AtDateNotice />
    </>
  )
}
