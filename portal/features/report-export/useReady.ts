import { useEffect, useState } from 'react'

/**
 * Tells whoever prints this page that it may: `data-report-ready` on the root element is `true` once all is drawn with its own fonts and pictures, or
 * `error`, with the reason in `data-report-error`. Null while the page still waits for its figures. After `waitSeconds` it waits no longer: a report
 * without its last picture may be printed, one without its figures may not.
 */
export function useReady(outcome: 'drawn' | Error | null, waitSeconds: number | null): void {
  const isLate = useIsLate(waitSeconds)
  useEffect(() => {
    const root = document.documentElement
    let isCurrent = true
    const say = (ready: string, message?: string) => {
      if (!isCurrent) return
      if (message !== undefined) root.dataset['reportError'] = message
      root.dataset['reportReady'] = ready
    }
    if (outcome instanceof Error) say('error', outcome.message)
    if (outcome === null && isLate) say('error', `No figures within ${waitSeconds} seconds`)
    if (outcome === 'drawn' && isLate) say('true')
    if (outcome === 'drawn' && !isLate) {
      // Fonts are fetched when text is laid out, so lay out first: else they count as ready before they were asked for.
      root.getBoundingClientRect()
      const fonts = 'fonts' in document ? document.fonts.ready : undefined
      const pictures = [...document.images].map((image) => ('decode' in image ? image.decode() : undefined))
      Promise.allSettled([fonts, ...pictures]).then(
        () => say('true'),
        () => say('true'),
      )
    }
    return () => {
      isCurrent = false
      delete root.dataset['reportReady']
      delete root.dataset['reportError']
    }
  }, [outcome, isLate, waitSeconds])
}

function useIsLate(waitSeconds: number | null): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (waitSeconds === null) return undefined
    const timer = setTimeout(() => setLate(true), waitSeconds * 1000)
    return () => clearTimeout(timer)
  }, [waitSeconds])
  return isLate
}
