import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import { passwordProven } from '../../../../collections/Users/endSessionsWithRights'
import { passwordProblem } from '../../../../collections/Users/passwordProblem'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { PasswordChange } from '../../../../shared/contracts/profile'
import { queueMail } from '../../mail/queueMail'
import { queuePasswordCheck } from '../session/passwordQueue'
import { fieldRefusal } from './fieldRefusal'
import { proveOwnPassword } from './proveOwnPassword'

/**
 * Sets another password for the signed-in person, who gives the one before. All their other sessions end, and they are told by mail. Throws an
 * `APIError`: 400 `weak_password` beside the field, and as `proveOwnPassword`.
 */
export async function changePassword(
  req: PayloadRequest,
  actor: Actor,
  brand: Brand,
  { current, password }: PasswordChange,
): Promise<void> {
  const person = await proveOwnPassword(req, actor, { field: 'current', password: current })
  const problem = await passwordProblem(password)
  if (problem !== null) throw fieldRefusal({ field: 'password', code: 'weak_password', message: problem })
  req.context[passwordProven] = true
  const changed = await queuePasswordCheck(() =>
    // rights: the person's own record, after their password; the hook ends their other sessions.
    req.payload.update({ collection: 'users', id: actor.id, data: { password }, depth: 0, overrideAccess: true, req }),
  )
  await queueMail(req.payload, {
    template: 'passwordChanged',
    to: person.email,
    user: person.id,
    brand: brand.name,
    locale: person.userLanguage ?? brand.defaultLocale,
    data: { name: person.name },
    onceKey: `passwordChanged:${person.id}:${changed.passwordChangedAt ?? changed.updatedAt}`,
  })
}
