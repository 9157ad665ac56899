import type { ReportResponse } from '../../shared/contracts/report'

/** Rows of the tables that can be long, by which a report has its deadline. */
export const rowsOf = ({ portfolios }: ReportResponse): number =>
  portfolios.reduce((sum, { holdings, notes = [], transactions }) => sum + holdings.length + notes.length + transactions.length, 0)
