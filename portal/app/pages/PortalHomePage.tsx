import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { ClientRow } from '../../../shared/contracts/wealth/clients'
import { homeRole, isClient } from '../../../shared/domain/roles'
import { accountsOn } from '../../features/account/rememberedAccount'
import { ClientsPage } from '../../features/clients/ClientsPage'
import { useExplaining } from '../../lib/explaining'
import { useText } from '../../lib/i18n/useText'
import { useMayEdit } from '../../lib/opening'
import { usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { lazyPart } from '../../ui/lazyPart'
import { Editing } from '../editing/Editing'
import { EditMenu } from '../editing/EditMenu'
import { PageLoading } from '../PageLoading'
import { SinceLastVisit } from '../SinceLastVisit'
import { ErrorPage } from './ErrorPage'
import { UnboundPage } from './UnboundPage'

const FamilyHome = lazyPart(() => import('./FamilyHome'), 'FamilyHome', { texts: ['account', 'report'] })

const HomeTools = lazyPart(() => import('../editing/HomeTools'), 'HomeTools', { texts: ['clientViews', 'editing'] })

const ExplainClients = lazyPart(() => import('../ExplainClients'), 'ExplainClients', { texts: ['explain'] })

/** Advisors see their clients; investors go to their only account, or see all of theirs together; who only keeps an organisation goes there. */
export function PortalHomePage() {
  const { portal = '' } = useParams()
  const session = useSession()
  const t = useText('shell')
  if (homeRole(session.user) === 'company-admin') return <Navigate to={paths.organisation} replace />
  if (!isClient(session.user)) return session.isUnbound ? <UnboundPage /> : <AdvisorHome />
  const { first, own } = accountsOn(session, portal)
  const [account, ...others] = own
  if (account && others.length > 0)
    return (
      <Suspense fallback={<PageLoading />}>
        <FamilyHome portal={portal} />
      </Suspense>
    )
  const only = account ?? first
  if (only) return <Navigate to={paths.account(portal, only.id)} replace />
  return (
    <ErrorPage
      status={404}
      message={t('error.noAccount', { portal: session.portals.find(({ slug }) => slug === portal)?.name ?? portal })}
    />
  )
}

function AdvisorHome() {
  const t = useText('shell')
  const { portal = '' } = useParams()
  const mayEdit = useMayEdit()
  const { close, figure } = useExplaining()
  usePage({ title: t('nav.clients') })
  const since = <SinceLastVisit portal={portal} />
  const explained = figure && (
    <Suspense>
      <ExplainClients portal={portal} named={figure} onClose={close} />
    </Suspense>
  )
  if (!mayEdit)
    return (
      <>
        <ClientsPage since={since} />
        {explained}
      </>
    )
  return (
    <>
      <ClientsPage
        since={since}
        tools={
          <Suspense>
            <HomeTools portal={portal} />
          </Suspense>
        }
        editOf={editOf}
      />
      <Editing />
      {explained}
    </>
  )
}

const editOf = ({ id, name }: ClientRow) => <EditMenu account={id} name={name} />
