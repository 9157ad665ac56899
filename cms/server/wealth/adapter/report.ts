import type { ReportUnknown } from './words'

/** Something in an answer that we do not understand or must not show: a word without a place in our terms, a row of somebody else. */
export type UnknownValue = Readonly<{ source: string; field: string; value: string }>

const maxKnown = 1000

/** Reports each unknown word of a source once, however often it comes. */
export function createReporter(source: string, onUnknown: ((details: UnknownValue) => void) | undefined): ReportUnknown {
  const known = new Set<string>()
  return (field, value) => {
    const key = `${field}\n${value}`
    // A feed that sends ever new words must not fill the memory.
    if (known.has(key) || known.size >= maxKnown) return
    known.add(key)
    onUnknown?.({ source, field, value })
  }
}
