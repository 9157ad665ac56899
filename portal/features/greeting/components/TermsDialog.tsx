import { useState } from 'react'
import type { Greeting } from '../../../../shared/contracts/greeting'
import { isoDateOf } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { type DocumentLink, DocumentLinks } from '../../../wealth/DocumentLinks'
import { useAcceptTerms } from '../greeting.write'
import { PrintTerms } from './PrintTerms'
import { TermsText } from './TermsText'

interface TermsDialogProps {
  portal: Readonly<{ slug: string; name: string }>
  terms: NonNullable<Greeting['terms']>
  /** Another text was shown a moment ago. */
  isNew: boolean
  onChanged: () => void
  onLogOut: () => void
}

const linkTo = ({ id, name }: Readonly<{ id: string; name: string }>): DocumentLink => ({
  id,
  href: `/api/documents/${encodeURIComponent(id)}/download?inline=1`,
  label: name,
  date: null,
})

/** The terms of a portal, which go away when they are accepted. Whoever does not want to can only log out. */
export function TermsDialog({ isNew, onChanged, onLogOut, portal, terms }: TermsDialogProps) {
  const t = useText('greeting')
  const { isSaving, save } = useAcceptTerms()
  const [hasFailed, setFailed] = useState(false)
  const { acceptedAt } = terms

  const handleAccept = async () => {
    setFailed(false)
    try {
      await save({ portal: portal.slug, version: terms.version })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'terms_changed') onChanged()
      else setFailed(true)
    }
  }

  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={() => undefined}
      title={t('terms.title')}
      footer={
        <>
          <PrintTerms
            portal={portal.name}
            standing={t('terms.shownOn', { version: terms.version, date: formatDate(isoDateOf(new Date())) })}
            text={terms}
          />
          <Button variant="quiet" onPress={onLogOut}>
            {t('terms.logOut')}
          </Button>
          <Button variant="primary" autoFocus isBusy={isSaving} onPress={() => void handleAccept()}>
            {t('terms.accept')}
          </Button>
        </>
      }
    >
      <Text as="p" $role="small" $muted>
        {acceptedAt === null
          ? portal.name
          : t('terms.acceptedBefore', { portal: portal.name, date: formatDate(isoDateOf(new Date(acceptedAt))) })}
      </Text>
      {isNew && <Notice tone="warning" title={t('terms.changed')} />}
      {hasFailed && <Notice tone="error" title={t('terms.failed')} />}
      <TermsText {...terms} />
      {terms.document && (
        <div>
          <Text as="p" $role="small" $muted>
            {t('terms.document')}
          </Text>
          <DocumentLinks of={[linkTo(terms.document)]} />
        </div>
      )}
    </Dialog>
  )
}
