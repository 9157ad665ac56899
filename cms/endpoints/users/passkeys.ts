import {
  addPasskeySchema,
  beginPasskeySchema,
  creationOptionsSchema,
  passkeyListSchema,
  passkeySignInSchema,
  renamePasskeySchema,
  requestOptionsSchema,
} from '../../../shared/contracts/passkeys'
import { addPasskey, beginPasskey, getPasskeys, nameOwnPasskey, removeOwnPasskey } from '../../server/services/passkeys/ownPasskeys'
import { beginPasskeySignIn, signInWithPasskey } from '../../server/services/passkeys/signInWithPasskey'
import { sessionCookie } from '../../server/services/session/sessionCookie'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const own = { tag: 'Security', maxBytes: 50_000, response: passkeyListSchema } as const
const door = { tag: 'Session', isPublic: true, method: 'post' } as const

/** Under the collection `users`: signing in by a touch (WebAuthn), and the keys of the signed-in person. */
export const passkeyEndpoints = [
  defineEndpoint({
    ...door,
    path: '/passkey/begin',
    summary: 'Begin to sign in with a passkey: a challenge for the browser, good once and for two minutes',
    response: requestOptionsSchema,
    maxBytes: 10_000,
    handle: ({ brand, req }) => beginPasskeySignIn(req, brand),
  }),
  defineEndpoint({
    ...door,
    path: '/passkey',
    summary: 'Sign in with a passkey, which counts as two factors; sets the httpOnly session cookie',
    body: passkeySignInSchema,
    maxBytes: 50_000,
    handle: async ({ body, brand, req }) => {
      const { exp, ...session } = await signInWithPasskey(req, brand, body)
      const headers = { 'set-cookie': sessionCookie(req.payload, session), 'cache-control': 'no-store' }
      return Response.json({ message: 'Signed in', exp }, { headers })
    },
  }),
  defineEndpoint({
    ...own,
    method: 'get',
    path: '/me/passkeys',
    summary: 'The passkeys of the signed-in person on this host, without their keys',
    handle: ({ actor, req }) => getPasskeys(req, actor),
  }),
  defineEndpoint({
    ...own,
    method: 'post',
    path: '/me/passkeys/begin',
    summary: 'Begin to add a passkey: takes the password and the second factor unless the session is younger than five minutes',
    isUnrepeatable: true,
    body: beginPasskeySchema,
    response: creationOptionsSchema,
    handle: ({ actor, body, brand, req }) => beginPasskey(req, brand, actor, body),
  }),
  defineEndpoint({
    ...own,
    method: 'post',
    path: '/me/passkeys',
    summary: 'Take a new passkey into use; its owner is told by mail',
    body: addPasskeySchema,
    handle: ({ actor, body, brand, req }) => addPasskey(req, brand, actor, body),
  }),
  defineEndpoint({
    ...own,
    method: 'patch',
    path: '/me/passkeys/:id',
    summary: 'Give a passkey another name',
    params: idParams,
    body: renamePasskeySchema,
    handle: ({ actor, body, params, req }) => nameOwnPasskey(req, actor, params.id, body.name),
  }),
  defineEndpoint({
    ...own,
    method: 'delete',
    path: '/me/passkeys/:id',
    summary: 'Remove a passkey; its owner is told by mail',
    params: idParams,
    handle: ({ actor, brand, params, req }) => removeOwnPasskey(req, brand, actor, params.id),
  }),
]
