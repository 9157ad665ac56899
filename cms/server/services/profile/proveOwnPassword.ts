import { APIError, type PayloadRequest } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import type { User } from '../../../../collections/payload-types'
import { findReadable } from '../findReadable'
import { provePassword } from '../session/signIn'
import { fieldRefusal } from './fieldRefusal'

/** The specification's words. */
const recentLoginRequired =
  'Changing the email address is a sensitive operation and requires recent authentication. Log in again before retrying this request.'

/**
 * Asks for the signed-in person's password once more, under the throttles of sign-in, and gives the person. A wrong one is 403
 * `recent_login_required` beside `field`, not 401: the session stands. Also throws 429 `too_many_attempts`, 503 `busy`.
 */
export async function proveOwnPassword(
  req: PayloadRequest,
  actor: Actor,
  { field, password }: Readonly<{ field: string; password: string }>,
): Promise<User> {
  const { user } = req
  const person = await findReadable(req, 'users', actor.id)
  try {
    await provePassword(req, { email: person.email, password }, () => Promise.resolve(person))
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== 401) throw error
    throw fieldRefusal({ field, code: 'recent_login_required', message: recentLoginRequired, status: 403 })
  } finally {
    // Payload puts whoever gave a password in the place of the request's person, without the session.
    req.user = user
  }
  return person
}
