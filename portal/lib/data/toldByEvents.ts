import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { Live } from './defineRead'

/** Without an event for so long the stream may be held back by something in between: then the server is asked as well, until the next one comes. */
const silenceMs = 15_000

/**
 * The `live` of a read whose changes the server tells, in events `progress` at the address of `events`, until the answer `isOver`. While it tells of itself
 * nothing is asked: that is not before the first event, nor after an error or a long silence.
 */
export const toldByEvents = <Schema extends z.ZodMiniType, Args extends readonly unknown[]>(
  schema: Schema,
  events: (...args: Args) => string,
  isOver: (latest: z.output<Schema>) => boolean,
): Live<Args, z.output<Schema>> =>
  function useEvents(args, latest, put) {
    const [isHeard, setHeard] = useState(false)
    const address = args === null || (latest !== undefined && isOver(latest)) ? null : events(...args)
    useEffect(() => {
      if (address === null || typeof EventSource === 'undefined') return
      const source = new EventSource(address, { withCredentials: true })
      let timer: ReturnType<typeof setTimeout> | undefined
      // The browser connects anew by itself, but for a refusal: of that the next question tells.
      const lose = () => {
        clearTimeout(timer)
        setHeard(false)
      }
      source.addEventListener('progress', ({ data }: MessageEvent<string>) => {
        const { data: answer } = schema.safeParse(jsonOf(data))
        if (answer === undefined) return
        clearTimeout(timer)
        timer = setTimeout(lose, silenceMs)
        setHeard(true)
        void put(answer, { revalidate: false })
      })
      source.addEventListener('error', lose)
      source.addEventListener('end', () => source.close())
      return () => {
        lose()
        source.close()
      }
    }, [address, put])
    return isHeard
  }

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
