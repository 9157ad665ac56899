import { Navigate } from 'react-router-dom'
import { paths, safeRedirect } from '../../lib/paths'
import { useSession } from '../../lib/session'

/** `/` is the person's first screen. */
export function HomePage() {
  const { home } = useSession()
  return <Navigate to={safeRedirect(home) ?? paths.notFound} replace />
}
