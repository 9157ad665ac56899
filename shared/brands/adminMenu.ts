import * as z from 'zod/mini'
import { localeSchema } from '../i18n/localeSchema'

/** Groups of the administration's menu, in the order that they stand. */
export const menuGroups = ['people', 'clients', 'content', 'firm', 'records'] as const
export type MenuGroupName = (typeof menuGroups)[number]

/** Collections that have a list in the administration; a test holds them against the collections that there are. */
export const menuCollections = [
  'access-groups',
  'accounts',
  'clients',
  'commentary',
  'data-process-steps',
  'data-processes',
  'datasets',
  'delegations',
  'documents',
  'figures',
  'form-files',
  'former-terms',
  'forms',
  'groups',
  'holdings',
  'libraries',
  'library-files',
  'log-analytics',
  'logs',
  'mails',
  'media',
  'messages',
  'models',
  'navigation',
  'organisations',
  'pages',
  'people',
  'portals',
  'portfolios',
  'posts',
  'processes',
  'report-batches',
  'report-deliveries',
  'reports',
  'risk-profiles',
  'sms',
  'submissions',
  'subscriptions',
  'transactions',
  'users',
] as const
export type MenuCollection = (typeof menuCollections)[number]

/**
 * How a brand's administrators find their collections: its own groups come first, in this order, each with the collections that it names before
 * those that stand there anyway. `label` is the brand's word for a group. What no group names stays where it is: nothing is hidden by a menu.
 */
export const adminMenuSchema = z
  .array(
    z.strictObject({
      group: z.enum(menuGroups),
      label: z._default(z.partialRecord(localeSchema, z.string().check(z.minLength(1), z.maxLength(40))), {}),
      collections: z.array(z.enum(menuCollections)),
    }),
  )
  .check(
    z.refine((menu) => isUnique(menu.map(({ group }) => group)), 'names a group twice'),
    z.refine((menu) => isUnique(menu.flatMap(({ collections }) => collections)), 'names a collection twice'),
  )
export type AdminMenu = z.infer<typeof adminMenuSchema>

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length
