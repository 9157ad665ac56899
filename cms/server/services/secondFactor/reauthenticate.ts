import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { Reauthentication } from '../../../../shared/contracts/secondFactor'
import type { Actor } from '../../../../collections/access/rolesOf'
import type { User } from '../../../../collections/payload-types'
import { readPerson } from '../session/readPerson'
import { provePassword } from '../session/signIn'
import { findFactor } from './factors'
import { proveSecondFactor } from './proveSecondFactor'

/**
 * The signed-in person, who has given their password again and, where they have one, their second factor. Throws 403 `invalid_credentials`,
 * `pin_required` or `pin_wrong`: not 401, as their session stands. 429 `too_many_attempts`, 503 `busy`.
 */
export async function reauthenticate(
  req: PayloadRequest,
  brand: Brand,
  actor: Actor,
  { password, ...given }: Reauthentication,
): Promise<User> {
  const { payload, user } = req
  const person = await readPerson(req, actor.id)
  try {
    await provePassword(req, { email: person.email, password }, () => Promise.resolve(person))
    const factor = await findFactor(payload, person.id)
    if (factor) {
      if (given.pin === undefined && given.recoveryCode === undefined)
        throw new APIError('A one-time PIN is required', 403, { code: 'pin_required' }, true)
      await proveSecondFactor(req, { brand, factor, given, person })
    }
  } catch (error) {
    if (error instanceof APIError && error.status === 401) throw new APIError(error.message, 403, error.data, true)
    throw error
  } finally {
    // The check signs nobody in: the request stays of its own session.
    req.user = user
  }
  return person
}
