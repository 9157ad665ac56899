import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { useSessionState } from '../lib/session'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { VisuallyHidden } from '../ui/VisuallyHidden'

const Place = styled.div`
  position: fixed;
  inset: var(--s-4) var(--s-4) auto;
  z-index: var(--z-toast);
  display: grid;
  justify-items: center;
  pointer-events: none;

  > * {
    inline-size: min(36rem, 100%);
    box-shadow: var(--shadow-pop);
    pointer-events: auto;
  }

  @media print {
    display: none;
  }
`

/** Two minutes before somebody is signed out for want of activity: how long there is, and how to stay. In sight wherever the page is. */
export function IdleNotice() {
  const t = useText('shell')
  const { idleEndsAt } = useSessionState()
  return (
    <>
      {/* There before its words, or they would not be read; said once, and not each second. */}
      <VisuallyHidden role="alert">{idleEndsAt === null ? null : t('idle.soon')}</VisuallyHidden>
      {idleEndsAt !== null && (
        <Place>
          <Countdown endsAt={idleEndsAt} />
        </Place>
      )}
    </>
  )
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
      role="none"
      title={<span aria-hidden="true">{t('idle.title', { time })}</span>}
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
