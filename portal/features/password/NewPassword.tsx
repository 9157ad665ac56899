import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useText } from '../../lib/i18n/useText'
import { waitForSecondFactor } from '../../lib/waitingStep'
import { paths } from '../../lib/paths'
import { useSessionState } from '../../lib/session'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { isExpired, LinkFailed } from './components/LinkFailed'
import { NewPasswordField } from './components/NewPasswordField'
import { fetchPasswordRule, passwordRefusal } from './model/newPasswordRule'
import { useOpenLink, useSetPassword } from './password.write'
import { useLinkKey } from '../../lib/useLinkKey'
import { useOpenedLink } from './useOpenedLink'
import { FaceHead } from '../../ui/FaceHead'

const fetchRule = async () => z.object({ password: await fetchPasswordRule() })

/** Sets a new password by the link of a mail. */
export function NewPassword() {
  const t = useText('password')
  const navigate = useNavigate()
  const key = useLinkKey()
  const { save: setPassword } = useSetPassword()
  const { reload } = useSessionState()
  const { again, fail, failure, opened } = useOpenedLink(useOpenLink().save, key)
  const email = opened?.email
  if (failure !== undefined)
    return (
      <LinkFailed
        error={failure}
        text={t('expiredText')}
        action={{ label: t('another'), to: paths.login({ action: 'reset' }) }}
        onRetry={again}
      />
    )
  return (
    <>
      <FaceHead title={t('newTitle')}>{email === undefined ? '\u00a0' : t('newLead', { email })}</FaceHead>
      <Form
        schema={fetchRule}
        onSave={async ({ password }) => {
          await setPassword({ key, password })
          await reload()
          await navigate(paths.home, { replace: true })
        }}
        messageOf={(_, code) => t(passwordRefusal(code))}
        onFailure={(error) => {
          if (waitForSecondFactor(error)) return true
          if (!isExpired(error)) return false
          fail(error)
          return true
        }}
        saved={t('welcomeBack')}
      >
        {({ isSaving }) => (
          <>
            {/* Lets password managers keep the new password under the person's address. */}
            <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
            <NewPasswordField about={email === undefined ? [] : [email, ...email.split(/[@.]/)]} autoFocus />
            <Button type="submit" variant="primary" wide isBusy={isSaving} isDisabled={email === undefined}>
              {t('save')}
            </Button>
          </>
        )}
      </Form>
    </>
  )
}
