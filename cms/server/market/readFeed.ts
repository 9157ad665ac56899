import type { Payload, PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { DegradedReason } from '../../../shared/contracts/provenance'
import type { IsoInstant } from '../../../shared/domain/dates'
import { boundedCache, roughBytes } from '../boundedCache'
import { degradedAnswers } from '../health/metrics'
import { logger } from '../logger'
import { dropAnswer, keepAnswer, readAnswer } from '../wealth/keptAnswers'
import { type Answer, type Period, UpstreamError } from '../wealth/provider'
import type { Feeds } from './feeds'
import { keptFeedName } from './keptFeedName'
import type { Stretch } from './keptDays'
import type { OpenFeed } from './registry'

/** What a feed is asked. `key` names the question among all of the feed's. */
export type FeedQuestion<T extends NonNullable<unknown>> = Readonly<{
  part: DegradedReason['part']
  key: string
  /** How long an answer is shared. */
  freshMs: number
  /** Of what is read back: a last good answer of a former shape is none. */
  schema: z.ZodMiniType<T>
  /** False for what there is no end of: the last good answer is then of this process alone. */
  isKept?: boolean
  /** A list over a range: its last good answer is one for all ranges, under a key of its own. */
  series?: SeriesOf<T>
  load: (feeds: Feeds) => Promise<Answer<T>>
}>

type SeriesOf<T> = Readonly<{
  key: string
  period: Period
  /** What is kept, for this range; null when it does not reach so far. */
  cut: (kept: Readonly<{ data: T; period: Period }>, asked: Period) => T | null
  /** What is kept, with what was answered now. */
  join: (kept: Stretch<T>, now: Stretch<T>) => Stretch<T>
}>

/** An answer, or the last good one, or the files' one, or nothing; whose it is and what was wrong. */
export type FeedPart<T> = Readonly<{ data: T | null; source: string; fetchedAt: IsoInstant | null; reasons: readonly DegradedReason[] }>

/** What a person waits at most; the answer that comes later is there for whoever asks next. */
const personWaitsMs = 3000

type Cached = Readonly<{ answer: Answer<unknown>; bytes: number }>
const sizeOf = ({ bytes }: Cached): number => bytes
const fresh = boundedCache<Cached>('market-answers', { bytes: 8_000_000, sizeOf })
/** Of questions whose answers the database does not keep. */
const unkept = boundedCache<Cached>('market-last-good', { bytes: 8_000_000, sizeOf })
const underWay = new Map<string, Promise<FeedPart<unknown>>>()

/** Forgets what this process knows, as a restart does; for tests that change the upstream between two questions. */
export function forgetMarketAnswers(): void {
  fresh.clear()
  unkept.clear()
}

/**
 * Asks a feed, shares its answer, and falls back when it fails, is late or is not whole: to its last good answer, then to the files. Never throws for
 * the upstream's sake.
 */
export async function readFeed<T extends NonNullable<unknown>>(
  { payload }: PayloadRequest,
  feed: OpenFeed,
  question: FeedQuestion<T>,
): Promise<FeedPart<T>> {
  const { house } = feed
  if (!house) return fromFiles(feed, question, null)
  const key = `${feed.name}/${question.key}`
  const known = fresh.get(key)
  if (known) return given(feed.name, known.answer as Answer<T>, [])
  const answered = await Promise.race([shared(key, () => ask(payload, feed, house, question)), late()])
  return answered ?? fallback(payload, feed, question, 'unavailable')
}

/** One call for all who ask at once. */
function shared<T>(key: string, load: () => Promise<FeedPart<T>>): Promise<FeedPart<T>> {
  const known = underWay.get(key) as Promise<FeedPart<T>> | undefined
  if (known) return known
  const asking = load().finally(() => underWay.delete(key))
  underWay.set(key, asking)
  return asking
}

const late = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, personWaitsMs, null).unref()
  })

