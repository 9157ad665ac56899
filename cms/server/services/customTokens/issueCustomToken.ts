import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { CustomToken, CustomTokenRequest } from '../../../../shared/contracts/customTokens'
import { isoInstant } from '../../../../shared/domain/dates'
import { screenAt } from '../../../../shared/routes/screens'
import { editableAccounts } from '../../../../collections/access/editableAccounts'
import { type Actor, hasRole, isPlatformAdmin, rolesOf } from '../../../../collections/access/rolesOf'
import { sessionIdOf } from '../../../../collections/access/sessionIdOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import type { User } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'
import { issueKey, keyOf } from '../keys/oneTimeKeys'
import { belongsToBrand } from '../session/belongsToBrand'

/** How long a token waits to be used. */
export const tokenSeconds = 60

/** What a token is bound to beside person and brand. `by` and `sid`: who asked for it, and in which session. */
export type TokenScope = Readonly<{ path: string; by: string; sid: string; purpose: CustomTokenRequest['purpose'] }>

const forbidden = (): APIError => new APIError('You may not do this', 403, { code: 'forbidden' }, true)

const invalid = (field: string, message: string): APIError =>
  new APIError(`${field}: ${message}`, 400, { code: 'invalid_input', issues: [{ field, message }] }, true)

/**
 * Makes a token that lets another browser look at one page and what it leads to, once, within a minute (docs/decisions/186). For oneself, or for a
 * client whose account one looks after. Throws 400 for what is no page of the portal and for a purpose that the brand does not have, 403 for a
 * platform admin's own, for whoever looks after nobody and for a purpose that is not theirs, 404 for a person who is not theirs.
 */
export async function issueCustomToken(
  req: PayloadRequest,
  brand: Brand,
  actor: Actor,
  { path, purpose, uid }: CustomTokenRequest,
): Promise<CustomToken> {
  const { payload } = req
  const sid = sessionIdOf(req)
  if (sid === null) throw forbidden()
  if (screenAt(path) === null) throw invalid('path', 'This is no page of the portal')
  if (purpose === 'national_login') {
    // It vouches for who somebody is, so it is not for whoever only looks after them.
    if (!isPlatformAdmin(actor)) throw forbidden()
    if (brand.nationalLogin === null) throw invalid('purpose', 'This brand names no national login')
  }
  const person = await personFor(req, brand, actor, uid ?? actor.id)
  const scope: TokenScope = { path, by: actor.id, sid, purpose }
  const id = await issueKey(payload, {
    purpose: 'customToken',
    user: person.id,
    brand: brand.name,
    seconds: tokenSeconds,
    scope: JSON.stringify(scope),
  })
  await recordActivity(req, { type: 'Custom token', collection: 'users', recordId: person.id, recordTitle: person.name, info: path })
  return { token: keyOf(id, 'customToken'), expiresAt: isoInstant(new Date(Date.now() + tokenSeconds * 1000)) }
}

async function personFor(req: PayloadRequest, brand: Brand, actor: Actor, id: string): Promise<User> {
  const { payload } = req
  const isOwn = id === actor.id
  // The panel, and everything in it, is opened by a password alone.
  if (isOwn && isPlatformAdmin(actor)) throw forbidden()
  if (!isOwn && !hasRole(actor, 'admin', 'advisor')) throw forbidden()
  // rights: oneself, or a client whose account the person may write, which is asked below.
  const person = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
  if (!person || !(await belongsToBrand(payload, { actor: person, organisation: idOf(person.organisation), brand }))) throw notFound()
  if (isOwn) return person
  const isClientOnly = rolesOf(person).every((role) => role === 'investor')
  if (!isClientOnly || !(await looksAfter(req, person.id))) throw notFound()
  return person
}

async function looksAfter(req: PayloadRequest, client: string): Promise<boolean> {
  const rule = editableAccounts(req)
  if (rule === false) return false
  const { totalDocs } = await req.payload.count({
    collection: 'accounts',
    where: { and: [{ client: { equals: client } }, { active: { equals: true } }, ...(rule === true ? [] : [rule])] },
    // rights: the rule for writing the account stands in the query.
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
