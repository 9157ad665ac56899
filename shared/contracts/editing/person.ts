import * as z from 'zod/mini'
import { isoInstantSchema } from '../../domain/dates'
import { localeSchema } from '../../i18n/localeSchema'
import { accountEmailSchema, blankable, recordNameSchema } from './editedFields'
import { pictureSchema } from './picture'

/** A person as Payload's REST gives them to an administrator. */
export const personRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  photo: blankable(pictureSchema),
  email: z.string(),
  phone: blankable(z.string()),
  userLanguage: blankable(localeSchema),
  updatedAt: isoInstantSchema,
})
export type PersonRecord = z.infer<typeof personRecordSchema>

/** What is filled in: the photo by the id of its picture, null without one. An empty password leaves theirs as it is. */
export const personFormSchema = z.object({
  photo: z.pipe(
    z.nullable(z.string()),
    z.transform((id) => id || null),
  ),
  name: recordNameSchema,
  phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  email: accountEmailSchema,
  userLanguage: localeSchema,
  password: z.optional(z.string().check(z.minLength(8), z.maxLength(1024), z.regex(/\d/))),
})
export type PersonForm = z.infer<typeof personFormSchema>
