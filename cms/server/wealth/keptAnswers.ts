import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import type { WealthAnswer } from '../../../collections/payload-types'
import { isoDateSchema, isoInstantSchema } from '../../../shared/domain/dates'
import { boundedCache } from '../boundedCache'
import { logger } from '../logger'
import { type AnswerToKeep, answersWritten, dropWaiting, waitingAnswer, writeBehind } from './answerWrites'
import type { Answer, Period } from './provider'
import { type Size, type Standing, standingSchema } from './question'

const slug = 'wealth-answers'
const expand = promisify(gunzip)

/** Bounds of each source; `trimKeptAnswers` drops the oldest beyond them, and what nobody asked for in so many days. */
const maxAnswers = 50_000
const maxBytes = 1024 * 1024 * 1024
const maxAgeDays = 400

/** How often the same answer is written again while it keeps coming. */
const rewriteAfterMs = 5 * 60_000
const written = boundedCache<number>('wealth-answers-written', { bytes: 4_000_000, ttlMs: rewriteAfterMs })

export type Kept<T> = Readonly<{ answer: Answer<T>; period: Period | null }>

const bodySchema = z.object({
  /** The data, compressed: a long series is 200 kB of digits. */
  gzip: z.string(),
  period: z.nullable(z.object({ from: isoDateSchema, to: isoDateSchema })),
})

/** `isForced`: though the one before was written a moment ago. */
type Keeping = Readonly<{ period: Period | null; isForced: boolean; size?: Size | null }>

/** Keeps an answer for the day its upstream does not answer, behind the request that brought it. */
export function keepAnswer(payload: Payload, key: string, answer: Answer<unknown>, { isForced, period, size = null }: Keeping): void {
  if (!isForced && Date.now() - (written.get(key) ?? 0) < rewriteAfterMs) return
  written.set(key, Date.now())
  writeBehind(payload, { key, answer, period, standing: { size, heldSince: null }, onFailure: () => written.delete(key) })
}

/** The last good answer for a key. Null when there is none; one of a former shape is no answer, and is logged. */
export async function readAnswer<T>(payload: Payload, key: string, schema: z.ZodMiniType<T>): Promise<Kept<T> | null> {
  const waiting = waitingAnswer(payload, key)
  if (waiting) return asKept(waiting, schema)
  const kept = await find(payload, key)
  return kept && unpack(kept, schema)
}

