import Mail from 'lucide-react/icons/mail'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { paths } from '../../lib/paths'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { TextField } from '../../ui/TextField'
import { token } from '../../ui/tokens'
import { SentNotice } from './components/SentNotice'
import { addressSchema, useAskForLink } from './password.write'

/** Seconds before the link can be asked for once more. */
const pauseSeconds = 60

const Back = styled.p`
  font: ${token('t-small')};
`

/** Takes an address and asks for a link to a new password; what it says is the same for every address. */
export function ResetPassword() {
  const t = useText('password')
  const locale = useLocale()
  const { save: ask } = useAskForLink()
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (left === null || left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const isPausing = left !== null && left > 0
  return (
    <>
      <div>
        <h1>{t('resetTitle')}</h1>
        <p>{t('resetLead')}</p>
      </div>
      <Form
        schema={addressSchema}
        onSave={async (values) => {
          await ask({ ...values, locale })
          setLeft(pauseSeconds)
        }}
        messageOf={(_, code) => t(code === 'required' ? 'emailRequired' : 'emailInvalid')}
      >
        {({ isSaving }) => (
          <>
            <TextField
              label={t('email')}
              name="email"
              type="email"
              size="l"
              autoComplete="username"
              inputMode="email"
              spellCheck="false"
              autoFocus
            />
            {left !== null && <SentNotice icon={Mail} text={t('sent')} hint={t('sentHint')} />}
            <Button type="submit" variant="primary" wide isBusy={isSaving} isDisabled={isPausing}>
              {left === null ? t('send') : isPausing ? t('sendAgainIn', { time: clock(left) }) : t('sendAgain')}
            </Button>
          </>
        )}
      </Form>
      <Back>
        <Link to={paths.login()}>{t('back')}</Link>
      </Back>
    </>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
