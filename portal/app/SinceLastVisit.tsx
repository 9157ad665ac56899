import { Suspense } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { lazyPart } from '../ui/lazyPart'

const LastVisit = lazyPart(() => import('../features/last-visit/LastVisit'), 'LastVisit', { texts: ['lastVisit'], showsFailure: false })

/** What came since the reader was last here. It is never missed: a failure leaves the place empty. */
export const SinceLastVisit = ({ portal }: Readonly<{ portal: string }>) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>
      <LastVisit portal={portal} />
    </Suspense>
  </ErrorBoundary>
)
