import { anyAnswer, ApiError, apiPost } from '../lib/apiClient'
import type { Bootstrap } from '../lib/bootstrap'
import { paths } from '../lib/paths'

/**
 * Exchanges the token that the address had for a session, before anything is drawn; the server has taken it from the address already. A token that
 * is of no use leaves whoever is signed in as they are, and sends all others to the sign-in, from where they come back.
 */
export async function exchangeToken({ customToken, ...bootstrap }: Bootstrap): Promise<Bootstrap> {
  const { hash, pathname, search } = location
  try {
    await apiPost('/api/users/custom-token', { token: customToken, path: pathname }, anyAnswer, { expect401: true })
    return { ...bootstrap, hasSession: true }
  } catch (failure) {
    // No step follows a token: whoever has a second factor signs in by their own door.
    const error = failure instanceof ApiError && failure.code === 'pin_required' ? 'pin_required' : 'link_expired'
    if (!bootstrap.hasSession) history.replaceState(null, '', paths.login({ redirectTo: `${pathname}${search}${hash}`, error }))
    return bootstrap
  }
}
