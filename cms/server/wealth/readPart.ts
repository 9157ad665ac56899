import type { PayloadRequest } from 'payload'
import type { DegradedReason } from '../../../shared/contracts/provenance'
import { isoInstant, type IsoInstant } from '../../../shared/domain/dates'
import { boundedCache, roughBytes } from '../boundedCache'
import { degradedAnswers, heldBackAnswers } from '../health/metrics'
import { logger } from '../logger'
import { settings } from '../settings'
import { dropAnswer, keepAnswer, type Kept, noteHeld, readAnswer, readStanding } from './keptAnswers'
import { isPlausible } from './plausibility'
import { type Answer, UpstreamError, type WealthProvider } from './provider'
import { answerKey, type Question, type Size } from './question'

/** One part of an answer: its data, or the last good data, or nothing; and what was wrong. */
export type Part<T> = Readonly<{ data: T | null; fetchedAt: IsoInstant | null; reasons: readonly DegradedReason[] }>

/** What a person waits at most, for all parts of a request together; then the last good answer, and the upstream's comes behind. */
const personWaitsMs = 3000
const deadlines = new WeakMap<PayloadRequest, number>()

/** Answers are shared for this long: one screen asks for the same series from three blocks. */
const freshMs = 30_000
type Shared = Readonly<{
  part: Promise<Part<unknown>>
  startedAt: number
  /** Of its data; 0 as long as nobody knows. */
  bytes: number
}>
/** A worker asks for one report after the other, and shares its memory with two browsers. */
const sharedBytes = process.env.QUAYSIDE_PROCESS?.startsWith('worker') ? 6_000_000 : 32_000_000
const fresh = boundedCache<Shared>('wealth-answers', { bytes: sharedBytes, ttlMs: freshMs, sizeOf: ({ bytes }) => bytes })

/** Last good answers that were read a moment ago: while a source is down each screen asks for the same ones, which are unpacked and checked at length. */
const lastGoods = boundedCache<Kept<unknown>>('last-good-answers', {
  bytes: 16_000_000,
  ttlMs: freshMs,
  sizeOf: ({ answer }) => roughBytes(answer.data),
})

/** Forgets every shared answer; for tests that change the upstream between two questions. */
export function forgetAnswers(): void {
  fresh.clear()
  lastGoods.clear()
}

/** Forgets the shared answers of a source about some ids, in this process; what it gave last stays as the last good answer. */
export function forgetAnswersAbout(source: string, ids: readonly string[]): void {
  for (const cache of [fresh, lastGoods])
    for (const key of [...cache.keys()]) {
      const [from, , ...rest] = key.split('/')
      // Behind the id may stand a holding or a period.
      if (from === source && ids.some((id) => `${rest.join('/')}/`.startsWith(`${id}/`))) cache.delete(key)
    }
}

/**
 * Asks a source, shares its answer for half a minute, and falls back to the last good answer when it fails, is late, or cannot be believed.
 * Our own database is asked anew by everybody, and what it says is so. Never throws for the upstream's sake.
 */
export async function readPart<T>(req: PayloadRequest, provider: WealthProvider, question: Question<T>): Promise<Part<T>> {
  if (provider.isOwn) return askOwn(provider, question)
  const { part } = question
  const { period } = question
  const shareKey = `${keyOf(provider, question)}${period ? `/${period.from}/${period.to}` : ''}`
  const asking = shared(shareKey, () => ask(req, provider, question))
  // The worker renders reports for whoever is not there: it has the time of the upstream itself.
  if (req.payloadAPI === 'local') return asking.part
  const deadline = deadlines.get(req) ?? Date.now() + personWaitsMs
  deadlines.set(req, deadline)
  const answered = await inTime(asking, deadline)
  if (answered) return answered
  const kept = await lastGood(req, provider, question)
  degradedAnswers.inc({ source: provider.source, part, kind: 'unavailable' })
  return fallback(kept, { part, kind: 'unavailable' })
}

/** The part if it comes before the deadline, which is also reached when the upstream already took so long for someone else. */
async function inTime<T>({ part, startedAt }: { part: Promise<Part<T>>; startedAt: number }, deadline: number): Promise<Part<T> | null> {
  const ms = Math.max(0, Math.min(deadline, startedAt + personWaitsMs) - Date.now())
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  try {
    return await Promise.race([part, late])
  } finally {
    clearTimeout(timer)
  }
}

async function askOwn<T>(provider: WealthProvider, question: Question<T>): Promise<Part<T>> {
  const { part } = question
  try {
    const { data, dropped, fetchedAt } = await question.load(provider)
    return { data, fetchedAt, reasons: dropped > 0 ? [{ part, kind: 'dropped_rows', stale: false }] : [] }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return { data: null, fetchedAt: null, reasons: [{ part, kind: error.kind, stale: false }] }
  }
}

