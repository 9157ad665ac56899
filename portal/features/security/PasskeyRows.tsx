import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { type Passkey, renamePasskeySchema } from '../../../shared/contracts/passkeys'
import { isoDateOf } from '../../../shared/domain/dates'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { useMoment } from '../../lib/useMoment'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Dialog } from '../../ui/Dialog'
import { Form } from '../../ui/Form'
import { SettingRow } from '../../ui/Setting'
import { TextField } from '../../ui/TextField'
import { useToast } from '../../ui/ToastProvider'
import { AddPasskey } from './components/AddPasskey'
import { usePasskeys } from './passkeys.read'
import { useRemovePasskey, useRenamePasskey } from './passkeys.write'
import { useSecurity } from './security.read'

/** Rows of the profile: each passkey on this host, and the way to another one where the browser can make it. */
export function PasskeyRows() {
  const t = useText('security')
  const { data } = usePasskeys()
  const { data: security } = useSecurity()
  const [isAdding, setAdding] = useState(false)
  if (!data || !security) return null
  const { isFresh, passkeys } = data
  const canAdd = typeof PublicKeyCredential === 'function'
  const handleClose = () => setAdding(false)
  return (
    <>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      <SettingRow
        icon={KeyRound}
        title={t(passkeys.length > 0 ? 'anotherPasskey' : 'passkey')}
        detail={t(canAdd ? 'passkeyDetail' : 'noPasskeysHere')}
      >
        {canAdd && (
          <Button size="s" onPress={() => setAdding(true)}>
            {t('addPasskey')}
          </Button>
        )}
        <Dialog isOpen={isAdding} onClose={handleClose} title={t('addPasskey')} width="26rem" staysOnPressOutside>
          <AddPasskey isFresh={isFresh} factor={security.factor?.kind ?? null} onClose={handleClose} />
        </Dialog>
      </SettingRow>
    </>
  )
}

function PasskeyRow({ passkey: { addedAt, id, lastUsedAt, name } }: Readonly<{ passkey: Passkey }>) {
  const t = useText('security')
  const toast = useToast()
  const moment = useMoment()
  const { save: remove } = useRemovePasskey()
  const [aim, setAim] = useState<'rename' | 'remove' | null>(null)
  const handleClose = () => setAim(null)
  const added = formatDate(isoDateOf(new Date(addedAt)))
  return (
    <SettingRow
      icon={Fingerprint}
      title={t('passkeyNamed', { name })}
      detail={lastUsedAt === null ? t('neverUsed', { added }) : t('lastUsed', { added, used: moment(lastUsedAt) })}
    >
      <Button variant="quiet" size="s" aria-label={t('renameNamed', { name })} onPress={() => setAim('rename')}>
        {t('rename')}
      </Button>
      <Button writes variant="quiet" size="s" aria-label={t('removeNamed', { name })} onPress={() => setAim('remove')}>
        {t('remove')}
      </Button>
      <Dialog isOpen={aim === 'rename'} onClose={handleClose} title={t('renameTitle')} width="26rem">
        <RenameForm id={id} name={name} onClose={handleClose} />
      </Dialog>
      <ConfirmDialog
        isOpen={aim === 'remove'}
        onClose={handleClose}
        title={t('removeQuestion', { name })}
        confirmLabel={t('remove')}
        onConfirm={async () => {
          await remove({}, id)
          toast(t('passkeyRemoved'))
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
    </SettingRow>
  )
}

function RenameForm({ id, name, onClose }: Readonly<{ id: string; name: string; onClose: () => void }>) {
  const t = useText('security')
  const { save } = useRenamePasskey()
  return (
    <Form
      schema={renamePasskeySchema}
      onSave={async (values) => {
        await save(values, id)
        onClose()
      }}
      messageOf={() => t('nameRequired')}
    >
      {({ isSaving }) => (
        <>
          <TextField name="name" label={t('passkeyName')} defaultValue={name} maxLength={60} autoComplete="off" autoFocus />
          <Button type="submit" variant="primary" wide isBusy={isSaving}>
            {t('save')}
          </Button>
        </>
      )}
    </Form>
  )
}
