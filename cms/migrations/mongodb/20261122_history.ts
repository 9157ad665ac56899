import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'
import type { Collection, Document } from 'mongodb'
import type { Payload } from 'payload'
import { collectionOf } from './collectionOf'

const withHistory = ['accounts', 'portfolios'] as const
/** Records of one insert. */
const batch = 500

/** As the SQLite migration of this matter: what is there already is the first version of its history. */
export async function up({ payload, session }: MigrateUpArgs): Promise<void> {
  const options = session ? { session } : {}
  for (const slug of withHistory) {
    const versions = versionsOf(payload, slug)
    const kept: Document[] = []
    const write = async () => void (kept.length > 0 && (await versions.insertMany(kept.splice(0), options)))
    for await (const { __v, _id, ...version } of collectionOf(payload, slug).find({}, options)) {
      kept.push({ parent: _id, version, latest: true, autosave: false, createdAt: version.updatedAt, updatedAt: version.updatedAt })
      if (kept.length === batch) await write()
    }
    await write()
  }
}

/** The former version kept none. */
export async function down({ payload, session }: MigrateDownArgs): Promise<void> {
  for (const slug of withHistory) await versionsOf(payload, slug).deleteMany({}, session ? { session } : {})
}

function versionsOf(payload: Payload, slug: (typeof withHistory)[number]): Collection {
  const { versions } = payload.db as unknown as { versions: Record<string, { collection: unknown } | undefined> }
  const model = versions[slug]
  if (!model) throw new Error(`MongoDB has no versions of ${slug}`)
  return model.collection as Collection
}
