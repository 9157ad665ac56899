import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { ApiError } from '../../lib/apiClient'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useSessionState } from '../../lib/session'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { ErrorState } from '../../ui/ErrorState'
import { Form, type FormControl } from '../../ui/Form'
import { NewPasswordField } from './components/NewPasswordField'
import { loadStrength } from './model/strength'
import { useOpenLink, useSetPassword } from './password.write'

/** The rule of the field. The list of common passwords counts where it could be fetched; the server has it in any case. */
async function fetchRule() {
  const estimate = await loadStrength().catch(() => null)
  return z.object({
    password: z.string().check(
      z.minLength(8),
      z.regex(/\d/),
      z.refine((password) => estimate?.(password, []).isCommon !== true),
    ),
  })
}

/** What each rule says, by the code of zod's issue. */
const refusals = { too_small: 'passwordMin', required: 'passwordMin', invalid_format: 'passwordDigit' } as const

const isRefusal = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)

/** Sets a new password by the link of a mail, whose key stands behind the `#` of the address and is taken from there at once. */
export function NewPassword() {
  const t = useText('password')
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [key] = useState(() => new URLSearchParams(hash.slice(1)).get('key') ?? '')
  const { save: openLink } = useOpenLink()
  const { save: setPassword } = useSetPassword()
  const { reload } = useSessionState()
  const form = useRef<FormControl>(null)
  const [email, setEmail] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)

  useEffect(() => {
    // Neither the history nor a copied address keeps it.
    if (hash) void navigate(`${pathname}${search}`, { replace: true })
  }, [hash, navigate, pathname, search])
  useEffect(() => {
    openLink({ key }).then(({ email: owner }) => setEmail(owner), setFailure)
  }, [key, openLink, tries])

  const again = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  if (failure !== undefined) return <LinkFailed error={failure} onRetry={again} />
  return (
    <>
      <div>
        <h1>{t('newTitle')}</h1>
        <p>{email === undefined ? '\u00a0' : t('newLead', { email })}</p>
      </div>
      <Form
        ref={form}
        schema={fetchRule}
        onSave={async ({ password }) => {
          await setPassword({ key, password })
          await reload()
          await navigate(paths.home, { replace: true })
        }}
        messageOf={(_, code) => t(isRefusal(code) ? refusals[code] : 'passwordCommon')}
        onFailure={(error) => {
          if (!(error instanceof ApiError) || error.code !== 'link_expired') return false
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

function LinkFailed({ error, onRetry }: Readonly<{ error: unknown; onRetry: () => void }>) {
  const t = useText('password')
  const isExpired = error instanceof ApiError && error.code === 'link_expired'
  if (!isExpired) return <ErrorState level={1} title={t('notOpened')} onRetry={onRetry} />
  return (
    <ErrorState
      level={1}
      title={t('expiredTitle')}
      actions={
        <ButtonLink variant="primary" to={paths.login({ action: 'reset' })}>
          {t('another')}
        </ButtonLink>
      }
    >
      {t('expiredText')}
    </ErrorState>
  )
}
