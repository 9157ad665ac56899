import * as z from 'zod/mini'
import { acceptInvitationRequestSchema, invitationSchema, openInvitationRequestSchema } from '../../../shared/contracts/invitations'
import { passwordChangeSchema } from '../../../shared/contracts/profile'
import { completeSignUpRequestSchema, openSignUpRequestSchema, openSignUpSchema } from '../../../shared/contracts/signUp'
import { passwordLinkRequestSchema, passwordLinkResponseSchema, resetPasswordRequestSchema } from '../../../shared/contracts/signIn'
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

/** Sets another password by the present one. */
export const useChangePassword = defineWrite(passwordChangeSchema, 'POST', () => '/api/users/me/password')
/** Has the way on mailed to an address; the answer is the same for every address. `from` is the path that was asked from. */
export const useAskToSignUp = defineWrite(
  z.extend(addressSchema, { locale: localeSchema, from: z.optional(z.string()) }),
  'POST',
  () => apiPath`/api/users/signup`,
)

/** Whose sign-up a link completes; rejects when the link is of no use any more. */
export const useOpenSignUp = defineWrite(openSignUpRequestSchema, 'POST', () => apiPath`/api/users/signup-link`, {
  answer: openSignUpSchema,
})

/** Makes the sign-in, and signs in. */
export const useCompleteSignUp = defineWrite(completeSignUpRequestSchema, 'POST', () => apiPath`/api/users/complete-signup`)
