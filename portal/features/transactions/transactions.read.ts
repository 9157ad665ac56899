import { transactionsResponseSchema } from '../../../shared/contracts/wealth'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { isComplete, periodQuery, type TransactionPeriod } from './model/period'

/** Transactions of a portfolio in a period; nothing is asked for as long as a custom period lacks an end. */
export const useTransactions = defineRead(transactionsResponseSchema, (portfolioId: string, period: TransactionPeriod) =>
  isComplete(period) ? `${apiPath`/api/wealth/portfolios/${portfolioId}/transactions`}?${periodQuery(period)}` : null,
)
