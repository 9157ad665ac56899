import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useSessionState } from '../../lib/session'
import { PageLoading } from '../PageLoading'
import { UnreachablePage } from '../pages/UnreachablePage'

/** Lets signed-in people through and sends all others to the sign-in page, from where they come back. */
export function RequireSession() {
  const { state, reload } = useSessionState()
  const { pathname, search, hash } = useLocation()
  switch (state.status) {
    case 'loading':
      return <PageLoading />
    case 'failed':
      return <UnreachablePage error={state.error} onRetry={reload} />
    case 'signed-in':
      return <Outlet />
    case 'signed-out': {
      if (state.reason === 'left') return <Navigate to={paths.login()} replace />
      const redirectTo = `${pathname}${search}${hash}`
      return <Navigate to={paths.login({ redirectTo, ...(state.reason === 'expired' ? { error: 'session_expired' } : {}) })} replace />
    }
  }
}
