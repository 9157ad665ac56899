import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { takeTurn } from './takeTurn'
import { whenNear } from './whenNear'

/**
 * Real colours of CSS colours such as `var(--series-1)`, read where the chart stands: a canvas does not resolve variables. Read again when
 * the scheme or the theme changes, and in the light scheme for the time of printing. Null until the chart is near the window and it is its
 * turn to be drawn, or it is printed: a chart that nobody sees yet would hold up what they see.
 */
export function useResolvedColours<K extends string>(
  ref: RefObject<HTMLElement | null>,
  colours: Readonly<Record<K, string>>,
): Readonly<Record<K, string>> | null {
  const [resolved, setResolved] = useState<Readonly<Record<K, string>> | null>(null)
  const [isPrinting, setPrinting] = useState(false)
  const [version, setVersion] = useState(0)
  const wanted = JSON.stringify(colours)
  const hadTurn = useRef(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => setResolved(readColours(element, JSON.parse(wanted) as Record<K, string>, isPrinting))
    if (hadTurn.current || isPrinting) {
      hadTurn.current = true
      read()
      return
    }
    let withdraw: (() => void) | null = null
    const leave = whenNear(element, (isAwaited) => {
      withdraw = takeTurn(() => {
        hadTurn.current = true
        startTransition(read)
      }, isAwaited)
    })
    return () => {
      leave()
      withdraw?.()
    }
  }, [ref, wanted, isPrinting, version])

  useEffect(() => {
    const change = () => setVersion((old) => old + 1)
    const observer = new MutationObserver(change)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme', 'data-theme', 'class', 'style'] })
    const queries =
      typeof matchMedia === 'function'
        ? ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map((query) => matchMedia(query))
        : []
    for (const query of queries) query.addEventListener('change', change)
    // The browser takes its picture of the page right after this event.
    const startPrint = () => flushSync(() => setPrinting(true))
    const endPrint = () => setPrinting(false)
    addEventListener('beforeprint', startPrint)
    addEventListener('afterprint', endPrint)
    return () => {
      observer.disconnect()
      for (const query of queries) query.removeEventListener('change', change)
      removeEventListener('beforeprint', startPrint)
      removeEventListener('afterprint', endPrint)
    }
  }, [])

  return resolved
}

function readColours<K extends string>(parent: HTMLElement, colours: Record<K, string>, isPrinting: boolean): Record<K, string> {
  const probe = document.createElement('span')
  probe.style.setProperty('forced-color-adjust', 'none')
  if (isPrinting) probe.style.colorScheme = 'light'
  parent.append(probe)
  const names = Object.keys(colours) as K[]
  const read = names.map((name) => {
    probe.style.color = colours[name]
    return [name, getComputedStyle(probe).color] as const
  })
  probe.remove()
  return Object.fromEntries(read) as Record<K, string>
}
