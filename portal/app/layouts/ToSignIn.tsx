import { Navigate, useLocation } from 'react-router-dom'
import { endedBefore } from '../../lib/logoutTime'
import { paths } from '../../lib/paths'
import type { SessionState } from '../../lib/session'

type Props = Readonly<{ reason: Extract<SessionState, { status: 'signed-out' }>['reason'] }>

/** To the sign-in page, which knows the way back unless the person chose to leave, and says when a session has ended. */
export function ToSignIn({ reason }: Props) {
  const { pathname, search, hash } = useLocation()
  if (reason === 'left') return <Navigate to={paths.login()} replace />
  const redirectTo = `${pathname}${search}${hash}`
  const ended = reason === 'none' ? endedBefore() : reason
  const error = ended === 'idle' ? 'signed_out_idle' : ended === 'expired' ? 'session_expired' : undefined
  return <Navigate to={paths.login({ redirectTo, ...(error ? { error } : {}) })} replace />
}