async function ask<T extends NonNullable<unknown>>(
  payload: Payload,
  feed: OpenFeed,
  house: Feeds,
  question: FeedQuestion<T>,
): Promise<FeedPart<T>> {
  const key = `${feed.name}/${question.key}`
  try {
    const answer = await question.load(house)
    if (answer.dropped === 0) {
      const entry = { answer, bytes: roughBytes(answer.data) }
      fresh.set(key, entry, { ttl: question.freshMs })
      if (question.isKept === false) unkept.set(key, entry)
      else await keep(payload, feed, question, answer)
      return given(feed.name, answer, [])
    }
    logger.warn({ source: feed.name, msg: 'unreadable rows were left out', part: question.part, dropped: answer.dropped })
    const kept = await lastGood(payload, feed, question)
    if (kept) return stoodIn(feed, question, kept, 'dropped_rows')
    degradedAnswers.inc({ source: feed.name, part: question.part, kind: 'dropped_rows' })
    return given(feed.name, answer, [{ part: question.part, kind: 'dropped_rows', stale: false }])
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    // An answer, not an outage: what was known of it is gone.
    if (error.kind === 'not_found') {
      if (question.isKept === false) unkept.delete(key)
      else await dropAnswer(payload, keptKey(feed, question))
      return { data: null, source: feed.name, fetchedAt: null, reasons: [{ part: question.part, kind: 'not_found', stale: false }] }
    }
    logger.warn({ source: feed.name, msg: 'a market feed did not answer', part: question.part, kind: error.kind, reason: error.message })
    return fallback(payload, feed, question, error.kind)
  }
}

/** Of the feed's own place in the store, which a source of wealth data may share the name with. */
const keptKey = <T extends NonNullable<unknown>>({ name }: OpenFeed, { key, series }: FeedQuestion<T>): string =>
  `${keptFeedName(name)}/${series?.key ?? key}`

/** Keeps an answer for the day the house does not answer. Never fails the request that brought it. */
async function keep<T extends NonNullable<unknown>>(
  payload: Payload,
  feed: OpenFeed,
  question: FeedQuestion<T>,
  answer: Answer<T>,
): Promise<void> {
  const key = keptKey(feed, question)
  const { schema, series } = question
  if (!series) return keepAnswer(payload, key, answer, { period: null, isForced: false })
  try {
    const kept = await readAnswer(payload, key, schema)
    const now = { data: answer.data, fetchedAt: answer.fetchedAt, period: series.period }
    const before = kept?.period ? { data: kept.answer.data, fetchedAt: kept.answer.fetchedAt, period: kept.period } : null
    const joined = before ? series.join(before, now) : now
    if (joined === before) return
    const isForced = joined.period.from !== before?.period.from || joined.period.to !== before.period.to
    keepAnswer(payload, key, { ...answer, data: joined.data, fetchedAt: joined.fetchedAt }, { period: joined.period, isForced })
  } catch (err) {
    logger.warn({ source: feed.name, msg: 'the last good answer of a feed could not be read', key, err })
  }
}

async function lastGood<T extends NonNullable<unknown>>(
  payload: Payload,
  feed: OpenFeed,
  question: FeedQuestion<T>,
): Promise<Answer<T> | null> {
  if (question.isKept === false) return (unkept.get(`${feed.name}/${question.key}`)?.answer as Answer<T> | undefined) ?? null
  const kept = await readAnswer(payload, keptKey(feed, question), question.schema)
  if (!kept) return null
  const { answer, period } = kept
  const { series } = question
  if (!series) return answer
  const data = period && series.cut({ data: answer.data, period }, series.period)
  return data && { ...answer, data }
}

async function fallback<T extends NonNullable<unknown>>(
  payload: Payload,
  feed: OpenFeed,
  question: FeedQuestion<T>,
  kind: DegradedReason['kind'],
): Promise<FeedPart<T>> {
  const kept = await lastGood(payload, feed, question)
  if (kept) return stoodIn(feed, question, kept, kind)
  degradedAnswers.inc({ source: feed.name, part: question.part, kind })
  return fromFiles(feed, question, kind)
}

function stoodIn<T extends NonNullable<unknown>>(
  { name }: OpenFeed,
  { part }: FeedQuestion<T>,
  kept: Answer<T>,
  kind: DegradedReason['kind'],
): FeedPart<T> {
  degradedAnswers.inc({ source: name, part, kind })
  return given(name, kept, [{ part, kind, stale: true }])
}

/** `failed` is why the house is not asked; null when the files are what the brand has. */
async function fromFiles<T extends NonNullable<unknown>>(
  { files, name }: OpenFeed,
  { load, part }: FeedQuestion<T>,
  failed: DegradedReason['kind'] | null,
): Promise<FeedPart<T>> {
  const reason = (kind: DegradedReason['kind'], stale: boolean): DegradedReason[] => [{ part, kind, stale }]
  try {
    return given(files.source, await load(files), failed === null ? [] : reason(failed, true))
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (error.kind !== 'not_found') logger.warn({ source: name, msg: 'a market file is unreadable', part, reason: error.message })
    return { data: null, source: files.source, fetchedAt: null, reasons: reason(failed ?? error.kind, false) }
  }
}

const given = <T>(source: string, { data, fetchedAt }: Answer<T>, reasons: readonly DegradedReason[]): FeedPart<T> => ({
  data,
  source,
  fetchedAt,
  reasons,
})
