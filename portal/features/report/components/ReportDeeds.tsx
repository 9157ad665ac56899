import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { Actions } from '../../../ui/Actions'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { IconButton } from '../../../ui/IconButton'
import { IconLink } from '../../../ui/IconLink'
import { useToast } from '../../../ui/ToastProvider'
import { documentUrl } from '../documentUrl'
import { useRemoveReport, useRestoreReport } from '../removeReport.write'
import type { ReportDocument } from '../reportDocuments.read'

const Root = styled(Actions)`
  flex-wrap: nowrap;
  justify-content: flex-end;
`

/** Buttons that save a report and, for whoever made it, delete it. */
export function ReportDeeds({ document: { id, name, owner }, onOpen }: Readonly<{ document: ReportDocument; onOpen: () => void }>) {
  const t = useText('report')
  const { user } = useSession()
  const toast = useToast()
  const { save: remove } = useRemoveReport()
  const { save: restore } = useRestoreReport()
  const [isAsking, setAsking] = useState(false)

  const takeBack = async () => {
    try {
      await restore({}, id)
    } catch {
      toast(t('restoreFailed'), { tone: 'error' })
    }
  }
  const handleRemove = async () => {
    await remove({}, id)
    toast(t('removed', { name }), { tone: 'success', action: { label: t('undo'), onPress: () => void takeBack() } })
  }
  return (
    <Root>
      {owner === user.id && <IconButton writes size="s" icon={Trash2} label={t('removeNamed', { name })} onPress={() => setAsking(true)} />}
      <IconLink icon={Download} label={t('downloadNamed', { name })} href={documentUrl(id)} onClick={onOpen} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        onConfirm={handleRemove}
      >
        <p>{t('removeText', { name })}</p>
      </ConfirmDialog>
    </Root>
  )
}
