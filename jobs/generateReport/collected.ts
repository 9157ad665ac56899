import type { ReportResponse } from '../../shared/contracts/report'
import type { IsoDate } from '../../shared/domain/dates'

/** A report whose figures are there; its pages are made when they are asked for. */
export type Collected = Readonly<{
  name: string
  asOf: IsoDate
  isDraft: boolean
  figures: ReportResponse | null
  pdf: () => Promise<Uint8Array>
}>
