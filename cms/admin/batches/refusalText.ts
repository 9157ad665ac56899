import type { ErrorCode } from '../../../shared/contracts/errorCodes'
import type { releaseHindrances } from '../../../shared/contracts/reportBatches'
import type { Problem } from '../data/askApi'
import type { BatchWords } from './batchWords'

const hindranceOf: Partial<Record<ErrorCode, (typeof releaseHindrances)[number]>> = {
  batch_not_made: 'notMade',
  batch_failures: 'failures',
  batch_checks: 'checks',
  batch_own: 'ownBatch',
  batch_samples: 'samples',
  batch_not_approved: 'notApproved',
  batch_ended: 'ended',
  batch_empty: 'nothing',
}

/** Why the server refused, in the panel's own words: its messages are for developers. */
export function refusalText({ code, status }: Problem, words: BatchWords): string {
  if (code === 'batch_running') return words.alreadyRunning
  const hindrance = hindranceOf[code as ErrorCode]
  if (hindrance) return words.hindrance[hindrance]
  return status === 409 ? words.changed : words.actionFailed
}
