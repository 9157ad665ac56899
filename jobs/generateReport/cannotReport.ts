import type { ReportFailure } from './texts'

/** A report that no further try can make. */
export class CannotReport extends Error {
  override readonly name = 'CannotReport'
  constructor(
    readonly failure: ReportFailure,
    cause?: unknown,
  ) {
    super(`The report cannot be made: ${failure}`, { cause })
  }
}
