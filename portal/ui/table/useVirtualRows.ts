import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
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
  /** Brings a row into the document and onto the screen. */
  scrollTo: (index: number) => void
}

/**
 * Which of `count` rows stand in the document while the page scrolls; null when all do: in a short table, and on paper. The row that holds
 * the focus stays, so that it is not lost by scrolling.
 */
export function useVirtualRows(count: number, keyOf: (index: number) => string, body: RefObject<HTMLElement | null>): VirtualRows | null {
  const [isPrinting, setPrinting] = useState(false)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const isVirtual = count >= virtualFrom && !isPrinting

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: isVirtual ? count : 0,
    estimateSize: () => estimatedHeight,
    overscan,
    scrollMargin,
    getItemKey: keyOf,
    // Scrolling may draw a moment later, but it must not wait for React.
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const near = defaultRangeExtractor(range)
        if (focused === null || focused >= range.count) return near
        const around = Array.from({ length: 2 * besideFocus + 1 }, (_, place) => focused - besideFocus + place)
        return [...new Set([...near, ...around.filter((index) => index >= 0 && index < range.count)])].toSorted((a, b) => a - b)
      },
      [focused],
    ),
  })

  useLayoutEffect(() => {
    const element = body.current
    if (!isVirtual || !element) return
    const measure = () => setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    // What stands above the table may grow or go: a notice, a chart that arrives late.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(document.body)
    return () => observer?.disconnect()
  }, [isVirtual, body])

  useEffect(() => {
    const element = body.current
    if (!isVirtual || !element) return
    const handleFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null
      setFocused(row?.dataset['index'] === undefined ? null : Number(row.dataset['index']))
    }
    const handleBlur = () => setFocused(null)
    element.addEventListener('focusin', handleFocus)
    element.addEventListener('focusout', handleBlur)
    return () => {
      element.removeEventListener('focusin', handleFocus)
      element.removeEventListener('focusout', handleBlur)
    }
  }, [isVirtual, body])

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
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  }
}
