import { editedAccountSchema, newAccountSchema } from '../../../shared/contracts/editing/account'
import { holdingRecordSchema, holdingRecordsSchema } from '../../../shared/contracts/editing/holding'
import { personRecordSchema } from '../../../shared/contracts/editing/person'
import { portalRecordsSchema } from '../../../shared/contracts/editing/portal'
import { portfolioRecordSchema, portfolioRecordsSchema } from '../../../shared/contracts/editing/portfolio'
import { transactionRecordSchema, transactionRecordsSchema } from '../../../shared/contracts/editing/transaction'
import { inviteStateSchema } from '../../../shared/contracts/invitations'
import { fundsResponseSchema } from '../../../shared/contracts/market/funds'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

// A refresh in the background would change what stands in an open form.
const once = { onFocus: false } as const
/** More than anybody keeps by hand of one portfolio. */
const all = '500'

/** An account for whoever may change it; 404 for everybody else. */
export const useEditedAccount = defineRead(editedAccountSchema, (id: string) => apiPath`/api/editing/accounts/${id}`, once)

export const useNewAccount = defineRead(newAccountSchema, (portal: string) => withQuery('/api/editing/new-account', { portal }), once)

/** Whether the client of an account can be invited, and when they were. */
export const useInvite = defineRead(inviteStateSchema, (account: string) => apiPath`/api/functions/inviteClient/${account}`)

export const usePortfolioRecord = defineRead(
  portfolioRecordSchema,
  (id: string) => withQuery(apiPath`/api/portfolios/${id}`, { depth: '0', joins: 'false' }),
  once,
)

/** The portfolios of an account that stand for none of a data provider. */
export const useKeptPortfolios = defineRead(portfolioRecordsSchema, (account: string) =>
  withQuery('/api/portfolios', {
    'where[account][equals]': account,
    'where[externalId][exists]': 'false',
    sort: 'searchName',
    depth: '0',
    limit: all,
    joins: 'false',
  }),
)

export const useHoldingRecord = defineRead(
  holdingRecordSchema,
  (id: string) => withQuery(apiPath`/api/holdings/${id}`, { depth: '0' }),
  once,
)

export const useTransactionRecord = defineRead(
  transactionRecordSchema,
  (id: string) => withQuery(apiPath`/api/transactions/${id}`, { depth: '0' }),
  once,
)

/** What is kept by hand of a portfolio, by name. */
export const useKeptHoldings = defineRead(
  holdingRecordsSchema,
  (portfolio: string) => withQuery('/api/holdings', { 'where[portfolio][equals]': portfolio, sort: 'searchName', depth: '0', limit: all }),
  once,
)

/** The same of its transactions, the newest first. */
export const useKeptTransactions = defineRead(
  transactionRecordsSchema,
  (portfolio: string) => withQuery('/api/transactions', { 'where[portfolio][equals]': portfolio, sort: '-date', depth: '0', limit: all }),
  once,
)

/** With their photo. */
export const usePerson = defineRead(personRecordSchema, (id: string) => withQuery(apiPath`/api/users/${id}`, { depth: '1' }), once)

export const usePortalRecords = defineRead(
  portalRecordsSchema,
  (slug: string) => withQuery('/api/portals', { 'where[slug][equals]': slug, depth: '1', limit: '1' }),
  once,
)

/** The first funds that words find; nothing is asked for fewer than two letters. */
export const useFundLookup = defineRead(
  fundsResponseSchema,
  (text: string) => (text.trim().length < 2 ? null : withQuery('/api/market/funds', { text: text.trim().slice(0, 100), pageSize: '6' })),
  once,
)
