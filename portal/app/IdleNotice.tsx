import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { useText } from '../lib/i18n/useText'
import { useSessionState } from '../lib/session'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/** Two minutes before somebody is signed out for want of activity: how long there is, and how to stay. */
export function IdleNotice() {
  const { idleEndsAt } = useSessionState()
  return idleEndsAt === null ? null : <Countdown endsAt={idleEndsAt} />
}

function Countdown({ endsAt }: Readonly<{ endsAt: number }>) {
  const t = useText('shell')
  const { stayActive } = useSessionState()
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
      // Announced once: the seconds are hidden from screen readers, which would read each of them.
      title={<Title label={t('idle.soon')} time={t('idle.title', { time })} />}
      action={
        <Button size="s" variant="primary" onPress={stayActive}>
          {t('idle.stay')}
        </Button>
      }
    >
      {t('idle.detail')}
    </Notice>
  )
}

function Title({ label, time }: Readonly<{ label: string; time: string }>) {
  return (
    <>
      <span aria-hidden="true">{time}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
