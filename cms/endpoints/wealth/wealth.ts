import * as z from 'zod/mini'
import { reportResponseSchema } from '../../../shared/contracts/report'
import { reportKindsResponseSchema } from '../../../shared/contracts/reportKinds'
import { accountResponseSchema } from '../../../shared/contracts/wealth/accounts'
import { dateQuerySchema } from '../../../shared/contracts/wealth/breakdowns'
import { clientsResponseSchema, lastVisitResponseSchema } from '../../../shared/contracts/wealth/clients'
import { familyResponseSchema } from '../../../shared/contracts/wealth/family'
import { allocationResponseSchema, holdingDetailResponseSchema, holdingsResponseSchema } from '../../../shared/contracts/wealth/holdings'
import { portfolioResponseSchema } from '../../../shared/contracts/wealth/portfolios'
import { simulationQuerySchema, simulationResponseSchema } from '../../../shared/contracts/wealth/simulation'
import { searchQuerySchema, searchResponseSchema } from '../../../shared/contracts/wealth/search'
import { cashResponseSchema, transactionsQuerySchema, transactionsResponseSchema } from '../../../shared/contracts/wealth/transactions'
import { valuesResponseSchema } from '../../../shared/contracts/wealth/values'
import { reportKindSchema } from '../../../shared/domain/reportKinds'
import { reportPeriodSchema } from '../../../shared/domain/reportPeriod'
import { loadReport } from '../../server/services/report/loadReport'
import { offeredKinds } from '../../server/services/report/offeredKinds'
import { accountScope, portfolioScope } from '../../server/services/wealth/accountScope'
import { getAccount } from '../../server/services/wealth/getAccount'
import { getAllocation } from '../../server/services/wealth/getAllocation'
import { getCash } from '../../server/services/wealth/getCash'
import { getClients } from '../../server/services/wealth/getClients'
import { familyScopes, getFamily } from '../../server/services/wealth/getFamily'
import { getHolding, getHoldings } from '../../server/services/wealth/getHoldings'
import { getLastVisit } from '../../server/services/wealth/getLastVisit'
import { getPortfolio } from '../../server/services/wealth/getPortfolio'
import { getSimulation } from '../../server/services/wealth/getSimulation'
import { getTransactions } from '../../server/services/wealth/getTransactions'
import { getValues } from '../../server/services/wealth/getValues'
import { searchWealth } from '../../server/services/wealth/searchWealth'
import { defineEndpoint } from '../defineEndpoint'
import { idParams, idSchema } from '../idParams'
import { figureEndpoints } from './figures'
import { operationEndpoints } from './operations'
import { portalQuery } from './portalQuery'

const tag = 'Wealth'

const clients = defineEndpoint({
  method: 'get',
  path: '/wealth/clients',
  shows: { screen: 'clients' },
  summary: 'Client overview of an advisor: accounts of a portal with their last good values',
  tag,
  roles: ['admin', 'advisor'],
  flag: 'clients',
  query: portalQuery,
  response: clientsResponseSchema,
  handle: ({ brand, query, req }) => getClients(req, brand, query.portal),
})

const lastVisit = defineEndpoint({
  method: 'get',
  path: '/wealth/last-visit',
  summary: 'What came on a portal since the person was last here',
  tag,
  query: portalQuery,
  response: lastVisitResponseSchema,
  handle: ({ actor, brand, query, req }) => getLastVisit(req, brand, actor, query.portal),
})

const search = defineEndpoint({
  method: 'get',
  path: '/wealth/search',
  summary: 'Accounts, portfolios and holdings of a portal by name, type or id',
  tag,
  query: searchQuerySchema,
  response: searchResponseSchema,
  handle: ({ brand, query, req }) => searchWealth(req, brand, query.portal, query.q),
})

const account = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id',
  shows: { screen: 'account' },
  params: idParams,
  summary: 'An account: value, ledger line, returns and portfolios',
  tag,
  response: accountResponseSchema,
  handle: async ({ brand, params, req }) => getAccount(await accountScope(req, brand, params.id, { withAdvisors: true })),
})

const accountValues = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/values',
  params: idParams,
  summary: 'Value of an account over what had been paid in, day by day',
  tag,
  response: valuesResponseSchema,
  handle: async ({ brand, params, req }) => getValues(brand, [await accountScope(req, brand, params.id)]),
})

