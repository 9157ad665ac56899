import type { CollectionSlug, Payload } from 'payload'
import { reachDisk } from '../../cms/db/commits'
import { fileStore } from '../../cms/server/files/fileStore'
import type { FileStore, StoredFile } from '../../cms/server/files/storage'
import { logger } from '../../cms/server/logger'
import { settings } from '../../cms/server/settings'

const minAgeMs = 24 * 3_600_000
/** Names asked for in one query of the database. */
const batch = 200

/** What the product itself names files, whole or half written; what else lies there is somebody's and stays. */
const ownName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]+(\.[0-9a-f-]{36}\.part)?$/

type Run = Readonly<{ payload: Payload; signal: AbortSignal; store?: FileStore }>

/** A record in the trash still has its file. */
export async function removeOrphanFiles({ payload, signal, store = fileStore() }: Run): Promise<void> {
  const before = Date.now() - minAgeMs
  for (const { slug, upload } of payload.config.collections) {
    if (!upload) continue
    let removed = 0
    for await (const files of inBatches(store.list(slug))) {
      if (signal.aborted) return
      const old = files.filter(({ name, storedAt }) => ownName.test(name) && storedAt.getTime() < before)
      const known = await recorded(payload, slug, old)
      const orphans = old.filter(({ name }) => !known.has(name))
      // A record that is gone must not come back without its file.
      if (orphans.length > 0) await reachDisk(settings().databaseUrl)
      for (const { name } of orphans) await store.remove(`${slug}/${name}`)
      removed += orphans.length
    }
    if (removed > 0) logger.warn({ msg: 'stored files without a record removed', collection: slug, count: removed })
  }
}

/** The names, of those of these files, that a record has. */
async function recorded(payload: Payload, slug: CollectionSlug, files: readonly StoredFile[]): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  // rights: the worker's own, over all records and the trash.
  const { docs } = await payload.db.find<{ id: string; filename?: string | null }>({
    collection: slug,
    where: { filename: { in: files.map(({ name }) => name) } },
    pagination: false,
    limit: 0,
  })
  return new Set(docs.flatMap(({ filename }) => filename ?? []))
}

async function* inBatches(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let full: StoredFile[] = []
  for await (const file of files) {
    full.push(file)
    if (full.length < batch) continue
    yield full
    full = []
  }
  if (full.length > 0) yield full
}
