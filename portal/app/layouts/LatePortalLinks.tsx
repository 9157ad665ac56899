import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useBrand } from '../../lib/bootstrap'
import { useSession } from '../../lib/session'
import { lazyPart } from '../../ui/lazyPart'

const PortalLinks = lazyPart(() => import('./PortalLinks'), 'PortalLinks')

/**
 * What the portal that is open, or the first of the person's, adds to the screens, and the processes of the brand; fetched where there may be
 * something, so that no first view waits.
 */
export function LatePortalLinks({ place }: Readonly<{ place: 'rail' | 'popover' }>) {
  const { portal: slug } = useParams()
  const { navigation } = useBrand()
  const { portals } = useSession()
  const portal = portals.find((each) => each.slug === slug) ?? portals[0]
  return portal && (portal.links || navigation.processes) ? (
    <Suspense>
      <PortalLinks links={portal.links} portal={portal.slug} place={place} />
    </Suspense>
  ) : null
}
