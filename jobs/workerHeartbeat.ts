import { hostname } from 'node:os'
import type { Payload } from 'payload'

/** Key in Payload's key-value store under which a worker says that it lives: `{ at, pid, host }`. */
export const workerHeartbeatKey = 'worker:heartbeat'
export const beatEveryMs = 5_000

/** Kept in the database, so that a web process on another machine sees it too. */
export async function recordHeartbeat(payload: Payload): Promise<void> {
  const beat = () => payload.kv.set(workerHeartbeatKey, { at: new Date().toISOString(), pid: process.pid, host: hostname() })
  // Two workers that start together may both find no key and both make it: the second then finds it.
  await beat().catch(beat)
}
