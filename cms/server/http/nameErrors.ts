import { type AfterErrorHook, APIError } from 'payload'

const codes: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'unavailable',
}

const codeIn = (data: unknown): string | undefined =>
  data !== null && typeof data === 'object' && 'code' in data && typeof data.code === 'string' ? data.code : undefined

/** How long to wait, where an error says so. */
function secondsIn(error: unknown): number | null {
  const data: unknown = error !== null && typeof error === 'object' && 'data' in error ? error.data : null
  return data !== null && typeof data === 'object' && 'retryAfter' in data && typeof data.retryAfter === 'number' ? data.retryAfter : null
}

/**
 * Gives every error a stable `code` and turns Payload's 403 for nobody into 401: a lost session is not a missing right.
 * An error of the query itself is 400 there already.
 */
export const nameErrors: AfterErrorHook = ({ error, req, result }) => {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500
  const answered = status === 403 && !req.user ? 401 : status
  const own = error instanceof APIError || 'data' in error ? codeIn((error as { data?: unknown }).data) : undefined
  const code = own ?? codes[answered] ?? 'internal_error'
  const retryAfter = secondsIn(error)
  if (retryAfter !== null) (req.responseHeaders ??= new Headers()).set('retry-after', String(retryAfter))
  const errors = (result?.errors ?? [{ message: 'Something went wrong.' }]).map((entry) => ({ ...entry, code }))
  return { response: { errors }, status: answered }
}
