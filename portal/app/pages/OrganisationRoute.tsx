import { useText } from '../../lib/i18n/useText'
import { useSession } from '../../lib/session'
import { lazyPart } from '../../ui/lazyPart'
import { Editing } from '../editing/Editing'
import { ErrorPage } from './ErrorPage'

const OrganisationPage = lazyPart(() => import('../../features/profile/OrganisationPage'), 'OrganisationPage', { texts: ['profile'] })

/** The organisation of a company admin; forbidden to all others. */
export function OrganisationRoute() {
  const { user } = useSession()
  if (!user.roles.includes('company-admin')) return <Closed />
  return (
    <>
      <OrganisationPage />
      <Editing />
    </>
  )
}

function Closed() {
  const t = useText('errors')
  const shell = useText('shell')
  return <ErrorPage status={403} message={t('closedPage')} subMessage={shell('error.contactAdministrator')} />
}
