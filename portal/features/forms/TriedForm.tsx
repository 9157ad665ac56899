import { useState } from 'react'
import type { PublicForm } from '../../../shared/contracts/forms/forms'
import { useText } from '../../lib/i18n/useText'
import { Notice } from '../../ui/Notice'
import { FormWizard, type Place } from './FormWizard'

/** A form that an editor tries out: it checks answers as ever, and they go nowhere. */
export function TriedForm({ form, place = null }: Readonly<{ form: PublicForm; place?: Place | null }>) {
  const t = useText('forms')
  /** Sending is over as soon as the editor shows another place. */
  const [sentAt, setSentAt] = useState<{ place: Place | null } | null>(null)
  return sentAt && sentAt.place === place ? (
    <Notice tone="gain" title={form.endMessage.trim() || t('thanks')}>
      {t('previewSent')}
    </Notice>
  ) : (
    <FormWizard form={form} place={place} addFile={keepNothing} onSend={async () => setSentAt({ place })} />
  )
}

/** A preview stores no file; it only says what it would be called. */
const keepNothing = async (_field: string, { name, size }: File) => ({ id: `preview-${name}`, name, size })
