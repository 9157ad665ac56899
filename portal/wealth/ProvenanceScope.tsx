import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useState } from 'react'
import type { DegradedReason, Provenance } from '../../shared/contracts/provenance'
import type { ReadState } from '../lib/data/defineRead'

export type Sourced = Pick<Provenance, 'degraded' | 'reasons' | 'fetchedAt'>

/** A read whose figures are old or incomplete, or could not be brought up to date. */
export interface Trouble {
  answer: Sourced
  hasFailed: boolean
  isRefreshing: boolean
  refresh: () => void
}

interface Scope {
  troubles: ReadonlyMap<string, Trouble>
  /** What the scope round this one says already. */
  said: readonly DegradedReason[]
}

const ScopeContext = createContext<Scope>({ troubles: new Map(), said: [] })
const ReportContext = createContext<((id: string, trouble: Trouble | null) => void) | null>(null)

/** A page, or a drawer over it: all that is old or missing within is said once, where its ProvenanceNotice stands. */
export function ProvenanceScope({ children }: { children: ReactNode }) {
  const outer = use(ScopeContext)
  const [troubles, setTroubles] = useState<ReadonlyMap<string, Trouble>>(new Map())
  const report = useCallback((id: string, trouble: Trouble | null) => {
    setTroubles((before) => {
      if (!trouble && !before.has(id)) return before
      const after = new Map(before)
      if (trouble) after.set(id, trouble)
      else after.delete(id)
      return after
    })
  }, [])
  const scope = useMemo<Scope>(
    () => ({ troubles, said: [...outer.said, ...[...outer.troubles.values()].flatMap(({ answer }) => answer.reasons)] }),
    [troubles, outer],
  )
  return (
    <ReportContext value={report}>
      <ScopeContext value={scope}>{children}</ScopeContext>
    </ReportContext>
  )
}

/** What the notice of this scope has to say: nothing that the scope round it says, and nothing when all is well. */
export function useTroubles(): readonly Trouble[] {
  const { troubles, said } = use(ScopeContext)
  const isSaid = (reason: DegradedReason) => said.some(({ part, stale }) => part === reason.part && stale === reason.stale)
  return [...troubles.values()]
    .map((trouble) => ({ ...trouble, answer: { ...trouble.answer, reasons: trouble.answer.reasons.filter((reason) => !isSaid(reason)) } }))
    .filter(({ answer, hasFailed }) => hasFailed || answer.reasons.length > 0)
}

/** The answer as one that says where its figures come from; null for any other. */
export const sourcedOf = (answer: unknown): Sourced | null =>
  typeof answer === 'object' && answer !== null && 'degraded' in answer && 'reasons' in answer ? (answer as Sourced) : null

/**
 * Has the notice of the page say what is wrong with this read. Without a connection nothing is said here: the banner of the page does.
 */
export function useProvenance({ data, error, isRefreshing, refresh }: ReadState<unknown>): void {
  const report = use(ReportContext)
  const id = useId()
  const answer = sourcedOf(data)
  const hasFailed = data !== undefined && error !== undefined && error.code !== 'offline'
  useEffect(() => {
    if (!report || !answer || !(hasFailed || answer.degraded)) return
    report(id, { answer, hasFailed, isRefreshing, refresh })
    return () => report(id, null)
  }, [report, id, answer, hasFailed, isRefreshing, refresh])
}
