import FileDown from 'lucide-react/icons/file-down'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { exportRequestSchema } from '../../../../shared/contracts/profile'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Form } from '../../../ui/Form'
import { PasswordField } from '../../../ui/PasswordField'
import { Setting, SettingList, SettingRow } from '../../../ui/Setting'
import { ActivityDialog } from './ActivityDialog'
import { saveJson } from '../model/saveJson'
import { useExportOwnData } from '../profile.write'

/** A file of all that the portal keeps of the person, by their password; and what they did, to read. */
export function OwnDataSection() {
  const t = useText('profile')
  const { save } = useExportOwnData()
  const [isOpen, setOpen] = useState(false)
  const [isLogOpen, setLogOpen] = useState(false)
  return (
    <Setting id="data" title={t('data.title')} note={t('data.note')}>
      <SettingList>
        <SettingRow icon={FileDown} title={t('data.export')} detail={t('data.exportDetail')}>
          <Button size="s" aria-label={t('data.export')} onPress={() => setOpen(true)}>
            {t('data.action')}
          </Button>
        </SettingRow>
        <SettingRow icon={History} title={t('log.title')} detail={t('log.detail')}>
          <Button variant="quiet" size="s" aria-label={`${t('log.open')}: ${t('log.title')}`} onPress={() => setLogOpen(true)}>
            {t('log.open')}
          </Button>
        </SettingRow>
      </SettingList>
      <ActivityDialog isOpen={isLogOpen} onClose={() => setLogOpen(false)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('data.export')} width="26rem" staysOnPressOutside>
        <Form
          schema={exportRequestSchema}
          saved={t('data.saved')}
          messageOf={(_, code) => t(code === 'recent_login_required' ? 'data.passwordWrong' : 'passwordRequired')}
          onSave={async (values) => {
            saveJson('my-data.json', await save(values))
            setOpen(false)
          }}
        >
          {({ isSaving }) => (
            <>
              <p>{t('data.why')}</p>
              <PasswordField name="password" label={t('email.password')} autoComplete="current-password" autoFocus />
              <Button type="submit" variant="primary" wide isBusy={isSaving}>
                {t('data.action')}
              </Button>
              <Button variant="quiet" wide isDisabled={isSaving} onPress={() => setOpen(false)}>
                {t('cancel')}
              </Button>
            </>
          )}
        </Form>
      </Dialog>
    </Setting>
  )
}
