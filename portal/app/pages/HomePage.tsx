import { Navigate } from 'react-router-dom'
import { isClient } from '../../../shared/domain/roles'
import { accountToOpen } from '../../features/account/rememberedAccount'
import { paths, safeRedirect } from '../../lib/paths'
import { useSession } from '../../lib/session'

/** `/` is the person's first screen; for an investor with several accounts the one that they looked at last. */
export function HomePage() {
  const session = useSession()
  const [first] = session.accounts
  const account = first && isClient(session.user) ? accountToOpen(session, first.portal) : undefined
  const home = account ? paths.account(account.portal, account.id) : safeRedirect(session.home)
  return <Navigate to={home ?? paths.notFound} replace />
}
