import type { ClientsResponse } from '../../shared/contracts/wealth/clients'
import { formatList } from '../../shared/format/list'
import { useClients } from '../features/clients/clients.read'
import { type ClientFilters, filterClients } from '../features/clients/model/clientFilters'
import { heldOf, summariseClients } from '../features/clients/model/summariseClients'
import { useClientView } from '../features/clients/useClientView'
import { SheetDrawer } from '../features/explain/components/SheetDrawer'
import { clientFigures, clientsSheet, type Shown } from '../features/explain/model/summed/clientsSheet'
import { useWords } from '../features/explain/useWords'
import { useText } from '../lib/i18n/useText'
import { useSession } from '../lib/session'

type Props = Readonly<{ portal: string; named: string; onClose: () => void }>

/** The drawer of a figure of the client list, `clients.value`; nothing for a name of none. */
export function ExplainClients({ named, onClose, portal }: Props) {
  const words = useWords('account')
  const read = useClients(portal)
  const { portals } = useSession()
  const { filters } = useClientView()
  const shownOf = useShownOf(filters)
  const figure = clientFigures.find((each) => named === `clients.${each}`)
  if (!figure) return null
  return (
    <SheetDrawer
      named={named}
      title={words.t(`titleOf.clients.${figure}`)}
      under={portals.find(({ slug }) => slug === portal)?.name ?? ''}
      read={read}
      sheetOf={(answer) => clientsSheet(answer, figure, shownOf(answer), words)}
      reasonOf={({ totals }) => totals.missing}
      isOfView={figure === 'shown'}
      onClose={onClose}
    />
  )
}

/** What the list's filters leave, as the list itself leaves it. */
function useShownOf(filters: ClientFilters): (answer: ClientsResponse) => Shown {
  const t = useText('clients')
  const { common, locale } = useWords('account')
  return (answer) => {
    const typeName = (type: NonNullable<ClientFilters['type']>) => common(`portfolioType.${type}`)
    const rows = filterClients(answer.clients, filters, typeName, answer.groups)
    const chosen = [
      filters.q.trim(),
      filters.type && typeName(filters.type),
      answer.groups.find(({ id }) => id === filters.group)?.name,
      filters.letter,
      filters.hideUnlinked && t('hideUnlinked'),
    ].flatMap((word) => word || [])
    return { rows: heldOf(rows), value: summariseClients(rows, answer).value, filters: formatList(chosen, locale) }
  }
}
