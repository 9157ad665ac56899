import * as z from 'zod/mini'
import { acceptInvitationRequestSchema, invitationSchema, openInvitationRequestSchema } from '../../../shared/contracts/invitations'
import { passwordLinkRequestSchema, passwordLinkResponseSchema, resetPasswordRequestSchema } from '../../../shared/contracts/session'
import { localeSchema } from '../../../shared/i18n/localeSchema'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'

/** Looser than the server's, which alone knows who there is. */
export const addressSchema = z.object({ email: z.string().check(z.trim(), z.regex(/^\S+@\S+\.\S+$/)) })

/** Asks for a link; the answer is the same for every address. */
export const useAskForLink = defineWrite(
  z.extend(addressSchema, { locale: localeSchema }),
  'POST',
  () => apiPath`/api/users/forgot-password`,
)

/** Whose password a link sets; rejects when the link is of no use any more. */
export const useOpenLink = defineWrite(passwordLinkRequestSchema, 'POST', () => apiPath`/api/users/password-link`, {
  answer: passwordLinkResponseSchema,
})

/** Sets the password and signs in. */
export const useSetPassword = defineWrite(resetPasswordRequestSchema, 'POST', () => apiPath`/api/users/reset-password`)

/** What an invitation opens; rejects when its link is of no use any more. */
export const useOpenInvitation = defineWrite(openInvitationRequestSchema, 'POST', () => apiPath`/api/users/invitation`, {
  answer: invitationSchema,
})

/** Makes or proves the sign-in of whoever was invited, and signs in. */
export const useAcceptInvitation = defineWrite(acceptInvitationRequestSchema, 'POST', () => apiPath`/api/users/accept-invitation`)
