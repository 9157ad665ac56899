import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, startTransition, Suspense, useEffect, useId, useOptimistic, useRef } from 'react'
import { styled } from 'styled-components'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { Icon } from './Icon'
import { lazyPart } from './lazyPart'
import { useScrollEdges } from './useScrollEdges'
import { media } from './media'
import { token } from './tokens'

const AllTabs = lazyPart(() => import('./AllTabs'), 'AllTabs', { texts: ['fields'], showsFailure: false })

const Bar = styled.div`
  position: relative;
  border-block-end: 1px solid ${token('border')};
  margin-inline: calc(-1 * ${token('gutter')});

  ${media.print} {
    display: none;
  }
`

const List = styled.div`
  display: flex;
  gap: 0.125rem;
  overflow-x: auto;
  scrollbar-width: none;
  /* the words of the first tab stand at the edge of the page, not the room around them */
  padding-inline: calc(${token('gutter')} - ${token('s-2')});
  scroll-padding-inline: 3rem;
  overscroll-behavior-x: contain;

  &::-webkit-scrollbar {
    display: none;
  }

  /* the button that lists them all lies beside it */
  &[data-many='true'] {
    margin-inline-end: 4rem;
    padding-inline-end: ${token('s-2')};
  }

  ${media.below(600)} {
    &[data-next='true'] {
      mask-image: linear-gradient(to left, transparent, #000 1.5rem);
    }
  }
`

const Label = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-content: center;
  block-size: 2.75rem;
  padding: 0 ${token('s-2')};
  border: 0;
  background: none;
  color: ${token('text-muted')};
  font: 450 0.8125rem/1 ${token('in-text')};
  white-space: nowrap;
  cursor: pointer;

  ${media.coarsePointer} {
    min-inline-size: 2.75rem;
  }

  ${media.hover} {
    &:hover {
      color: ${token('text')};
    }
  }

  &[aria-selected='true'] {
    color: ${token('accent')};
    font-weight: 600;
  }

  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto ${token('s-2')} 0;
    block-size: 2px;
    background: ${token('accent')};
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.forcedColours} {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`

const Edge = styled.button<{ $side: 'previous' | 'next' }>`
  position: absolute;
  /* over the tabs, which are placed too */
  z-index: 1;
  inset-block: 0 1px;
  inset-inline: ${({ $side }) => ($side === 'next' ? 'auto 4rem' : '0 auto')};
  display: inline-flex;
  align-items: center;
  padding-inline: ${token('s-2')};
  background: ${token('page')};
  border: 0;
  border-inline-${({ $side }) => ($side === 'next' ? 'start' : 'end')}: 1px solid ${token('border')};
  color: ${token('text-muted')};

  ${media.below(600)} {
    display: none;
  }
`

/* the space between the bar and what it shows is the page's own rhythm */
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-6')};
  margin-block-start: ${token('s-6')};

  ${media.below(960)} {
    margin-block-start: ${token('s-5')};
    gap: ${token('s-5')};
  }
`

export interface TabItem<K extends string> {
  id: K
  label: string
}

interface TabsProps<K extends string> {
  /** Name of the list of tabs. */
  label: string
  items: readonly TabItem<K>[]
  selectedKey: K
  onSelectionChange: (key: K) => void
  /** The pointer or the focus has come to a tab: time to fetch what it shows. */
  onNear?: (key: K) => void
  className?: string
  /** What the selected tab shows. */
  children: ReactNode
}

/** Pixels. */
const edge = 48

/** Arrow keys walk the tabs, Enter or Space opens one; a bar that is too long scrolls, says so at its edges, and has a list of all. */
export function Tabs<K extends string>({ label, items, selectedKey, onSelectionChange, onNear, className, children }: TabsProps<K>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { previous, next, isTooLong, scrollBy } = useScrollEdges(list)
  // What was pressed is marked with the next frame; what it shows may take a dozen to draw.
  const [chosen, mark] = useOptimistic(selectedKey)
  const choose = (key: K) =>
    startTransition(() => {
      mark(key)
      onSelectionChange(key)
    })

  useEffect(() => {
    const showChosen = () => {
      const element = list.current
      const chosen = element?.querySelector<HTMLElement>('[aria-selected="true"]')
      if (!element || !chosen) return
      const from = chosen.offsetLeft - element.scrollLeft
      // Clear of what lies over the bar at its edges.
      const isHidden = from < edge || from + chosen.offsetWidth > element.clientWidth - edge
      if (isHidden) element.scrollLeft = chosen.offsetLeft - edge
    }
    // With the next frame, which has to lay the page out anyway: measured here it would be laid out for this alone.
    let frame = requestAnimationFrame(showChosen)
    // A window that was made narrower, or a phone that was turned.
    const handleResize = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(showChosen)
    }
    addEventListener('resize', handleResize)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', handleResize)
    }
  }, [selectedKey, isTooLong])

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const from = tabs.findIndex((tab) => tab === document.activeElement)
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (from < 0 || to === undefined) return
    event.preventDefault()
    tabs[(to + tabs.length) % tabs.length]?.focus()
  }

  return (
    <div className={className}>
      <Bar>
        {/* A mouse's help only: the keyboard walks the tabs, which scroll into view by themselves. */}
        {previous && (
          <Edge type="button" $side="previous" tabIndex={-1} aria-hidden="true" onClick={() => scrollBy(-0.7)}>
            <Icon of={ChevronLeft} />
          </Edge>
        )}
        <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown} data-many={isTooLong} data-next={next}>
          {items.map((item) => (
            <Label
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-${item.id}`}
              aria-selected={item.id === chosen}
              aria-controls={item.id === selectedKey ? `${id}-panel` : undefined}
              tabIndex={item.id === chosen ? 0 : -1}
              onPointerEnter={() => onNear?.(item.id)}
              onFocus={() => onNear?.(item.id)}
              onClick={() => item.id !== selectedKey && choose(item.id)}
            >
              {item.label}
            </Label>
          ))}
        </List>
        {next && (
          <Edge type="button" $side="next" tabIndex={-1} aria-hidden="true" onClick={() => scrollBy(0.7)}>
            <Icon of={ChevronRight} />
          </Edge>
        )}
        {isTooLong && (
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <AllTabs items={items} selectedKey={selectedKey} onSelectionChange={choose as (key: string) => void} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Bar>
      <Panel key={selectedKey} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selectedKey}`}>
        {children}
      </Panel>
    </div>
  )
}
