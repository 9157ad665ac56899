import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useBrand } from '../../lib/bootstrap'
import { useText } from '../../lib/i18n/useText'
import { keepLogoutTime } from '../../lib/logoutTime'
import { useSessionState } from '../../lib/session'
import { idleWarningMs, useIdleTimer } from '../../lib/useIdleTimer'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { media } from '../../ui/media'
import { popoverBox } from '../../ui/mixins'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { FloatingNotice } from './FloatingNotice'

const Panel = styled.div`
  ${popoverBox}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('s-3')} ${token('s-4')};
  padding: ${token('s-4')} ${token('s-5')};

  > :nth-child(2) {
    flex: 1 1 14rem;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
  }

  ${media.below(600)} {
    > :nth-child(2) {
      flex-basis: calc(100% - 3.75rem);
    }
  }
`

/* a clock whose ring runs out with the time that is left */
const Dial = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${token('radius-full')};
  color: ${token('warning')};
  background:
    radial-gradient(closest-side, ${token('surface-raised')} calc(100% - 3px), transparent calc(100% - 2px)),
    conic-gradient(currentcolor calc(var(--_left) * 1turn), ${token('warning-soft')} 0);

  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('s-2')};
  margin-inline-start: auto;
`

/** Ends an idle session. Two minutes before somebody is signed out for want of activity: how long there is, and how to stay. In sight wherever the page is. */
export function IdleNotice() {
  const t = useText('session')
  const { idleSeconds } = useBrand()
  const { state, keepAlive, endIdle, reload, signOut } = useSessionState()
  const idleMs = idleSeconds * 1000
  const { endsAt, stay } = useIdleTimer({
    expiresAt: state.status === 'signed-in' ? Date.parse(state.session.expiresAt) : null,
    idleMs,
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
        <FloatingNotice $at="foot">
          <Countdown endsAt={endsAt} idleMs={idleMs} onStay={stay} onLeave={() => void signOut()} />
        </FloatingNotice>
      )}
    </>
  )
}

type CountdownProps = Readonly<{ endsAt: number; idleMs: number; onStay: () => void; onLeave: () => void }>

function Countdown({ endsAt, idleMs, onLeave, onStay }: CountdownProps) {
  const t = useText('session')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [])
  const left = Math.max(0, endsAt - now)
  const seconds = Math.ceil(left / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const minutes = Math.floor((idleMs - left) / 60_000)
  return (
    <Panel>
      <Dial aria-hidden="true" style={{ '--_left': Math.min(1, left / Math.min(idleWarningMs, idleMs / 2)) }}>
        <Icon of={Clock} />
      </Dial>
      <div>
        <Text as="p" $role="strong" aria-hidden="true">
          {t('idle.title', { time })}
        </Text>
        <Text as="p" $role="small" $muted>
          {t('idle.detail', { minutes })}
        </Text>
      </div>
      <Buttons>
        <Button variant="quiet" onPress={onLeave}>
          {t('idle.leave')}
        </Button>
        <Button writes variant="primary" onPress={onStay}>
          {t('idle.stay')}
        </Button>
      </Buttons>
    </Panel>
  )
}
