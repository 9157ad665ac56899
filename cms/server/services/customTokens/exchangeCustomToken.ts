import { APIError, type PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { type ExchangeTokenRequest, tokenPurposeSchema } from '../../../../shared/contracts/customTokens'
import { isEnabled } from '../../../../collections/access/rolesOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import type { User } from '../../../../collections/payload-types'
import { clientAddress } from '../../http/clientAddress'
import { throttle } from '../../throttle/throttles'
import { linkExpired } from '../keys/linkExpired'
import { type OpenKey, readKey, redeemKey } from '../keys/oneTimeKeys'
import { belongsToBrand } from '../session/belongsToBrand'
import { deviceOf } from '../session/deviceOf'
import { findSession, isAlive, openSession } from '../session/sessions'
import { signToken } from '../session/sessionToken'
import type { SignedIn } from '../session/signIn'
import type { TokenScope } from './issueCustomToken'

/** How long one looks by a token; there is no refresh. */
export const lookSeconds = 15 * 60

const scopeSchema = z.object({ path: z.string(), by: z.string(), sid: z.string(), purpose: z._default(tokenPurposeSchema, 'look') })

/**
 * Opens a session that only looks. Whoever has a second factor signs in instead: a token proves none. The person's last sign-in stays as it is. Throws 400 `link_expired`, 401 `pin_required`, 429 `too_many_requests`.
 */
export async function exchangeCustomToken(
  req: PayloadRequest,
  brand: Brand,
  { path, token }: ExchangeTokenRequest,
): Promise<Omit<SignedIn, 'user'>> {
  const { payload } = req
  await throttle(payload, 'passwordKeys', clientAddress(req))
  const use = { purpose: 'customToken', brand: brand.name } as const
  const found = await boundTo(req, brand, path, await readKey(payload, token, use))
  if (!found) throw linkExpired()
  const { by, person, purpose } = found
  if (person.multiFactor?.enabled === true && person.is2FADisabled !== true)
    throw new APIError('A one-time PIN is required', 401, { code: 'pin_required' }, true)
  if ((await redeemKey(payload, token, use)) === null) throw linkExpired()
  const { id: sid } = await openSession(payload, { brand, person, factorAt: null, device: deviceOf(req.headers) })
  // rights: the server's own working record, of the session that was just made.
  await payload.db.updateOne({
    collection: 'sessions',
    id: sid,
    data: { usesCustomToken: true, expiresAt: new Date(Date.now() + lookSeconds * 1000).toISOString() },
    returning: false,
  })
  const { exp, token: signed } = await signToken(payload, {
    person,
    sid,
    seconds: lookSeconds,
    by: by.id,
    isNational: purpose === 'national_login',
  })
  req.user = { ...by, collection: 'users' }
  await recordActivity(req, { type: 'Viewed', collection: 'users', recordId: person.id, recordTitle: person.name, info: path })
  return { token: signed, seconds: lookSeconds, exp }
}

type Bound = Readonly<{ person: User; by: User; purpose: TokenScope['purpose'] }>

/** The person of a token and whoever asked for it, as long as both may still come in and the session that it was asked in stands. */
async function boundTo(req: PayloadRequest, brand: Brand, path: string, key: OpenKey | null): Promise<Bound | null> {
  const { payload } = req
  const scope: TokenScope | null = key?.scope ? (scopeSchema.safeParse(JSON.parse(key.scope)).data ?? null) : null
  if (!key?.user || !scope || scope.path !== path) return null
  const asked = await findSession(payload, scope.sid)
  if (!asked || !isAlive(asked, brand.session.idle)) return null
  // rights: of whoever holds the token, which stands for both; a person in the trash is not found.
  const find = (id: string) => payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
  const [person, by] = [await find(key.user), await find(scope.by)]
  if (!person || !isEnabled(by)) return null
  if (!(await belongsToBrand(payload, { actor: person, organisation: idOf(person.organisation), brand }))) return null
  return { person, by, purpose: scope.purpose }
}
