import useSWR from 'swr'
import { type TransactionsResponse, transactionsResponseSchema } from '../../../../shared/contracts/wealth'
import { type ApiError, apiGet } from '../../../lib/apiClient'
import { refreshDegraded } from '../../../lib/refreshDegraded'
import { isComplete, periodQuery, type TransactionPeriod } from '../model/period'

export const transactionsKey = (portfolioId: string | undefined, period: TransactionPeriod) =>
  portfolioId && isComplete(period) ? (['transactions', portfolioId, periodQuery(period)] as const) : null

const getTransactions = ([, portfolioId, query]: readonly ['transactions', string, string]): Promise<TransactionsResponse> =>
  apiGet(`/api/wealth/portfolios/${encodeURIComponent(portfolioId)}/transactions?${query}`, transactionsResponseSchema)

/** Transactions of a portfolio in a period; nothing is asked for as long as a custom period lacks an end. */
export const useTransactions = (portfolioId: string | undefined, period: TransactionPeriod) =>
  useSWR<TransactionsResponse, ApiError, ReturnType<typeof transactionsKey>>(transactionsKey(portfolioId, period), getTransactions, {
    refreshInterval: refreshDegraded,
    keepPreviousData: true,
  })
