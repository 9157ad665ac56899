import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { ActivityClass } from '../../shared/domain/analytics'
import { idOf } from '../idOf'

export const activityKinds = [
  'Created',
  'Updated',
  'Published',
  'Deleted',
  'Restored',
  'Signed in',
  'Signed out',
  'User logged in',
  'Viewed',
  'Downloaded',
  'Media downloaded',
  'Updated media',
  'Delete media',
  'Report made',
  'Run again',
  'Figures fetched',
  'Invited',
  'Two-factor switched on',
  'Two-factor switched off',
  'Two-factor reset',
  'Passkey added',
  'Passkey removed',
  'Terms accepted',
  'Access granted',
  'Access revoked',
  'Signed up',
  'Custom token',
  'Mailed',
  'Approved',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What each kind counts as in the analytics of a portal. */
const classes: Readonly<Record<ActivityKind, ActivityClass>> = {
  Created: 'other',
  Updated: 'other',
  Published: 'other',
  Deleted: 'other',
  Restored: 'other',
  'Signed in': 'logins',
  'Signed out': 'other',
  // The sign-in itself counts already, in each of the person's portals.
  'User logged in': 'other',
  Viewed: 'views',
  Downloaded: 'downloads',
  'Media downloaded': 'downloads',
  'Updated media': 'other',
  'Delete media': 'other',
  'Report made': 'other',
  'Run again': 'other',
  'Figures fetched': 'other',
  Invited: 'other',
  'Two-factor switched on': 'other',
  'Two-factor switched off': 'other',
  'Two-factor reset': 'other',
  'Passkey added': 'other',
  'Passkey removed': 'other',
  'Terms accepted': 'other',
  'Access granted': 'other',
  'Access revoked': 'other',
  'Signed up': 'other',
  'Custom token': 'other',
  Mailed: 'other',
  Approved: 'other',
}

/** The class of a line of the log: a message is what its record's creation stands for; a kind of a former version counts as other. */
export function classOf({ collection, type }: Readonly<{ collection?: string | null; type: string }>): ActivityClass {
  if (type === 'Created' && collection === 'messages') return 'messages'
  return Object.hasOwn(classes, type) ? classes[type as ActivityKind] : 'other'
}

type Entry = {
  type: ActivityKind
  collection?: string
  recordId?: string
  /** The record's title at the time. */
  recordTitle?: string
  /** Names of the fields that an update changed. */
  changes?: string[]
  section?: string
  info?: string
  portal?: string
}

/** Who looks with the eyes of the person of a request; null where nobody does. */
export const actsBy = ({ user }: PayloadRequest): string | null => (user && '_by' in user && typeof user._by === 'string' ? user._by : null)

/**
 * Adds a line to the activity log, in the request's own transaction where there is one.
 * Set `context.skipLog` on writes that are no one's deed, such as figures brought up to date.
 */
export async function recordActivity(req: PayloadRequest, entry: Entry): Promise<void> {
  const now = new Date().toISOString()
  // rights: the log is append-only and written by the server alone. One statement, and nothing read back: each save and each file waits for it.
  await req.payload.db.create({
    collection: 'logs',
    data: { ...entry, user: actsBy(req) ?? req.user?.id ?? null, createdAt: now, updatedAt: now },
    req,
    returning: false,
  })
}

type Doc = { id: string | number }
type Change = Parameters<CollectionAfterChangeHook<Doc>>[0]

export const logChange = async ({ collection, context, doc, operation, previousDoc, req }: Change) => {
  if (context.skipLog) return
  const type = operation === 'create' ? 'Created' : kindOf(collection.slug, kindOfUpdate(doc, previousDoc))
  await recordActivity(req, {
    type,
    ...factsOf(collection, doc),
    ...(type === 'Updated' || type === 'Updated media' ? { changes: changedFields(collection, doc, previousDoc) } : {}),
  })
}

export const logDelete: CollectionAfterDeleteHook = async ({ collection, context, doc, id, req }) => {
  if (context.skipLog) return
  await recordActivity(req, { type: kindOf(collection.slug, 'Deleted'), ...factsOf(collection, { ...(doc as object), id }) })
}

const valueOf = (doc: unknown, key: string): unknown =>
  doc !== null && typeof doc === 'object' ? (doc as Record<string, unknown>)[key] : undefined

/** Of a picture two deeds have names of their own, as the specification has them. */
function kindOf(slug: string, kind: ActivityKind): ActivityKind {
  if (slug !== 'media') return kind
  return kind === 'Updated' ? 'Updated media' : kind === 'Deleted' ? 'Delete media' : kind
}

function kindOfUpdate(doc: unknown, previous: unknown): ActivityKind {
  const [isTrashed, wasTrashed] = [Boolean(valueOf(doc, 'deletedAt')), Boolean(valueOf(previous, 'deletedAt'))]
  if (isTrashed !== wasTrashed) return isTrashed ? 'Deleted' : 'Restored'
  const isPublished = valueOf(doc, '_status') === 'published'
  return isPublished && valueOf(doc, 'publishedAt') !== valueOf(previous, 'publishedAt') ? 'Published' : 'Updated'
}

function factsOf({ admin, flattenedFields, slug }: SanitizedCollectionConfig, doc: Doc): Omit<Entry, 'type'> {
  const title = valueOf(doc, admin.useAsTitle ?? 'id')
  const hasPortal = flattenedFields.some((field) => field.name === 'portal' && field.type === 'relationship')
  const portal = slug === 'portals' ? String(doc.id) : hasPortal ? idOf(valueOf(doc, 'portal')) : null
  return {
    collection: slug,
    recordId: String(doc.id),
    ...(typeof title === 'string' ? { recordTitle: title } : {}),
    ...(portal === null ? {} : { portal }),
  }
}

/** What every save changes, or what is kept by the server beside it. */
const unremarked = new Set([
  'updatedAt',
  'createdAt',
  'updatedBy',
  'searchName',
  'team',
  'publishedAt',
  'publishedBy',
  'identity',
  'madeAs',
  'emailKey',
  'seat',
  'advisorsAt',
  'readers',
  'pictures',
])

/** Names of the fields of the first level that differ. A field that the person may not read is not in `doc`, and not compared. */
function changedFields({ flattenedFields }: SanitizedCollectionConfig, doc: object, previous: unknown): string[] {
  const relations = new Set(flattenedFields.flatMap(({ name, type }) => (type === 'relationship' || type === 'upload' ? [name] : [])))
  // What a relation leads to may come whole on one side, with the fields that its collection gives others.
  const read = (name: string, value: unknown) =>
    plain(
      relations.has(name)
        ? [value]
            .flat()
            .map(relatedId)
            .filter((id) => id !== null)
        : value,
    )
  return Object.entries(doc)
    .filter(([name, value]) => !unremarked.has(name) && read(name, value) !== read(name, valueOf(previous, name)))
    .map(([name]) => name)
    .toSorted()
}

/** The id of a related record, whole or not; of one of several collections, its value's. */
const relatedId = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'relationTo' in value
    ? `${String(value.relationTo)}/${idOf(valueOf(value, 'value')) ?? ''}`
    : idOf(value)

/** A value in a form that two of its states can be compared in: relations by id whether they are populated or not, joins not at all. */
function plain(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'object' && 'docs' in value) return ''
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && 'id' in inner && 'updatedAt' in inner ? idOf(inner) : inner,
  )
}
