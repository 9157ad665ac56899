import { transactionsResponseSchema } from '../../../shared/contracts/wealth/transactions'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { type ListPeriod, periodPath } from '../../wealth/listPeriod'

export const useTransactions = defineRead(transactionsResponseSchema, (portfolioId: string, period: ListPeriod) =>
  periodPath(apiPath`/api/wealth/portfolios/${portfolioId}/transactions`, period),
)
