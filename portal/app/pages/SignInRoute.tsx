import { SignInPage } from '../../features/auth/SignInPage'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../../ui/Button'
import { AppearancePopover } from '../layouts/AppearancePopover'
import { OfflineBanner } from '../OfflineBanner'
import { useDocumentTitle } from '../useDocumentTitle'

export function SignInRoute() {
  const auth = useText('auth')
  const t = useText('shell')
  useDocumentTitle(auth('title'))
  return (
    <SignInPage
      notice={<OfflineBanner />}
      appearance={
        <AppearancePopover
          placement="top end"
          trigger={
            <Button variant="quiet" size="s">
              {t('appearance.title')}
            </Button>
          }
        />
      }
    />
  )
}
