import type { Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import { unsentFilesMs } from '../../cms/server/services/forms/formFiles'

const collections = ['sessions', 'known-devices', 'one-time-keys', 'throttles', 'idempotency-keys'] as const

const hourMs = 3_600_000
/** A record that is open in the panel says so every few minutes; a note of yesterday is of a browser that was closed. */
const lockMs = 24 * hourMs
/** Records of one query. */
const batch = 100

type Run = Readonly<{ payload: Payload; signal: AbortSignal; now?: number }>

export async function removeExpired({ now = Date.now(), payload, signal }: Run): Promise<void> {
  const at = (ms: number) => new Date(now + ms).toISOString()
  // rights: the server's own working records.
  for (const collection of collections) await payload.db.deleteMany({ collection, where: { expiresAt: { less_than: at(0) } } })
  await payload.db.deleteMany({ collection: 'payload-locked-documents', where: { updatedAt: { less_than: at(-lockMs) } } })
  await removeUnsentFiles(payload, signal, at(-unsentFilesMs() - hourMs))
}

/** Files of forms that were never sent, with what is stored of them. A form that is sent refuses them an hour before, so that none goes that was just taken. */
async function removeUnsentFiles(payload: Payload, signal: AbortSignal, before: string): Promise<void> {
  let removed = 0
  for (;;) {
    // rights: the worker's own, the trash included.
    const { docs } = await payload.db.find<{ id: string }>({
      collection: 'form-files',
      where: { and: [{ submission: { exists: false } }, { createdAt: { less_than: before } }] },
      limit: batch,
      pagination: false,
    })
    for (const { id } of docs) {
      if (signal.aborted) return
      // rights: the worker's own. Nobody's deed: no line in the log.
      await payload.delete({ collection: 'form-files', id, depth: 0, trash: true, overrideAccess: true, context: { skipLog: true } })
      removed += 1
    }
    if (docs.length < batch) break
  }
  if (removed > 0) logger.info({ msg: 'files of forms that were never sent removed', count: removed })
}