async function ask<T>(req: PayloadRequest, provider: WealthProvider, question: Question<T>): Promise<Part<T>> {
  try {
    return await judge(req, provider, question, await question.load(provider))
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const { source } = provider
    const { part } = question
    const { kind } = error
    if (kind === 'not_found') {
      // An answer, not an outage: what was known of it is of no one any more.
      await dropAnswer(req.payload, keyOf(provider, question))
      lastGoods.delete(keyOf(provider, question))
      return { data: null, fetchedAt: null, reasons: [{ part, kind, stale: false }] }
    }
    const kept = await lastGood(req, provider, question)
    degradedAnswers.inc({ source, part, kind })
    logger.warn({ source, msg: 'an upstream did not answer', part, kind, reason: error.message, lastGood: kept?.fetchedAt ?? null })
    return fallback(kept, { part, kind })
  }
}

/** Believes an answer and keeps it, or gives the last good one in its place. */
async function judge<T>(req: PayloadRequest, provider: WealthProvider, question: Question<T>, answer: Answer<T>): Promise<Part<T>> {
  const { payload } = req
  const { source } = provider
  const { part, period } = question
  const key = keyOf(provider, question)
  const given: Part<T> = { data: answer.data, fetchedAt: answer.fetchedAt, reasons: [] }

  if (answer.dropped > 0) {
    logger.warn({ source, msg: 'unreadable rows were left out', part, dropped: answer.dropped })
    degradedAnswers.inc({ source, part, kind: 'dropped_rows' })
    const kept = await lastGood(req, provider, question)
    return kept ? fallback(kept, { part, kind: 'dropped_rows' }) : { ...given, reasons: [{ part, kind: 'dropped_rows', stale: false }] }
  }

  const isKept = question.isKept !== false
  if (!isKept) return given
  const size = question.sizeOf?.(answer.data) ?? null
  const standing = size && (await readStanding(payload, key))
  let isForced = false
  if (standing && !(await isBelievable(question, standing.size, size, answer))) {
    const kept = await readAnswer(payload, key, question.schema)
    const since = standing.heldSince ?? isoInstant(new Date())
    if (kept && Date.now() - Date.parse(since) < settings().holdBackMs) {
      if (standing.heldSince === null) await noteHeld(payload, key, { ...standing, heldSince: since })
      heldBackAnswers.inc({ source, part })
      logger.warn({ source, msg: 'an answer is held back: it fell by half or more without a cash flow', part, id: question.id, since })
      return fallback(kept.answer, { part, kind: 'implausible' })
    }
    if (kept) logger.warn({ source, msg: 'an answer that was held back is accepted: it kept coming', part, id: question.id, since })
    isForced = true
  } else if (standing?.heldSince) await noteHeld(payload, key, { ...standing, heldSince: null })
  keepAnswer(payload, key, answer, { period: period ?? null, isForced, size })
  lastGoods.delete(key)
  return given
}

async function isBelievable<T>({ flows }: Question<T>, before: Size | null, after: Size, answer: Answer<T>): Promise<boolean> {
  if (!before || isPlausible(before, after, null)) return true
  return isPlausible(before, after, (await flows?.(answer.data)) ?? null)
}

/** The last good answer to a question, or to a wider one that holds it. */
async function lastGood<T>(
  { payload }: PayloadRequest,
  provider: WealthProvider,
  question: Question<T>,
): Promise<Pick<Answer<T>, 'data' | 'fetchedAt'> | null> {
  const { cut, id, name, schema, servedBy = [name] } = question
  for (const other of servedBy) {
    const key = answerKey(provider.source, { name: other, id })
    const known = lastGoods.get(key) as Kept<T> | undefined
    const kept = known ?? (await readAnswer(payload, key, schema))
    if (!kept) continue
    if (!known) lastGoods.set(key, kept)
    const data = cut && kept.period ? cut(kept.answer.data, kept.period) : kept.answer.data
    if (data !== null) return { data, fetchedAt: kept.answer.fetchedAt }
  }
  return null
}

const fallback = <T>(kept: Pick<Answer<T>, 'data' | 'fetchedAt'> | null, reason: Pick<DegradedReason, 'part' | 'kind'>): Part<T> => ({
  data: kept?.data ?? null,
  fetchedAt: kept?.fetchedAt ?? null,
  reasons: [{ ...reason, stale: kept !== null }],
})

const keyOf = ({ source }: WealthProvider, question: Pick<Question<unknown>, 'name' | 'id'>): string => answerKey(source, question)

/** One call for all who ask at once. What fails is not shared any longer than it took. */
function shared<T>(name: string, load: () => Promise<Part<T>>): { part: Promise<Part<T>>; startedAt: number } {
  const known = fresh.get(name)
  if (known) return known as { part: Promise<Part<T>>; startedAt: number }
  const entry = { part: load(), startedAt: Date.now(), bytes: 0 }
  fresh.set(name, entry)
  const settle = (answer: Part<T> | null) => {
    // Meanwhile another question may have taken its place.
    if (fresh.peek(name) !== entry) return
    if (!answer || answer.reasons.length > 0) fresh.delete(name)
    else fresh.set(name, { ...entry, bytes: roughBytes(answer.data) }, { ttl: fresh.getRemainingTTL(name) })
  }
  entry.part.then(settle, () => settle(null))
  return entry
}
