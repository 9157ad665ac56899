import * as z from 'zod/mini'
import { currencyCodeSchema } from '../domain/currency'
import { assetClassSchema } from '../domain/assetClass'
import { firstRanges } from '../domain/dateRange'
import { isoDateSchema } from '../domain/dates'
import { portfolioTypeSchema } from '../domain/portfolioType'
import { reportKinds, reportKindSchema } from '../domain/reportKinds'
import { localeSchema } from '../i18n/localeSchema'
import { isTimeZone } from '../i18n/timeZone'
import { portfolioTabIds } from '../routes/screens'
import { themeNameSchema } from '../theme/themeSchemas'
import { adminMenuSchema } from './adminMenu'

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
  'simulator',
] as const
export const navigationFlagSchema = z.enum(navigationFlags)
export type NavigationFlag = z.infer<typeof navigationFlagSchema>

export const brandNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/))

export const sourceKinds = ['first', 'second', 'third', 'static', 'hosted'] as const
export const sourcePurposes = ['main', 'private-equity', 'documents'] as const

/**
 * Where figures of a brand come from. `name` is unique over all brands of an installation and names the settings `WEALTH_<NAME>_URL` and `_TOKEN`, or
 * `_DIR` of a folder; `kind` chooses the adapter that speaks to it.
 */
export const sourceSchema = z
  .strictObject({
    name: z.string().check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/), z.maxLength(30)),
    kind: z.enum(sourceKinds),
    purpose: z.enum(sourcePurposes),
    /** Of kind `first` only: where it keeps portfolios. Some of its installations have them below their account; `own` when left out. */
    portfolioPaths: z.optional(z.enum(['own', 'below-account'])),
  })
  .check(
    z.refine(({ kind, portfolioPaths }) => portfolioPaths === undefined || kind === 'first', 'portfolioPaths belong to the kind first'),
  )
export type Source = z.infer<typeof sourceSchema>

export const feedKinds = ['house', 'static'] as const
export const feedPurposes = ['quotes', 'rates', 'fundSearch', 'fundData', 'news'] as const
export type FeedPurpose = (typeof feedPurposes)[number]

/**
 * A house that tells a brand what the market does. Several brands may name the same one: it knows no client. `name` names the settings
 * `MARKET_<NAME>_URL`, `_TOKEN` and `_DIR`; `kind` chooses the adapter that speaks to it.
 */
export const feedSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/), z.maxLength(30)),
  kind: z.enum(feedKinds),
  purposes: z.array(z.enum(feedPurposes)).check(z.minLength(1)),
})
export type Feed = z.infer<typeof feedSchema>

/** Whether no purpose is served by two of the feeds, and none is named twice. */
const hasOneForEach = (feeds: readonly Feed[]): boolean =>
  [feeds.flatMap(({ purposes }) => purposes), feeds.map(({ name }) => name)].every((words) => new Set<string>(words).size === words.length)

const fundIdSchema = z.string().check(z.minLength(1), z.maxLength(100))

/** Funds that a firm puts forward, by the ids of its feed. `id` stands in addresses; a language without a title has that of the brand's first. */
export const spotlightSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: localisedText,
  funds: z.array(fundIdSchema).check(z.minLength(1), z.maxLength(20)),
})

/**
 * What the strategy simulator assumes besides the expected return of each risk profile, all in percent a year. `assumedOn`: the day that the assumptions
 * are of. `levels`, by risk level 1 to 7: the standard deviation of a year's return, and what the model portfolio of the level costs.
 */
export const simulationSchema = z.strictObject({
  assumedOn: isoDateSchema,
  inflation: z.number().check(z.minimum(0), z.maximum(20)),
  levels: z
    .array(
      z.strictObject({
        volatility: z.number().check(z.minimum(0), z.maximum(100)),
        charge: z.number().check(z.minimum(0), z.maximum(20)),
      }),
    )
    .check(z.length(7)),
})
export type SimulationAssumptions = z.infer<typeof simulationSchema>

/** The flags of a brand file. One from before there was a simulator has none. */
const navigationSchema = z.pipe(
  z.transform((flags) => (typeof flags === 'object' && flags !== null ? { simulator: false, ...flags } : flags)),
  z.record(navigationFlagSchema, z.boolean()),
)

/** By risk level 1 to 7, the fund whose factsheet a portfolio of that level has. */
const fundByLevelSchema = z.array(fundIdSchema).check(z.length(7))

