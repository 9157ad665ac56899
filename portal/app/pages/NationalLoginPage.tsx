import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazyPart'

const NationalLoginRedirect = lazyPart(() => import('./NationalLoginRedirect'), 'NationalLoginRedirect', { texts: ['errors'] })

/** For whoever came by a token alone, on a brand that names a national login. Nearly nobody sees it, so it comes when it is needed. */
export const NationalLoginPage = () => (
  <Suspense>
    <NationalLoginRedirect />
  </Suspense>
)
