import { Navigate } from 'react-router-dom'
import { isClient } from '../../../shared/domain/roles'
import { accountsOn } from '../../features/account/rememberedAccount'
import { paths, safeRedirect } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { UnboundPage } from './UnboundPage'

/** `/` is the person's first screen; for an investor with several accounts the one that they looked at last, or all together. */
export function HomePage() {
  const session = useSession()
  const [any] = session.accounts
  if (session.isUnbound && !any) return <UnboundPage />
  const { first, own } = any && isClient(session.user) ? accountsOn(session, any.portal) : { first: null, own: [] }
  const ofClient = any && (first ? paths.account(first.portal, first.id) : own.length > 1 ? paths.clients(any.portal) : null)
  return <Navigate to={ofClient || safeRedirect(session.home) || paths.notFound} replace />
}
