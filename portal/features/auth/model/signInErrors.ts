import { ApiError } from '../../../lib/apiClient'
import type { Text } from '../../../lib/i18n/useText'

/** What to tell somebody who could not be signed in. A refusal that we have no words for is told in the server's. */
export function signInErrorText(error: unknown, t: Text<'auth'>): string {
  if (!(error instanceof ApiError)) return t('error.server')
  switch (error.code) {
    case 'invalid_credentials':
    case 'too_many_attempts':
    case 'pin_required':
    case 'offline':
      return t(`error.${error.code}`)
    default:
      return error.status >= 400 && error.status < 500 ? error.message : t('error.server')
  }
}

const longest = 200

/** Text of the `error` in the address: one of ours by its code, else as it stands there, cut. Null when there is none. */
export function noticeText(error: string | null, t: Text<'auth'>): string | null {
  if (!error) return null
  return error === 'session_expired' ? t('sessionExpired') : error.slice(0, longest)
}
