import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { withLongerTexts } from './longerTexts'

/** How a screen's answers are: whole, on their way, of nothing, refused, or old. */
export const states = ['full', 'loading', 'empty', 'error', 'degraded'] as const
export type State = (typeof states)[number]

/** Who is signed in and what the brand is come first: without them there is no screen to be in a state. */
const isData = (request: HTTPRequest): boolean => {
  const { pathname } = new URL(request.url())
  return request.method() === 'GET' && pathname.startsWith('/api/') && !/^\/api\/(session|bootstrap|greeting)\b/.test(pathname)
}

/** Changes what the page is answered, from its next request on. */
export async function answerAs(page: Page, { isLonger, state }: Readonly<{ state: State; isLonger: boolean }>): Promise<void> {
  if (state === 'full' && !isLonger) return
  await page.setRequestInterception(true)
  page.on('request', (request) => void answer(request, page, { state, isLonger }).catch(() => request.continue().catch(() => undefined)))
}

async function answer(request: HTTPRequest, page: Page, { isLonger, state }: Readonly<{ state: State; isLonger: boolean }>): Promise<void> {
  if (isLonger && /\/texts-[^/]+\.js$/.test(request.url())) {
    const longer = await (await fetch(request.url().replace(/\/\/\w+\.localhost/, '//127.0.0.1'), { headers: { host: new URL(request.url()).host } })).text()
    return request.respond({ status: 200, contentType: 'text/javascript', body: withLongerTexts(longer) })
  }
  if (state === 'full' || !isData(request)) return request.continue()
  // Never answered: it goes with the page.
  if (state === 'loading') return
  if (state === 'error')
    return request.respond({ status: 503, contentType: 'application/json', body: JSON.stringify({ errors: [{ message: 'Unavailable', code: 'upstream_unavailable' }] }) })
  const cookies = await page.browserContext().cookies()
  const body = await askedAgain(request, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
  if (body === null) return request.continue()
  return request.respond({ status: 200, contentType: 'application/json', body: JSON.stringify(state === 'empty' ? emptied(body) : aged(body)) })
}

/** The JSON that a request is answered; null for another answer. `fetch` names no host but the address's own, and a brand is known by its host. */
function askedAgain(request: HTTPRequest, cookie: string): Promise<unknown> {
  const { host, pathname, port, search } = new URL(request.url())
  const { 'accept-encoding': _, ...headers } = request.headers()
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { ...headers, host, cookie } }, (answer) => {
      const isJson = answer.statusCode === 200 && (answer.headers['content-type'] ?? '').includes('json')
      text(answer).then((body) => resolve(isJson ? JSON.parse(body) : null), reject)
    }).on('error', reject)
  })
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
