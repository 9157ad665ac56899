import type { ClientRow } from '../../../../shared/contracts/wealth/clients'
import { CsvButton } from '../../../ui/table/CsvButton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import type { Sort } from '../../../ui/table/useTableModel'
import { type ClientFacts, clientColumns } from '../clients.columns'

/** The specification's name of the file. */
const fileName = 'my_accounts.csv'

/** Downloads or copies the clients that the list shows, in its order. */
export function ExportClients({ rows, facts, sort }: { rows: readonly ClientRow[]; facts: ClientFacts; sort: Sort }) {
  const { cells, isBusy, save } = useCsvExport(clientColumns, { facts })
  return (
    <CsvButton
      isInBar
      isBusy={isBusy}
      isDisabled={rows.length === 0}
      onPress={() => save(fileName, rows, sort)}
      cells={() => cells(rows, sort)}
    />
  )
}
