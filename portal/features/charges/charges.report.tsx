import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { PaperTable } from '../../ui/table/PaperTable'
import type { ReportTable } from '../../wealth/reportTable'
import { chargeColumns, type ChargeLine } from './charges.columns'

/** Each charge of the period in the report, the oldest first. */
export const chargesReport: ReportTable = {
  id: 'charges',
  parts: ['charges', 'portfolio'],
  count: ({ charges }) => charges?.items.length ?? null,
  useTexts: ({ period }) => {
    const t = useText('charges')
    return {
      title: t('report', { from: formatDate(period.from), to: formatDate(period.to) }),
      empty: t('reportEmpty'),
      unavailable: t('unavailableText'),
    }
  },
  Table: ({ of: { charges, portfolio } }) => {
    const t = useText('charges')
    const rows = (charges?.items ?? [])
      .map((item, index): ChargeLine => ({ ...item, id: `${item.date} ${item.label} ${index}` }))
      .toReversed()
    return (
      <PaperTable
        columns={chargeColumns}
        rows={rows}
        caption={t('reportCaption', { portfolio: portfolio.name })}
        foot={{ name: t('count', { count: rows.length }), sum: { amount: charges?.total ?? null } }}
      />
    )
  },
}
