import { useRef } from 'react'
import * as z from 'zod/mini'
import { type Reauthentication, telephoneSchema } from '../../../../shared/contracts/secondFactor'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Form, type FormControl } from '../../../ui/Form'
import { PasswordField } from '../../../ui/PasswordField'
import { TextField } from '../../../ui/TextField'
import { useToast } from '../../../ui/ToastProvider'
import { useResend } from '../security.write'
import type { FactorKind } from './ChooseFactor'
import { SendPin } from './SendPin'
import { TelephoneField } from './TelephoneField'

const text = z.string().check(z.trim(), z.minLength(1))
const password = z.string().check(z.minLength(1))
/** The rule of what is asked for; fields that are not drawn are absent. */
const ruleFor = (hasFactor: boolean, asksPhone: boolean) =>
  z.object({
    password,
    proof: hasFactor ? text : z.optional(text),
    phone: asksPhone ? telephoneSchema : z.optional(telephoneSchema),
  })
const messages = { password: 'passwordRequired', phone: 'phoneShape' } as const

type Props = Readonly<{
  /** The second factor that the person has, which is then asked for too. */
  factor: FactorKind | null
  /** Asks for the telephone of a new factor as well. */
  asksPhone?: boolean
  action: string
  onProven: (proof: Reauthentication, phone: string) => Promise<unknown>
  onCancel: () => void
}>

/** The password, and the second factor of whoever has one, before how they sign in is changed. */
export function ProveForm({ action, asksPhone = false, factor, onCancel, onProven }: Props) {
  const t = useText('security')
  const { save: send } = useResend()
  const toast = useToast()
  const form = useRef<FormControl>(null)
  return (
    <Form
      ref={form}
      schema={ruleFor(factor !== null, asksPhone)}
      onSave={({ phone = '', password: given, proof }) => onProven({ password: given, ...proofOf(proof) }, phone)}
      messageOf={(field) => t(field === 'password' || field === 'phone' ? messages[field] : 'proofRequired')}
      onFailure={(error) => {
        if (!(error instanceof ApiError)) return false
        const isPassword = error.code === 'invalid_credentials'
        if (!isPassword && error.code !== 'pin_wrong' && error.code !== 'invalid_input') return false
        toast(t(isPassword ? 'passwordWrong' : 'codeWrong'), { tone: 'error' })
        form.current?.focus(isPassword ? 'password' : 'proof')
        return true
      }}
    >
      {({ isSaving }) => (
        <>
          <p>{t('prove')}</p>
          <PasswordField name="password" label={t('password')} autoComplete="current-password" autoFocus />
          {factor !== null && <TextField name="proof" label={t('proof')} autoComplete="one-time-code" />}
          {factor === 'sms' && <SendPin resendAfter={0} onSend={() => send({})} />}
          {asksPhone && <TelephoneField />}
          <Button type="submit" variant="primary" wide isBusy={isSaving}>
            {action}
          </Button>
          <Button variant="quiet" wide isDisabled={isSaving} onPress={onCancel}>
            {t('cancel')}
          </Button>
        </>
      )}
    </Form>
  )
}

/** Six digits are a PIN, anything else a recovery code. */
const proofOf = (proof: string | undefined): Pick<Reauthentication, 'pin' | 'recoveryCode'> =>
  proof === undefined ? {} : /^\d{6}$/.test(proof) ? { pin: proof } : { recoveryCode: proof }
