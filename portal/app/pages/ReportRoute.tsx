import { ExportPage } from '../../features/report-export/ExportPage'
import type { ReportTable } from '../../wealth/reportTable'

/** The report of an account, with the tables of each portfolio in their order. */
export const reportRouteOf = (tables: readonly ReportTable[]) => ({ ReportRoute: () => <ExportPage tables={tables} /> })
