import type { Access, CollectionConfig, CollectionSlug, Endpoint, Field, Where } from 'payload'
import { actorOf } from './access/actorOf'
import { adminOnly } from './access/adminOnly'
import { never } from './access/never'
import { isPlatformAdmin } from './access/rolesOf'
import { cell, withCell } from './cells/cell'
import { prepareFields } from './fields/prepareFields'
import { moveField, newRecordTitle, recordFacts, recordNotices, storedFileFields } from './fields/recordFields'
import { publicationFields, stampFields, timeFields } from './fields/stamps'
import { foldSearchTerms } from './hooks/foldSearchTerms'
import { keepOnRestore } from './hooks/keepOnRestore'
import { beginShortWalk, lookAtRow } from './hooks/shortWalk'
import { logChange, logDelete } from './hooks/logActivity'
import { readValues } from './hooks/readValues'
import { refuseForeignVersion } from './hooks/refuseForeignVersion'
import { refuseOverwrite } from './hooks/refuseOverwrite'
import { sayFileUpdated, sayPublished } from './hooks/sayPublished'
import { stampPublication } from './hooks/stampPublication'
import { labelOf } from './labels/label'
import { registerPaths } from './queryPaths'
import { refuseReferenced } from './references/refuseReferenced'
import { trashEndpoints } from './trashEndpoints'

const requiredRules = ['create', 'read', 'update', 'delete'] as const

export type CollectionOptions = Readonly<{
  /** Keeps the last hundred states of each record, for admins to read and to go back to; `access.readVersions` opens them to others. */
  history?: boolean
  /** Records are drafts until they are published, now or at a time (`jobs/publishDue`); only admins see drafts. Keeps history. */
  publish?: boolean
  /** Deleting moves to the trash, which platform admins alone see and empty back. On unless switched off. */
  trash?: boolean
  /** Each save and deletion is a line in the activity log. On unless switched off. */
  log?: boolean
  /** Who made and who changed a record. On unless switched off. */
  stamps?: boolean
  /** Editors put the records in an order by hand; lists come in it. */
  ordered?: boolean
  /**
   * For records that nobody edits: the panel shows them as a ledger of facts and not as a form of locked fields. The name of the field
   * that stands over it.
   */
  ledger?: string
}>

/** For the server's own working records: no one's deed, and nothing that an editor would want back. */
export const serverRecord = { log: false, stamps: false, trash: false } as const satisfies CollectionOptions

/** For a collection's `custom`: the portal has a page for each record, which the panel links. */
export const inPortal = { inPortal: true } as const

const versionsKept = 100

/** Of a record that is open in the panel, after the last change of its form. */
const lockSeconds = 300

/**
 * Every collection goes through here. Payload's default rule is "any signed-in user", and investors are signed-in users,
 * so a collection that leaves a rule out is refused. Words come from `labels/`, by slug and field name.
 * Throws an `Error` that names the collection and the missing rule.
 */
export function defineCollection<Slug extends string>(
  config: CollectionConfig & { slug: Slug },
  { history = false, ledger, log = true, ordered = false, publish = false, stamps = true, trash = true }: CollectionOptions = {},
): CollectionConfig & { slug: Slug } {
  const { access, slug } = config
  for (const rule of requiredRules) {
    if (!access?.[rule]) throw new Error(`Collection ${slug} does not say who may ${rule}: add access.${rule}`)
  }
  const rules = { ...access } as Record<(typeof requiredRules)[number], Access>
  if (trash) for (const rule of ['read', 'update', 'delete'] as const) rules[rule] = narrowed(rules[rule], notTrashed)
  if (publish) rules.read = narrowed(rules.read, published)
  const keepsVersions = history || publish
  const isEdited = trash && ledger === undefined
  const isListed = config.admin?.hidden !== true && config.timestamps !== false
  const fields = prepareFields(
    [
      ...(isEdited ? [newRecordTitle(config.slug), recordNotices()] : []),
      ...config.fields,
      ...(publish ? publicationFields() : []),
      ...(stamps ? stampFields() : []),
      ...(config.timestamps === false ? [] : timeFields()),
      ...(isEdited ? [recordFacts()] : []),
      ...(ordered ? [moveField()] : []),
    ],
    {
      slug,
    },
  )
  registerPaths(slug, fields)
  const [one, many] = [labelOf(`collection.${slug}.one`), labelOf(`collection.${slug}.many`)]
  return {
    versions: publish ? { drafts: { validate: true }, maxPerDoc: versionsKept } : history ? { maxPerDoc: versionsKept } : false,
    // Lists begin with what was changed last, unless a collection says otherwise.
    ...(ordered ? { orderable: true, defaultSort: '_order' } : isListed ? { defaultSort: '-updatedAt' } : {}),
    ...(one && many ? { labels: { singular: one, plural: many } } : {}),
    // A record that people edit is one person's at a time; a ledger and the server's own records nobody edits.
    lockDocuments: isEdited ? { duration: lockSeconds } : false,
    disableBulkEdit: true,
    ...config,
    trash,
    access: { readVersions: adminOnly, unlock: adminOnly, ...access, ...rules },
    admin: panelFace(config.admin, {
      ...(ledger === undefined ? {} : { ledger }),
      fields,
      hasFile: Boolean(config.upload),
      hasHistory: keepsVersions,
      isInPortal: config.custom?.inPortal === true,
      isEdited,
      ordered,
      slug,
    }),
    ...(ledger === undefined ? {} : { custom: { ...config.custom, ledgerTitle: ledger } }),
    endpoints: [...(config.endpoints || []), ...(trash ? trashEndpoints(slug as CollectionSlug) : [])],
    fields: [...fields, ...(publish ? [statusCell()] : []), ...(config.upload ? storedFileFields() : [])],
    hooks: {
      ...config.hooks,
      beforeOperation: [
        ...(keepsVersions ? [refuseForeignVersion] : []),
        readValues(fields),
        foldSearchTerms,
        ...(config.hooks?.beforeOperation ?? []),
        beginShortWalk,
      ],
      beforeRead: [...(config.hooks?.beforeRead ?? []), lookAtRow],
      beforeValidate: [...(keepsVersions ? [keepOnRestore] : []), refuseOverwrite, ...(config.hooks?.beforeValidate ?? [])],
      beforeChange: [...(trash ? [refuseReferenced] : []), ...(config.hooks?.beforeChange ?? []), ...(publish ? [stampPublication] : [])],
      afterChange: [
        ...(config.hooks?.afterChange ?? []),
        ...(log ? [logChange] : []),
        ...(publish ? [sayPublished] : config.upload ? [sayFileUpdated] : []),
      ],
      afterDelete: [...(config.hooks?.afterDelete ?? []), ...(log ? [logDelete] : [])],
    },
  }
}

