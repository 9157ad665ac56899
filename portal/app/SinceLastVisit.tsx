import { Suspense } from 'react'
import { isClient } from '../../shared/domain/roles'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { useSession } from '../lib/session'
import { LaterLine } from '../ui/LaterLine'
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

/** The same on the page where a client lands. Whoever looks at it for others has it over the list of them. */
export function SinceLastVisitOfClient({ portal }: Readonly<{ portal: string }>) {
  const { user } = useSession()
  return (
    isClient(user) && (
      <LaterLine>
        <SinceLastVisit portal={portal} />
      </LaterLine>
    )
  )
}
