import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Invitation } from '../../../shared/contracts/invitations'
import { ApiError } from '../../lib/apiClient'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useSessionState } from '../../lib/session'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Form, type FormControl } from '../../ui/Form'
import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'
import { useToast } from '../../ui/ToastProvider'
import { isExpired, LinkFailed } from './components/LinkFailed'
import { NewPasswordField } from './components/NewPasswordField'
import { fetchPasswordRule, passwordRefusal } from './model/newPasswordRule'
import { useAcceptInvitation, useOpenInvitation } from './password.write'
import { useLinkKey } from './useLinkKey'

const ownPassword = z.string().check(z.minLength(1))

/** Of somebody who has a password already it need only be there. */
const ruleFor = (isKnown: boolean) => async () =>
  z.object({ name: z.string().check(z.trim(), z.minLength(1)), password: isKnown ? ownPassword : await fetchPasswordRule() })
const [newRule, knownRule] = [ruleFor(false), ruleFor(true)]

/** What the link of an invitation opens: a client chooses their password, or proves the one that they have, and is in their account. */
export function AcceptInvitation() {
  const t = useText('password')
  const key = useLinkKey()
  const { save: open } = useOpenInvitation()
  const [invitation, setInvitation] = useState<Invitation>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    open({ key }).then(setInvitation, setFailure)
  }, [key, open, tries])

  const again = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  if (failure !== undefined)
    return (
      <LinkFailed
        error={failure}
        text={t('invitationExpired')}
        action={{ label: t('toSignIn'), to: paths.login() }}
        onRetry={again}
      />
    )
  if (!invitation) return null
  return <InvitationForm invitation={invitation} linkKey={key} onExpired={setFailure} />
}

type Props = Readonly<{ invitation: Invitation; linkKey: string; onExpired: (error: unknown) => void }>

function InvitationForm({ invitation: { consent, email, isKnown, name, portal }, linkKey, onExpired }: Props) {
  const t = useText('password')
  const locale = useLocale()
  const navigate = useNavigate()
  const toast = useToast()
  const { save: accept } = useAcceptInvitation()
  const { reload } = useSessionState()
  const form = useRef<FormControl>(null)
  const [isAgreed, setAgreed] = useState(false)
  return (
    <>
      <div>
        <h1>{t('invitationTitle', { portal })}</h1>
        <p>{t(isKnown ? 'invitationKnown' : 'invitationLead', { email })}</p>
      </div>
      <Form
        ref={form}
        schema={isKnown ? knownRule : newRule}
        onSave={async ({ name: chosen, password }) => {
          await accept({ key: linkKey, password, consent: true, locale, ...(isKnown ? {} : { name: chosen }) })
          await reload()
          await navigate(paths.home, { replace: true })
        }}
        messageOf={(field, code) => {
          if (field === 'name') return t('nameRequired')
          return t(isKnown ? 'passwordRequired' : passwordRefusal(code))
        }}
        onFailure={(error) => {
          if (isExpired(error)) onExpired(error)
          else if (error instanceof ApiError && error.code === 'invalid_credentials') {
            toast(t('passwordWrong'), { tone: 'error' })
            form.current?.focus('password')
          } else return false
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
              {consent[locale] ?? t('consent')}
            </Checkbox>
            <Button type="submit" variant="primary" wide isBusy={isSaving} isDisabled={!isAgreed}>
              {t(isKnown ? 'openAccount' : 'createAccount')}
            </Button>
          </>
        )}
      </Form>
    </>
  )
}
