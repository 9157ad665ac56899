import type { DegradedReason, Provenance } from '../../shared/contracts/provenance'

/**
 * Whether a block of a page says itself that its figures are old or missing: only what `told`, the reasons that the head of the page
 * already gives, does not cover. Its label with the time, or its gap, stays in any case.
 */
export const needsOwnNotice = (answer: Pick<Provenance, 'degraded' | 'reasons'>, told: readonly DegradedReason[]): boolean =>
  answer.degraded && answer.reasons.some(({ part, stale }) => !told.some((reason) => reason.part === part && reason.stale === stale))
