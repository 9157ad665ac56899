import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { SignInPage } from '../../features/auth/SignInPage'
import { useText } from '../../lib/i18n/useText'
import { type ButtonLook, buttonStyle } from '../../ui/buttonStyle'
import { AppearancePopover } from '../layouts/AppearancePopover'
import { lazyPart } from '../../ui/lazyPart'
import { OfflineBanner } from '../OfflineBanner'
import { useDocumentTitle } from '../useDocumentTitle'

const Quiet = styled.button<ButtonLook>`
  ${buttonStyle}
`

const PasswordFaces = lazyPart(() => import('../../features/password/PasswordFaces'), 'PasswordFaces', { texts: ['password'] })

export function SignInRoute() {
  const [query] = useSearchParams()
  const action = query.get('action') ?? ''
  const auth = useText('auth')
  const t = useText('shell')
  useDocumentTitle(auth('title'))
  return (
    <SignInPage
      face={
        /^(reset|new-password|invitation)$/.test(action) ? (
          <Suspense fallback={null}>
            <PasswordFaces action={action} />
          </Suspense>
        ) : undefined
      }
      notice={<OfflineBanner hasFigures={false} />}
      appearance={
        <AppearancePopover
          placement="top end"
          button={(props) => (
            <Quiet {...props} $variant="quiet" $size="s">
              {t('appearance.title')}
            </Quiet>
          )}
        />
      }
    />
  )
}
