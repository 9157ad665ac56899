import { Navigate, useParams } from 'react-router-dom'
import { isClient } from '../../../shared/domain/roles'
import { accountToOpen } from '../../features/account/rememberedAccount'
import { ClientsPage } from '../../features/clients/ClientsPage'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { ErrorPage } from './ErrorPage'

/** Advisors see their clients; investors go to their own account. */
export function PortalHomePage() {
  const { portal = '' } = useParams()
  const session = useSession()
  const t = useText('shell')
  if (!isClient(session.user)) return <AdvisorHome />
  const account = accountToOpen(session, portal)
  if (account) return <Navigate to={paths.account(portal, account.id)} replace />
  return (
    <ErrorPage
      status={404}
      message={t('error.noAccount', { portal: session.portals.find(({ slug }) => slug === portal)?.name ?? portal })}
    />
  )
}

function AdvisorHome() {
  const t = useText('shell')
  usePage({ title: t('nav.clients') })
  return <ClientsPage />
}
