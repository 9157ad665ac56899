import type { ReportResponse } from '../../../../shared/contracts/report'
import { sumMoney } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { PaperTable } from '../../../ui/table/PaperTable'
import { allocationColumns } from '../report.columns'

/** Where the account is invested, by asset class. */
export function AllocationTable({ report: { asOf, currency, groups, period } }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const values = groups.map(({ value }) => value)
  return (
    <PaperTable
      columns={allocationColumns}
      rows={groups.map((group) => ({ ...group, id: group.assetClass }))}
      caption={t('whereInvestedCaption', { date: formatDate(asOf ?? period.to) })}
      foot={{ name: t('total'), sum: sumMoney(values, currency) }}
    />
  )
}
