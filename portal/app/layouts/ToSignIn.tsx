import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths'
import type { SessionState } from '../../lib/session'

type Props = Readonly<{ reason: Extract<SessionState, { status: 'signed-out' }>['reason'] }>

/** To the sign-in page, which knows the way back unless the person chose to leave, and says when a session has ended. */
export function ToSignIn({ reason }: Props) {
  const { pathname, search, hash } = useLocation()
  if (reason === 'left') return <Navigate to={paths.login()} replace />
  const redirectTo = `${pathname}${search}${hash}`
  return <Navigate to={paths.login({ redirectTo, ...(reason === 'expired' ? { error: 'session_expired' } : {}) })} replace />
}
