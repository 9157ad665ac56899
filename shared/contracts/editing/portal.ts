import * as z from 'zod/mini'
import { isoInstantSchema } from '../../domain/dates'
import { localeSchema } from '../../i18n/localeSchema'
import { portalThemeSchema } from '../../theme/portalThemeSchema'
import { accountEmailSchema, blankable, recordNameSchema } from './editedFields'
import { pictureSchema } from './picture'

const termsSchema = blankable(z.string())

/** A portal as Payload's REST gives it to whoever may change it. */
export const portalRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  subtitle: blankable(z.string()),
  /** The first is the logo. */
  photo: blankable(z.array(pictureSchema)),
  theme: portalThemeSchema,
  portalLanguage: localeSchema,
  phone: blankable(z.string()),
  email: z.string(),
  tnc: blankable(z.object({ en: termsSchema, is: termsSchema, el: termsSchema })),
  updatedAt: isoInstantSchema,
})
export type PortalRecord = z.infer<typeof portalRecordSchema>
export const portalRecordsSchema = z.object({ docs: z.array(portalRecordSchema) })

/** What is filled in; the terms stand beside it, one text a language. */
export const portalFormSchema = z.object({
  name: recordNameSchema,
  subtitle: z.string().check(z.trim(), z.maxLength(200)),
  logo: z.string().check(z.minLength(1)),
  theme: portalThemeSchema,
  portalLanguage: localeSchema,
  phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: accountEmailSchema,
  terms_en: z.string().check(z.maxLength(100_000)),
  terms_is: z.string().check(z.maxLength(100_000)),
  terms_el: z.string().check(z.maxLength(100_000)),
})
export type PortalForm = z.infer<typeof portalFormSchema>
/** The same for a company admin, who leaves the theme as it is (decision 245). */
export const ownPortalFormSchema = z.omit(portalFormSchema, { theme: true })
