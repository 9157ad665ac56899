import type { ReactNode } from 'react'
import type { ReadState } from '../../../lib/data/defineRead'
import { useText } from '../../../lib/i18n/useText'
import { ErrorState } from '../../../ui/ErrorState'
import { Loading } from '../../../ui/Loading'
import { Skeleton } from '../../../ui/Skeleton'

/** A form once what it is filled with has come. What the person may not change does not exist for them. */
export function Asked<Answer>({ children, read }: Readonly<{ read: ReadState<Answer>; children: (answer: Answer) => ReactNode }>) {
  const t = useText('editing')
  if (read.data !== undefined) return children(read.data)
  if (read.error && [403, 404].includes(read.error.status)) return <ErrorState title={t('notYours')}>{t('notYoursText')}</ErrorState>
  if (read.error)
    return (
      <ErrorState title={t('loadFailed')} onRetry={read.refresh} isRetrying={read.isRefreshing}>
        {t('loadFailedText')}
      </ErrorState>
    )
  return (
    <Loading label={t('loading')}>
      <Skeleton height="2.5rem" />
      <Skeleton height="2.5rem" />
      <Skeleton height="2.5rem" />
      <Skeleton height="2.5rem" />
    </Loading>
  )
}
