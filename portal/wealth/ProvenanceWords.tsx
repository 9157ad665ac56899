import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useText } from '../lib/i18n/useText'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useMomentText } from './momentText'
import type { Trouble } from './ProvenanceScope'

/** What `ProvenanceNotice` says of troubles: from when the figures are, and which parts it concerns. */
export function ProvenanceWords({ troubles }: Readonly<{ troubles: readonly Trouble[] }>) {
  const t = useText('wealth')
  const common = useText('common')
  const moment = useMomentText()
  const reasons = troubles.flatMap(({ answer }) => answer.reasons)
  const missing = reasons.filter(({ stale, kind }) => !stale && kind !== 'dropped_rows')
  const dropped = reasons.filter(({ stale, kind }) => !stale && kind === 'dropped_rows')
  const old = reasons.filter(({ stale }) => stale)
  const hasFailed = troubles.some((trouble) => trouble.hasFailed)
  const isStale = hasFailed || old.length > 0
  const isChecking = !hasFailed && old.length > 0 && old.every(({ kind }) => kind === 'implausible')
  const oldest = troubles
    .filter((trouble) => trouble.hasFailed || trouble.answer.reasons.some(({ stale }) => stale))
    .flatMap(({ answer: { fetchedAt } }) => fetchedAt ?? [])
    .sort()[0]
  const isMissing = missing.length > 0 || (isStale && !oldest)
  const parts = [...new Set([...missing, ...dropped].map(({ part }) => common(`part.${part}`)))]

  const title = oldest
    ? t(isChecking ? 'degraded.checking' : 'degraded.stale', { time: moment(oldest) })
    : t(isMissing ? 'degraded.missing' : 'degraded.dropped')
  const details = [oldest && t('degraded.staleDetail'), isMissing && t('degraded.missingDetail')].filter(Boolean)

  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button
          size="s"
          icon={RefreshCw}
          onPress={() => troubles.forEach(({ refresh }) => refresh())}
          isBusy={troubles.some(({ isRefreshing }) => isRefreshing)}
        >
          {t('degraded.tryNow')}
        </Button>
      }
    >
      {parts.length > 0 && <strong>{parts.join(', ')}.</strong>} {details.join(' ')}
    </Notice>
  )
}
