import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useSessionState } from '../../lib/session'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { isExpired, LinkFailed } from './components/LinkFailed'
import { NewPasswordField } from './components/NewPasswordField'
import { fetchPasswordRule, passwordRefusal } from './model/newPasswordRule'
import { useOpenLink, useSetPassword } from './password.write'
import { useLinkKey } from './useLinkKey'

const fetchRule = async () => z.object({ password: await fetchPasswordRule() })

/** Sets a new password by the link of a mail. */
export function NewPassword() {
  const t = useText('password')
  const navigate = useNavigate()
  const key = useLinkKey()
  const { save: openLink } = useOpenLink()
  const { save: setPassword } = useSetPassword()
  const { reload } = useSessionState()
  const [email, setEmail] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    openLink({ key }).then(({ email: owner }) => setEmail(owner), setFailure)
  }, [key, openLink, tries])

  const again = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
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
      <div>
        <h1>{t('newTitle')}</h1>
        <p>{email === undefined ? '\u00a0' : t('newLead', { email })}</p>
      </div>
      <Form
        schema={fetchRule}
        onSave={async ({ password }) => {
          await setPassword({ key, password })
          await reload()
          await navigate(paths.home, { replace: true })
        }}
        messageOf={(_, code) => t(passwordRefusal(code))}
        onFailure={(error) => {
          if (!isExpired(error)) return false
          setFailure(error)
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
