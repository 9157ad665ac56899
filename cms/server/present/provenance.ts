import type { Provenance } from '../../../shared/contracts/provenance'
import type { IsoDate } from '../../../shared/domain/dates'
import type { Part } from '../wealth/readPart'

/** Source, age and gaps of an answer that was joined from parts. `fetchedAt` is the oldest part's. */
export function provenanceOf(source: string, asOf: IsoDate | null, parts: readonly Part<unknown>[]): Provenance {
  const times = parts.map((part) => part.fetchedAt).filter((time) => time !== null)
  const reasons = parts.flatMap((part) => part.reasons)
  return { source, asOf, fetchedAt: times.toSorted()[0] ?? null, degraded: reasons.length > 0, reasons }
}
