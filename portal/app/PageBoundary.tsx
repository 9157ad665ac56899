import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { useText } from '../lib/i18n/useText'
import { ApiError } from '../lib/apiClient'
import { Button } from '../ui/Button'
import { ErrorPage } from './pages/ErrorPage'

/** A page that breaks leaves the frame standing; going elsewhere leaves the error behind. */
export function PageBoundary({ children }: Readonly<{ children: ReactNode }>) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname} fallback={({ error }) => <Broken error={error} />}>
      {children}
    </ErrorBoundary>
  )
}

function Broken({ error }: Readonly<{ error: unknown }>) {
  const t = useText('shell')
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return <ErrorPage status={error.status} />
  // The texts of the page may be missing, or what it was given made no sense: only loading it anew changes that.
  return (
    <ErrorPage
      status={500}
      action={
        <Button variant="primary" onPress={() => location.reload()}>
          {t('error.tryAgain')}
        </Button>
      }
    />
  )
}
