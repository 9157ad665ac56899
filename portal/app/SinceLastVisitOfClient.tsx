import { isClient } from '../../shared/domain/roles'
import { useSession } from '../lib/session'
import { LaterLine } from '../ui/LaterLine'
import { SinceLastVisit } from './SinceLastVisit'

/** `SinceLastVisit` on the page where a client lands. Whoever looks at it for others has it over the list of them. */
export function SinceLastVisitOfClient({ portal }: Readonly<{ portal: string }>) {
  const { user } = useSession()
  return (
    isClient(user) && (
      <LaterLine>
        <SinceLastVisit portal={portal} />
      </LaterLine>
    )
  )
}
