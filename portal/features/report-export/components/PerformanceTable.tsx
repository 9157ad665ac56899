import type { ReportResponse } from '../../../../shared/contracts/report'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { PaperTable } from '../../../ui/table/PaperTable'
import { commonBasis } from '../model/commonBasis'
import { performanceColumns } from '../report.columns'

/** How each portfolio performed beside its benchmark. */
export function PerformanceTable({ report }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const [only, ...others] = report.portfolios
  return (
    <PaperTable
      columns={performanceColumns}
      rows={report.portfolios.flatMap(({ portfolio: { id, name }, benchmarkName, returns }) => [
        { id, name, side: 'portfolio' as const, returns },
        ...(benchmarkName ? [{ id: `${id} benchmark`, name: benchmarkName, side: 'benchmark' as const, returns }] : []),
      ])}
      facts={{
        own: only?.returns[0]?.kind ?? '3m',
        basis: commonBasis(report),
        inception: only && others.length === 0 ? only.portfolio.inception : null,
      }}
      caption={t('howPerformedCaption', { date: formatDate(report.asOf ?? report.period.to) })}
    />
  )
}
