import { datesResponseSchema } from '../../shared/contracts/wealth/history'
import { apiPath } from '../lib/data/apiPath'
import { defineRead } from '../lib/data/defineRead'

/** The days that a portfolio can be shown as of. */
export const useDates = defineRead(datesResponseSchema, (portfolioId: string) => apiPath`/api/wealth/portfolios/${portfolioId}/dates`)
