import type { DegradedReason } from '../../../shared/contracts/provenance'
import type { IsoInstant } from '../../../shared/domain/dates'
import { boundedCache, roughBytes } from '../boundedCache'
import { degradedAnswers } from '../health/metrics'
import { logger } from '../logger'
import { type Answer, UpstreamError } from '../wealth/provider'
import type { Feeds } from './feeds'
import type { OpenFeed } from './registry'

/** What a feed is asked. `key` names the question among all of the feed's. */
export type FeedQuestion<T extends NonNullable<unknown>> = Readonly<{
  part: DegradedReason['part']
  key: string
  /** How long an answer is shared. */
  freshMs: number
  load: (feeds: Feeds) => Promise<Answer<T>>
}>

/** An answer, or the last good one, or the files' one, or nothing; whose it is and what was wrong. */
export type FeedPart<T> = Readonly<{ data: T | null; source: string; fetchedAt: IsoInstant | null; reasons: readonly DegradedReason[] }>

/** What a person waits at most; the answer that comes later is there for whoever asks next. */
const personWaitsMs = 3000

type Cached = Readonly<{ answer: Answer<unknown>; bytes: number }>
const sizeOf = ({ bytes }: Cached): number => bytes
const fresh = boundedCache<Cached>('market-answers', { bytes: 8_000_000, sizeOf })
const lastGood = boundedCache<Cached>('market-last-good', { bytes: 8_000_000, sizeOf })
const underWay = new Map<string, Promise<FeedPart<unknown>>>()

/** Forgets every answer; for tests that change the upstream between two questions. */
export function forgetMarketAnswers(): void {
  fresh.clear()
  lastGood.clear()
}

/**
 * Asks a feed, shares its answer, and falls back when it fails, is late or is not whole: to its last good answer, then to the files. Never throws for
 * the upstream's sake. What is kept does not outlive the process: the files do.
 */
export async function readFeed<T extends NonNullable<unknown>>(feed: OpenFeed, question: FeedQuestion<T>): Promise<FeedPart<T>> {
  const { house } = feed
  if (!house) return fromFiles(feed, question, null)
  const key = `${feed.name}/${question.key}`
  const known = fresh.get(key)
  if (known) return given(feed.name, known.answer as Answer<T>, [])
  const answered = await Promise.race([shared(key, () => ask(feed, house, question)), late()])
  return answered ?? fallback(feed, question, 'unavailable')
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

async function ask<T extends NonNullable<unknown>>(feed: OpenFeed, house: Feeds, question: FeedQuestion<T>): Promise<FeedPart<T>> {
  const key = `${feed.name}/${question.key}`
  try {
    const answer = await question.load(house)
    if (answer.dropped === 0) {
      const entry = { answer, bytes: roughBytes(answer.data) }
      fresh.set(key, entry, { ttl: question.freshMs })
      lastGood.set(key, entry)
      return given(feed.name, answer, [])
    }
    logger.warn({ source: feed.name, msg: 'unreadable rows were left out', part: question.part, dropped: answer.dropped })
    if (lastGood.has(key)) return await fallback(feed, question, 'dropped_rows')
    degradedAnswers.inc({ source: feed.name, part: question.part, kind: 'dropped_rows' })
    return given(feed.name, answer, [{ part: question.part, kind: 'dropped_rows', stale: false }])
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    // An answer, not an outage: what was known of it is gone.
    if (error.kind === 'not_found') {
      lastGood.delete(key)
      return { data: null, source: feed.name, fetchedAt: null, reasons: [{ part: question.part, kind: 'not_found', stale: false }] }
    }
    logger.warn({ source: feed.name, msg: 'a market feed did not answer', part: question.part, kind: error.kind, reason: error.message })
    return fallback(feed, question, error.kind)
  }
}

async function fallback<T extends NonNullable<unknown>>(
  feed: OpenFeed,
  question: FeedQuestion<T>,
  kind: DegradedReason['kind'],
): Promise<FeedPart<T>> {
  degradedAnswers.inc({ source: feed.name, part: question.part, kind })
  const kept = lastGood.get(`${feed.name}/${question.key}`)
  if (kept) return given(feed.name, kept.answer as Answer<T>, [{ part: question.part, kind, stale: true }])
  return fromFiles(feed, question, kind)
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
