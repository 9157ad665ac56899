import { useEffect, useId, useState } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { PasswordField } from '../../../ui/PasswordField'
import { loadStrength, type Strength } from '../model/strength'
import { PasswordMeter } from './PasswordMeter'

type Estimate = Awaited<ReturnType<typeof loadStrength>>

/** A field in which a password is chosen, by the name `password`. `about` holds what others know of the person, such as the email. */
export function NewPasswordField({ about, autoFocus }: Readonly<{ about: readonly string[]; autoFocus?: boolean }>) {
  const t = useText('password')
  const id = useId()
  const [password, setPassword] = useState('')
  const [estimate, setEstimate] = useState<{ of: Estimate }>()
  useEffect(() => {
    // Without it the rules that need no list still show; the server knows them all.
    loadStrength().then(
      (of) => setEstimate({ of }),
      () => undefined,
    )
  }, [])
  const strength: Strength | null = estimate && password !== '' ? estimate.of(password, about) : null
  return (
    <>
      <PasswordField
        label={t('newPassword')}
        name="password"
        size="l"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        aria-describedby={id}
        {...(autoFocus === undefined ? {} : { autoFocus })}
      />
      <PasswordMeter id={id} password={password} strength={strength} />
    </>
  )
}
