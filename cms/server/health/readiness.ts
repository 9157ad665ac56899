import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Presence } from '../../db/presence'
import { settings } from '../settings'

export type Check = { name: 'database' | 'migrations' | 'disk' | 'worker' | 'process'; ok: boolean; detail: string }

export const heartbeatKey = 'worker:heartbeat'
const heartbeatMaxAgeMs = 20_000
const minFreeBytes = 50_000_000
/** A check that has not answered by then has failed: whoever asks must know, not wait. */
const deadlineMs = 2_000

/** Everything this installation needs to serve people. The process itself is `/healthz`. */
export async function checkReadiness(payload: Payload, presence: Presence | null): Promise<Check[]> {
  return Promise.all([
    attempt('database', () => checkDatabase(payload, presence)),
    attempt('migrations', () => checkMigrations(payload)),
    attempt('disk', checkDisk),
    attempt('worker', () => checkWorker(payload)),
  ])
}

async function attempt(name: Check['name'], check: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await Promise.race([check(), refuseLate()]) }
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : 'failed' }
  }
}

const refuseLate = async (): Promise<never> => {
  await sleep(deadlineMs, undefined, { ref: false })
  throw new Error(`no answer within ${deadlineMs / 1000} s`)
}

const probeKey = 'readiness:probe'
const probeEveryMs = 60_000
let probedAt = 0
/** The write under way, which all who ask meanwhile wait for. */
let probing: Promise<void> | undefined

/**
 * Reads each time and writes at most once a minute: whoever asks often, or many times at once, must not be able to keep the database busy. Two first writes
 * at once would also meet, and one of them be refused.
 */
async function checkDatabase(payload: Payload, presence: Presence | null): Promise<string> {
  // Whoever comes now is refused: no balancer may send anybody here yet.
  if (presence?.isAway()) throw new Error('did not answer when it was last asked')
  if (Date.now() - probedAt < probeEveryMs) {
    await payload.kv.get(probeKey)
    return 'answers, and took a write within the last minute'
  }
  // Not shared for longer than anybody waits: the next to ask tries a write of its own.
  await (probing ??= Promise.race([probe(payload), refuseLate()]).finally(() => (probing = undefined)))
  return 'answers and takes a write'
}

async function probe(payload: Payload): Promise<void> {
  const now = Date.now()
  await payload.kv.set(probeKey, { at: new Date(now).toISOString() })
  probedAt = now
}

async function checkMigrations(payload: Payload): Promise<string> {
  const wanted = (payload.db as { prodMigrations?: { name: string }[] }).prodMigrations ?? []
  // rights: the server asks about its own schema.
  const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false, depth: 0, overrideAccess: true })
  const done = new Set(docs.map((migration) => migration.name))
  const missing = wanted.filter(({ name }) => !done.has(name))
  if (missing.length > 0) throw new Error(`${missing.length} not run: ${missing.map(({ name }) => name).join(', ')}`)
  return `${wanted.length} of ${wanted.length} run`
}

async function checkDisk(): Promise<string> {
  const { bavail, bsize } = await statfs(settings().dataDir)
  const free = bavail * bsize
  if (free < minFreeBytes) throw new Error(`only ${Math.round(free / 1e6)} MB free where the data lies`)
  return `${Math.round(free / 1e6)} MB free`
}

async function checkWorker(payload: Payload): Promise<string> {
  const beat = await payload.kv.get(heartbeatKey)
  const at = beat !== null && typeof beat === 'object' && 'at' in beat ? Date.parse(String(beat.at)) : Number.NaN
  const age = Date.now() - at
  if (!(age < heartbeatMaxAgeMs))
    throw new Error(Number.isNaN(at) ? 'no worker has reported yet' : `last heard of ${Math.round(age / 1000)} s ago`)
  return `heard of ${Math.round(age / 1000)} s ago`
}