const accountAllocation = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/allocation',
  params: idParams,
  summary: 'An account by asset class',
  tag,
  response: allocationResponseSchema,
  handle: async ({ brand, params, req }) => getAllocation(brand, [await accountScope(req, brand, params.id)]),
})

const family = defineEndpoint({
  method: 'get',
  path: '/wealth/family',
  shows: { screen: 'clients', section: 'family' },
  summary: 'All accounts of a client on a portal, with their combined total',
  tag,
  roles: ['investor'],
  query: portalQuery,
  response: familyResponseSchema,
  handle: async ({ actor, brand, query, req }) => getFamily(brand, await familyScopes(req, brand, actor, query.portal)),
})

const familyValues = defineEndpoint({
  method: 'get',
  path: '/wealth/family/values',
  summary: 'Value of all accounts of a client together over what had been paid in',
  tag,
  roles: ['investor'],
  query: portalQuery,
  response: valuesResponseSchema,
  handle: async ({ actor, brand, query, req }) => getValues(brand, await familyScopes(req, brand, actor, query.portal)),
})

const familyAllocation = defineEndpoint({
  method: 'get',
  path: '/wealth/family/allocation',
  summary: 'All accounts of a client together by asset class',
  tag,
  roles: ['investor'],
  query: portalQuery,
  response: allocationResponseSchema,
  handle: async ({ actor, brand, query, req }) => getAllocation(brand, await familyScopes(req, brand, actor, query.portal)),
})

const report = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/report',
  params: idParams,
  summary: 'View model of the export page: all figures of a report',
  tag,
  query: z.strictObject({
    portfolio: z.optional(idSchema),
    kind: z.optional(reportKindSchema),
    renderConsolidated: z.optional(z.enum(['true', 'false'])),
    ...reportPeriodSchema.shape,
  }),
  response: reportResponseSchema,
  handle: ({ brand, params, query: { kind, portfolio, renderConsolidated, ...period }, req }) =>
    loadReport({
      req,
      brand,
      accountId: params.id,
      portfolioId: portfolio,
      kind,
      period,
      renderConsolidated: renderConsolidated === 'true',
    }),
})

const kindsOfReport = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/report-kinds',
  params: idParams,
  summary: 'Kinds of report that can be asked for of an account or of one of its portfolios, with their periods',
  tag,
  query: z.strictObject({ portfolio: z.optional(idSchema) }),
  response: reportKindsResponseSchema,
  handle: async ({ brand, params, query, req }) => offeredKinds(await accountScope(req, brand, params.id), query.portfolio),
})

const portfolio = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id',
  shows: { screen: 'portfolio' },
  params: idParams,
  summary: 'Head of a portfolio: value, change of the day, ledger line',
  tag,
  response: portfolioResponseSchema,
  handle: async ({ brand, params, req }) => getPortfolio(await portfolioScope(req, brand, params.id, { withAdvisors: true })),
})

const holdings = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/holdings',
  shows: { screen: 'portfolio' },
  params: idParams,
  summary: 'Holdings by asset class with sums, now or on a day',
  tag,
  query: dateQuerySchema,
  response: holdingsResponseSchema,
  handle: async ({ brand, params, query, req }) => getHoldings(await portfolioScope(req, brand, params.id), query.date),
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
  shows: { screen: 'portfolio' },
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
  shows: { screen: 'portfolio' },
  params: idParams,
  summary: 'What moved on the cash accounts in a date range, with their balances, the newest first',
  tag,
  query: transactionsQuerySchema,
  response: cashResponseSchema,
  handle: async ({ brand, params, query, req }) => getCash(await portfolioScope(req, brand, params.id), query),
})

const simulation = defineEndpoint({
  method: 'get',
  path: '/wealth/simulation',
  shows: { screen: 'simulator' },
  summary: 'Strategy simulator: what a plan may become with each model portfolio, and year by year with one',
  tag,
  flag: 'simulator',
  query: simulationQuerySchema,
  response: simulationResponseSchema,
  handle: ({ brand, query, req }) => getSimulation(req, brand, query),
})

// What is longer comes first: Payload takes the first path that fits.
export const wealthEndpoints = [
  ...operationEndpoints,
  ...figureEndpoints,
  clients,
  lastVisit,
  search,
  simulation,
  report,
  kindsOfReport,
  accountValues,
  accountAllocation,
  familyValues,
  familyAllocation,
  family,
  account,
  holding,
  holdings,
  transactions,
  cash,
  portfolio,
]
