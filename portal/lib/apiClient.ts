import { screenHeader, screenNameAt } from '../../shared/routes/viewedScreen'
import { loadPart } from './loadPart'

/** What the server found wrong with one field of a write: `code` is zod's, `invalid` where the server does not say. */
export type FieldIssue = Readonly<{ path: string; code: string }>

type Facts = Readonly<{
  status: number
  code: string
  message: string
  detail?: unknown
  issues?: readonly FieldIssue[]
  cause?: unknown
}>

/** A call that did not bring what it should. `status` is 0 when no answer came (`code` `offline`) or when its shape was wrong (`bad_shape`). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly detail: unknown
  /** By field; empty when the refusal is of the whole. */
  readonly issues: readonly FieldIssue[]

  constructor({ status, code, message, detail, issues = [], cause }: Facts) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.detail = detail
    this.issues = issues
  }
}

/** The code by which the server says that nothing is shown before the national login of the brand (docs/decisions/212). */
export const nationalLoginCode = 'national_login_required'

type Unauthorised = (error: ApiError) => void
type Reachability = (isReachable: boolean) => void

let handleUnauthorised: Unauthorised = () => undefined
const reachabilityListeners = new Set<Reachability>()

/** Who is told when a call answers 401, or 403 for want of the national login. Calls with `expect401` do not tell of the first. */
export function setUnauthorisedHandler(handler: Unauthorised): () => void {
  handleUnauthorised = handler
  return () => {
    if (handleUnauthorised === handler) handleUnauthorised = () => undefined
  }
}

/** Tells after every call whether the server could be reached. */
export function onReachability(listener: Reachability): () => void {
  reachabilityListeners.add(listener)
  return () => reachabilityListeners.delete(listener)
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type CallOptions = Readonly<{
  signal?: AbortSignal
  /** For calls whose 401 is an answer and not the end of a session: signing in, asking who is signed in. */
  expect401?: boolean
  /** One for each thing that a person wants done: the server does it once, however often it is asked. */
  idempotencyKey?: string
  /** Share of the body that is sent, 0 to 1; for uploads. */
  onProgress?: (share: number) => void
}>

/** Checks an answer: a schema of zod, or what does as it does. */
export interface Parser<T> {
  safeParse: (
    answer: unknown,
  ) =>
    | Readonly<{ success: true; data: T }>
    | Readonly<{ success: false; error: Error & { issues: readonly { path: readonly PropertyKey[] }[] } }>
}

/** What an answer is parsed with, or how to fetch it once there is something to parse. */
export type AnswerParser<T> = Parser<T> | (() => Promise<Parser<T>>)

/** For answers that nobody looks at. */
export const anyAnswer: Parser<unknown> = { safeParse: (data) => ({ success: true, data }) }

/** GET on our own server. Rejects with an `ApiError`. */
export const apiGet = <T>(path: string, parser: AnswerParser<T>, options?: CallOptions): Promise<T> =>
  apiCall('GET', path, undefined, parser, options)

/** POST of JSON to our own server. Rejects with an `ApiError`. */
export const apiPost = <T>(path: string, body: unknown, parser: AnswerParser<T>, options?: CallOptions): Promise<T> =>
  apiCall('POST', path, body, parser, options)

/** A call of our own server. A body that is FormData goes as multipart, all else as JSON. Rejects with an `ApiError`. */
export async function apiCall<T>(
  method: Method,
  path: string,
  body: unknown,
  parser: AnswerParser<T>,
  options: CallOptions = {},
): Promise<T> {
  const { status, text } = await send(method, path, body, options)
  const answer = readJson(text)
  if (status < 200 || status > 299) {
    const error = errorFrom(status, answer)
    if ((error.status === 401 && !options.expect401) || error.code === nationalLoginCode) handleUnauthorised(error)
    throw error
  }
  const parsed = (typeof parser === 'function' ? await parser() : parser).safeParse(answer)
  if (!parsed.success) {
    throw new ApiError({
      status: 0,
      code: 'bad_shape',
      message: `${method} ${path.split('?')[0]} answered in an unknown shape: ${parsed.error.issues.map((issue) => issue.path.join('.') || '(root)').join(', ')}`,
      cause: parsed.error,
    })
  }
  return parsed.data
}

/** What came back, before it is read. */
export type RawAnswer = Readonly<{ status: number; text: string }>

async function send(method: Method, path: string, body: unknown, options: CallOptions): Promise<RawAnswer> {
  const isFile = body instanceof FormData
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // The server notes which screens a person looks at (docs/decisions/292).
    ...(method === 'GET' ? screenOfRequest() : {}),
    // A sign-in keeps it, for the person to know their sessions by.
    ...(method === 'POST' ? { 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone } : {}),
    // The browser writes the boundary of a multipart body itself.
    ...(body === undefined || isFile ? {} : { 'Content-Type': 'application/json' }),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
  }
  const content = body === undefined ? null : isFile ? body : JSON.stringify(body)
  try {
    const url = new URL(path, location.origin)
    const answer = await (options.onProgress
      ? (await loadPart(() => import('./upload'))).upload(method, url, headers, content, options)
      : plain(method, url, headers, content, options))
    tell(true)
    return answer
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    tell(false)
    throw new ApiError({ status: 0, code: 'offline', message: 'Network Error', cause })
  }
}

