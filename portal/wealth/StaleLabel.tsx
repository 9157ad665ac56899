import type { Provenance } from '../../shared/contracts/provenance'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { Stale } from './AsOf'
import { useTimeZone } from '../lib/timeZone'
import { momentText } from './ProvenanceNotice'

/** In the head of a card whose figures are the last good ones: "As of 12:04". Shows nothing when they are fresh. */
export function StaleLabel({ answer }: { answer: Pick<Provenance, 'degraded' | 'reasons' | 'fetchedAt'> }) {
  const t = useText('common')
  const timeZone = useTimeZone()
  const locale = useLocale()
  if (!answer.degraded || !answer.fetchedAt || !answer.reasons.some(({ stale }) => stale)) return null
  return <Stale>{t('asOfTime', { time: momentText(answer.fetchedAt, locale, timeZone) })}</Stale>
}
