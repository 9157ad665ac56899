import * as z from 'zod/mini'
import { pictureSchema } from '../../../shared/contracts/editing/picture'
import { restoreRequestSchema, restoreResponseSchema } from '../../../shared/contracts/editing/restore'
import { savedRecordSchema } from '../../../shared/contracts/editing/saved'
import { inviteClientRequestSchema, inviteStateSchema } from '../../../shared/contracts/invitations'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'
import { useInvite } from './editing.read'

/** Collections whose records have a form. */
export const editedSlugs = ['accounts', 'portfolios', 'holdings', 'transactions', 'users', 'portals'] as const
export type EditedSlug = (typeof editedSlugs)[number]

/** Fields by name, checked by the form's own schema before; `updatedAt` is the version that they were read as. */
const fieldsSchema = z.record(z.string(), z.unknown())

// A name or a number of a record may show anywhere.
const options = { answer: savedRecordSchema, changes: 'all' } as const

export const useCreateRecord = defineWrite(fieldsSchema, 'POST', (slug: EditedSlug) => `${apiPath`/api/${slug}`}?depth=0`, options)
export const useChangeRecord = defineWrite(
  fieldsSchema,
  'PATCH',
  (slug: EditedSlug, id: string) => `${apiPath`/api/${slug}/${id}`}?depth=0`,
  options,
)

/** To the trash. */
export const useRemoveRecord = defineWrite(
  z.object({}),
  'DELETE',
  (slug: EditedSlug, id: string) => `${apiPath`/api/${slug}/${id}`}?depth=0`,
  options,
)
/** Out of it, for whoever has just put it there. */
export const useRestoreRecord = defineWrite(restoreRequestSchema, 'POST', () => '/api/editing/restore', {
  answer: restoreResponseSchema,
  changes: 'all',
})

export const useInviteClient = defineWrite(inviteClientRequestSchema, 'POST', () => '/api/functions/inviteClient', {
  answer: inviteStateSchema,
  changes: [useInvite],
})

/** A picture of the brand or of a person, as multipart. */
export const useSavePicture = defineWrite(z.object({}), 'POST', () => '/api/media', { answer: z.object({ doc: pictureSchema }) })