function screenOfRequest(): Record<string, string> {
  const name = screenNameAt(location.pathname, location.search)
  return name === null ? {} : { [screenHeader]: name }
}

/** A body as it is sent. */
export type Content = string | FormData | null

async function plain(
  method: Method,
  url: URL,
  headers: Record<string, string>,
  body: Content,
  { signal }: CallOptions,
): Promise<RawAnswer> {
  const response = await fetch(url, { method, credentials: 'include', headers, body, ...(signal ? { signal } : {}) })
  return { status: response.status, text: await response.text().catch(() => '') }
}

function tell(isReachable: boolean): void {
  for (const listener of reachabilityListeners) listener(isReachable)
}

/** The JSON of an answer; undefined when it has none. */
function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function errorFrom(status: number, answer: unknown): ApiError {
  const [first] = entriesOf(fieldOf(answer, 'errors'))
  const code = fieldOf(first, 'code')
  const message = fieldOf(first, 'message')
  const detail = fieldOf(first, 'detail')
  return new ApiError({
    status,
    code: typeof code === 'string' ? code : codeOf(status),
    message: typeof message === 'string' ? message : `HTTP ${status}`,
    ...(detail === undefined ? {} : { detail }),
    issues: entriesOf(fieldOf(answer, 'errors')).flatMap(issuesOf),
  })
}

// By hand: a refusal is read before there is a schema, and one of an unknown shape must still say its status.
const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** Our endpoints send `issues`, of the entry or of its detail; Payload sends `data.errors`. */
function issuesOf(entry: unknown): FieldIssue[] {
  const data = fieldOf(entry, 'data')
  const candidates = [
    fieldOf(entry, 'issues'),
    fieldOf(fieldOf(entry, 'detail'), 'issues'),
    fieldOf(data, 'issues'),
    fieldOf(data, 'errors'),
  ]
  for (const candidate of candidates) {
    const issues = entriesOf(candidate).flatMap((issue): FieldIssue[] => {
      const [code, path] = [fieldOf(issue, 'code'), fieldOf(issue, 'path') ?? fieldOf(issue, 'field')]
      return typeof path === 'string' ? [{ path, code: typeof code === 'string' ? code : 'invalid' }] : []
    })
    if (issues.length > 0) return issues
  }
  return []
}

function codeOf(status: number): string {
  switch (status) {
    case 401:
      return 'unauthorised'
    case 403:
      return 'forbidden'
    case 404:
      return 'not_found'
    case 409:
    case 412:
      return 'conflict'
    case 413:
      return 'too_large'
    case 422:
      return 'invalid_input'
    case 429:
      return 'too_many_attempts'
    case 507:
      return 'no_space'
    default:
      return status >= 500 ? 'server_error' : 'bad_request'
  }
}
