import Download from 'lucide-react/icons/download'
import type { ClientRow } from '../../../../shared/contracts/wealth/clients'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import type { Sort } from '../../../ui/table/useTableModel'
import { type ClientFacts, clientColumns } from '../clients.columns'

/** The specification's name of the file. */
const fileName = 'my_accounts.csv'

/** Downloads the clients that the list shows, in its order. */
export function ExportClients({ rows, facts, sort }: { rows: readonly ClientRow[]; facts: ClientFacts; sort: Sort }) {
  const common = useText('common')
  const { isBusy, save } = useCsvExport(clientColumns, { facts })
  return (
    <Button icon={Download} isBusy={isBusy} isDisabled={rows.length === 0} onPress={() => save(fileName, rows, sort)}>
      {common('exportCsv')}
    </Button>
  )
}
