import { categoriesResponseSchema } from '../../../shared/contracts/wealth/categories'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { type ListPeriod, periodPath } from '../../wealth/listPeriod'

/** Transactions of a period in the nine categories of the specification. */
export const useTransactionsFile = defineRead(categoriesResponseSchema, (portfolioId: string, period: ListPeriod) =>
  periodPath(apiPath`/api/wealth/portfolios/${portfolioId}/transactions/categories`, period),
)
