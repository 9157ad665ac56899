import { useRef } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { useSessionState } from '../../../lib/session'
import { waitForSecondFactor } from '../../../lib/waitingStep'
import { Form, type FormControl } from '../../../ui/Form'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/ToastProvider'
import { signInErrorText } from '../model/signInErrors'
import { SignInField } from './SignInField'
import { SignInPasswordField } from './SignInPasswordField'

const fetchRule = async () => (await import('../model/credentials')).credentialsSchema

/** Email and password. Where to go afterwards is the page's to know. */
export function SignInForm() {
  const t = useText('auth')
  const toast = useToast()
  const { signIn } = useSessionState()
  const form = useRef<FormControl>(null)
  return (
    <Form
      ref={form}
      schema={fetchRule}
      onSave={signIn}
      saved={t('welcomeBack')}
      messageOf={(field, code) =>
        field === 'password' ? t('passwordRequired') : t(code === 'required' ? 'emailRequired' : 'emailInvalid')
      }
      onFailure={(error) => {
        if (waitForSecondFactor(error)) return true
        toast(signInErrorText(error, t), { tone: 'error' })
        form.current?.focus('password')
        return true
      }}
    >
      {({ isSaving }) => (
        <>
          <SignInField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username webauthn"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          <SignInPasswordField />
          <Button type="submit" variant="primary" wide isBusy={isSaving}>
            {isSaving ? t('submitting') : t('submit')}
          </Button>
        </>
      )}
    </Form>
  )
}
