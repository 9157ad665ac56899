import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { FactorResetObstacle, FactorResetRequest, FactorResetState } from '../../../../shared/contracts/factorReset'
import { organisationOf } from '../../../../collections/access/organisationOf'
import { type Actor, hasRole } from '../../../../collections/access/rolesOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import type { User } from '../../../../collections/payload-types'
import { queueMail } from '../../mail/queueMail'
import { findReadable } from '../findReadable'
import { voidKeys } from '../keys/oneTimeKeys'
import { countPasskeys, peopleWithPasskeys, removeAllPasskeys } from '../passkeys/passkeys'
import { endAllSessions } from '../session/sessions'
import { findFactor, peopleWithFactor, removeFactor } from './factors'

/** What decides whose second factor one may reset. */
type Owner = Actor & Readonly<{ organisation?: User['organisation'] }>

/** Whether an administrator can take a person's second factor away. Throws 404 for whom they may not see. */
export async function readFactorReset(req: PayloadRequest, actor: Actor, id: string): Promise<FactorResetState> {
  const person = await findPerson(req, id)
  return { name: person.name, obstacle: await obstacleOf(req, actor, person) }
}

/**
 * For somebody who lost their telephone: takes the second factor, its recovery codes, the passkeys (which may be on that telephone), the steps that
 * wait and all sessions away. Whoever was asked for a second factor sets up another one at their next sign-in. They are told by mail. Throws 403
 * `forbidden` for oneself and for others' people, 404, 409 `conflict` when there is nothing to take away.
 */
export async function resetFactor(
  req: PayloadRequest,
  { actor, brand, request: { reason, userId } }: Readonly<{ actor: Actor; brand: Brand; request: FactorResetRequest }>,
): Promise<FactorResetState> {
  const { payload } = req
  const person = await findPerson(req, userId)
  const obstacle = await obstacleOf(req, actor, person)
  if (obstacle === 'no_factor') throw new APIError('There is no second factor to reset', 409, { code: 'conflict', detail: obstacle }, true)
  if (obstacle !== null) throw new APIError('You may not do this', 403, { code: 'forbidden', detail: obstacle }, true)
  await removeFactor(payload, person.id, { stillAsked: true })
  await removeAllPasskeys(payload, person.id)
  for (const purpose of ['secondStep', 'factorSetUp', 'passkey'] as const) await voidKeys(payload, { purpose }, person.id)
  await endAllSessions(payload, person.id)
  await queueMail(payload, {
    template: 'secondFactorReset',
    to: person.email,
    user: person.id,
    brand: brand.name,
    locale: person.userLanguage ?? brand.defaultLocale,
    data: { name: person.name },
    onceKey: `secondFactorReset:${person.id}:${Date.now()}`,
  })
  await recordActivity(req, {
    type: 'Two-factor reset',
    collection: 'users',
    recordId: person.id,
    recordTitle: person.name,
    info: reason,
  })
  return { name: person.name, obstacle: 'no_factor' }
}

/** Whose second factor, of these people's, can be reset by whoever asks: as `readFactorReset` says of one. */
export async function resettableOf(req: PayloadRequest, actor: Actor, people: readonly Owner[]): Promise<ReadonlySet<string>> {
  const theirs = people.filter((person) => person.id !== actor.id && mayReset(req, actor, person)).map(({ id }) => id)
  if (theirs.length === 0) return new Set()
  return new Set([...(await peopleWithFactor(req.payload, theirs)), ...(await peopleWithPasskeys(req.payload, theirs))])
}

/** Somebody whom the administrator may see, with what decides whose they are, which a company admin may not see. Throws 404. */
async function findPerson(req: PayloadRequest, id: string): Promise<User> {
  await findReadable(req, 'users', id)
  // rights: the server's own question; of the answer no more than a name is shown.
  return req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
}

async function obstacleOf(req: PayloadRequest, actor: Actor, person: User): Promise<FactorResetObstacle | null> {
  if (person.id === actor.id) return 'yourself'
  if (!mayReset(req, actor, person)) return 'not_yours'
  const isThere = (await findFactor(req.payload, person.id)) !== null || (await countPasskeys(req.payload, person.id)) > 0
  return isThere ? null : 'no_factor'
}

/** Platform admins anybody's; company admins that of their own firm's people, but not of a platform admin among them. */
const mayReset = (req: PayloadRequest, actor: Actor, person: Owner): boolean => {
  if (hasRole(actor, 'admin')) return true
  const own = organisationOf(req)
  return hasRole(actor, 'company-admin') && own !== null && idOf(person.organisation) === own && !hasRole(person, 'admin')
}
