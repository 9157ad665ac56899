import type { ReportResponse } from '../../../../shared/contracts/report'
import { addDays } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { PaperMatrix } from '../../../ui/table/PaperTable'
import { columnsOf } from '../model/accountColumns'
import { type MovementRow, movementColumns } from '../report.columns'

/** The value at the end, for a report that knows no more. */
const closingColumns = { ...movementColumns, columns: movementColumns.columns.filter(({ id }) => id === 'name' || id === 'closing') }

/** How the value changed, a column a portfolio and one for the account. */
export function MovementTable({ report }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const portfolios = report.portfolios.map(({ portfolio, movement }): MovementRow => ({
    name: portfolio.name,
    movement,
    closing: movement?.closing ?? portfolio.value,
  }))
  const account: MovementRow = { name: t('accountColumn'), movement: report.movement, closing: report.movement?.closing ?? report.value }
  const { from, to } = report.period
  // The opening value is that of the evening before the first day.
  const facts = { before: addDays(from, -1), to }
  const caption = t('howChangedCaption', { from: formatDate(facts.before), to: formatDate(to), currency: report.currency })
  const columns = [...portfolios, account].some(({ movement }) => movement) ? movementColumns : closingColumns
  return columnsOf(report, portfolios, account).map((rows, index) => (
    <PaperMatrix key={index} columns={columns} rows={rows} facts={facts} caption={caption} footId="closing" />
  ))
}
