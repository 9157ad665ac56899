import * as z from 'zod/mini'
import {
  addPasskeySchema,
  beginPasskeySchema,
  creationOptionsSchema,
  passkeySignInSchema,
  renamePasskeySchema,
  requestOptionsSchema,
} from '../../../shared/contracts/passkeys'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'
import { usePasskeys } from './passkeys.read'

const nothing = z.object({})
const changes = [usePasskeys]

/** A challenge for whichever key the device has, and the session that its signature opens. */
export const useBeginPasskeySignIn = defineWrite(nothing, 'POST', () => apiPath`/api/users/passkey/begin`, { answer: requestOptionsSchema })
export const useSignInWithPasskey = defineWrite(passkeySignInSchema, 'POST', () => apiPath`/api/users/passkey`)

/** What the profile does. */
export const useBeginPasskey = defineWrite(beginPasskeySchema, 'POST', () => apiPath`/api/users/me/passkeys/begin`, {
  answer: creationOptionsSchema,
})
export const useAddPasskey = defineWrite(addPasskeySchema, 'POST', () => apiPath`/api/users/me/passkeys`, { changes })
export const useRenamePasskey = defineWrite(renamePasskeySchema, 'PATCH', (id: string) => apiPath`/api/users/me/passkeys/${id}`, {
  changes,
})
export const useRemovePasskey = defineWrite(nothing, 'DELETE', (id: string) => apiPath`/api/users/me/passkeys/${id}`, { changes })
