import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { ProvenanceScope } from '../../wealth/ProvenanceScope'
import { ErrorPage } from '../pages/ErrorPage'
import { usePortalLocale } from './usePortalLocale'
import { usePortalTheme } from './usePortalTheme'

/** Lets through to an active portal of the signed-in person. */
export function PortalLayout() {
  const { portal: slug = '' } = useParams()
  const { onboarding, portals } = useSession()
  const { pathname } = useLocation()
  const t = useText('shell')
  const portal = portals.find((candidate) => candidate.slug === slug)
  usePortalTheme(portal?.theme)
  usePortalLocale(portal?.language)
  if (!portal) return <Navigate to={paths.notFound} replace />
  if (!portal.active) {
    return (
      <ErrorPage status={403} message={t('error.inactivePortal', { portal: portal.name })} subMessage={t('error.contactAdministrator')} />
    )
  }
  // Somebody who is new goes through the process that leads them in first.
  if (onboarding && onboarding !== pathname) return <Navigate to={onboarding} replace />
  return (
    <ProvenanceScope>
      <Outlet />
    </ProvenanceScope>
  )
}
