import { useText } from '../../lib/i18n/useText'
import { PaperMatrix } from '../../ui/table/PaperTable'
import type { ReportTable } from '../../wealth/reportTable'
import { discreteReturnColumns } from './discreteReturns.columns'
import { matrixColumns } from './model/matrix'

/** Discrete returns in the report: the calendar years in one table, the periods in another. */
export const performanceReport: ReportTable = {
  id: 'discrete',
  parts: ['performance', 'portfolio'],
  count: ({ discrete }) => discrete.length || null,
  useTexts: () => {
    const t = useText('reportExport')
    return { title: t('discrete'), empty: '', unavailable: '' }
  },
  Table: ({ of: { portfolio, discrete } }) => {
    const t = useText('reportExport')
    const { years, periods } = matrixColumns(discrete)
    const tables = [
      { rows: years, corner: t('byYear'), caption: t('byYearCaption', { portfolio: portfolio.name }) },
      { rows: periods, corner: t('byPeriod'), caption: t('byPeriodCaption', { portfolio: portfolio.name }) },
    ]
    return tables.map((table) => table.rows.length > 0 && <PaperMatrix key={table.corner} columns={discreteReturnColumns} {...table} />)
  },
}