/** A working record of the server: nobody reads or writes it over REST, the panel hides it, and nothing is kept of what it was. */
export const defineWorkingCollection = <Slug extends string>(
  config: Omit<CollectionConfig, 'access' | 'admin' | 'custom'> & { slug: Slug },
): CollectionConfig & { slug: Slug } =>
  defineCollection(
    {
      ...config,
      access: { create: never, read: never, update: never, delete: never },
      admin: { hidden: true },
      custom: { isInternal: true },
    },
    serverRecord,
  )

const historyView = { Component: '/cms/admin/history/History#History' } as const

type Face = Readonly<{
  slug: string
  hasHistory?: boolean
  fields?: readonly Field[]
  ledger?: string
  isEdited?: boolean
  hasFile?: boolean
  isInPortal?: boolean
  ordered?: boolean
}>

/**
 * How a collection looks in the panel: its list is ours, with words from `list.<slug>.…` of the labels and a search that folds accents; over the
 * form of a record stands why it cannot be saved; a record without a form is a ledger.
 */
export const panelFace = (
  admin: CollectionConfig['admin'],
  { fields = [], hasFile = false, hasHistory = false, isInPortal = false, isEdited = false, ledger, ordered = false, slug }: Face,
): CollectionConfig['admin'] => {
  const hasSearchName = fields.some((field) => 'name' in field && field.name === 'searchName')
  return {
    pagination: { defaultLimit: 50, limits: [25, 50, 100] },
    ...(hasSearchName ? { listSearchableFields: ['searchName'] } : {}),
    ...admin,
    ...(ordered && admin?.defaultColumns ? { defaultColumns: [...admin.defaultColumns, 'move'] } : {}),
    components: {
      ...admin?.components,
      edit: {
        ...admin?.components?.edit,
        beforeDocumentControls: [
          ...(isEdited ? ['/cms/admin/record/SaveReason#SaveReason'] : []),
          ...(hasFile ? ['/cms/admin/record/OpenFile#OpenFile'] : []),
          ...(isInPortal ? [{ path: '/cms/admin/record/OpenInPortal#OpenInPortal', serverProps: { slug } }] : []),
          ...(admin?.components?.edit?.beforeDocumentControls ?? []),
        ],
      },
      views: {
        list: { Component: '/cms/admin/list/CollectionList#CollectionList' },
        ...admin?.components?.views,
        edit:
          ledger === undefined
            ? { ...(hasHistory ? { versions: historyView, version: historyView } : {}), ...(admin?.components?.views?.edit as object) }
            : { root: { Component: '/cms/admin/record/Ledger#Ledger' }, ...(admin?.components?.views?.edit as object) },
      },
    },
  }
}

/** Endpoints of ours under a collection's path, before the collection's own and Payload's. */
export const withEndpoints = <Config extends CollectionConfig>(config: Config, endpoints: readonly Endpoint[]): Config => ({
  ...config,
  endpoints: [...endpoints, ...(config.endpoints || [])],
})

/**
 * What was thrown away is an admin's to see, to change and to bring back, whatever a request asks for: Payload lets anyone who may read or change
 * a record do so in the trash too. A stored file is served to nobody any more, for its route does not look at the trash at all.
 */
const notTrashed: Where = { deletedAt: { exists: false } }

/** Payload's own field of a record's state, which reads in lists as the panel's states do. Its options are added by Payload. */
const statusCell = (): Field =>
  withCell({
    name: '_status',
    type: 'select',
    label: ({ t }: { t: (key: 'version:status') => string }) => t('version:status'),
    custom: cell('status'),
  } as Field)

const published: Where = { _status: { equals: 'published' } }

function narrowed(rule: Access, where: Where): Access {
  const within: Access = async (args) => {
    const result = await rule(args)
    const isFree = isPlatformAdmin(actorOf(args.req)) && !args.isReadingStaticFile
    if (result === false || isFree) return result
    return result === true ? where : { and: [result, where] }
  }
  // By its name the docs tell whose rule it is.
  return Object.defineProperty(within, 'name', { value: rule.name })
}