/** The data of last good answers by their keys, in one statement; what is not there, or of a former shape, is left out. */
export async function readAnswers<T>(payload: Payload, keys: readonly string[], schema: z.ZodMiniType<T>): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  const stored: string[] = []
  for (const key of keys) {
    const waiting = waitingAnswer(payload, key)
    const kept = waiting && asKept(waiting, schema)
    if (kept) found.set(key, kept.answer.data)
    else if (!waiting) stored.push(key)
  }
  if (stored.length === 0) return found
  // rights: a working record of the server; the caller has checked the ownership of what the keys lead to.
  const { docs } = await payload.find({
    collection: slug,
    where: { key: { in: stored } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  for (const doc of docs) {
    const kept = await unpack(doc, schema)
    if (kept) found.set(doc.key, kept.answer.data)
  }
  return found
}

async function unpack<T>({ body, fetchedAt, key }: Pick<WealthAnswer, 'key' | 'body' | 'fetchedAt'>, schema: z.ZodMiniType<T>) {
  try {
    const { gzip: packed, period } = bodySchema.parse(body)
    const data = schema.parse(JSON.parse((await expand(Buffer.from(packed, 'base64'))).toString('utf8')))
    return { answer: { data, fetchedAt: isoInstantSchema.parse(fetchedAt), dropped: 0 }, period } satisfies Kept<T>
  } catch (error) {
    return notUsed(key, error)
  }
}

/** An answer that still waits as it will be read once it is written. */
function asKept<T>({ answer, key, period }: AnswerToKeep, schema: z.ZodMiniType<T>): Kept<T> | null {
  try {
    const data = schema.parse(JSON.parse(JSON.stringify(answer.data)))
    return { answer: { data, fetchedAt: answer.fetchedAt, dropped: 0 }, period }
  } catch (error) {
    return notUsed(key, error)
  }
}

function notUsed(key: string, error: unknown): null {
  // The message of a schema holds values of people, so only its paths are logged.
  const fields = error instanceof z.core.$ZodError ? error.issues.map(({ path }) => path.join('.')).slice(0, 10) : ['unreadable']
  logger.warn({ source: sourceOfKey(key), msg: 'a kept answer has a former shape and is not used', key, fields })
  return null
}

/**
 * What stands of the last good answer for the next one to be judged by, without the answer itself: that is unpacked and checked at length, and half a dozen
 * come with each report. Null when there is none; one that a former version kept stands for nothing yet.
 */
export async function readStanding(payload: Payload, key: string): Promise<Standing | null> {
  const waiting = waitingAnswer(payload, key)
  if (waiting) return waiting.standing
  // rights: a working record of the server; ownership of what it holds was checked before any upstream is asked.
  const { docs } = await payload.find({
    collection: slug,
    where: { key: { equals: key } },
    select: { standing: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return standingSchema.safeParse(docs[0]?.standing).data ?? null
}

/** Notes since when answers to this question are held back; null when they are no longer. */
export async function noteHeld(payload: Payload, key: string, standing: Standing): Promise<void> {
  const waiting = waitingAnswer(payload, key)
  if (waiting) return writeBehind(payload, { ...waiting, standing })
  await payload.db.updateOne({ collection: slug, where: { key: { equals: key } }, data: { standing }, options: { atomic: true } })
}

/** Drops what was kept: the upstream no longer knows what it was about. */
export async function dropAnswer(payload: Payload, key: string): Promise<void> {
  written.delete(key)
  await dropWaiting(payload, key)
  // rights: a working record of the server.
  await payload.delete({ collection: slug, where: { key: { equals: key } }, overrideAccess: true })
}

/** Drops what lies beyond the bounds of each source, the oldest first. Returns how many went. */
export async function trimKeptAnswers(payload: Payload, sources: readonly string[], now = new Date(), bounds = { maxAnswers, maxBytes }) {
  const oldest = new Date(now.getTime() - maxAgeDays * 86_400_000).toISOString()
  let dropped = 0
  await answersWritten(payload)
  for (const source of sources) {
    let [answers, bytes] = [0, 0]
    const gone: string[] = []
    for (let page = 1; ; page++) {
      // rights: a working record of the server.
      const { docs, hasNextPage } = await payload.find({
        collection: slug,
        where: { key: { like: `${source}/` } },
        sort: '-fetchedAt',
        limit: 200,
        page,
        depth: 0,
        overrideAccess: true,
      })
      for (const { body, fetchedAt, id, key } of docs) {
        // `like` finds the words anywhere in the key.
        if (sourceOfKey(key) !== source) continue
        answers += 1
        bytes += JSON.stringify(body).length
        if (answers > bounds.maxAnswers || bytes > bounds.maxBytes || fetchedAt < oldest) gone.push(id)
      }
      if (!hasNextPage) break
    }
    for (let at = 0; at < gone.length; at += 200) {
      // rights: a working record of the server.
      await payload.delete({ collection: slug, where: { id: { in: gone.slice(at, at + 200) } }, overrideAccess: true })
    }
    if (gone.length > 0) logger.info({ source, msg: 'kept answers dropped', answers: gone.length })
    dropped += gone.length
  }
  return { dropped }
}

async function find(payload: Payload, key: string) {
  // rights: a working record of the server; ownership of what it holds was checked before any upstream is asked.
  const { docs } = await payload.find({
    collection: slug,
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

const sourceOfKey = (key: string): string => key.split('/', 1)[0] ?? ''
