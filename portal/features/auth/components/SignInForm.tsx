import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { useSessionState } from '../../../lib/session'
import { PlainButton } from '../../../ui/PlainButton'
import { useToast } from '../../../ui/ToastProvider'
import { signInErrorText } from '../model/signInErrors'
import { type SignInErrors, validateSignIn } from '../model/validateSignIn'
import { SignInField } from './SignInField'
import { SignInPasswordField } from './SignInPasswordField'

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
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(noErrors)
  const [isBusy, setBusy] = useState(false)

  // The inputs themselves and not state: password managers fill in without telling.
  const input = (name: 'email' | 'password') => {
    const element = form.current?.elements.namedItem(name)
    return element instanceof HTMLInputElement ? element : null
  }
  const focus = (name: 'email' | 'password') => {
    input(name)?.focus()
    input(name)?.select()
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
    const credentials = { email: input('email')?.value.trim() ?? '', password: input('password')?.value ?? '' }
    const found = validateSignIn(credentials)
    setErrors(found)
    if (found.email) return focus('email')
    if (found.password) return focus('password')
    void submit(credentials)
  }

  return (
    <Form ref={form} noValidate onSubmit={handleSubmit}>
      <SignInField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        errorMessage={errors.email && t(errors.email)}
      />
      <SignInPasswordField errorMessage={errors.password && t(errors.password)} />
      <PlainButton type="submit" variant="primary" wide isBusy={isBusy}>
        {isBusy ? t('submitting') : t('submit')}
      </PlainButton>
    </Form>
  )
}
