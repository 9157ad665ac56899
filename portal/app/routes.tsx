import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { firstScreenOf, type ScreenPart } from '../../shared/routes/firstScreens'
import { OptionalFrame } from './layouts/OptionalFrame'
import { PortalLayout } from './layouts/PortalLayout'
import { RequireSession } from './layouts/RequireSession'
import { SessionLayout } from './layouts/SessionLayout'
import { lazyPage } from './lazyPage'
import { PageBoundary } from './PageBoundary'
import { PageLoading } from './PageLoading'
import { HomePage } from './pages/HomePage'
import { NotFoundPage } from './pages/NotFoundPage'

const SignInRoute = lazyPage(() => import('./pages/SignInRoute'), 'SignInRoute')
const DashboardFrame = lazyPage(() => import('./layouts/DashboardFrame'), 'DashboardFrame')
const PortalHomePage = lazyPage(() => import('./pages/PortalHomePage'), 'PortalHomePage')
const AccountRoute = lazyPage(() => import('./pages/AccountRoute'), 'AccountRoute')
const PortfolioRoute = lazyPage(() => import('./pages/PortfolioRoute'), 'PortfolioRoute')
const ReportRoute = lazyPage(() => import('./pages/ReportRoute'), 'ReportRoute')
const Gallery = lazyPage(() => import('../dev/Gallery'), 'Gallery')

const parts: Record<ScreenPart, { preload: () => Promise<void> }> = {
  SignInRoute,
  DashboardFrame,
  PortalHomePage,
  AccountRoute,
  PortfolioRoute,
  ReportRoute,
}

/** Fetches the files of the first screen before anything is drawn, beside the texts. A file that cannot be had is the screen's own matter. */
export async function preloadFirstScreen(pathname: string): Promise<void> {
  await Promise.allSettled(firstScreenOf(pathname).parts.map((part) => parts[part].preload()))
}

/** Every screen of the portal. */
export function AppRoutes() {
  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {/* Bare: the renderer of reports opens it without a session. */}
          <Route path="/dashboard/:portal/account/:account/export" element={<ReportRoute />} />
          <Route path="/dev/gallery" element={<Gallery />} />
          <Route element={<SessionLayout />}>
            <Route path="/login" element={<SignInRoute />} />
            <Route element={<RequireSession />}>
              <Route index element={<HomePage />} />
              <Route element={<DashboardFrame />}>
                <Route path="/dashboard/:portal" element={<PortalLayout />}>
                  <Route index element={<PortalHomePage />} />
                  <Route path="account/:account" element={<AccountRoute />} />
                  <Route path="portfolio/:portfolio" element={<PortfolioRoute />} />
                </Route>
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
