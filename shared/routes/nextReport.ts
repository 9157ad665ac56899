/**
 * Event by which whoever prints many reports has one page draw the next: its `detail` is that report's path and query, an address of the screen
 * `reportExport`. The page draws it as if it had been opened there, and tells anew when it may be printed.
 */
export const nextReportEvent = 'quayside:next-report'
