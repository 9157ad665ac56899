import { Outlet } from 'react-router-dom'
import { useSessionState } from '../../lib/session'
import { PageLoading } from '../PageLoading'
import { UnreachablePage } from '../pages/UnreachablePage'
import { ToSignIn } from './ToSignIn'

/** Lets signed-in people through and sends all others to the sign-in page, from where they come back. */
export function RequireSession() {
  const { state, reload } = useSessionState()
  switch (state.status) {
    case 'loading':
      return <PageLoading />
    case 'failed':
      return <UnreachablePage error={state.error} onRetry={reload} />
    case 'signed-in':
      return <Outlet />
    case 'signed-out':
      return <ToSignIn reason={state.reason} />
  }
}
