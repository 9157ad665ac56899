import * as z from 'zod/mini'
import { factsheetQuerySchema, factsheetResponseSchema } from '../../../shared/contracts/market/factsheet'
import {
  compareQuerySchema,
  compareResponseSchema,
  fundResponseSchema,
  fundsQuerySchema,
  fundsResponseSchema,
  localeQuerySchema,
  spotlightsResponseSchema,
} from '../../../shared/contracts/market/funds'
import { articleResponseSchema, newsQuerySchema, newsResponseSchema } from '../../../shared/contracts/market/news'
import { daysQuerySchema, quotesResponseSchema, ratesResponseSchema } from '../../../shared/contracts/market/prices'
import { riskComparisonResponseSchema } from '../../../shared/contracts/market/riskComparison'
import { currencyCodeSchema } from '../../../shared/domain/currency'
import { compareFunds } from '../../server/services/market/compareFunds'
import { getFund, getSpotlights, searchFunds } from '../../server/services/market/funds'
import { getArticle, getNews } from '../../server/services/market/news'
import { getFactsheet } from '../../server/services/market/getFactsheet'
import { getRiskComparison } from '../../server/services/market/getRiskComparison'
import { openFundDocument } from '../../server/services/market/openFundDocument'
import { getQuotes, getRates } from '../../server/services/market/prices'
import { portfolioScope } from '../../server/services/wealth/accountScope'
import { defineEndpoint } from '../defineEndpoint'
import { idParams, idSchema } from '../idParams'

const tag = 'Market'

const funds = defineEndpoint({
  method: 'get',
  path: '/market/funds',
  shows: { screen: 'explorer' },
  summary: 'Funds explorer: funds by words, asset class, sector and risk, a page at a time',
  tag,
  flag: 'explorer',
  throttle: 'search',
  query: fundsQuerySchema,
  response: fundsResponseSchema,
  handle: ({ brand, query, req }) => searchFunds(req, brand, query),
})

const compare = defineEndpoint({
  method: 'get',
  path: '/market/funds/compare',
  summary: 'Two to four funds side by side, their growth on the dates that all have',
  tag,
  flag: 'explorer',
  query: compareQuerySchema,
  response: compareResponseSchema,
  handle: ({ brand, query, req }) => compareFunds(req, brand, query.ids, query.locale ?? brand.defaultLocale),
})

const fund = defineEndpoint({
  method: 'get',
  path: '/market/funds/:id',
  params: idParams,
  summary: 'A fund: figures, history, breakdowns, largest holdings and documents',
  tag,
  flag: 'explorer',
  query: localeQuerySchema,
  response: fundResponseSchema,
  handle: ({ brand, params, query, req }) => getFund(req, brand, params.id, query.locale ?? brand.defaultLocale),
})

// Without the explorer's flag: a portfolio's factsheet is one of these, on every brand.
const document = defineEndpoint({
  method: 'get',
  path: '/market/funds/:id/documents/:document',
  params: z.object({ id: idSchema, document: idSchema }),
  summary: 'A document of a fund as a PDF: its factsheet, its key information',
  tag,
  handle: ({ brand, params, req }) => openFundDocument(req, brand, params.id, params.document),
})

const spotlights = defineEndpoint({
  method: 'get',
  path: '/market/spotlights',
  shows: { screen: 'explorer' },
  summary: 'Lists of funds that the firm puts forward',
  tag,
  flag: 'explorer',
  query: localeQuerySchema,
  response: spotlightsResponseSchema,
  handle: ({ brand, query, req }) => getSpotlights(req, brand, query.locale ?? brand.defaultLocale),
})

const riskComparison = defineEndpoint({
  method: 'get',
  path: '/market/risk-comparison',
  summary: 'What portfolios of each risk level hold, by asset class and sector',
  tag,
  response: riskComparisonResponseSchema,
  handle: ({ brand, req }) => getRiskComparison(req, brand),
})

const factsheet = defineEndpoint({
  method: 'get',
  path: '/market/portfolios/:id/factsheet',
  params: idParams,
  summary: 'The factsheet of a portfolio, by its risk level and family of funds',
  tag,
  query: factsheetQuerySchema,
  response: factsheetResponseSchema,
  handle: async ({ brand, params, query, req }) => getFactsheet(await portfolioScope(req, brand, params.id), query.family),
})

const news = defineEndpoint({
  method: 'get',
  path: '/market/news',
  shows: { screen: 'news' },
  summary: 'News of the firm’s content house, the newest first',
  tag,
  flag: 'news',
  query: newsQuerySchema,
  response: newsResponseSchema,
  handle: ({ brand, query, req }) => getNews(req, brand, query),
})

const article = defineEndpoint({
  method: 'get',
  path: '/market/news/:id',
  shows: { screen: 'article' },
  params: idParams,
  summary: 'An article with its text as safe markup',
  tag,
  flag: 'news',
  query: localeQuerySchema,
  response: articleResponseSchema,
  handle: ({ brand, params, query, req }) => getArticle(req, brand, params.id, query.locale ?? brand.defaultLocale),
})

const quotes = defineEndpoint({
  method: 'get',
  path: '/market/quotes/:symbol',
  params: z.object({ symbol: idSchema }),
  summary: 'Closes of a security in a period',
  tag,
  query: daysQuerySchema,
  response: quotesResponseSchema,
  handle: ({ brand, params, query, req }) => getQuotes(req, brand, params.symbol, query),
})

const rates = defineEndpoint({
  method: 'get',
  path: '/market/rates/:base/:quote',
  params: z.object({ base: currencyCodeSchema, quote: currencyCodeSchema }),
  summary: 'Exchange rates of two currencies in a period',
  tag,
  query: daysQuerySchema,
  response: ratesResponseSchema,
  handle: ({ brand, params, query, req }) => getRates(req, brand, params.base, params.quote, query),
})

/** The longer paths first: Payload takes the first that fits. */
export const marketEndpoints = [document, compare, fund, funds, spotlights, riskComparison, factsheet, article, news, quotes, rates]
