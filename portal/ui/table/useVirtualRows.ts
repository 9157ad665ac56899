import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { estimatedHeight, virtualFrom } from './virtualFrom'

/** Rows above and below the screen. */
const overscan = 12
/** Rows on both sides of the one with the focus, so that Tab finds the next one even before the page has scrolled. */
const besideFocus = 3

export interface VirtualRows {
  /** Ascending; not without gaps, because the row with the focus stays. */
  indexes: readonly number[]
  /** Height of the rows between the row at `index` and the one before it in the document (or the start of the table), in pixels. */
  gapBefore: (index: number) => number
  /** Height of the rows below the last one in the document. */
  gapAfter: number
  measure: (row: HTMLTableRowElement | null) => void
  /** Brings a row into the document at once, wherever the page is, so that it can take the focus. */
  hold: (index: number) => void
}

interface VirtualOptions {
  count: number
  keyOf: (index: number) => string
  table: RefObject<HTMLElement | null>
  /** The row whose drawer is open: it stays, because it gets the focus back. Null when there is none. */
  selected: number | null
}

/**
 * Which of `count` rows stand in the document while the page scrolls; null when all do: in a short table, and on paper. The row that holds
 * the focus and the one that will get it back stay, so that it is not lost by scrolling.
 */
export function useVirtualRows({ count, keyOf, table, selected }: VirtualOptions): VirtualRows | null {
  const [isPrinting, setPrinting] = useState(false)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [estimate, setEstimate] = useState(estimatedHeight)
  const [focused, setFocused] = useState<number | null>(null)
  const isVirtual = count >= virtualFrom && !isPrinting

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: isVirtual ? count : 0,
    estimateSize: () => estimate,
    overscan,
    scrollMargin,
    getItemKey: keyOf,
    // Scrolling may draw a moment later, but it must not wait for React.
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const near = defaultRangeExtractor(range)
        const around = focused === null ? [] : Array.from({ length: 2 * besideFocus + 1 }, (_, place) => focused - besideFocus + place)
        const kept = [...around, ...(selected === null ? [] : [selected])].filter((index) => index >= 0 && index < range.count)
        return kept.length === 0 ? near : [...new Set([...near, ...kept])].sort((a, b) => a - b)
      },
      [focused, selected],
    ),
  })

  // Not before the paint: the table, which stands above these rows, has no element yet when their own layout effects run.
  useEffect(() => {
    const element = table.current
    if (!isVirtual || !element) return
    const measure = () => {
      setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY))
      // Most rows are as tall as one of them: each that is not moves all below it, and ten thousand places are computed anew.
      const row = element.querySelector<HTMLElement>('tr[data-index]')
      if (row) setEstimate(Math.round(row.getBoundingClientRect().height))
    }
    measure()
    // What stands above the table may grow or go: a notice, a chart that arrives late.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(document.body)
    return () => observer?.disconnect()
  }, [isVirtual, table])

  useEffect(() => virtualizer.measure(), [estimate, virtualizer])

  useEffect(() => {
    const element = table.current
    if (!isVirtual || !element) return
    const hold = (target: EventTarget | null) => {
      const row = target instanceof Element && element.contains(target) ? target.closest<HTMLElement>('tr') : null
      setFocused(row?.dataset['index'] === undefined ? null : Number(row.dataset['index']))
    }
    const handleFocus = ({ target }: FocusEvent) => hold(target)
    // React draws between this event and the next: the row that is about to have the focus must stay. A window that loses the focus
    // gives it back to the same row.
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hold(relatedTarget)
    }
    element.addEventListener('focusin', handleFocus)
    element.addEventListener('focusout', handleBlur)
    return () => {
      element.removeEventListener('focusin', handleFocus)
      element.removeEventListener('focusout', handleBlur)
    }
  }, [isVirtual, table])

  useEffect(() => {
    // Paper takes what is in the document the moment this handler returns.
    const handlePrint = (isNow: boolean) => () => flushSync(() => setPrinting(isNow))
    const [before, after] = [handlePrint(true), handlePrint(false)]
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])

  if (!isVirtual) return null
  const items = virtualizer.getVirtualItems()
  const starts = new Map(items.map((item, place) => [item.index, item.start - (items[place - 1]?.end ?? scrollMargin)]))
  return {
    indexes: items.map(({ index }) => index),
    gapBefore: (index) => Math.max(0, starts.get(index) ?? 0),
    gapAfter: Math.max(0, virtualizer.getTotalSize() + scrollMargin - (items.at(-1)?.end ?? scrollMargin)),
    measure: virtualizer.measureElement,
    hold: (index) => flushSync(() => setFocused(index)),
  }
}
