import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import { ApiError } from '../../../lib/apiClient'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { waitForSecondFactor } from '../../../lib/waitingStep'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { Form, type FormControl } from '../../../ui/Form'
import { PasswordField } from '../../../ui/PasswordField'
import { TextField } from '../../../ui/TextField'
import { useToast } from '../../../ui/ToastProvider'
import { fetchPasswordRule, passwordRefusal } from '../model/newPasswordRule'
import { ConsentText } from './ConsentText'
import { isExpired } from './LinkFailed'
import { NewPasswordField } from './NewPasswordField'

const ownPassword = z.string().check(z.minLength(1))
/** Of somebody who has a password already it need only be there. */
const ruleFor = (isKnown: boolean) => async () =>
  z.object({ name: z.string().check(z.trim(), z.minLength(1)), password: isKnown ? ownPassword : await fetchPasswordRule() })
const [newRule, knownRule] = [ruleFor(false), ruleFor(true)]

type Props = Readonly<{
  /** Whom the link was mailed to. */
  of: Readonly<{ email: string; name: string; isKnown: boolean; consent: Readonly<Partial<Record<Locale, string>>> }>
  /** Sends it; the name is absent for somebody who has one. */
  onSave: (own: Readonly<{ name?: string; password: string; consent: true; locale: Locale }>) => Promise<unknown>
  /** Of a link that was used up meanwhile. */
  onExpired: (error: unknown) => void
}>

/** Whoever proved their mailbox chooses name and password, or proves the password that they have, and agrees to the brand's terms. */
export function AccountForm({ of: { consent, email, isKnown, name }, onExpired, onSave }: Props) {
  const t = useText('password')
  const locale = useLocale()
  const toast = useToast()
  const form = useRef<FormControl>(null)
  const [isAgreed, setAgreed] = useState(false)
  return (
    <Form
      ref={form}
      schema={isKnown ? knownRule : newRule}
      onSave={({ name: chosen, password }) => onSave({ password, consent: true, locale, ...(isKnown ? {} : { name: chosen }) })}
      messageOf={(field, code) => {
        if (field === 'name') return t('nameRequired')
        return t(isKnown ? 'passwordRequired' : passwordRefusal(code))
      }}
      onFailure={(error) => {
        if (waitForSecondFactor(error)) return true
        if (!(error instanceof ApiError)) return false
        if (isExpired(error)) onExpired(error)
        else if (error.code === 'invalid_credentials') {
          toast(t('passwordWrong'), { tone: 'error' })
          form.current?.focus('password')
        } else if (error.code === 'subscription_limit') toast(t('portalFull'), { tone: 'error' })
        else return false
        return true
      }}
      saved={t('accountReady')}
    >
      {({ isSaving }) => (
        <>
          {/* Lets password managers keep the password under the person's address. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          {isKnown ? (
            <>
              <input type="hidden" name="name" value={name} />
              <PasswordField label={t('ownPassword')} name="password" size="l" autoComplete="current-password" autoFocus />
            </>
          ) : (
            <>
              <TextField label={t('name')} name="name" size="l" autoComplete="name" defaultValue={name} autoFocus />
              <NewPasswordField about={[email, ...email.split(/[@.]/), ...name.split(' ')]} />
            </>
          )}
          <Checkbox isSelected={isAgreed} onChange={setAgreed}>
            <ConsentText>{consent[locale] ?? t('consent')}</ConsentText>
          </Checkbox>
          <Button type="submit" variant="primary" wide isBusy={isSaving} isDisabled={!isAgreed}>
            {t(isKnown ? 'openAccount' : 'createAccount')}
          </Button>
        </>
      )}
    </Form>
  )
}
