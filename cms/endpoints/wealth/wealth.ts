import * as z from 'zod/mini'
import { reportResponseSchema } from '../../../shared/contracts/report'
import {
  accountResponseSchema,
  cashResponseSchema,
  clientsResponseSchema,
  holdingDetailResponseSchema,
  holdingsResponseSchema,
  performanceResponseSchema,
  portfolioResponseSchema,
  transactionsQuerySchema,
  transactionsResponseSchema,
} from '../../../shared/contracts/wealth'
import { loadReport } from '../../server/services/report/loadReport'
import { accountScope, portfolioScope } from '../../server/services/wealth/accountScope'
import { getAccount } from '../../server/services/wealth/getAccount'
import { getCash } from '../../server/services/wealth/getCash'
import { getClients } from '../../server/services/wealth/getClients'
import { getHolding, getHoldings } from '../../server/services/wealth/getHoldings'
import { getPerformance } from '../../server/services/wealth/getPerformance'
import { getPortfolio } from '../../server/services/wealth/getPortfolio'
import { getTransactions } from '../../server/services/wealth/getTransactions'
import { defineEndpoint } from '../defineEndpoint'
import { idParams, idSchema } from '../idParams'

const tag = 'Wealth'

const clients = defineEndpoint({
  method: 'get',
  path: '/wealth/clients',
  summary: 'Client overview of an advisor: accounts of a portal with their last good values',
  tag,
  roles: ['admin', 'advisor'],
  flag: 'clients',
  query: z.strictObject({ portal: z.string().check(z.maxLength(80)) }),
  response: clientsResponseSchema,
  handle: ({ brand, query, req }) => getClients(req, brand, query.portal),
})

const account = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id',
  params: idParams,
  summary: 'An account: value, ledger line, returns and portfolios',
  tag,
  response: accountResponseSchema,
  handle: async ({ brand, params, req }) => getAccount(await accountScope(req, brand, params.id)),
})

const report = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/report',
  params: idParams,
  summary: 'View model of the export page: all figures of a report',
  tag,
  query: z.strictObject({ portfolio: z.optional(z.string().check(z.maxLength(80))) }),
  response: reportResponseSchema,
  handle: ({ brand, params, query, req }) => loadReport({ req, brand, accountId: params.id, portfolioId: query.portfolio }),
})

const portfolio = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id',
  params: idParams,
  summary: 'Head of a portfolio: value, change of the day, ledger line',
  tag,
  response: portfolioResponseSchema,
  handle: async ({ brand, params, req }) => getPortfolio(await portfolioScope(req, brand, params.id)),
})

const performance = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/performance',
  params: idParams,
  summary: 'Cumulative series, tiles and discrete returns against the benchmark',
  tag,
  response: performanceResponseSchema,
  handle: async ({ brand, params, req }) => getPerformance(await portfolioScope(req, brand, params.id)),
})

const holdings = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/holdings',
  params: idParams,
  summary: 'Holdings by asset class with sums',
  tag,
  response: holdingsResponseSchema,
  handle: async ({ brand, params, req }) => getHoldings(await portfolioScope(req, brand, params.id)),
})

const holding = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/holdings/:holding',
  params: z.object({ id: idSchema, holding: idSchema }),
  summary: 'One holding with its prices and transactions',
  tag,
  response: holdingDetailResponseSchema,
  handle: async ({ brand, params, req }) => getHolding(await portfolioScope(req, brand, params.id), params.holding),
})

const transactions = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/transactions',
  params: idParams,
  summary: 'Transactions of a date range, the newest first',
  tag,
  query: transactionsQuerySchema,
  response: transactionsResponseSchema,
  handle: async ({ brand, params, query, req }) => getTransactions(await portfolioScope(req, brand, params.id), query),
})

const cash = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/cash',
  params: idParams,
  summary: 'What moved on the cash accounts in a date range, with their balances, the newest first',
  tag,
  query: transactionsQuerySchema,
  response: cashResponseSchema,
  handle: async ({ brand, params, query, req }) => getCash(await portfolioScope(req, brand, params.id), query),
})

export const wealthEndpoints = [clients, report, account, performance, holding, holdings, transactions, cash, portfolio]
