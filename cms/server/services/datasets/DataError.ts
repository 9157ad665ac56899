import type { DataProblem } from '../../../../collections/DataProcessSteps/dataLocation'

/** Rows that could not be had. `problem` has its sentence in the labels; `message` is for the log and holds no piece of an answer. */
export class DataError extends Error {
  override readonly name = 'DataError'
  constructor(
    readonly problem: DataProblem,
    detail = '',
  ) {
    super(detail === '' ? problem : `${problem}: ${detail}`)
  }

  /** Whether asking again may help: the network's and the other side's faults, not those of the address or the rows. */
  get isRetryable(): boolean {
    return this.problem === 'timed_out' || this.problem === 'unavailable' || this.problem === 'unknown_host'
  }
}
