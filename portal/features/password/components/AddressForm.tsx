import Mail from 'lucide-react/icons/mail'
import { useEffect, useState } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Form } from '../../../ui/Form'
import { TextField } from '../../../ui/TextField'
import { addressSchema } from '../password.write'
import { SentNotice } from './SentNotice'

/** Seconds before the link can be asked for once more. */
const pauseSeconds = 60

type Props = Readonly<{
  onAsk: (email: string) => Promise<unknown>
  /** The button, before something was sent. */
  send: string
  /** Said afterwards; the same for every address. */
  sent: string
}>

/** Takes an address and has a link mailed to it. */
export function AddressForm({ onAsk, send, sent }: Props) {
  const t = useText('password')
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (left === null || left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const isPausing = left !== null && left > 0
  return (
    <Form
      schema={addressSchema}
      onSave={async ({ email }) => {
        await onAsk(email)
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
          {left !== null && <SentNotice icon={Mail} text={sent} hint={t('sentHint')} />}
          <Button type="submit" variant="primary" wide isBusy={isSaving} isDisabled={isPausing}>
            {left === null ? send : isPausing ? t('sendAgainIn', { time: clock(left) }) : t('sendAgain')}
          </Button>
        </>
      )}
    </Form>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
