import { Suspense } from 'react'
import { ApiError } from '../lib/apiClient'
import { useText } from '../lib/i18n/useText'
import { Button } from './Button'
import { Notice } from './Notice'
import { RefusalText } from './RefusalText'

/** Why the whole was not saved; what was typed stays. */
export function FormFailure({ error, isSaving, onRetry }: { error: unknown; isSaving: boolean; onRetry: () => void }) {
  const t = useText('ui')
  const { status, code, detail } = error instanceof ApiError ? error : { status: 500, code: 'server_error', detail: undefined }
  const retry = (
    <Button size="s" isBusy={isSaving} onPress={onRetry}>
      {t('retry')}
    </Button>
  )
  if (code === 'offline') return <Notice tone="error" title={t('form.offline')} action={retry} children={t('form.kept')} />
  if (status === 409 || status === 412) {
    const by = byOf(detail)
    return <Notice tone="error" title={by ? t('form.conflictBy', { name: by }) : t('form.conflict')} children={t('form.conflictDetail')} />
  }
  if (status === 0 || status >= 500) return <Notice tone="error" title={t('form.failed')} action={retry} children={t('form.kept')} />
  return (
    <Notice tone="error" title={t('form.refused')}>
      <Suspense fallback={null}>
        <RefusalText code={code} />
      </Suspense>
    </Notice>
  )
}

/** Who saved first, when the server says so. */
function byOf(detail: unknown): string | null {
  if (typeof detail !== 'object' || detail === null || !('by' in detail)) return null
  return typeof detail.by === 'string' ? detail.by : null
}
