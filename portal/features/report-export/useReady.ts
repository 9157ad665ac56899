import { useEffect } from 'react'

/**
 * Tells whoever prints this page that it may: `data-report-ready` on the root element is `true` once all is drawn with its own fonts and pictures, or
 * `error`, with the reason in `data-report-error`. Null while the page still waits for its figures.
 */
export function useReady(outcome: 'drawn' | Error | null): void {
  useEffect(() => {
    const root = document.documentElement
    let isCurrent = true
    const say = (ready: string, message?: string) => {
      if (!isCurrent) return
      if (message !== undefined) root.dataset['reportError'] = message
      root.dataset['reportReady'] = ready
    }
    if (outcome instanceof Error) say('error', outcome.message)
    if (outcome === 'drawn') {
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
  }, [outcome])
}
