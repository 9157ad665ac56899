import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'
import type { AnyBulkWriteOperation, Document } from 'mongodb'
import { collectionOf } from './collectionOf'

/** What the columns of SQLite get as their default: a list that asks for `active` finds those who were there before. */
const defaults = [
  ['users', 'active', true],
  ['users', 'isMessenger', false],
  ['users', 'is2FADisabled', false],
  ['users', 'hideIntroText', false],
  ['accounts', 'termsAndConditions', { accepted: false }],
  ['media', 'type', 'Other'],
  ['documents', 'source', 'portal'],
] as const

/** As the SQLite migration of this matter: fields that are new have their default, a portal's one logo is the first of its logos, and addresses that are the only one of their portal are kept so. */
export async function up({ payload, session }: MigrateUpArgs): Promise<void> {
  const of = (slug: Parameters<typeof collectionOf>[1]) => collectionOf(payload, slug)
  const options = session ? { session } : {}
  for (const [slug, field, value] of defaults)
    await of(slug).updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } }, options)
  await of('portals').updateMany({ photo: { $exists: true, $ne: null, $not: { $type: 'array' } } }, [{ $set: { photo: ['$photo'] } }], options)

  const accounts = of('accounts')
  const first = { deletedAt: null, emailKey: { $exists: false }, email: { $nin: [null, ''] }, portal: { $ne: null } }
  const rows = accounts.find<{ _id: unknown; email: string; portal: unknown }>(first, { ...options, sort: { createdAt: 1 }, projection: { email: 1, portal: 1 } })
  const taken = new Set<string>()
  const changes: AnyBulkWriteOperation<Document>[] = []
  for await (const { _id, email, portal } of rows) {
    const emailKey = `${String(portal)}/${email}`
    if (taken.has(emailKey)) continue
    taken.add(emailKey)
    changes.push({ updateOne: { filter: { _id } as Document, update: { $set: { emailKey } } } })
  }
  if (changes.length > 0) await accounts.bulkWrite(changes, { ...options, ordered: false })
}

/** The former version reads one logo where now there is a list. */
export async function down({ payload, session }: MigrateDownArgs): Promise<void> {
  const options = session ? { session } : {}
  const [portals, accounts] = [collectionOf(payload, 'portals'), collectionOf(payload, 'accounts')]
  await portals.updateMany({ photo: { $type: 'array' } }, [{ $set: { photo: { $first: '$photo' } } }], options)
  await accounts.updateMany({}, { $unset: { emailKey: '', seat: '' } }, options)
}
