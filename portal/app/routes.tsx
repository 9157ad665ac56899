import { type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { isScreenOf, type ScreenEntry, type ScreenId, screenIds, screenOf } from '../../shared/routes/screens'
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

/** Every screen of the portal that this brand has. */
export function AppRoutes() {
  const bootstrap = useBootstrap()
  const routesIn = (frame: ScreenEntry['frame']): ReactNode[] =>
    screenIds
      .filter((id) => screenOf(id).frame === frame && isScreenOf(bootstrap, screenOf(id)))
      .map((id) => <Route key={id} path={screenOf(id).path} element={<OneScreen id={id} />} />)
  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {/* Bare: the renderer of reports opens one without a session. */}
          {routesIn('none')}
          <Route element={<SessionLayout />}>
            {routesIn('session')}
            <Route element={<RequireSession />}>
              <Route index element={<HomePage />} />
              <Route element={<DashboardFrame />}>
                <Route element={<PortalLayout />}>{routesIn('portal')}</Route>
              </Route>
            </Route>
            <Route element={<OptionalFrame frame={<DashboardFrame />} />}>
              <Route path="/dashboard/404" element={<NotFoundPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}

function OneScreen({ id }: Readonly<{ id: ScreenId }>) {
  const Part = screenParts[id]
  const { staffFlag } = screenOf(id)
  return staffFlag ? (
    <ScreenForRoles flag={staffFlag}>
      <Part />
    </ScreenForRoles>
  ) : (
    <Part />
  )
}
