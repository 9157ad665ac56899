import { portfolioResponseSchema } from '../../../shared/contracts/wealth/portfolios'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** Head of a portfolio: name, value, change on the day, ledger. */
export const usePortfolio = defineRead(portfolioResponseSchema, (portfolioId: string) => apiPath`/api/wealth/portfolios/${portfolioId}`)
