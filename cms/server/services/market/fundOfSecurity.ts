import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { FundDetails } from '../../../../shared/domain/fund'
import { feedOf } from '../../market/marketFeeds'
import { fundQuestion } from '../../market/questions'
import { type FeedPart, readFeed } from '../../market/readFeed'

type Security = Readonly<{ sedol: string | null; symbol: string | null }>

/**
 * The fund that a security is, by the code that it is traded under: a house names a fund by it. Null for a brand without fund data and a security without a
 * code; without data for one that is no fund, which is no fault of the answer.
 */
export async function fundOfSecurity(
  req: PayloadRequest,
  brand: Brand,
  { sedol, symbol }: Security,
): Promise<FeedPart<FundDetails> | null> {
  const feed = feedOf(brand, 'fundData')
  const code = sedol ?? symbol
  if (!feed || !code) return null
  const part = await readFeed(req, feed, fundQuestion(code, brand.defaultLocale))
  return { ...part, reasons: part.reasons.filter(({ kind }) => kind !== 'not_found') }
}
