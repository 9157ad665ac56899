import { Agent, type Dispatcher, request } from 'undici'
import { isoInstant, type IsoInstant } from '../../../../shared/domain/dates'
import { dropDirectionMarks, mayHoldDirectionMarks } from '../../../../shared/domain/directionMarks'
import { UpstreamError, type UpstreamErrorKind } from '../provider'

/** Milliseconds. `body` runs from the head of the answer to its end, `total` over everything. */
export type UpstreamTimeouts = Readonly<{ connect: number; headers: number; body: number; total: number }>

/** One call, for logs and metrics. `path` is without its query; `status` is null when no answer came. */
export type UpstreamCall = Readonly<{ source: string; path: string; status: number | null; ms: number }>

export type UpstreamQuery = Readonly<Record<string, string | boolean | undefined>>

export type UpstreamClient = Readonly<{
  /** The parsed JSON of a GET. Throws only `UpstreamError`; never retries. */
  getJson: (path: string, query?: UpstreamQuery) => Promise<{ body: unknown; fetchedAt: IsoInstant }>
  /** The file of a GET, if it is of one of the media types. Throws as `getJson`. */
  getFile: (path: string, mediaTypes: readonly string[], query?: UpstreamQuery) => Promise<UpstreamFile>
  /** A DELETE; what it answers beside its status is not read. Throws as `getJson`. */
  remove: (path: string, query?: UpstreamQuery) => Promise<void>
  close: () => Promise<void>
}>

/** `name` is the one that the answer gives the file, without a path; null when it gives none. */
export type UpstreamFile = Readonly<{ name: string | null; mediaType: string; bytes: Uint8Array; header: (name: string) => string | null }>

/** Names the process, so that the journal of an upstream tells what people asked for from what the worker did for nobody. */
const userAgent = `quayside/${process.env.QUAYSIDE_PROCESS ?? 'web'}`

const defaultTimeouts: UpstreamTimeouts = { connect: 2000, headers: 5000, body: 10_000, total: 12_000 }
const jsonLimit: BodyLimit = { bytes: 5 * 1024 * 1024, text: '5 MB' }
const fileLimit: BodyLimit = { bytes: 25 * 1024 * 1024, text: '25 MB' }
/** Sockets to one upstream; further calls wait within their total time. */
const maxConnections = 16

/**
 * JSON and files over HTTP from one upstream, on one connection pool. Redirects are not followed: they would carry the token to another place.
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

  /** One call; `read` makes of a 2xx answer what the caller wants, and throws a `Refusal` for what it cannot use. */
  const send = async <T>({ accept, method = 'GET', path, query = {} }: Sending, read: (response: Response) => Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    const call: CallState = { status: null, isReadingBody: false }
    const deadline = new AbortController()
    const total = setTimeout(() => deadline.abort(new Deadline('total')), timeouts.total)
    let body: ReturnType<typeof setTimeout> | undefined
    try {
      const response = await request(urlOf(baseUrl, path, query), {
        method,
        dispatcher: agent,
        signal: deadline.signal,
        headers: { accept, authorization: `Bearer ${token}`, 'user-agent': userAgent },
      })
      call.status = response.statusCode
      call.isReadingBody = true
      body = setTimeout(() => deadline.abort(new Deadline('body')), timeouts.body)
      try {
        refuseStatus(response)
        return await read(response)
      } catch (error) {
        if (error instanceof Refusal) discard(response)
        throw error
      }
    } catch (error) {
      const { kind, retryable, reason } = error instanceof Refusal ? error : networkFailure(error, call)
      const retryAfterMs = error instanceof Refusal ? error.retryAfterMs : null
      throw new UpstreamError({
        source,
        kind,
        retryable,
        retryAfterMs,
        message: `${source}: ${method} ${path}: ${kind} (${reason})`,
        cause: error instanceof Refusal ? undefined : error,
      })
    } finally {
      clearTimeout(total)
      clearTimeout(body)
      onCall?.({ source, path, status: call.status, ms: Math.round(performance.now() - startedAt) })
    }
  }

  return {
    getJson: (path, query) =>
      send({ path, query, accept: 'application/json' }, async (response) => {
        if (!/^application\/(?:[\w.+-]+\+)?json$/.test(mediaTypeOf(response))) throw badBody('not JSON by its content type')
        return { body: parse((await readBytes(response, jsonLimit)).toString('utf8')), fetchedAt: isoInstant(new Date()) }
      }),
    getFile: (path, mediaTypes, query) =>
      send({ path, query, accept: mediaTypes.join(', ') }, async (response) => {
        const mediaType = mediaTypeOf(response)
        if (!mediaTypes.includes(mediaType)) throw badBody('no file by its content type')
        const header = (name: string): string | null => textOf(response.headers[name.toLowerCase()])
        return { name: nameIn(header('content-disposition')), mediaType, bytes: await readBytes(response, fileLimit), header }
      }),
    remove: (path, query) =>
      send({ path, query, method: 'DELETE', accept: '*/*' }, async (response) => {
        discard(response)
        return Promise.resolve()
      }),
    close: () => agent.destroy(),
  }
}

