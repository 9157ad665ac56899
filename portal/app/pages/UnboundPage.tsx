import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazyPart'

const UnboundError = lazyPart(() => import('./UnboundError'), 'UnboundError', { texts: ['errors'] })

/** For an advisor without an organisation. Nearly nobody sees it, so its words come when they are needed. */
export const UnboundPage = () => (
  <Suspense>
    <UnboundError />
  </Suspense>
)
