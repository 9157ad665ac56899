import { holdingsReport } from '../../features/holdings/holdings.report'
import { discreteReturnsReport } from '../../features/performance/discreteReturns.report'
import { ExportPage } from '../../features/report-export/ExportPage'
import { transactionsReport } from '../../features/transactions/transactions.report'

/** Tables of each portfolio in the report, in their order. The texts of their features are named in `shared/routes`. */
const tables = [discreteReturnsReport, holdingsReport, transactionsReport]

/** The report of an account, put together from its features. */
export const ReportRoute = () => <ExportPage tables={tables} />
