import { useText } from '../../../lib/i18n/useText'
import { TextField } from '../../../ui/TextField'

/** A telephone with its country, by the name `phone`. */
export function TelephoneField({ autoFocus = false }: Readonly<{ autoFocus?: boolean }>) {
  const t = useText('security')
  return (
    <TextField name="phone" type="tel" label={t('phone')} hint={t('phoneHint')} autoComplete="tel" inputMode="tel" autoFocus={autoFocus} />
  )
}
