import { reportKindsResponseSchema } from '../../../shared/contracts/reportKinds'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import type { ReportSubject } from './reportUnderWay.read'

/** Kinds of report that can be asked for of this portfolio (or of the whole account), with their periods. */
export const useReportKinds = defineRead(
  reportKindsResponseSchema,
  ({ accountId, portfolioId }: ReportSubject) =>
    withQuery(apiPath`/api/wealth/accounts/${accountId}/report-kinds`, { portfolio: portfolioId }),
  { onFocus: false },
)
