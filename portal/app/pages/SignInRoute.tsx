import { styled } from 'styled-components'
import { SignInPage } from '../../features/auth/SignInPage'
import { useText } from '../../lib/i18n/useText'
import { type ButtonLook, buttonStyle } from '../../ui/buttonStyle'
import { AppearancePopover } from '../layouts/AppearancePopover'
import { OfflineBanner } from '../OfflineBanner'
import { useDocumentTitle } from '../useDocumentTitle'

const Quiet = styled.button<ButtonLook>`
  ${buttonStyle}
`

export function SignInRoute() {
  const auth = useText('auth')
  const t = useText('shell')
  useDocumentTitle(auth('title'))
  return (
    <SignInPage
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
