import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useSession } from '../../lib/session'
import { lazyPart } from '../../ui/lazyPart'

const PortalLinks = lazyPart(() => import('./PortalLinks'), 'PortalLinks')

/** What the portal that is open, or the first of the person's, adds to the screens; fetched where there is something, so that no first view waits. */
export function LatePortalLinks({ place }: Readonly<{ place: 'rail' | 'popover' }>) {
  const { portal: slug } = useParams()
  const { portals } = useSession()
  const links = (portals.find((portal) => portal.slug === slug) ?? portals[0])?.links
  return links ? (
    <Suspense>
      <PortalLinks links={links} place={place} />
    </Suspense>
  ) : null
}
