import type { AfterErrorHook } from 'payload'
import { type ErrorCode, isErrorCode } from '../../../shared/contracts/errorCodes'
import { databaseFaultOf } from '../../db/unavailable'

const codes: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'unprocessable',
  423: 'locked',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** What our own errors carry beside their message. Payload's carry other things there, which pass as they are. */
type Own = { code?: unknown; detail?: unknown; issues?: unknown; retryAfter?: unknown }

const ownOf = (error: unknown): Own => {
  const data: unknown = error !== null && typeof error === 'object' && 'data' in error ? error.data : null
  return data !== null && typeof data === 'object' ? data : {}
}

/**
 * Gives every error a stable `code`, lifts our `detail` to where the contract has it, says in a header how long to wait, and turns Payload's
 * 403 for nobody into 401: a lost session is not a missing right. An error of the query itself is 400 there already.
 */
export const nameErrors: AfterErrorHook = ({ error, req, result }) => {
  const fault = databaseFaultOf(error)
  if (fault) {
    if (fault.retryAfter !== undefined) (req.responseHeaders ??= new Headers()).set('retry-after', String(fault.retryAfter))
    return { response: { errors: [{ message: fault.message, code: fault.code }] }, status: fault.status }
  }
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500
  const answered = status === 403 && !req.user ? 401 : status
  const { code: named, detail: stated, issues, retryAfter } = ownOf(error)
  const code = isErrorCode(named) ? named : (codes[answered] ?? (answered < 500 ? 'bad_request' : 'internal_error'))
  if (typeof retryAfter === 'number') (req.responseHeaders ??= new Headers()).set('retry-after', String(retryAfter))
  const detail = stated ?? issues
  const errors = (result?.errors ?? [{ message: 'Something went wrong.' }]).map((entry) => ({
    ...entry,
    code,
    ...(detail === undefined ? {} : { detail }),
  }))
  return { response: { errors }, status: answered }
}
