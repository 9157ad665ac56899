import { APIError, type PayloadRequest } from 'payload'
import type { User } from '../../../../collections/payload-types'
import { passwordProblem } from '../../../../collections/Users/passwordProblem'
import type { LoginRequest } from '../../../../shared/contracts/signIn'
import { provePassword } from '../session/signIn'
import { isKnown } from './personOfAddress'

/**
 * The password of whoever follows a link: somebody who has been here proves their own, anybody else chooses one that the rules take. Throws 400
 * `weak_password`, 401 `invalid_credentials`, 429, 503 `busy`.
 */
export async function proveOrChoosePassword(
  req: PayloadRequest,
  person: User | null,
  given: Pick<LoginRequest, 'email' | 'password'>,
): Promise<void> {
  // Who happens to be signed in in this browser has no part in it.
  req.user = null
  if (isKnown(person)) {
    await provePassword(req, given, () => Promise.resolve(person))
    return
  }
  const problem = await passwordProblem(given.password)
  if (problem !== null) throw new APIError(problem, 400, { code: 'weak_password' }, true)
}
