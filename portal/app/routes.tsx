import { type ReactNode, Suspense } from 'react'
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom'
import { isOfAccounts, isScreenOf, paramsAt, screenAt, type ScreenId, screenOf } from '../../shared/routes/screens'
import { useBootstrap } from '../lib/bootstrap'
import { OptionalFrame } from './layouts/OptionalFrame'
import { RequireSession } from './layouts/RequireSession'
import { ScreenForRoles } from './layouts/ScreenForRoles'
import { SessionLayout } from './layouts/SessionLayout'
import { PageBoundary } from './PageBoundary'
import { PageLoading } from './PageLoading'
import { HomePage } from './pages/HomePage'
import { NotFoundPage } from './pages/NotFoundPage'
import { DashboardFrame, PortalLayout, screenParts } from './screenParts'

/**
 * The screen of the address, within its frames. Which screen that is `screens` says, to the server and here alike; the router's own table of
 * routes would say it again, and brings error pages and data loading for a server framework into every first load (3 kB). `Outlet` and
 * `useParams` are the router's.
 */
export function AppRoutes() {
  const bootstrap = useBootstrap()
  const { pathname } = useLocation()
  const found = screenAt(pathname)
  const id = found !== null && isScreenOf(bootstrap, screenOf(found)) ? found : null
  const params = id === null ? {} : paramsAt(id, pathname)
  const drawn = levelsOf(id, pathname).reduceRight<ReactNode>(
    (inner, level) => (
      <RouteContext
        value={{ outlet: <>{inner}</>, matches: [{ params, pathname, pathnameBase: pathname, route: {} }], isDataRoute: false }}
      >
        {level}
      </RouteContext>
    ),
    null,
  )
  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>{drawn}</Suspense>
    </PageBoundary>
  )
}

/** The frames of an address from the outside in, and what stands within them. */
function levelsOf(id: ScreenId | null, pathname: string): readonly ReactNode[] {
  if (id === null) {
    return pathname === '/'
      ? [<SessionLayout />, <RequireSession />, <HomePage />]
      : [<SessionLayout />, <OptionalFrame frame={<DashboardFrame />} />, <NotFoundPage />]
  }
  const screen = <OneScreen id={id} />
  switch (screenOf(id).frame) {
    case 'none':
      // Bare: the renderer of reports opens one without a session.
      return [screen]
    case 'session':
      return [<SessionLayout />, screen]
    case 'person':
      return [<SessionLayout />, <RequireSession />, <DashboardFrame />, screen]
    case 'portal':
      return [<SessionLayout />, <RequireSession />, <DashboardFrame />, <PortalLayout />, screen]
  }
}

function OneScreen({ id }: Readonly<{ id: ScreenId }>) {
  const Part = screenParts[id]
  const { staffFlag } = screenOf(id)
  return staffFlag ? (
    <ScreenForRoles flag={staffFlag} isOfAccounts={isOfAccounts(id)}>
      <Part />
    </ScreenForRoles>
  ) : (
    <Part />
  )
}
