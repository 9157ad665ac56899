import { Outlet } from 'react-router-dom'
import { nationalLoginCode } from '../../lib/apiClient'
import { useSessionState } from '../../lib/session'
import { PageLoading } from '../PageLoading'
import { NationalLoginPage } from '../pages/NationalLoginPage'
import { UnreachablePage } from '../pages/UnreachablePage'
import { ToSignIn } from './ToSignIn'

/** Lets signed-in people through and sends all others to the sign-in page, from where they come back, or to the national login of the brand. */
export function RequireSession() {
  const { state, reload } = useSessionState()
  switch (state.status) {
    case 'loading':
      return <PageLoading />
    case 'failed':
      return state.error.code === nationalLoginCode ? <NationalLoginPage /> : <UnreachablePage error={state.error} onRetry={reload} />
    case 'signed-in':
      return <Outlet />
    case 'signed-out':
      return <ToSignIn reason={state.reason} />
  }
}
