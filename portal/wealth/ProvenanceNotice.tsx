import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useText } from '../lib/i18n/useText'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useMomentText } from './momentText'
import { useTroubles } from './ProvenanceScope'

/** Says once for the whole page when figures are old, missing or held back, from when they are and which parts it concerns. */
export function ProvenanceNotice() {
  const t = useText('common')
  const moment = useMomentText()
  const troubles = useTroubles()
  if (troubles.length === 0) return null

  const reasons = troubles.flatMap(({ answer }) => answer.reasons)
  const checked = reasons.filter(({ kind }) => kind === 'implausible')
  const dropped = reasons.filter(({ kind }) => kind === 'dropped_rows')
  const others = reasons.filter(({ kind }) => kind !== 'implausible' && kind !== 'dropped_rows')
  const missing = others.filter(({ stale }) => !stale)
  const hasFailed = troubles.some((trouble) => trouble.hasFailed)
  const oldest = troubles
    .filter((trouble) => trouble.hasFailed || trouble.answer.reasons.some(({ stale, kind }) => stale && kind !== 'dropped_rows'))
    .flatMap(({ answer: { fetchedAt } }) => fetchedAt ?? [])
    .sort()[0]
  const isStale = hasFailed || others.some(({ stale }) => stale)
  const parts = [...new Set([...missing, ...dropped, ...checked].map(({ part }) => t(`part.${part}`)))]

  const title =
    isStale && oldest
      ? t('degraded.stale', { time: moment(oldest) })
      : missing.length > 0 || isStale
        ? t('degraded.missing')
        : checked.length > 0
          ? t('degraded.checked')
          : t('degraded.dropped')
  const details = [
    isStale && oldest ? t('degraded.staleDetail') : null,
    missing.length > 0 || (isStale && !oldest) ? t('degraded.missingDetail') : null,
    checked.length > 0 ? t('degraded.checkedDetail') : null,
  ].filter(Boolean)

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
      {details.join(' ')} {parts.length > 0 && <span>({parts.join(', ')})</span>}
    </Notice>
  )
}
