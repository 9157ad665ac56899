import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'
import { isCountryCode } from '../i18n/countryCodes'
import { localeSchema } from '../i18n/localeSchema'
import { roleSchema } from './session'

const optionalText = (longest: number) => z.nullable(z.string().check(z.trim(), z.maxLength(longest)))

/** What a company admin keeps of their organisation. Its mail domain is not among it: whoever signs up with it becomes a professional. */
export const organisationDetailsSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  url: optionalText(300),
  address: optionalText(2000),
  country: z.nullable(z.string().check(z.refine(isCountryCode))),
})

/** Answer of `GET /api/organisations/own`, and of a change. */
export const organisationSchema = z.object({
  name: z.string(),
  url: z.nullable(z.string()),
  address: z.nullable(z.string()),
  country: z.nullable(z.string()),
  domain: z.nullable(z.string()),
  /** Path of the logo. */
  photo: z.nullable(z.string()),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      title: z.nullable(z.string()),
      email: z.string(),
      roles: z.array(roleSchema),
      /** False for whoever can no longer sign in. */
      isActive: z.boolean(),
      lastLogin: z.nullable(isoInstantSchema),
      /** They have a second factor or a passkey, and it is the company admin's to reset (decision 208). */
      canResetFactor: z.boolean(),
    }),
  ),
  /** Those of its portals that its company admins keep here: the ones of the brand whose host was asked. */
  portals: z.array(z.object({ id: z.string(), name: z.string(), slug: z.string(), language: localeSchema, isActive: z.boolean() })),
  /** What a change must name, so that nothing is overwritten unseen. */
  updatedAt: isoInstantSchema,
})
export type OwnOrganisation = z.infer<typeof organisationSchema>

/** Body of `PATCH /api/organisations/own`. */
export const organisationChangeSchema = z.extend(organisationDetailsSchema, { updatedAt: isoInstantSchema })
export type OrganisationChange = z.infer<typeof organisationChangeSchema>
