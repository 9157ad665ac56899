import Download from 'lucide-react/icons/download'
import type { PortfolioRow } from '../../../../shared/contracts/wealth/portfolios'
import { csvFileName } from '../../../lib/csvFileName'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { portfolioColumns, type PortfolioFacts } from '../portfolios.columns'

interface Props {
  /** Of the account or of the person, for the name of the file. */
  name: string
  rows: readonly PortfolioRow[]
  facts: PortfolioFacts
}

/** Downloads the table of portfolios, in the order in which they came. */
export function ExportPortfolios({ facts, name, rows }: Props) {
  const common = useText('common')
  const { isBusy, save } = useCsvExport(portfolioColumns, { facts })
  return (
    rows.length > 0 && (
      <Button variant="quiet" size="s" icon={Download} isBusy={isBusy} onPress={() => save(csvFileName(name, 'portfolios'), rows)}>
        {common('exportCsv')}
      </Button>
    )
  )
}
