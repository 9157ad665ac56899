import { type ReactNode, useEffect, useRef } from 'react'
import { css, styled } from 'styled-components'
import { Card } from '../Card'
import { media } from '../media'
import { token } from '../tokens'

/* a shade at the edge while there is more to the right */
const sideways = css`
  /* what is hidden from sight in it must not widen the page */
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: 0 0 ${token('radius-card')} ${token('radius-card')};
  background:
    linear-gradient(to left, ${token('surface')} 40%, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to left, color-mix(in oklab, ${token('text')} 16%, transparent), transparent) right / 0.75rem 100% no-repeat scroll;

  ${media.print} {
    overflow: visible;
    background: none;
  }
`

/* the page scrolls, not the table, so that the head can stick to the page; the head has the corners of its card */
const Root = styled.div<{ $mayScroll: boolean }>`
  container-type: inline-size;
  overflow-x: clip;
  border-radius: inherit;

  ${Card} > &:first-child {
    --_head-radius: calc(${token('radius-card')} - 1px);
  }

  ${({ $mayScroll }) => $mayScroll && sideways}

  /* in a language of long words heads break before a figure is cut */
  &[data-is-tight] {
    thead th {
      white-space: normal;
    }

    :is(th, td) {
      overflow-wrap: anywhere;
    }
  }
`

interface TableWrapProps {
  /** Only for a wide matrix, which scrolls sideways in this frame; give it the region's name. */
  scrollLabel?: string
  className?: string
  children: ReactNode
}

export function TableWrap({ scrollLabel, className, children }: TableWrapProps) {
  const root = useRef<HTMLDivElement>(null)
  const isFitted = scrollLabel === undefined
  useEffect(() => {
    const wrap = root.current
    if (!wrap || !isFitted || typeof ResizeObserver === 'undefined') return
    // Asked of the table as it is without: its own breaks would say that all is well.
    const observer = new ResizeObserver(() => {
      wrap.removeAttribute('data-is-tight')
      wrap.toggleAttribute('data-is-tight', wrap.scrollWidth > wrap.clientWidth)
    })
    observer.observe(wrap)
    return () => observer.disconnect()
  }, [isFitted])
  if (isFitted) {
    return (
      <Root ref={root} className={className} $mayScroll={false}>
        {children}
      </Root>
    )
  }
  return (
    <Root className={className} $mayScroll role="region" aria-label={scrollLabel} tabIndex={0}>
      {children}
    </Root>
  )
}
