import type { HTTPRequest, Page } from 'puppeteer-core'
import { type Answer, send } from '../../tests/helpers/client'
import { withLongerTexts } from './longerTexts'

/** How a screen's answers are: whole, on their way, of nothing, refused, or old. */
export const states = ['full', 'loading', 'empty', 'error', 'degraded'] as const
export type State = (typeof states)[number]

/** Who is signed in and what the brand is come first: without them there is no screen to be in a state. */
const isData = (request: HTTPRequest): boolean => {
  const { pathname } = new URL(request.url())
  return request.method() === 'GET' && pathname.startsWith('/api/') && !/^\/api\/(session|bootstrap|greeting)\b/.test(pathname)
}

/** By path, what an answer is made into: for what no sign-in of the demo is shown, or only once. */
export type OtherAnswers = Readonly<Record<string, (body: Record<string, unknown>) => unknown>>

type How = Readonly<{ state: State; isLonger: boolean; answers?: OtherAnswers | undefined }>

/** Changes what the page is answered, from its next request on. */
export async function answerAs(page: Page, { answers, isLonger, state }: How): Promise<void> {
  if (state === 'full' && !isLonger && !answers) return
  await page.setRequestInterception(true)
  page.on('request', (request) => void answer(request, page, { state, isLonger, answers }).catch(() => request.continue().catch(() => undefined)))
}

async function answer(request: HTTPRequest, page: Page, { answers, isLonger, state }: How): Promise<void> {
  const other = answers?.[new URL(request.url()).pathname]
  if (other) {
    const { body } = await askedAgain(request, await cookiesOf(page))
    return request.respond({ status: 200, contentType: 'application/json', body: JSON.stringify(other((body ?? {}) as Record<string, unknown>)) })
  }
  if (isLonger && /\/texts-[^/]+\.js$/.test(request.url())) {
    const { text } = await askedAgain(request)
    return request.respond({ status: 200, contentType: 'text/javascript', body: withLongerTexts(text) })
  }
  // The page itself brings the answers of its first view, unless a browser only thinks that it might be opened.
  if ((state !== 'full' || answers) && request.isNavigationRequest()) return request.continue({ headers: { ...request.headers(), purpose: 'prefetch' } })
  if (state === 'full' || !isData(request)) return request.continue()
  // Never answered: it goes with the page.
  if (state === 'loading') return
  if (state === 'error')
    return request.respond({ status: 503, contentType: 'application/json', body: JSON.stringify({ errors: [{ message: 'Unavailable', code: 'upstream_unavailable' }] }) })
  const { body, status } = await askedAgain(request, await cookiesOf(page))
  if (body === undefined || status !== 200) return request.continue()
  return request.respond({ status: 200, contentType: 'application/json', body: JSON.stringify(state === 'empty' ? emptied(body) : aged(body)) })
}

const cookiesOf = async (page: Page): Promise<string> =>
  (await page.browserContext().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

/** What a request is answered, under its own host: a brand is known by it. */
function askedAgain(request: HTTPRequest, cookie = ''): Promise<Answer> {
  const { host, pathname, port, search } = new URL(request.url())
  const { 'accept-encoding': _, ...headers } = request.headers()
  return send('GET', pathname + search, { host, port: Number(port), headers: { ...headers, ...(cookie ? { cookie } : {}) } })
}

/** An answer with no rows: its lists and those of its parts are empty, but for what says why. */
export const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return []
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === 'reasons' ? part : emptied(part)]))
}

/** An answer of yesterday, of which a part is missing besides. */
export const aged = (value: unknown): unknown =>
  isRecord(value) && 'degraded' in value
    ? {
        ...value,
        degraded: true,
        reasons: [
          { part: 'holdings', kind: 'unavailable', stale: true },
          { part: 'performance', kind: 'dropped_rows', stale: false },
        ],
      }
    : value

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
