import { factsheetResponseSchema, type FactsheetResponse } from '../../../shared/contracts/market/factsheet'
import { riskComparisonResponseSchema } from '../../../shared/contracts/market/riskComparison'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** What portfolios of each risk level hold, as the firm prints it. */
export const useRiskComparison = defineRead(riskComparisonResponseSchema, () => '/api/market/risk-comparison')

/** The factsheet of a portfolio's risk level, in the family of its objective or in one that is asked for. */
export const useFactsheet = defineRead(factsheetResponseSchema, (portfolioId: string, family: FactsheetResponse['family'] | 'own') =>
  withQuery(apiPath`/api/market/portfolios/${portfolioId}/factsheet`, { family: family === 'own' ? null : family }),
)
