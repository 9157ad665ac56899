import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { SignInPage } from '../../features/auth/SignInPage'
import { CookieNotice } from '../../features/cookies/CookieNotice'
import { useWaitingStep } from '../../lib/waitingStep'
import { useText } from '../../lib/i18n/useText'
import { type ButtonLook, buttonStyle } from '../../ui/buttonStyle'
import { AppearancePopover } from '../layouts/AppearancePopover'
import { lazyPart } from '../../ui/lazyPart'
import { OfflineBanner } from '../OfflineBanner'

const Quiet = styled.button<ButtonLook>`
  ${buttonStyle}
`

const PasswordFaces = lazyPart(() => import('../../features/password/PasswordFaces'), 'PasswordFaces', { texts: ['password'] })

const SecondStep = lazyPart(() => import('../../features/security/SecondStep'), 'SecondStep', { texts: ['security'] })

const PasskeySignIn = lazyPart(() => import('../../features/security/PasskeySignIn'), 'PasskeySignIn', { texts: ['security'] })

/** Holds the place of what comes later, so that nothing moves under a finger. */
const PasskeyPlace = styled.div`
  min-block-size: 5rem;
`

export function SignInRoute() {
  const [query] = useSearchParams()
  const action = query.get('action') ?? ''
  const step = useWaitingStep()
  const t = useText('shell')
  return (
    <SignInPage
      face={
        step ? (
          <Suspense fallback={null}>
            <SecondStep step={step} />
          </Suspense>
        ) : /^(reset|new-password|invitation|signup|new-account)$/.test(action) ? (
          <Suspense fallback={null}>
            <PasswordFaces action={action} />
          </Suspense>
        ) : undefined
      }
      passkey={
        typeof PublicKeyCredential === 'function' && (
          <PasskeyPlace>
            <Suspense fallback={null}>
              <PasskeySignIn />
            </Suspense>
          </PasskeyPlace>
        )
      }
      notice={<OfflineBanner hasFigures={false} />}
      appearance={
        <>
          <AppearancePopover
            placement="top end"
            button={(props) => (
              <Quiet {...props} $variant="quiet" $size="s">
                {t('appearance.title')}
              </Quiet>
            )}
          />
          {/* With the first words: coming later it would move the form under a finger. */}
          <CookieNotice place="flow" />
        </>
      }
    />
  )
}
