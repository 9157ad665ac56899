import type { Provenance } from '../../shared/contracts/provenance'

/**
 * Whether a block of a page says itself that its figures are old or missing. When the head of the page already says that the data provider
 * does not answer, a block repeats it only when something is missing in it; its label with the time stays in any case.
 */
export const needsOwnNotice = (answer: Pick<Provenance, 'degraded' | 'reasons'>, isPageDegraded: boolean): boolean =>
  answer.degraded && (!isPageDegraded || answer.reasons.some(({ stale }) => !stale))
