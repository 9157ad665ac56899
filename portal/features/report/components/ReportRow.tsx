import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { styled } from 'styled-components'
import { isoDateOf } from '../../../../shared/domain/dates'
import { formatDate, formatDay } from '../../../../shared/format/date'
import { formatBytes } from '../../../../shared/format/bytes'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { useTimeZone } from '../../../lib/timeZone'
import { Actions } from '../../../ui/Actions'
import { Badge } from '../../../ui/Badge'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { IconLink } from '../../../ui/IconLink'
import { targetHeight } from '../../../ui/mixins'
import { useToast } from '../../../ui/ToastProvider'
import { TwoLines } from '../../../ui/TwoLines'
import { documentUrl } from '../documentUrl'
import { useRemoveReport, useRestoreReport } from '../removeReport.write'
import type { ReportDocument } from '../reportDocuments.read'

const Opener = styled.a`
  display: inline-flex;
  align-items: center;
  ${targetHeight}
  overflow-wrap: anywhere;
`

const Deeds = styled(Actions)`
  flex-wrap: nowrap;
`

type ReportRowProps = Readonly<{ document: ReportDocument; isNew: boolean; onOpen: () => void }>

/** One report: its name opens it; buttons save it and, for whoever made it, delete it. */
export function ReportRow({ document, isNew, onOpen }: ReportRowProps) {
  const { id, name, correctsPublishedAt, createdAt, filesize, owner } = document
  const t = useText('report')
  const locale = useLocale()
  const { user } = useSession()
  const timeZone = useTimeZone()
  const toast = useToast()
  const { save: remove } = useRemoveReport()
  const { save: restore } = useRestoreReport()
  const [isAsking, setAsking] = useState(false)
  const date = formatDate(isoDateOf(new Date(createdAt)))

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
    <li>
      <Icon of={FileText} />
      <TwoLines
        inList
        name={
          <Opener href={documentUrl(id, { isInline: true })} target="_blank" rel="noopener" onClick={onOpen}>
            {name}
          </Opener>
        }
        detail={
          <>
            {filesize ? t('fileInfo', { size: formatBytes(filesize, locale), date }) : t('fileInfoWithoutSize', { date })}
            {correctsPublishedAt && (
              <>
                <br />
                {t('corrects', { date: formatDay(correctsPublishedAt, timeZone) })}
              </>
            )}
          </>
        }
      />
      {isNew && <Badge tone="accent">{t('new')}</Badge>}
      <Deeds data-push="">
        <IconLink icon={Download} label={t('downloadNamed', { name })} href={documentUrl(id)} onClick={onOpen} />
        {owner === user.id && (
          <IconButton writes size="s" icon={Trash2} label={t('removeNamed', { name })} onPress={() => setAsking(true)} />
        )}
      </Deeds>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        onConfirm={handleRemove}
      >
        <p>{t('removeText', { name })}</p>
      </ConfirmDialog>
    </li>
  )
}
