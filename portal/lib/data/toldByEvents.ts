import { useEffect, useState } from 'react'

/** Without an event for so long the stream may be held back by something in between: then the server is asked as well, until the next one comes. */
const silenceMs = 15_000

/**
 * Hears the server's events `progress` of an address, each parsed from JSON, until `end`; null hears nothing. Returns whether the server tells of itself:
 * not before the first event, nor after an error or a long silence. Whoever uses it asks meanwhile. For reads it is the `live` of `defineRead`.
 */
export function useEvents(address: string | null, take: (answer: unknown) => void): boolean {
  const [heard, setHeard] = useState<string | null>(null)
  useEffect(() => {
    if (address === null || typeof EventSource === 'undefined') return
    const source = new EventSource(address, { withCredentials: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    // The browser connects anew by itself, but for a refusal: of that the next question tells.
    const lose = () => {
      clearTimeout(timer)
      setHeard(null)
    }
    source.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      const answer = jsonOf(data)
      if (answer === undefined) return
      clearTimeout(timer)
      timer = setTimeout(lose, silenceMs)
      setHeard(address)
      take(answer)
    })
    source.addEventListener('error', lose)
    source.addEventListener('end', () => source.close())
    return () => {
      lose()
      source.close()
    }
  }, [address, take])
  return address !== null && heard === address
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
