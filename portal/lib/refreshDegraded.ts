import type { Provenance } from '../../shared/contracts/provenance'

const minute = 60_000

/** SWR's `refreshInterval` (ms) for a wealth answer: an old or partial one is asked for again every minute, a whole one is not. */
export const refreshDegraded = (answer: Pick<Provenance, 'degraded'> | undefined): number => (answer?.degraded ? minute : 0)
