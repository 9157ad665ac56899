import * as z from 'zod/mini'
import {
  advisorTotalResponseSchema,
  clientGroupsResponseSchema,
  externalAccountsResponseSchema,
} from '../../../shared/contracts/wealth/advisors'
import { categoriesResponseSchema } from '../../../shared/contracts/wealth/categories'
import { contractNotesResponseSchema } from '../../../shared/contracts/wealth/contractNotes'
import { accountAtQuerySchema, accountAtResponseSchema, datesResponseSchema } from '../../../shared/contracts/wealth/history'
import { titlesResponseSchema } from '../../../shared/contracts/wealth/titles'
import { transactionsQuerySchema, transactionsResponseSchema } from '../../../shared/contracts/wealth/transactions'
import { accountScope, portfolioScope } from '../../server/services/wealth/accountScope'
import { getAdvisorTotal, getClientGroups, getExternalAccounts } from '../../server/services/wealth/advisorFigures'
import { getAccountAt } from '../../server/services/wealth/getAccountAt'
import { getCategories } from '../../server/services/wealth/getCategories'
import { getContractNotes } from '../../server/services/wealth/getContractNotes'
import { getDates } from '../../server/services/wealth/getDates'
import { getTitles } from '../../server/services/wealth/getTitles'
import { getTransactions } from '../../server/services/wealth/getTransactions'
import { defineEndpoint } from '../defineEndpoint'
import { idParams, idSchema } from '../idParams'
import { portalQuery } from './portalQuery'

const tag = 'Wealth'

const advisorTotal = defineEndpoint({
  method: 'get',
  path: '/wealth/advisor-total',
  summary: 'Assets under management of an advisor on a portal, and the part with a third-party financial id',
  tag,
  roles: ['admin', 'advisor'],
  flag: 'clients',
  query: portalQuery,
  response: advisorTotalResponseSchema,
  handle: ({ brand, query, req }) => getAdvisorTotal(req, brand, query.portal),
})

const clientGroups = defineEndpoint({
  method: 'get',
  path: '/wealth/client-groups',
  summary: 'Groups that clients of a portal are in, with their values',
  tag,
  roles: ['admin', 'advisor'],
  flag: 'clients',
  query: portalQuery,
  response: clientGroupsResponseSchema,
  handle: ({ brand, query, req }) => getClientGroups(req, brand, query.portal),
})

/** Of accounts that nobody linked nobody knows whose they are: an advisor might see a client of another firm. */
const externalAccounts = defineEndpoint({
  method: 'get',
  path: '/wealth/external-accounts',
  summary: 'Accounts that the data provider has and that are linked to no account here',
  tag,
  roles: ['admin'],
  query: portalQuery,
  response: externalAccountsResponseSchema,
  handle: ({ brand, query, req }) => getExternalAccounts(req, brand, query.portal),
})

const accountAt = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/at',
  params: idParams,
  summary: 'An account and its portfolios at the close of a day of the past',
  tag,
  query: accountAtQuerySchema,
  response: accountAtResponseSchema,
  handle: async ({ brand, params, query, req }) => getAccountAt(await accountScope(req, brand, params.id), query.date),
})

const accountDates = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/dates',
  params: idParams,
  summary: 'Days on which an account has a value, and the newest of the data provider',
  tag,
  response: datesResponseSchema,
  handle: async ({ brand, params, req }) => getDates(await accountScope(req, brand, params.id)),
})

const portfolioDates = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/dates',
  params: idParams,
  summary: 'Days on which a portfolio has a value, and the newest of the data provider',
  tag,
  response: datesResponseSchema,
  handle: async ({ brand, params, req }) => getDates(await portfolioScope(req, brand, params.id)),
})

const titles = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/titles',
  params: idParams,
  summary: 'Securities that a portfolio holds or once held',
  tag,
  response: titlesResponseSchema,
  handle: async ({ brand, params, req }) => getTitles(await portfolioScope(req, brand, params.id)),
})

const categories = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/transactions/categories',
  shows: { screen: 'portfolio' },
  params: idParams,
  summary: 'Transactions of a date range in the nine categories, with their sums',
  tag,
  query: transactionsQuerySchema,
  response: categoriesResponseSchema,
  handle: async ({ brand, params, query, req }) => getCategories(await portfolioScope(req, brand, params.id), query),
})

const holdingTransactions = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/holdings/:holding/transactions',
  params: z.object({ id: idSchema, holding: idSchema }),
  summary: 'Transactions of one holding in a date range, the newest first',
  tag,
  query: transactionsQuerySchema,
  response: transactionsResponseSchema,
  handle: async ({ brand, params, query, req }) => getTransactions(await portfolioScope(req, brand, params.id), query, params.holding),
})

const contractNotes = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/contract-notes',
  shows: { screen: 'portfolio' },
  params: idParams,
  summary: 'Purchases and sales of a date range with what a contract note has of them',
  tag,
  query: transactionsQuerySchema,
  response: contractNotesResponseSchema,
  handle: async ({ brand, params, query, req }) => getContractNotes(await portfolioScope(req, brand, params.id), query),
})

export const operationEndpoints = [
  advisorTotal,
  clientGroups,
  externalAccounts,
  accountAt,
  accountDates,
  portfolioDates,
  titles,
  categories,
  holdingTransactions,
  contractNotes,
]
