import { APIError, type PayloadRequest } from 'payload'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import type { User } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { SignInLinkObstacle, SignInLinkRequest, SignInLinkState } from '../../../../shared/contracts/signInLinks'
import { notFound } from '../../http/notFound'
import { queueMail } from '../../mail/queueMail'
import { issueKey } from '../keys/oneTimeKeys'
import { belongsToBrand } from '../session/belongsToBrand'

const daySeconds = 24 * 60 * 60

const sentences: Readonly<Record<SignInLinkObstacle, string>> = {
  signed_in: 'They have signed in before: whoever forgot a password asks for a new one at the door',
  disabled: 'They may not sign in',
  other_brand: 'They cannot sign in on the portal of this host',
}

/** Whether a person who was made in the panel can be sent a link to their first sign-in, on the brand whose host was asked. Throws 404. */
export async function readSignInLink(req: PayloadRequest, brand: Brand, id: string): Promise<SignInLinkState> {
  const person = await findUser(req, id)
  return { email: person.email, obstacle: await obstacleOf(req, brand, person) }
}

/**
 * Mails somebody who has never signed in a link by which they choose a password, good once and for as many days as an invitation; a former one is
 * void. Throws 404 for nobody, 409 `not_invitable` with the obstacle.
 */
export async function sendSignInLink(req: PayloadRequest, brand: Brand, { userId }: SignInLinkRequest): Promise<SignInLinkState> {
  const { payload } = req
  const person = await findUser(req, userId)
  const obstacle = await obstacleOf(req, brand, person)
  if (obstacle !== null) throw new APIError(`${sentences[obstacle]}.`, 409, { code: 'not_invitable', detail: obstacle }, true)
  const days = brand.invitationDays
  const key = await issueKey(payload, { purpose: 'password', user: person.id, brand: brand.name, seconds: days * daySeconds })
  await queueMail(payload, {
    template: 'signInLink',
    to: person.email,
    user: person.id,
    brand: brand.name,
    locale: person.userLanguage ?? brand.defaultLocale,
    data: { name: person.name, days, key },
    onceKey: `signInLink:${key}`,
  })
  await recordActivity(req, { type: 'Invited', collection: 'users', recordId: person.id, recordTitle: person.name })
  return { email: person.email, obstacle: null }
}

async function findUser(req: PayloadRequest, id: string): Promise<User> {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: false, req })
  if (!user) throw notFound()
  return user
}

async function obstacleOf({ payload }: PayloadRequest, brand: Brand, person: User): Promise<SignInLinkObstacle | null> {
  if (person.lastLogin) return 'signed_in'
  if (person.disabled === true || person.active === false) return 'disabled'
  const isOfBrand = await belongsToBrand(payload, { actor: person, organisation: idOf(person.organisation), brand })
  return isOfBrand ? null : 'other_brand'
}
