import type { Overwrite } from '../../../../shared/contracts/editing/saved'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'

interface ConflictNoticeProps {
  overwrite: Overwrite
  /** What a field is called here; null for one that the form does not have. */
  nameOf: (field: string) => string | null
  onTheirs: () => void
}

/** Somebody else saved the record while it was being edited: who, which fields, and the two ways on. */
export function ConflictNotice({ nameOf, onTheirs, overwrite: { by, fields } }: ConflictNoticeProps) {
  const t = useText('editing')
  const names = [...new Set(fields.flatMap((field) => nameOf(field) ?? []))]
  return (
    <Notice
      tone="error"
      title={by ? t('conflict.by', { name: by }) : t('conflict.title')}
      action={
        <Button size="s" onPress={onTheirs}>
          {t('conflict.theirs')}
        </Button>
      }
    >
      {names.length > 0 && `${t('conflict.fields', { fields: names.join(', ') })} `}
      {t('conflict.kept')}
    </Notice>
  )
}
