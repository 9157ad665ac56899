import {
  compareResponseSchema,
  fundResponseSchema,
  fundsResponseSchema,
  type FundsQuery,
  spotlightsResponseSchema,
} from '../../../shared/contracts/market/funds'
import type { Locale } from '../../../shared/i18n/locales'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** What a page of the list is asked by; the words of the search are given apart. */
export type FundsQuestion = Readonly<Partial<Omit<FundsQuery, 'text' | 'pageSize'>>>

/** A page of the funds that words and filters find. */
export const useFunds = defineRead(fundsResponseSchema, (text: string, { assetClass, sector, maxRisk, sort, page = 1 }: FundsQuestion) =>
  withQuery('/api/market/funds', {
    text: text.trim() || null,
    assetClass,
    sector: sector ?? null,
    maxRisk: maxRisk === undefined ? null : String(maxRisk),
    sort: sort === 'name' ? null : sort,
    page: page === 1 ? null : String(page),
  }),
)

/** One fund with what its drawer shows. */
export const useFund = defineRead(fundResponseSchema, (id: string, locale: Locale) =>
  withQuery(apiPath`/api/market/funds/${id}`, { locale }),
)

/** Two to four funds side by side. */
export const useComparison = defineRead(compareResponseSchema, (ids: readonly string[], locale: Locale) =>
  ids.length < 2 ? null : withQuery('/api/market/funds/compare', { ids: ids.join(','), locale }),
)

/** The lists of funds that the firm puts forward. */
export const useSpotlights = defineRead(spotlightsResponseSchema, (locale: Locale) => withQuery('/api/market/spotlights', { locale }))
