import * as z from 'zod/mini'
import {
  confirmEmailRequestSchema,
  confirmEmailResponseSchema,
  emailChangeSchema,
  exportRequestSchema,
  photoResponseSchema,
  profileChangeSchema,
  profileSchema,
} from '../../../shared/contracts/profile'
import { factorResetRequestSchema, factorResetStateSchema } from '../../../shared/contracts/factorReset'
import { organisationChangeSchema, organisationSchema } from '../../../shared/contracts/organisation'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'
import { useOrganisation, useProfile, useSessions } from './profile.read'

const nothing = z.object({})

export const useSaveProfile = defineWrite(profileChangeSchema, 'PATCH', () => '/api/users/me/profile', { answer: profileSchema })

/** A form with the part `file`. */
export const useSavePhoto = defineWrite(nothing, 'POST', () => '/api/users/me/photo', {
  answer: photoResponseSchema,
  changes: [useProfile],
})
export const useRemovePhoto = defineWrite(nothing, 'DELETE', () => '/api/users/me/photo', {
  answer: photoResponseSchema,
  changes: [useProfile],
})

export const useAskForNewEmail = defineWrite(emailChangeSchema, 'POST', () => '/api/users/me/email', { changes: [useProfile] })
export const useWithdrawNewEmail = defineWrite(nothing, 'DELETE', () => '/api/users/me/email', { changes: [useProfile] })
export const useConfirmEmail = defineWrite(confirmEmailRequestSchema, 'POST', () => '/api/users/confirm-email', {
  answer: confirmEmailResponseSchema,
})

export const useEndSession = defineWrite(nothing, 'DELETE', (session: string) => apiPath`/api/users/me/sessions/${session}`, {
  changes: [useSessions],
})

/** Gives the whole export. */
export const useExportOwnData = defineWrite(exportRequestSchema, 'POST', () => '/api/users/me/export', { answer: z.unknown() })

export const useSaveOrganisation = defineWrite(organisationChangeSchema, 'PATCH', () => '/api/organisations/own', {
  answer: organisationSchema,
})

/** Takes the second factor of one of its people away. */
export const useResetFactor = defineWrite(factorResetRequestSchema, 'POST', () => '/api/functions/resetSecondFactor', {
  answer: factorResetStateSchema,
  changes: [useOrganisation],
})

/** A form with the part `file`; the answer has the version that the next change of its details names. */
export const useSaveLogo = defineWrite(nothing, 'POST', () => '/api/organisations/own/logo', { answer: organisationSchema })
export const useRemoveLogo = defineWrite(nothing, 'DELETE', () => '/api/organisations/own/logo', { answer: organisationSchema })
