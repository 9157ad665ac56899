import { OfflineBanner } from '../OfflineBanner'
import { SignInPage } from '../../features/auth/SignInPage'
import { lazyPart } from '../../ui/lazyPart'
import { Suspense } from 'react'

const ConfirmEmail = lazyPart(() => import('../../features/profile/ConfirmEmail'), 'ConfirmEmail', { texts: ['profile'] })

/** What the link that was mailed to a new address leads to, whoever is signed in here. */
export function ConfirmEmailRoute() {
  return (
    <SignInPage
      notice={<OfflineBanner hasFigures={false} />}
      appearance={null}
      face={
        <Suspense fallback={null}>
          <ConfirmEmail />
        </Suspense>
      }
    />
  )
}
