import { useEffect, useState } from 'react'
import { facesOfReport } from './facesOfReport'

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
      const fonts = 'fonts' in document ? facesThere() : undefined
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

/** Until all faces of the report are there. Fonts are fetched when text is laid out; where the sheets are not, by the text itself. */
async function facesThere(): Promise<void> {
  const root = document.documentElement
  root.getBoundingClientRect()
  const text = root.dataset['printing'] === undefined ? '' : (document.querySelector('main')?.textContent ?? '')
  await Promise.allSettled(facesOfReport.map((face) => document.fonts.load(face, text)))
  await document.fonts.ready
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