/** A Q that is a porthole over the line of the quay: for a brand without a mark of its own. */
export const defaultMark = ['M18.5 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0', 'M3 21h18', 'M13 15.5 16.5 21']

function isHttpsAddress(address: string): boolean {
  try {
    const { password, protocol, username } = new URL(address)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}

/**
 * A login service of the country that stands before the portal. `url`: its address; `name`: what its button says, a language without one has that of
 * the brand's first language.
 */
export const nationalLoginSchema = z.strictObject({
  url: z.string().check(z.maxLength(500), z.refine(isHttpsAddress, 'is no https address')),
  name: z
    .partialRecord(localeSchema, z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
    .check(z.refine((names) => Object.keys(names).length > 0, 'needs a name in a language at least')),
})
export type NationalLogin = z.infer<typeof nationalLoginSchema>

/** A brand as `shared/brands/<name>.json` states it. A portal document refines name, theme and languages. */
export const brandSchema = z.strictObject({
  name: brandNameSchema,
  displayName: z.string(),
  /** Host names that this brand answers on, without port. */
  hosts: z.array(z.string()).check(z.minLength(1)),
  /** One a purpose, and one has the purpose `main`: accounts and portfolios of the brand's portals are its. */
  sources: z.array(sourceSchema).check(
    z.refine((sources) => sources.filter(({ purpose }) => purpose === 'main').length === 1, 'needs exactly one source with purpose main'),
    z.refine((sources) => new Set(sources.map(({ purpose }) => purpose)).size === sources.length, 'names a purpose twice'),
  ),
  /** Where quotes, rates, funds and news come from; a purpose that is left out is not there. */
  feeds: z._default(z.array(feedSchema).check(z.refine(hasOneForEach, 'needs one feed for a purpose, and each feed once')), []),
  /** What the explorer opens with. */
  spotlights: z._default(z.array(spotlightSchema), []),
  /** Families of funds that portfolios follow; null leaves the factsheet to the brand's risk profiles. */
  factsheets: z._default(z.nullable(z.strictObject({ core: fundByLevelSchema, income: fundByLevelSchema, esg: fundByLevelSchema })), null),
  locales: z.array(localeSchema).check(z.minLength(1)),
  defaultLocale: localeSchema,
  currency: currencyCodeSchema,
  /**
   * Sessions, in seconds. `investor` and `advisor` (everybody else): how long a sign-in or a refresh lasts. `absolute`: when a session ends
   * however often it is refreshed. `idle`: when it ends because nobody uses it. `perPerson`: most sessions of one person, the oldest ends.
   */
  session: z.strictObject({
    investor: z.number(),
    advisor: z.number(),
    idle: z.number(),
    absolute: z._default(z.strictObject({ investor: z.number(), advisor: z.number() }), { investor: 43_200, advisor: 86_400 }),
    perPerson: z._default(z.int().check(z.positive()), 25),
  }),
  /**
   * Whoever is to have a second factor and has set none up: `required` lets them set it up before they get a session, `offered` lets them
   * in as they are (decision 191).
   */
  secondFactor: z._default(z.enum(['required', 'offered']), 'required'),
  /** Reports that one person may ask for in 24 hours. */
  reportsPerDay: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 40),
  /** Kinds of a report that people may ask for; one that the main source cannot answer is left out by itself. */
  reportKinds: z._default(z.array(reportKindSchema).check(z.minLength(1)), [...reportKinds]),
  /** Quarterly statements are made of quarters that end before this day; null for all. */
  quarterlyReportsUntil: z._default(z.nullable(isoDateSchema), null),
  /** Days after a quarter's end on which the batch of its statements starts by itself; null where people start it. */
  statementsAfterDays: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(80))), 10),
  /**
   * What its statements say of custody: asset classes that the firm does not hold for its clients, and how it holds the rest. Null says nothing, and
   * statements then mark nothing.
   */
  custody: z._default(z.nullable(z.strictObject({ outside: z.array(assetClassSchema), statement: localisedText })), null),
  /** How long an invitation to a client can be accepted, in days. */
  invitationDays: z._default(z.int().check(z.minimum(1), z.maximum(30)), 7),
  /** Whether people who were not invited can make a sign-in of their own. */
  signUp: z._default(z.enum(['open', 'closed']), 'closed'),
  /** Where people are sent who came by a custom token alone (docs/decisions/212); null where the brand's own sign-in is all there is. */
  nationalLogin: z._default(z.nullable(nationalLoginSchema), null),
  /**
   * What whoever accepts an invitation or signs up agrees to, beside the box; `[words](https://…)` is a link. A language without one has the portal's own
   * sentence, which leads nowhere.
   */
  consent: z._default(localisedText, {}),
  navigation: navigationSchema,
  /** What the strategy simulator assumes; null for a brand that has none. */
  simulation: z._default(z.nullable(simulationSchema), null),
  /** Name of the form that the page of investment advice asks for; null where there is none. */
  questionnaire: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(200))), null),
  /** Tabs of a portfolio that this deployment does not show; the first one every deployment has. */
  withoutTabs: z._default(z.array(z.enum(portfolioTabIds).check(z.refine((id) => id !== 'overview', 'cannot be left out'))), []),
  /** Groups of the administration's menu on the brand's hosts; empty for the house's own. */
  adminMenu: z._default(adminMenuSchema, []),
  /** The window that a list of transactions begins with, as nobody has chosen another (docs/decisions/270). */
  transactionRange: z._default(z.enum(firstRanges), '1m'),
  portfolioTypes: z.array(portfolioTypeSchema),
  /** How many portals the brand may have; null for as many as it likes. */
  portalLimit: z._default(z.nullable(z.int().check(z.positive())), null),
  /** Month and day, `"04-06"`. */
  taxYearStart: z.string().check(z.regex(/^\d{2}-\d{2}$/)),
  theme: themeNameSchema,
  /** IANA name of the zone that all times are shown in. */
  timeZone: z._default(z.string().check(z.refine(isTimeZone, 'is no time zone')), 'Europe/London'),
  /** Lines of the brand's mark on a ground of 24 by 24, as the `d` of SVG paths; drawn in the colour of what stands round it. */
  mark: z._default(
    z.array(z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{1,2000}$/))).check(z.minLength(1), z.maxLength(12)),
    defaultMark,
  ),
  /** Domains of the people who build the product: clients are shown none of them as their advisor. */
  developerDomains: z._default(z.array(z.string().check(z.toLowerCase(), z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/))), []),
  /** What the people who look after accounts are called in all texts of the brand. */
  managerTerm: z._default(z.enum(['advisor', 'wealthManager']), 'advisor'),
  /**
   * What a mail says of a message that somebody has got: that there is one, its subject too, or its text as well. A mail passes through
   * machines that are not the firm's.
   */
  messageMails: z._default(z.enum(['notice', 'subject', 'text']), 'subject'),
  /** The firm behind the brand, as its reports name it; null leaves the lines out. */
  firm: z._default(
    z.nullable(
      z.strictObject({
        name: z.string(),
        /** Lines of its address, as on a letter. */
        address: z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(5)),
        /** Who supervises it and under which number. */
        regulator: localisedText,
        /** The page behind the last one of its reports; null leaves it out. Name, address and regulator stand on it anyway. */
        backPage: z._default(
          z.nullable(
            z.strictObject({
              /** How to reach it: telephone, mail, site. A line each. */
              contact: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(5)),
              /** Its other offices, each with the lines of its address. */
              offices: z
                .array(
                  z.strictObject({
                    name: localisedText,
                    address: z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(5)),
                  }),
                )
                .check(z.maxLength(4)),
              /** How to complain, and to whom after that. */
              complaints: localisedText,
            }),
          ),
          null,
        ),
      }),
    ),
    null,
  ),
  /** The firm's own site; `/`, the portal itself, for a firm that has none. */
  companyUrl: z
    .string()
    .check(z.regex(/^(\/|https:\/\/[^\s/]+(\/\S*)?)$/, 'must be an address with https, or / for a firm without a site')),
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
  withoutTabs: true,
  transactionRange: true,
  portfolioTypes: true,
  theme: true,
  timeZone: true,
  mark: true,
  managerTerm: true,
  firm: true,
  companyUrl: true,
  signUp: true,
  nationalLogin: true,
  motto: true,
  pitch: true,
  disclaimer: true,
})
/** `ownThemes`: those that other brands do not have, for whoever chooses a portal's theme. */
export const publicBrandWithSessionSchema = z.extend(publicBrandSchema, { idleSeconds: z.number(), ownThemes: z.array(z.string()) })
export type PublicBrand = z.infer<typeof publicBrandWithSessionSchema>
