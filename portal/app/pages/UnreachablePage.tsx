import { useState } from 'react'
import type { ApiError } from '../../lib/apiClient'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../../ui/Button'
import { ErrorPage } from './ErrorPage'

/** When it cannot be found out who is signed in: no connection, or the server fails. */
export function UnreachablePage({ error, onRetry }: Readonly<{ error: ApiError; onRetry: () => Promise<void> }>) {
  const t = useText('shell')
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <ErrorPage
      status={error.status}
      {...(error.code === 'offline' ? { title: t('error.session.title') } : {})}
      action={
        <Button variant="primary" isBusy={isBusy} onPress={() => void retry()}>
          {t('error.tryAgain')}
        </Button>
      }
    />
  )
}
