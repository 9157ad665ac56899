import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { Button } from '../../../ui/Button'
import { media } from '../../../ui/media'
import { popoverBox } from '../../../ui/mixins'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { keepStop, stopOf } from './model/progress'
import { useSpot } from './useSpot'

const stops = ['menu', 'search', 'page', 'person', 'foot'] as const
type Stop = (typeof stops)[number]

/** What a stop points at: the first of these that is in sight. */
function usePlacesOf(stop: Stop): readonly string[] {
  const t = useText('shell')
  const rail = `nav[aria-label="${t('nav.main')}"]`
  const bar = `nav[aria-label="${t('nav.mainSmall')}"]`
  const places: Readonly<Record<Stop, readonly string[]>> = {
    menu: [rail, bar],
    search: ['header > button'],
    page: ['main h1'],
    person: [`${rail} > :last-child button`, `${bar} li:last-child button`],
    foot: ['footer'],
  }
  return places[stop]
}

const Ring = styled.div`
  position: fixed;
  z-index: ${token('z-palette')};
  border-radius: ${token('radius')};
  outline: 3px solid ${token('focus')};
  outline-offset: 3px;
  pointer-events: none;

  ${media.print} {
    display: none;
  }
`

const Card = styled.section`
  ${popoverBox}
  position: fixed;
  inset: auto ${token('s-4')} 5rem;
  z-index: ${token('z-palette')};
  display: grid;
  gap: ${token('s-2')};
  inline-size: min(26rem, calc(100% - 2rem));
  margin-inline: auto;
  padding: ${token('s-5')};

  h2 {
    font: 400 1.25rem/1.75rem ${token('in-display')};
    outline: none;
  }

  ${media.print} {
    display: none;
  }
`

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('s-2')};
  margin-block-start: ${token('s-3')};

  > :first-child {
    margin-inline-end: auto;
  }
`

/** Five stops around the dashboard. The page stays in use; arrows go on and back, Escape ends it, and who leaves it midway comes back there. */
export function Tour({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useText('commands')
  const { user } = useSession()
  const [index, setIndex] = useState(() => stopOf(user.id, stops.length))
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef(document.activeElement)
  const stop = stops[index] ?? stops[0]
  const spot = useSpot(usePlacesOf(stop))
  const isLast = index === stops.length - 1

  useEffect(() => {
    const focus = () => heading.current?.focus({ preventScroll: true })
    focus()
    // A dialog that led here gives the focus back a frame after it has closed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focus)
    })
    return () => cancelAnimationFrame(frame)
  }, [index])

  const leave = (kept: number) => {
    keepStop(user.id, kept)
    onClose()
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  }
  const goTo = (next: number) => {
    if (next < 0) return
    if (next >= stops.length) return leave(0)
    keepStop(user.id, next)
    setIndex(next)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape') leave(index)
    else if (key === 'ArrowRight') goTo(index + 1)
    else if (key === 'ArrowLeft') goTo(index - 1)
    else return
    event.preventDefault()
  }

  return (
    <>
      {spot && <Ring style={spot} aria-hidden="true" />}
      <Card role="dialog" aria-labelledby="tour-stop" aria-describedby="tour-text" onKeyDown={handleKeyDown}>
        <Text $role="label">{t('tour.stop', { stop: index + 1, stops: stops.length })}</Text>
        <h2 ref={heading} id="tour-stop" tabIndex={-1}>
          {t(`tour.title.${stop}`)}
        </h2>
        <p id="tour-text">{t(`tour.text.${stop}`)}</p>
        <Buttons>
          <Button variant="quiet" onPress={() => leave(index)}>
            {t('tour.skip')}
          </Button>
          {index > 0 && <Button onPress={() => goTo(index - 1)}>{t('tour.back')}</Button>}
          <Button variant="primary" onPress={() => goTo(index + 1)}>
            {t(isLast ? 'tour.done' : 'tour.next')}
          </Button>
        </Buttons>
      </Card>
    </>
  )
}
