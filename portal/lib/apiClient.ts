import * as z from 'zod/mini'
import { errorResponseSchema } from '../../shared/contracts/error'

/** A call that did not bring what it should. `status` is 0 when no answer came (`code` `offline`) or when its shape was wrong (`bad_shape`). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly detail: unknown

  constructor({
    status,
    code,
    message,
    detail,
    cause,
  }: {
    status: number
    code: string
    message: string
    detail?: unknown
    cause?: unknown
  }) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.detail = detail
  }
}

type Unauthorised = (error: ApiError) => void
type Reachability = (isReachable: boolean) => void

let handleUnauthorised: Unauthorised = () => undefined
const reachabilityListeners = new Set<Reachability>()

/** Who is told when a call answers 401. Calls with `expect401` do not tell. */
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

type Options = Readonly<{
  signal?: AbortSignal
  /** For calls whose 401 is an answer and not the end of a session: signing in, asking who is signed in. */
  expect401?: boolean
}>

/** GET on our own server. Rejects with an `ApiError`. */
export const apiGet = <S extends z.core.$ZodType>(path: string, schema: S, options?: Options): Promise<z.output<S>> =>
  call('GET', path, undefined, schema, options)

/** POST of JSON to our own server. Rejects with an `ApiError`. */
export const apiPost = <S extends z.core.$ZodType>(path: string, body: unknown, schema: S, options?: Options): Promise<z.output<S>> =>
  call('POST', path, body, schema, options)

/** PATCH of JSON on our own server. Rejects with an `ApiError`. */
export const apiPatch = <S extends z.core.$ZodType>(path: string, body: unknown, schema: S, options?: Options): Promise<z.output<S>> =>
  call('PATCH', path, body, schema, options)

async function call<S extends z.core.$ZodType>(
  method: string,
  path: string,
  body: unknown,
  schema: S,
  options: Options = {},
): Promise<z.output<S>> {
  const response = await send(method, path, body, options.signal)
  const answer = await readJson(response)
  if (!response.ok) {
    const error = errorFrom(response.status, answer)
    if (error.status === 401 && !options.expect401) handleUnauthorised(error)
    throw error
  }
  const parsed = z.safeParse(schema, answer)
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

async function send(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  try {
    const response = await fetch(new URL(path, location.origin), {
      method,
      credentials: 'include',
      headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    tell(true)
    return response
  } catch (cause) {
    if (signal?.aborted) throw cause
    tell(false)
    throw new ApiError({ status: 0, code: 'offline', message: 'Network Error', cause })
  }
}

function tell(isReachable: boolean): void {
  for (const listener of reachabilityListeners) listener(isReachable)
}

/** The JSON of an answer; undefined when it has none. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function errorFrom(status: number, answer: unknown): ApiError {
  const parsed = z.safeParse(errorResponseSchema, answer)
  const first = parsed.success ? parsed.data.errors[0] : undefined
  return new ApiError({
    status,
    code: first?.code ?? codeOf(status),
    message: first?.message ?? `HTTP ${status}`,
    ...(first?.detail === undefined ? {} : { detail: first.detail }),
  })
}

function codeOf(status: number): string {
  switch (status) {
    case 401:
      return 'unauthorised'
    case 403:
      return 'forbidden'
    case 404:
      return 'not_found'
    case 429:
      return 'too_many_attempts'
    default:
      return status >= 500 ? 'server_error' : 'bad_request'
  }
}
