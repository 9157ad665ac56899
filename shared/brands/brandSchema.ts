import * as z from 'zod/mini'
import { currencyCodeSchema } from '../domain/currency'
import { portfolioTypeSchema } from '../domain/portfolioType'
import { localeSchema } from '../i18n/locales'
import { themeNameSchema } from '../theme/themes'

const localisedText = z.partialRecord(localeSchema, z.string())

export const navigationFlags = [
  'clients',
  'detailedClient',
  'portfolios',
  'explorer',
  'news',
  'library',
  'messages',
  'investmentAdvice',
  'processes',
  'analytics',
] as const
export const navigationFlagSchema = z.enum(navigationFlags)
export type NavigationFlag = z.infer<typeof navigationFlagSchema>

export const brandNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/))

export const sourceKinds = ['first', 'second', 'third', 'static', 'hosted'] as const
export const sourcePurposes = ['main', 'private-equity', 'documents'] as const

/**
 * Where figures of a brand come from. `name` is unique over all brands of an installation and names the settings `WEALTH_<NAME>_URL` and `_TOKEN`;
 * `kind` chooses the adapter that speaks to it.
 */
export const sourceSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/), z.maxLength(30)),
  kind: z.enum(sourceKinds),
  purpose: z.enum(sourcePurposes),
})
export type Source = z.infer<typeof sourceSchema>

/** A brand as `shared/brands/<name>.json` states it. A portal document refines name, theme and languages. */
export const brandSchema = z.strictObject({
  name: brandNameSchema,
  displayName: z.string(),
  /** Host names that this brand answers on, without port. */
  hosts: z.array(z.string()).check(z.minLength(1)),
  /** Exactly one has the purpose `main`: accounts and portfolios of the brand's portals are its. */
  sources: z
    .array(sourceSchema)
    .check(
      z.refine((sources) => sources.filter(({ purpose }) => purpose === 'main').length === 1, 'needs exactly one source with purpose main'),
    ),
  locales: z.array(localeSchema).check(z.minLength(1)),
  defaultLocale: localeSchema,
  currency: currencyCodeSchema,
  /** Absolute length of a session in seconds. */
  session: z.strictObject({ investor: z.number(), advisor: z.number(), idle: z.number() }),
  /** Reports that one person may ask for in 24 hours. */
  reportsPerDay: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 40),
  navigation: z.record(navigationFlagSchema, z.boolean()),
  portfolioTypes: z.array(portfolioTypeSchema),
  /** Month and day, `"04-06"`. */
  taxYearStart: z.string().check(z.regex(/^\d{2}-\d{2}$/)),
  theme: themeNameSchema,
  companyUrl: z.string(),
  motto: localisedText,
  pitch: localisedText,
  disclaimer: localisedText,
})
export type Brand = z.infer<typeof brandSchema>

/** What the browser may know of the brand of its host, and nothing of the others. */
export const publicBrandSchema = z.pick(brandSchema, {
  name: true,
  displayName: true,
  locales: true,
  defaultLocale: true,
  currency: true,
  navigation: true,
  portfolioTypes: true,
  theme: true,
  companyUrl: true,
  motto: true,
  pitch: true,
  disclaimer: true,
})
export const publicBrandWithSessionSchema = z.extend(publicBrandSchema, { idleSeconds: z.number() })
export type PublicBrand = z.infer<typeof publicBrandWithSessionSchema>
