import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { Provenance } from '../../shared/contracts/provenance'
import { isoInstant, type IsoInstant } from '../../shared/domain/dates'
import { formatDateTime, formatTime } from '../../shared/format/date'
import type { Locale } from '../../shared/i18n/locales'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { useTimeZone } from '../lib/timeZone'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

interface ProvenanceNoticeProps {
  answer: Pick<Provenance, 'degraded' | 'reasons' | 'fetchedAt'>
  /** The answer shown could not be brought up to date just now. */
  hasFailed?: boolean
  onRetry: () => void
  isRetrying?: boolean
}

/** Says when figures are old or missing, from when they are and which parts lack. Shows nothing when all is well. */
export function ProvenanceNotice({ answer, hasFailed = false, onRetry, isRetrying = false }: ProvenanceNoticeProps) {
  const t = useText('common')
  const timeZone = useTimeZone()
  const locale = useLocale()
  if (!answer.degraded && !hasFailed) return null

  const missing = answer.reasons.filter(({ stale, kind }) => !stale && kind !== 'dropped_rows')
  const dropped = answer.reasons.filter(({ stale, kind }) => !stale && kind === 'dropped_rows')
  const old = answer.reasons.filter(({ stale }) => stale)
  const isStale = hasFailed || old.length > 0
  const isChecking = !hasFailed && old.length > 0 && old.every(({ kind }) => kind === 'implausible')
  const since = isStale ? answer.fetchedAt : null
  const isOnlyDropped = !since && missing.length === 0 && dropped.length > 0
  const parts = [...new Set([...missing, ...dropped].map(({ part }) => t(`part.${part}`)))]

  return (
    <Notice
      tone="warning"
      title={
        since
          ? t(isChecking ? 'degraded.checking' : 'degraded.stale', { time: momentText(since, locale, timeZone) })
          : t(isOnlyDropped ? 'degraded.dropped' : 'degraded.missing')
      }
      action={
        <Button size="s" icon={RefreshCw} onPress={onRetry} isBusy={isRetrying}>
          {t('degraded.tryNow')}
        </Button>
      }
    >
      {since && t('degraded.staleDetail')} {(missing.length > 0 || (!since && !isOnlyDropped)) && t('degraded.missingDetail')}{' '}
      {parts.length > 0 && <span>({parts.join(', ')})</span>}
    </Notice>
  )
}

/** The time alone on the same day, else with its date: "12:04" or "18/11/2026, 12:04". */
export function momentText(instant: IsoInstant, locale: Locale, timeZone: string): string {
  const dated = (moment: IsoInstant): string =>
    formatDateTime(moment, { locale, timeZone, now: isoInstant(new Date(0)), labels: { today: '' } })
  const text = dated(instant)
  return text.slice(0, 10) === dated(isoInstant(new Date())).slice(0, 10) ? formatTime(instant, timeZone) : text
}
