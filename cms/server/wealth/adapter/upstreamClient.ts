import { Agent, type Dispatcher, request } from 'undici'
import { isoInstant, type IsoInstant } from '../../../../shared/domain/dates'
import { UpstreamError, type UpstreamErrorKind } from '../provider'

/** Milliseconds. `body` runs from the head of the answer to its end, `total` over everything. */
export type UpstreamTimeouts = Readonly<{ connect: number; headers: number; body: number; total: number }>

/** One call, for logs and metrics. `path` is without its query; `status` is null when no answer came. */
export type UpstreamCall = Readonly<{ source: string; path: string; status: number | null; ms: number }>

export type UpstreamQuery = Readonly<Record<string, string | boolean | undefined>>

export type UpstreamClient = Readonly<{
  /** The parsed JSON of a GET. Throws only `UpstreamError`; never retries. */
  getJson: (path: string, query?: UpstreamQuery) => Promise<{ body: unknown; fetchedAt: IsoInstant }>
  close: () => Promise<void>
}>

/** Names the process, so that the journal of an upstream tells what people asked for from what the worker did for nobody. */
const userAgent = `quayside/${process.env.QUAYSIDE_PROCESS ?? 'web'}`

const defaultTimeouts: UpstreamTimeouts = { connect: 2000, headers: 5000, body: 10_000, total: 12_000 }
const maxBodyBytes = 5 * 1024 * 1024
/** Sockets to one upstream; further calls wait within their total time. */
const maxConnections = 16

/**
 * JSON over HTTP to one upstream, on one connection pool. Redirects are not followed: they would carry the token to another place.
 * Numbers arrive as doubles, whose shortest text is exactly what the upstream wrote as long as it has at most 15 digits.
 */
export function createUpstreamClient(options: {
  source: string
  baseUrl: string
  token: string
  timeouts?: Partial<UpstreamTimeouts>
  onCall?: (call: UpstreamCall) => void
}): UpstreamClient {
  const { source, baseUrl, token, onCall } = options
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const agent = new Agent({
    connections: maxConnections,
    connect: { timeout: timeouts.connect },
    headersTimeout: timeouts.headers,
    // Silence between two pieces; the time of the whole body is kept below.
    bodyTimeout: timeouts.body,
  })

  const getJson: UpstreamClient['getJson'] = async (path, query = {}) => {
    const startedAt = performance.now()
    const call: CallState = { status: null, isReadingBody: false }
    const deadline = new AbortController()
    const total = setTimeout(() => deadline.abort(new Deadline('total')), timeouts.total)
    let body: ReturnType<typeof setTimeout> | undefined
    try {
      const response = await request(urlOf(baseUrl, path, query), {
        dispatcher: agent,
        signal: deadline.signal,
        headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'user-agent': userAgent },
      })
      call.status = response.statusCode
      call.isReadingBody = true
      body = setTimeout(() => deadline.abort(new Deadline('body')), timeouts.body)
      const refusal = refusalOf(response)
      if (refusal) {
        discard(response)
        throw refusal
      }
      const text = await readText(response)
      return { body: parse(text), fetchedAt: isoInstant(new Date()) }
    } catch (error) {
      const { kind, retryable, reason } = error instanceof Refusal ? error : networkFailure(error, call)
      const retryAfterMs = error instanceof Refusal ? error.retryAfterMs : null
      throw new UpstreamError({
        source,
        kind,
        retryable,
        retryAfterMs,
        message: `${source}: GET ${path}: ${kind} (${reason})`,
        cause: error instanceof Refusal ? undefined : error,
      })
    } finally {
      clearTimeout(total)
      clearTimeout(body)
      onCall?.({ source, path, status: call.status, ms: Math.round(performance.now() - startedAt) })
    }
  }
  return { getJson, close: () => agent.destroy() }
}

type CallState = { status: number | null; isReadingBody: boolean }

class Deadline extends Error {
  constructor(readonly part: 'body' | 'total') {
    super(`${part} time is over`)
  }
}

/** An answer that came and is of no use. `reason` never holds a piece of the body. */
class Refusal extends Error {
  constructor(
    readonly kind: UpstreamErrorKind,
    readonly retryable: boolean,
    readonly reason: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(reason)
  }
}

function urlOf(baseUrl: string, path: string, query: UpstreamQuery): string {
  const url = new URL(baseUrl.replace(/\/$/, '') + path)
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value))
  return url.href
}

function refusalOf({ statusCode, headers }: Dispatcher.ResponseData): Refusal | null {
  const reason = `status ${statusCode}`
  if (statusCode === 401 || statusCode === 403) return new Refusal('unauthorized', false, reason)
  if (statusCode === 404) return new Refusal('not_found', false, reason)
  if (statusCode === 429) return new Refusal('rate_limited', true, reason, retryAfterOf(headers['retry-after']))
  if (statusCode < 200 || statusCode > 299)
    return new Refusal('unavailable', statusCode >= 500 || statusCode === 408, reason, retryAfterOf(headers['retry-after']))
  const type = String(headers['content-type'] ?? 'none')
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return new Refusal('bad_shape', false, 'not JSON by its content type')
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return new Refusal('bad_shape', false, 'larger than 5 MB')
  return null
}

/** Seconds, or a moment; null for anything else. */
function retryAfterOf(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string' || header.trim() === '') return null
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

/** Frees the connection: a short body is read away, so that the socket can be used again; a long one costs the socket. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.dump({ limit: 64 * 1024 }).catch(() => body.destroy())
}

async function readText({ body }: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the body and its socket.
    if (size > maxBodyBytes) throw new Refusal('bad_shape', false, 'larger than 5 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A cut answer looks like any other text that does not parse, so asking again may help. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('bad_shape', true, 'not JSON')
  }
}

function networkFailure(error: unknown, { isReadingBody }: CallState): Pick<Refusal, 'kind' | 'retryable' | 'reason'> {
  if (error instanceof Deadline) return { kind: 'unavailable', retryable: true, reason: error.message }
  const code = codeOf(error)
  const isTimeout = code.includes('TIMEOUT')
  // The head came and the body was cut off: an answer that is not whole must never pass for a short list.
  if (isReadingBody && !isTimeout) return { kind: 'bad_shape', retryable: true, reason: `cut off, ${code}` }
  return { kind: 'unavailable', retryable: true, reason: code }
}

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
