import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { emailChangeSchema, type Profile } from '../../../../shared/contracts/profile'
import { useDraft } from '../../../lib/draft'
import { useText } from '../../../lib/i18n/useText'
import { Actions } from '../../../ui/Actions'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { Cluster } from '../../../ui/Cluster'
import { Form } from '../../../ui/Form'
import { Notice } from '../../../ui/Notice'
import { PasswordField } from '../../../ui/PasswordField'
import { Setting, SettingAside, SettingBody, SettingFields } from '../../../ui/Setting'
import { Text } from '../../../ui/Text'
import { TextField } from '../../../ui/TextField'
import { useToast } from '../../../ui/ToastProvider'
import { useAskForNewEmail, useWithdrawNewEmail } from '../profile.write'

type Props = Readonly<{ profile: Profile }>

/** The address that the person signs in with, and the way to another one. */
export function EmailSection({ profile: { email, isEmailProven, pendingEmail } }: Props) {
  const t = useText('profile')
  const toast = useToast()
  const { save: withdraw, isSaving } = useWithdrawNewEmail()
  const { forget, keeper, values: draft } = useDraft('email')
  const [isOpen, setOpen] = useState(Boolean(draft['email']))
  const close = () => {
    forget()
    setOpen(false)
  }
  const handleWithdraw = async () => {
    try {
      await withdraw({})
      toast(t('email.withdrawn'), { tone: 'success' })
    } catch {
      toast(t('failed'), { tone: 'error' })
    }
  }
  return (
    <Setting id="email" title={t('email.title')} note={t('email.note')}>
      <SettingBody>
        <Cluster>
          <Text $role="strong">{email}</Text>
          {isEmailProven && (
            <Badge tone="gain" icon={Check}>
              {t('email.proven')}
            </Badge>
          )}
        </Cluster>
        {pendingEmail !== null && (
          <Notice
            title={t('email.pending', { email: pendingEmail })}
            action={
              <Button writes size="s" isBusy={isSaving} onPress={() => void handleWithdraw()}>
                {t('email.withdraw')}
              </Button>
            }
          >
            {t('email.pendingDetail')}
          </Notice>
        )}
        {isOpen ? (
          <div {...keeper}>
            <NewEmail start={draft['email'] ?? ''} onClose={close} />
          </div>
        ) : (
          <Actions>
            <Button onPress={() => setOpen(true)}>{t('email.change')}</Button>
          </Actions>
        )}
      </SettingBody>
    </Setting>
  )
}

function NewEmail({ onClose, start }: Readonly<{ start: string; onClose: () => void }>) {
  const t = useText('profile')
  const { save } = useAskForNewEmail()
  return (
    <SettingAside>
      <Text as="h3" $role="strong">
        {t('email.changeTitle')}
      </Text>
      <Form
        label={t('email.changeTitle')}
        schema={emailChangeSchema}
        isGuarded
        saved={t('email.asked')}
        onSave={async (values) => {
          await save(values)
          onClose()
        }}
        messageOf={(field, code) => emailRefusal(field, code, t)}
      >
        {({ isSaving }) => (
          <>
            <SettingFields>
              <TextField name="email" type="email" label={t('email.new')} autoComplete="email" defaultValue={start} autoFocus />
              <PasswordField name="password" label={t('email.password')} autoComplete="current-password" />
            </SettingFields>
            <Actions>
              <Button type="submit" isBusy={isSaving}>
                {t('email.send')}
              </Button>
              <Button variant="quiet" isDisabled={isSaving} onPress={onClose}>
                {t('cancel')}
              </Button>
              <Text $role="small" $muted>
                {t('email.both')}
              </Text>
            </Actions>
          </>
        )}
      </Form>
    </SettingAside>
  )
}

type Key = 'email.required' | 'email.invalid' | 'email.taken' | 'passwordRequired' | 'recentLoginRequired'

function emailRefusal(field: string, code: string, t: (key: Key) => string): string | null {
  if (code === 'email_taken') return t('email.taken')
  if (code === 'recent_login_required') return t('recentLoginRequired')
  if (field === 'password') return t('passwordRequired')
  return t(code === 'required' ? 'email.required' : 'email.invalid')
}
