import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import type { DegradedReason } from '../../../shared/contracts/provenance'
import type { IsoInstant } from '../../../shared/domain/dates'
import { staleAnswers } from '../health/metrics'
import { logger } from '../logger'
import { keepLastGood, readLastGood } from './lastGood'
import { type Answer, UpstreamError, type WealthProvider } from './provider'

/** One part of an answer: its data, or the last good data, or nothing; and what was wrong. */
export type Part<T> = Readonly<{ data: T | null; fetchedAt: IsoInstant | null; reasons: readonly DegradedReason[] }>

type Request<T> = {
  payload: Payload
  provider: WealthProvider
  part: DegradedReason['part']
  /** Names the question within the provider: method and arguments. */
  key: string
  load: (provider: WealthProvider) => Promise<Answer<T>>
}

/** Answers are shared for this long: one screen asks for the same series from three blocks. */
const freshMs = 30_000
const fresh = new LRUCache<string, { answer: Promise<Answer<unknown>> }>({ max: 2_000, ttl: freshMs })

/** Forgets every shared answer; for tests that change the upstream between two questions. */
export const forgetAnswers = (): void => fresh.clear()

/** Asks a provider, shares its answer for half a minute, and falls back to the last good answer. Never throws for the upstream's sake. */
export async function readPart<T>({ key, load, part, payload, provider }: Request<T>): Promise<Part<T>> {
  const name = `${provider.source}/${key}`
  try {
    const answer = await shared(name, () => load(provider))
    await keepLastGood(payload, name, answer)
    const reasons: DegradedReason[] = answer.dropped > 0 ? [{ part, kind: 'dropped_rows', stale: false }] : []
    if (answer.dropped > 0) logger.warn({ source: provider.source, msg: 'unreadable rows were left out', part, dropped: answer.dropped })
    return { data: answer.data, fetchedAt: answer.fetchedAt, reasons }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const kept = await readLastGood<T>(payload, name)
    staleAnswers.inc({ source: provider.source, part, kind: error.kind })
    logger.warn({
      source: provider.source,
      msg: 'an upstream did not answer',
      part,
      kind: error.kind,
      reason: error.message,
      lastGood: kept?.fetchedAt ?? null,
    })
    return { data: kept?.data ?? null, fetchedAt: kept?.fetchedAt ?? null, reasons: [{ part, kind: error.kind, stale: kept !== null }] }
  }
}

function shared<T>(name: string, load: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const known = fresh.get(name)
  if (known) return known.answer as Promise<Answer<T>>
  const answer = load()
  fresh.set(name, { answer })
  answer.catch(() => {
    if (fresh.peek(name)?.answer === answer) fresh.delete(name)
  })
  return answer
}
