import type { Brand } from '../../../shared/brands/brandSchema'
import type { MarketFeeds } from './feeds'

const none: MarketFeeds = { quotes: null, rates: null, fundSearch: null, fundData: null, news: null }

/** What the market houses of a brand answer. */
export const marketFeedsOf = (_brand: Brand): MarketFeeds => none
