import { APIError, type PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { Brand } from '../../../../shared/brands/brandSchema'
import {
  type AddPasskey,
  type BeginPasskey,
  type creationOptionsSchema,
  maxPasskeys,
  type PasskeyList,
} from '../../../../shared/contracts/passkeys'
import type { Actor } from '../../../../collections/access/rolesOf'
import { sessionIdOf } from '../../../../collections/access/sessionIdOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { User } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'
import { queueMail } from '../../mail/queueMail'
import { reauthenticate } from '../secondFactor/reauthenticate'
import { readPerson } from '../session/readPerson'
import { findSession } from '../session/sessions'
import { challengeSeconds, issueChallenge, placeOf, redeemChallenge } from './challenges'
import { countPasskeys, findPasskey, passkeysOf, presentPasskey, removePasskey, renamePasskey, savePasskey } from './passkeys'
import { passkeyServer } from './passkeyServer'

/** A session this young was opened with all that its person has to prove: they are not asked once more. */
const freshSeconds = 5 * 60

/** The signed-in person's passkeys on the host that is asked: a browser offers them there only. */
export async function getPasskeys(req: PayloadRequest, actor: Actor): Promise<PasskeyList> {
  const rows = await passkeysOf(req.payload, actor.id, placeOf(req).host)
  return { passkeys: rows.map(presentPasskey), isFresh: await isFresh(req) }
}

async function isFresh(req: PayloadRequest): Promise<boolean> {
  const sid = sessionIdOf(req)
  const session = sid === null ? null : await findSession(req.payload, sid)
  return session !== null && Date.now() - session.startedAt.getTime() < freshSeconds * 1000
}

/**
 * What the browser is to make a key by. Takes the password and the second factor unless the session is younger than five minutes: throws 403
 * `recent_login_required` without them, else as `reauthenticate`; 409 `conflict` when the person has as many as there may be.
 */
export async function beginPasskey(
  req: PayloadRequest,
  brand: Brand,
  actor: Actor,
  { password, ...given }: BeginPasskey,
): Promise<z.infer<typeof creationOptionsSchema>> {
  const person =
    password === undefined ? await personOfFreshSession(req, actor) : await reauthenticate(req, brand, actor, { password, ...given })
  await refuseTooMany(req, person)
  const { host } = placeOf(req)
  const { generateRegistrationOptions } = await passkeyServer()
  const options = await generateRegistrationOptions({
    rpName: brand.displayName,
    rpID: host,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    challenge: await issueChallenge(req, { brand, aim: 'add', user: person.id }),
    timeout: challengeSeconds * 1000,
    excludeCredentials: (await passkeysOf(req.payload, person.id, host)).map(({ credentialId, transports }) => ({
      id: credentialId,
      ...(transports ? { transports: transports.split(',') } : {}),
    })),
    // Kept on the device, so that nobody types an address, and unlocked by its owner, so that it counts as two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  // Which make of device it is is nobody's business here.
  return { options: { ...options, attestation: 'none' } }
}

async function personOfFreshSession(req: PayloadRequest, actor: Actor): Promise<User> {
  if (!(await isFresh(req))) throw new APIError('Your password is asked for once more', 403, { code: 'recent_login_required' }, true)
  return readPerson(req, actor.id)
}

/** Takes a new key into use. Throws 400 `link_expired` for a challenge that is used up or too old, 400 `invalid_input`, 409 `conflict`. */
export async function addPasskey(req: PayloadRequest, brand: Brand, actor: Actor, { name, response }: AddPasskey): Promise<PasskeyList> {
  const { payload } = req
  const redeemed = await redeemChallenge(req, { brand, aim: 'add' }, response.response.clientDataJSON)
  if (redeemed?.user !== actor.id) throw new APIError('This took too long. Begin again.', 400, { code: 'link_expired' }, true)
  const person = await readPerson(req, actor.id)
  await refuseTooMany(req, person)
  const { host, origin } = placeOf(req)
  const credential = await newCredential(response, { challenge: redeemed.challenge, host, origin })
  if (credential === null) throw new APIError('The key does not fit its request', 400, { code: 'invalid_input' }, true)
  if (await findPasskey(payload, credential.id)) throw new APIError('This key is known already', 409, { code: 'conflict' }, true)
  await savePasskey(payload, {
    user: person.id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    host,
    counter: credential.counter,
    transports: response.response.transports?.join(',') || null,
    name,
  })
  await tell(req, brand, person, { template: 'passkeyAdded', passkey: name })
  return getPasskeys(req, actor)
}

async function newCredential(
  response: AddPasskey['response'],
  { challenge, host, origin }: ReturnType<typeof placeOf> & { challenge: string },
) {
  const { verifyRegistrationResponse } = await passkeyServer()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: { ...response.response, transports: [] }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    })
    return registrationInfo?.credential ?? null
  } catch {
    // Whatever does not fit is thrown as a sentence for developers.
    return null
  }
}

/** Gives one of the person's keys another name. Throws 404. */
export async function nameOwnPasskey(req: PayloadRequest, actor: Actor, id: string, name: string): Promise<PasskeyList> {
  if (!(await renamePasskey(req.payload, actor.id, id, name))) throw notFound()
  return getPasskeys(req, actor)
}

/** Takes one of the person's keys away: it signs nobody in from now on. Throws 404. */
export async function removeOwnPasskey(req: PayloadRequest, brand: Brand, actor: Actor, id: string): Promise<PasskeyList> {
  const passkey = await removePasskey(req.payload, actor.id, id)
  if (passkey === null) throw notFound()
  await tell(req, brand, await readPerson(req, actor.id), { template: 'passkeyRemoved', passkey })
  return getPasskeys(req, actor)
}

async function refuseTooMany({ payload }: PayloadRequest, { id }: User): Promise<void> {
  if ((await countPasskeys(payload, id)) < maxPasskeys) return
  throw new APIError('There are as many passkeys as there may be. Remove one first.', 409, { code: 'conflict' }, true)
}

const activity = { passkeyAdded: 'Passkey added', passkeyRemoved: 'Passkey removed' } as const

async function tell(
  req: PayloadRequest,
  brand: Brand,
  person: User,
  { passkey, template }: Readonly<{ template: keyof typeof activity; passkey: string }>,
): Promise<void> {
  await queueMail(req.payload, {
    template,
    to: person.email,
    user: person.id,
    brand: brand.name,
    locale: person.userLanguage ?? brand.defaultLocale,
    data: { name: person.name, passkey },
    onceKey: `${template}:${person.id}:${Date.now()}`,
  })
  await recordActivity(req, { type: activity[template], collection: 'users', recordId: person.id, info: passkey })
}
