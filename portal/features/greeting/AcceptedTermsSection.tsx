import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import type { AcceptedTerms } from '../../../shared/contracts/greeting'
import { isoDateOf } from '../../../shared/domain/dates'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ErrorState } from '../../ui/ErrorState'
import { Setting, SettingBody, SettingFoot, SettingList, SettingRow } from '../../ui/Setting'
import { PrintTerms } from './components/PrintTerms'
import { TermsText } from './components/TermsText'
import { useAcceptedTerms } from './greeting.read'

const dayOf = ({ acceptedAt }: AcceptedTerms): string => formatDate(isoDateOf(new Date(acceptedAt)))

/** The terms that a client accepted, portal by portal: when, and to read and to print, also when the portal says something else by now. */
export function AcceptedTermsSection() {
  const t = useText('greeting')
  const { data, error, isRefreshing, refresh } = useAcceptedTerms()
  const [open, setOpen] = useState<AcceptedTerms | null>(null)
  return (
    <Setting id="terms" title={t('terms.title')} note={t('accepted.note')}>
      {error && !data && (
        <SettingBody>
          <ErrorState title={t('accepted.failed')} onRetry={refresh} isRetrying={isRefreshing} />
        </SettingBody>
      )}
      {data?.accepted.length === 0 && <SettingFoot>{t('accepted.none')}</SettingFoot>}
      {data && data.accepted.length > 0 && (
        <SettingList>
          {data.accepted.map((each) => (
            <SettingRow
              key={`${each.portal.slug} ${each.acceptedAt}`}
              icon={FileText}
              title={each.portal.name}
              detail={t(each.isFormer ? 'accepted.formerOn' : 'accepted.on', { date: dayOf(each) })}
            >
              {each.text && (
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={t('accepted.readOf', { portal: each.portal.name })}
                  onPress={() => setOpen(each)}
                >
                  {t('accepted.read')}
                </Button>
              )}
            </SettingRow>
          ))}
        </SettingList>
      )}
      {open?.text && <TermsToRead accepted={open} text={open.text} onClose={() => setOpen(null)} />}
    </Setting>
  )
}

type ReadProps = Readonly<{ accepted: AcceptedTerms; text: NonNullable<AcceptedTerms['text']>; onClose: () => void }>

function TermsToRead({ accepted, onClose, text }: ReadProps) {
  const t = useText('greeting')
  const standing = t('accepted.standing', { version: accepted.version ?? '', date: dayOf(accepted) })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${accepted.portal.name} · ${t('terms.title')}`}
      footer={
        <>
          <PrintTerms portal={accepted.portal.name} standing={standing} text={text} />
          <Button variant="primary" autoFocus onPress={onClose}>
            {t('welcome.close')}
          </Button>
        </>
      }
    >
      <p>{standing}</p>
      <TermsText {...text} />
    </Dialog>
  )
}
