import type { ReportResponse } from '../../../shared/contracts/report'
import type { ReportTable } from '../../wealth/reportTable'

export interface PartProps {
  report: ReportResponse
  scope: 'account' | 'portfolio'
  /** Tables of the kind, in its order. */
  tables: readonly ReportTable[]
}
