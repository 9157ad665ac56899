import type { KeyboardEvent, RefObject } from 'react'
import type { VirtualRows } from './useVirtualRows'

interface RowKeysOptions {
  /** Lines of the table, group rows among them. */
  count: number
  /** Null in a short table: Tab reaches every row there, and the other keys scroll the page as anywhere. */
  virtual: VirtualRows | null
  table: RefObject<HTMLTableElement | null>
  /** Whether a line has a name that opens something. */
  canFocus: (index: number) => boolean
}

const focusables = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/**
 * Home, End, Page Up, Page Down and the arrows in a long table lead the focus from the name of a row to that of another, which may not be
 * in the document yet. So does Tab where the next row is not: however fast it is pressed, no row is left out.
 */
export function useRowKeys({ count, virtual, table, canFocus }: RowKeysOptions) {
  const nextFrom = (start: number, step: 1 | -1): number | null => {
    for (let index = start; index >= 0 && index < count; index += step) if (canFocus(index)) return index
    return null
  }
  const openerAt = (index: number) => table.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] th :is(a, button)`) ?? null

  return (event: KeyboardEvent) => {
    if (!virtual || event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return
    const row = event.target.closest<HTMLElement>('tr[data-index]')
    if (!row) return
    const from = Number(row.dataset['index'])
    const page = Math.max(1, Math.floor((window.innerHeight * 0.8) / row.offsetHeight))

    /** Where the key leads; null where it keeps its own meaning. */
    const target = (): number | null => {
      switch (event.key) {
        case 'Tab': {
          const next = nextFrom(from + (event.shiftKey ? -1 : 1), event.shiftKey ? -1 : 1)
          const own = [...row.querySelectorAll(focusables)]
          const isLeaving = own.at(event.shiftKey ? 0 : -1) === event.target
          return next !== null && isLeaving && openerAt(next) === null ? next : null
        }
        case 'ArrowDown':
          return nextFrom(from + 1, 1)
        case 'ArrowUp':
          return nextFrom(from - 1, -1)
        case 'PageDown':
          return nextFrom(Math.min(from + page, count - 1), 1) ?? nextFrom(count - 1, -1)
        case 'PageUp':
          return nextFrom(Math.max(from - page, 0), -1) ?? nextFrom(0, 1)
        case 'Home':
          return nextFrom(0, 1)
        case 'End':
          return nextFrom(count - 1, -1)
        default:
          return null
      }
    }
    const index = target()
    if (index === null) return
    event.preventDefault()
    virtual.hold(index)
    const opener = openerAt(index)
    opener?.focus({ preventScroll: true })
    if (opener) keepInView(opener)
  }
}

/** Frames in a row that a line must stay where it is: those near it take their true height a few frames after they were drawn, and push it. */
const calmFrames = 6
/** After half a second a page that does not come to rest is scrolled by somebody. */
const mostFrames = 30

/** Keeps what has the focus clear of the head and the foot until it is drawn and rests, or the focus has gone on. */
function keepInView(opener: HTMLElement, last = Number.NaN, calm = 0, frames = 0): void {
  const row = opener.closest('tr')
  if (!row || document.activeElement !== opener) return
  row.scrollIntoView({ block: 'nearest' })
  const { top } = row.getBoundingClientRect()
  const rested = Math.abs(top - last) < 1 ? calm + 1 : 0
  if (rested < calmFrames && frames < mostFrames) requestAnimationFrame(() => keepInView(opener, top, rested, frames + 1))
}
