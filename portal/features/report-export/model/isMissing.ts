import type { DegradedReason, Provenance } from '../../../../shared/contracts/provenance'

/** True when a part of the answer shows nothing because it could not be had: an empty list is then no "none". */
export const isMissing = (reasons: Provenance['reasons'], parts: readonly DegradedReason['part'][]): boolean =>
  reasons.some((reason) => !reason.stale && reason.kind !== 'dropped_rows' && parts.includes(reason.part))
