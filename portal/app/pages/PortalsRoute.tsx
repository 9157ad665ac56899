import { Navigate } from 'react-router-dom'
import { PortalList } from '../../features/portals/PortalList'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { PageHead } from '../../ui/PageHead'
import { Text } from '../../ui/Text'

/** The choice between several portals. Whoever has none to make is led to their own first screen: clients, and advisors of a brand with one portal. */
export function PortalsRoute() {
  const t = useText('portals')
  const { home, portals } = useSession()
  usePage({ title: t('title') })
  if (home !== paths.portals) return <Navigate to={paths.home} replace />
  return (
    <>
      <PageHead>
        <h1>{t('title')}</h1>
        <Text as="p" $muted>
          {t('lead')}
        </Text>
      </PageHead>
      <PortalList portals={portals} />
    </>
  )
}