type Response = Dispatcher.ResponseData
type Sending = Readonly<{ path: string; accept: string; method?: 'GET' | 'DELETE'; query?: UpstreamQuery | undefined }>
type BodyLimit = Readonly<{ bytes: number; text: string }>
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

/** Throws a `Refusal` for a path that an id of dots would lead elsewhere: an address is resolved before it is sent. */
function urlOf(baseUrl: string, path: string, query: UpstreamQuery): string {
  if (path.split('/').some((part) => part === '.' || part === '..')) throw new Refusal('not_found', false, 'not asked: no id')
  const url = new URL(baseUrl.replace(/\/$/, '') + path)
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value))
  return url.href
}

/** Throws for every status but 2xx. */
function refuseStatus({ headers, statusCode }: Response): void {
  const reason = `status ${statusCode}`
  if (statusCode === 401 || statusCode === 403) throw new Refusal('unauthorized', false, reason)
  if (statusCode === 404) throw new Refusal('not_found', false, reason)
  if (statusCode === 429) throw new Refusal('rate_limited', true, reason, retryAfterOf(headers['retry-after']))
  if (statusCode < 200 || statusCode > 299)
    throw new Refusal('unavailable', statusCode >= 500 || statusCode === 408, reason, retryAfterOf(headers['retry-after']))
}

const badBody = (reason: string, retryable = false): Refusal => new Refusal('bad_shape', retryable, reason)

const textOf = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null)

/** In lower case and without parameters; empty when the answer names none. */
const mediaTypeOf = ({ headers }: Response): string => (textOf(headers['content-type']) ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** The file's name in a Content-Disposition (RFC 6266), the encoded form first; null when there is none that can be read. */
function nameIn(disposition: string | null): string | null {
  const encoded = /;\s*filename\*=utf-8'[^']*'([^;\s]+)/i.exec(disposition ?? '')?.[1]
  const plain = /;\s*filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  try {
    return withoutPath(encoded === undefined ? (plain ?? '') : decodeURIComponent(encoded))
  } catch {
    return null
  }
}

/** The name alone, without control characters: an upstream must not choose a folder. */
const withoutPath = (name: string): string | null =>
  name
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^\.+/, '')
    .trim() || null

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

async function readBytes({ body, headers }: Response, limit: BodyLimit): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > limit.bytes) throw badBody(`larger than ${limit.text}`)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the body and its socket.
    if (size > limit.bytes) throw badBody(`larger than ${limit.text}`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A cut answer looks like any other text that does not parse, so asking again may help. */
function parse(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return mayHoldDirectionMarks(text) ? dropDirectionMarks(body) : body
  } catch {
    throw badBody('not JSON', true)
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
