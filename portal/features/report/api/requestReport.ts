import { type GeneratePdfRequest, type ReportStatus, reportStatusSchema } from '../../../../shared/contracts/report'
import { apiPost } from '../../../lib/apiClient'

/** Asks for a report; one that is already under way is answered instead of a second one. Rejects with an `ApiError`. */
export const requestReport = (request: GeneratePdfRequest): Promise<ReportStatus> =>
  apiPost('/api/functions/generatePdf', request, reportStatusSchema)
