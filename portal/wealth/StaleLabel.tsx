import { useText } from '../lib/i18n/useText'
import { Stale } from './AsOf'
import { useMomentText } from './momentText'
import type { Sourced } from './ProvenanceScope'

/** In the head of a card whose figures are the last good ones: "As of 12:04", or "Being checked". Shows nothing when they are fresh. */
export function StaleLabel({ answer }: { answer: Sourced }) {
  const t = useText('common')
  const moment = useMomentText()
  if (!answer.degraded) return null
  if (answer.reasons.some(({ kind }) => kind === 'implausible')) {
    return <Stale>{answer.fetchedAt ? t('beingCheckedAsOf', { time: moment(answer.fetchedAt) }) : t('beingChecked')}</Stale>
  }
  if (!answer.fetchedAt || !answer.reasons.some(({ stale }) => stale)) return null
  return <Stale>{t('asOfTime', { time: moment(answer.fetchedAt) })}</Stale>
}
