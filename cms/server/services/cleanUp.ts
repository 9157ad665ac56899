import type { Payload } from 'payload'
import { logger } from '../logger'

const everyMs = 60 * 60_000

/** Deletes working records whose time is over. One statement each, harmless when several processes run it at once. */
export async function cleanUp(payload: Payload, now = new Date()): Promise<void> {
  const over = { expiresAt: { less_than: now.toISOString() } }
  for (const collection of ['sessions', 'throttles', 'idempotency-keys'] as const)
    // rights: the server's own working records.
    await payload.db.deleteMany({ collection, where: over })
}

/** Cleans up every hour; returns how to stop. */
export function startCleanUp(payload: Payload): () => void {
  const timer = setInterval(() => {
    cleanUp(payload).catch((err: unknown) => logger.warn({ msg: 'clean-up failed', err }))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
