import { useClients } from '../features/clients/clients.read'
import { SheetDrawer } from '../features/explain/components/SheetDrawer'
import { clientFigures, clientsSheet } from '../features/explain/model/summed/clientsSheet'
import { useWords } from '../features/explain/useWords'
import { useSession } from '../lib/session'

type Props = Readonly<{ portal: string; named: string; onClose: () => void }>

/** The drawer of a figure of the client list, `clients.value`; nothing for a name of none. */
export function ExplainClients({ named, onClose, portal }: Props) {
  const words = useWords('account')
  const read = useClients(portal)
  const { portals } = useSession()
  const figure = clientFigures.find((each) => named === `clients.${each}`)
  if (!figure) return null
  return (
    <SheetDrawer
      named={named}
      title={words.t(`titleOf.clients.${figure}`)}
      under={portals.find(({ slug }) => slug === portal)?.name ?? ''}
      read={read}
      sheetOf={(answer) => clientsSheet(answer, figure, words)}
      reasonOf={({ totals }) => totals.missing}
      onClose={onClose}
    />
  )
}
