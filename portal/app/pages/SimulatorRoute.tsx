import { useParams } from 'react-router-dom'
import { useAccount } from '../../features/account/account.read'
import { accountsOn } from '../../features/account/rememberedAccount'
import { useSession } from '../../lib/session'
import { lazyPart } from '../../ui/lazyPart'

const SimulatorPage = lazyPart(() => import('../../features/simulator/SimulatorPage'), 'SimulatorPage', { texts: ['simulator', 'fields'] })

/** The strategy simulator, with whom a client may ask about it. Its code comes after the frame: nobody starts here. */
export function SimulatorRoute() {
  const { portal = '' } = useParams()
  const session = useSession()
  const own = accountsOn(session, portal).own
  const account = useAccount(own[0]?.id).data?.account
  return <SimulatorPage portal={portal} advisor={account?.advisor ?? null} />
}
