import { ApiError } from '../../../lib/apiClient'
import type { Text } from '../../../lib/i18n/useText'

/** What to tell somebody who could not be signed in. */
export function signInErrorText(error: unknown, t: Text<'auth'>): string {
  if (!(error instanceof ApiError)) return t('error.server')
  switch (error.code) {
    case 'invalid_credentials':
    case 'too_many_attempts':
    case 'offline':
      return t(`error.${error.code}`)
    default:
      return t(error.status === 429 || error.status === 503 ? 'error.too_many_attempts' : 'error.server')
  }
}

/** Text of the `error` in the address: one of ours by its code. Null for any other, or a link could put words into our mouth. */
export const noticeText = (error: string | null, t: Text<'auth'>): string | null =>
  error === 'session_expired'
    ? t('sessionExpired')
    : error === 'signed_out_idle'
      ? t('signedOutIdle')
      : error === 'link_expired'
        ? t('linkExpired')
        : error === 'pin_required'
          ? t('linkNeedsPin')
          : null
