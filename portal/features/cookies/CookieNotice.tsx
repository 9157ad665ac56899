import Cookie from 'lucide-react/icons/cookie'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { keepChoice, readCookie } from '../../lib/cookies'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../../ui/Button'
import { media } from '../../ui/media'
import { Notice } from '../../ui/Notice'
import { token } from '../../ui/tokens'

/** In sight over the page, but under everything that opens; clear of the bar of a small screen. */
const Floating = styled.section`
  position: fixed;
  inset: auto ${token('s-4')} ${token('s-4')};
  z-index: ${token('z-bar')};
  display: grid;
  justify-items: center;
  pointer-events: none;

  > * {
    inline-size: min(44rem, 100%);
    box-shadow: ${token('shadow-pop')};
    pointer-events: auto;
  }

  ${media.below(960)} {
    inset-block-end: calc(4rem + env(safe-area-inset-bottom));
  }

  ${media.print} {
    display: none;
  }
`

/** Says which cookies there are, until it was accepted on this device: for a month. `flow`: where it takes its own room and covers nothing. */
export function CookieNotice({ place }: Readonly<{ place: 'float' | 'flow' }>) {
  const t = useText('cookies')
  const [isDue, setDue] = useState(() => readCookie('quayside-cookies') === null)
  // What the page brought until this is here (`firstNotice`).
  useLayoutEffect(() => document.getElementById('first-notice')?.remove(), [])
  if (!isDue) return null
  const accept = () => {
    keepChoice('quayside-cookies', 'accepted')
    setDue(false)
  }
  const notice = (
    <Notice
      icon={Cookie}
      title={t('text')}
      action={
        <Button size="s" onPress={accept}>
          {t('accept')}
        </Button>
      }
    />
  )
  return place === 'float' ? <Float label={t('label')}>{notice}</Float> : <section aria-label={t('label')}>{notice}</section>
}

/** Over the page, with its height told to what else comes at the foot of the window: a toast stands above it. */
function Float({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const [element, { style }] = [place.current, document.documentElement]
    if (!element) return
    const tell = () => style.setProperty('--_notice', `${element.offsetHeight + 4}px`)
    tell()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell)
    observer?.observe(element)
    return () => {
      observer?.disconnect()
      style.removeProperty('--_notice')
    }
  }, [])
  return (
    <Floating ref={place} aria-label={label}>
      {children}
    </Floating>
  )
}
