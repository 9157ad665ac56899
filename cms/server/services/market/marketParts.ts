import type { PayloadRequest } from 'payload'
import type { Brand, FeedPurpose } from '../../../../shared/brands/brandSchema'
import type { Provenance } from '../../../../shared/contracts/provenance'
import type { IsoDate } from '../../../../shared/domain/dates'
import { notFound } from '../../http/notFound'
import { feedOf } from '../../market/marketFeeds'
import { type FeedPart, type FeedQuestion, readFeed } from '../../market/readFeed'
import { upstreamUnavailable } from './upstreamUnavailable'

/** Asks the brand's feed for a purpose. Throws an `APIError` 404 for a brand without one, and for what the feed does not have. */
export async function askMarket<T extends NonNullable<unknown>>(
  req: PayloadRequest,
  brand: Brand,
  purpose: FeedPurpose,
  question: FeedQuestion<T>,
): Promise<FeedPart<T>> {
  const feed = feedOf(brand, purpose)
  if (!feed) throw notFound()
  const part = await readFeed(req, feed, question)
  if (part.data === null && part.reasons.some(({ kind }) => kind === 'not_found')) throw notFound()
  return part
}

/** As `askMarket`, for one thing whose page is nothing without it: throws an `APIError` 503 when nobody knows. */
export async function askMarketFor<T extends NonNullable<unknown>>(
  req: PayloadRequest,
  brand: Brand,
  purpose: FeedPurpose,
  question: FeedQuestion<T>,
): Promise<FeedPart<T> & { data: T }> {
  const part = await askMarket(req, brand, purpose, question)
  if (part.data === null) throw upstreamUnavailable()
  return { ...part, data: part.data }
}

/** Source, age and gaps of an answer of one part or several. An answer in which files stand in for a feed names them as its source. */
export function marketProvenance(asOf: IsoDate | null, parts: readonly FeedPart<unknown>[]): Provenance {
  const reasons = parts.flatMap((part) => part.reasons)
  const times = parts.flatMap(({ fetchedAt }) => fetchedAt ?? [])
  const source = (parts.find((part) => part.reasons.length > 0) ?? parts[0])?.source ?? 'static'
  // Several funds of one feed have one reason.
  const distinct = reasons.filter(
    (reason, place) => reasons.findIndex((other) => JSON.stringify(other) === JSON.stringify(reason)) === place,
  )
  return { source, asOf, fetchedAt: times.toSorted()[0] ?? null, degraded: reasons.length > 0, reasons: distinct }
}
