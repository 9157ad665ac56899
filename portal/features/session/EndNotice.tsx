import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { isoInstant } from '../../../shared/domain/dates'
import { formatTime } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { useTimeZone } from '../../lib/timeZone'
import { Notice } from '../../ui/Notice'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { FloatingNotice } from './FloatingNotice'

/** How long before the end that no activity moves the person is told. */
export const endWarningMs = 5 * 60_000

/** Longest wait of a browser's timer. */
const longestWait = 2 ** 31 - 1

/** Tells of the end of a session that no activity moves, five minutes before it comes. */
export function EndNotice({ endsAt }: Readonly<{ endsAt: number }>) {
  const t = useText('session')
  const timeZone = useTimeZone()
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const look = () => setNear(endsAt - Date.now() <= endWarningMs)
    look()
    const timer = setTimeout(look, Math.min(longestWait, Math.max(0, endsAt - endWarningMs - Date.now())))
    // A laptop that was asleep wakes up late.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [endsAt])
  return (
    <>
      <VisuallyHidden role="alert">{isNear ? t('ends.soon') : null}</VisuallyHidden>
      {isNear && (
        <FloatingNotice>
          <Notice
            tone="warning"
            icon={Clock}
            role="none"
            title={t('ends.title', { time: formatTime(isoInstant(new Date(endsAt)), timeZone) })}
          >
            {t('ends.detail')}
          </Notice>
        </FloatingNotice>
      )}
    </>
  )
}
