import { Suspense } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { lazyPart } from '../ui/lazyPart'
import { useTroubles } from './ProvenanceScope'

/** Its code and words are asked for when there is something to say: on most days nobody needs them. */
const ProvenanceWords = lazyPart(() => import('./ProvenanceWords'), 'ProvenanceWords', { texts: ['wealth'], showsFailure: false })

/** Says once for the whole page when figures are old, missing or held back. */
export function ProvenanceNotice() {
  const troubles = useTroubles()
  return (
    troubles.length > 0 && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <ProvenanceWords troubles={troubles} />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
