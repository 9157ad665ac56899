import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import * as z from 'zod/mini'
import { isoDateOf, type IsoInstant } from '../../../shared/domain/dates'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Form } from '../../ui/Form'
import { PasswordField } from '../../ui/PasswordField'
import { SettingRow } from '../../ui/Setting'
import { NewPasswordField } from './components/NewPasswordField'
import { fetchPasswordRule, passwordRefusal } from './model/newPasswordRule'
import { useChangePassword } from './password.write'

const fetchRule = async () => z.object({ current: z.string().check(z.minLength(1)), password: await fetchPasswordRule() })

type Props = Readonly<{
  /** When it was changed last; null when it never was. */
  changedAt: IsoInstant | null
  email: string
  /** Called when another one is set. */
  onChanged: () => void
}>

/** A row of the profile: the password, and another one in its place. */
export function PasswordRow({ changedAt, email, onChanged }: Props) {
  const t = useText('password')
  const [isOpen, setOpen] = useState(false)
  const detail = changedAt === null ? t('neverChanged') : t('changedAt', { date: formatDate(isoDateOf(new Date(changedAt))) })
  const handleSaved = () => {
    setOpen(false)
    onChanged()
  }
  return (
    <SettingRow icon={Lock} title={t('password')} detail={detail}>
      <Button variant="quiet" size="s" aria-label={t('changeTitle')} onPress={() => setOpen(true)}>
        {t('change')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('changeTitle')} width="26rem" staysOnPressOutside>
        <ChangeForm email={email} onSaved={handleSaved} onCancel={() => setOpen(false)} />
      </Dialog>
    </SettingRow>
  )
}

function ChangeForm({ email, onCancel, onSaved }: Readonly<{ email: string; onSaved: () => void; onCancel: () => void }>) {
  const t = useText('password')
  const { save } = useChangePassword()
  return (
    <Form
      schema={fetchRule}
      onSave={async (values) => {
        await save(values)
        onSaved()
      }}
      saved={t('changed')}
      messageOf={(field, code) => {
        if (field === 'current') return t(code === 'recent_login_required' ? 'currentWrong' : 'currentRequired')
        return t(passwordRefusal(code))
      }}
    >
      {({ isSaving }) => (
        <>
          {/* Lets password managers keep the new password under the person's address. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField name="current" label={t('current')} autoComplete="current-password" autoFocus />
          <NewPasswordField about={[email, ...email.split(/[@.]/)]} />
          <p>{t('changeNote')}</p>
          <Button type="submit" variant="primary" wide isBusy={isSaving}>
            {t('changeAction')}
          </Button>
          <Button variant="quiet" wide isDisabled={isSaving} onPress={onCancel}>
            {t('cancel')}
          </Button>
        </>
      )}
    </Form>
  )
}
