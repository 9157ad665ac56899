import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { useSessionState } from '../../../lib/session'
import { Button } from '../../../ui/Button'
import { PasswordField } from '../../../ui/PasswordField'
import { TextField } from '../../../ui/TextField'
import { useToast } from '../../../ui/ToastProvider'
import { signInErrorText } from '../model/signInErrors'
import { type SignInErrors, validateSignIn } from '../model/validateSignIn'
import { useCapsLock } from '../useCapsLock'

const Form = styled.form`
  display: grid;
  gap: var(--s-4);

  > [data-variant='primary'] {
    min-block-size: 2.75rem;
  }
`

const noErrors: SignInErrors = { email: null, password: null }

/** Email and password. Where to go afterwards is the page's to know. */
export function SignInForm() {
  const t = useText('auth')
  const toast = useToast()
  const { signIn } = useSessionState()
  const capsLock = useCapsLock()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(noErrors)
  const [isBusy, setBusy] = useState(false)

  const focus = (name: 'email' | 'password') => {
    const input = form.current?.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.select()
  }

  const submit = async (credentials: Readonly<{ email: string; password: string }>) => {
    setBusy(true)
    try {
      await signIn(credentials)
      toast(t('welcomeBack'), { tone: 'success' })
    } catch (error) {
      setBusy(false)
      toast(signInErrorText(error, t), { tone: 'error' })
      focus('password')
    }
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    // Read from the form and not from state: password managers fill in without telling.
    const data = new FormData(event.currentTarget)
    const credentials = { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') }
    const found = validateSignIn(credentials)
    setErrors(found)
    if (found.email) return focus('email')
    if (found.password) return focus('password')
    void submit(credentials)
  }

  return (
    <Form ref={form} noValidate onSubmit={handleSubmit} onKeyDown={capsLock.onKey} onKeyUp={capsLock.onKey}>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        size="l"
        autoFocus
        isRequired
        validationBehavior="aria"
        errorMessage={errors.email && t(errors.email)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        size="l"
        isRequired
        validationBehavior="aria"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        hint={capsLock.isOn ? t('capsLock') : undefined}
        errorMessage={errors.password && t(errors.password)}
      />
      <Button type="submit" variant="primary" wide isBusy={isBusy}>
        {isBusy ? t('submitting') : t('submit')}
      </Button>
    </Form>
  )
}
