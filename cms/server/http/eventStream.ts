import { APIError, type PayloadRequest } from 'payload'
import { sessionIdOf } from '../../../collections/access/sessionIdOf'
import type { Brand } from '../../../shared/brands/brandSchema'
import { findSession, isAlive } from '../services/session/sessions'
import { actorOf } from '../../../collections/access/actorOf'

/** Streams that one person may have open in one web process. */
const mostOpen = 6
/** Between two looks at the database, each of which takes a connection and gives it back. */
const lookEveryMs = 1500
/** So that nothing between here and the browser takes a quiet stream for a dead one. */
const beatEveryMs = 15_000
/** A browser opens the stream anew, and with that its session is asked for again. */
const longestMs = 5 * 60_000

const open = new Map<string, number>()

type Look = Readonly<{ data: unknown; isFinal: boolean }>

/**
 * Server-sent events of one name, for the person of the request: each time that what they look at has changed, until it is final. `look` reads the
 * database as any request does, so that it does not matter which process serves the stream and which makes the progress; what it throws ends the
 * stream, as does the end of the session, which a stream does not keep in use. Throws an `APIError` 429 for a person with too many open.
 */
export function eventStream(
  req: PayloadRequest,
  { brand, look, name }: Readonly<{ name: string; brand: Brand; look: () => Promise<Look> }>,
): Response {
  const person = actorOf(req)?.id ?? ''
  const mine = open.get(person) ?? 0
  if (mine >= mostOpen) throw new APIError('Too many streams are open', 429, { code: 'too_many_requests', retryAfter: 10 }, true)
  open.set(person, mine + 1)
  const encoder = new TextEncoder()
  const startedAt = Date.now()
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(timer)
    const left = (open.get(person) ?? 1) - 1
    if (left > 0) open.set(person, left)
    else open.delete(person)
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let last = ''
      let saidAt = Date.now()
      const say = (text: string) => {
        saidAt = Date.now()
        controller.enqueue(encoder.encode(text))
      }
      const close = () => {
        if (hasEnded) return
        end()
        controller.close()
      }
      const tick = async (): Promise<void> => {
        if (hasEnded) return
        try {
          if (Date.now() - startedAt > longestMs || !(await isSignedIn(req, brand))) return close()
          const { data, isFinal } = await look()
          if (hasEnded) return
          const text = JSON.stringify(data)
          if (text !== last) say(`event: ${name}\ndata: ${text}\n\n`)
          else if (Date.now() - saidAt >= beatEveryMs) say(': still here\n\n')
          last = text
          if (isFinal) {
            say('event: end\ndata: {}\n\n')
            return close()
          }
        } catch {
          return close()
        }
        timer = setTimeout(() => void tick(), lookEveryMs)
      }
      req.signal?.addEventListener('abort', close, { once: true })
      void tick()
    },
    cancel: end,
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Neither kept nor held back by what stands between: compression would wait for more.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

async function isSignedIn(req: PayloadRequest, brand: Brand): Promise<boolean> {
  const id = sessionIdOf(req)
  const session = id === null ? null : await findSession(req.payload, id)
  return session !== null && isAlive(session, brand.session.idle)
}
