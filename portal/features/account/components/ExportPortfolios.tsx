import type { PortfolioRow } from '../../../../shared/contracts/wealth/portfolios'
import { csvFileName } from '../../../lib/csvFileName'
import { CsvButton } from '../../../ui/table/CsvButton'
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
  const { cells, isBusy, save } = useCsvExport(portfolioColumns, { facts })
  return (
    rows.length > 0 && <CsvButton isBusy={isBusy} onPress={() => save(csvFileName(name, 'portfolios'), rows)} cells={() => cells(rows)} />
  )
}
