import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { useBrand } from '../../lib/bootstrap'
import { useText } from '../../lib/i18n/useText'
import { keepLogoutTime } from '../../lib/logoutTime'
import { useSessionState } from '../../lib/session'
import { useIdleTimer } from '../../lib/useIdleTimer'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { FloatingNotice } from './FloatingNotice'

/** Ends an idle session. Two minutes before somebody is signed out for want of activity: how long there is, and how to stay. In sight wherever the page is. */
export function IdleNotice() {
  const t = useText('session')
  const { idleSeconds } = useBrand()
  const { state, keepAlive, endIdle, reload } = useSessionState()
  const { endsAt, stay } = useIdleTimer({
    expiresAt: state.status === 'signed-in' ? Date.parse(state.session.expiresAt) : null,
    idleMs: idleSeconds * 1000,
    keepAlive,
    onIdle: () => {
      keepLogoutTime('idle')
      endIdle()
    },
    onExpiry: () => void reload(),
  })
  return (
    <>
      {/* There before its words, or they would not be read; said once, and not each second. */}
      <VisuallyHidden role="alert">{endsAt === null ? null : t('idle.soon')}</VisuallyHidden>
      {endsAt !== null && (
        <FloatingNotice>
          <Countdown endsAt={endsAt} onStay={stay} />
        </FloatingNotice>
      )}
    </>
  )
}

function Countdown({ endsAt, onStay }: Readonly<{ endsAt: number; onStay: () => void }>) {
  const t = useText('session')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [])
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <Notice
      tone="warning"
      icon={Clock}
      role="none"
      title={<span aria-hidden="true">{t('idle.title', { time })}</span>}
      action={
        <Button writes size="s" variant="primary" onPress={onStay}>
          {t('idle.stay')}
        </Button>
      }
    >
      {t('idle.detail')}
    </Notice>
  )
}
