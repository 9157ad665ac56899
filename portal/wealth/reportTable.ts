import type { ComponentType } from 'react'
import type { DegradedReason } from '../../shared/contracts/provenance'
import type { ReportPortfolio, ReportResponse } from '../../shared/contracts/report'

/** A table in the report of a portfolio: a heading with the table of a feature, or with the sentence why there is none. */
export interface ReportTable {
  id: string
  /** Parts of the answer; while one is missing, an empty table does not mean "none". */
  parts: readonly DegradedReason['part'][]
  /** Rows that it has; null leaves table and heading out when there are none. */
  count: (of: ReportPortfolio) => number | null
  useTexts: (report: ReportResponse) => { title: string; empty: string; unavailable: string }
  /** A piece that stays together, but for a table, has `data-closes`: as the last of a report the closing notes come with it where it is low (`useRoomForNotes`). */
  Table: ComponentType<{ of: ReportPortfolio; report: ReportResponse }>
}
