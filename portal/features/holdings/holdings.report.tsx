import { isCash } from '../../../shared/domain/assetClass'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { PaperTable } from '../../ui/table/PaperTable'
import { Text } from '../../ui/Text'
import type { ReportTable } from '../../wealth/reportTable'
import { holdingColumns } from './holdings.columns'

/** Holdings by asset class in the report, each class with its sums, and the total. */
export const holdingsReport: ReportTable = {
  id: 'holdings',
  parts: ['holdings', 'portfolio'],
  count: ({ holdings }) => holdings.length,
  useTexts: ({ asOf, period }) => {
    const t = useText('reportExport')
    return {
      title: t('holdings', { date: formatDate(asOf ?? period.to) }),
      empty: t('holdingsEmpty'),
      unavailable: t('holdingsUnavailable'),
    }
  },
  Table: ({ of: { portfolio, holdings, groups, total }, report: { currency } }) => {
    const t = useText('reportExport')
    const own = useText('holdings')
    const common = useText('common')
    const withoutCost = holdings.filter((holding) => holding.cost === null && !isCash(holding)).length
    return (
      <>
        <PaperTable
          columns={holdingColumns}
          rows={holdings}
          caption={t('holdingsCaption', { portfolio: portfolio.name, currency })}
          grouping={{
            of: ({ assetClass }) => assetClass,
            groups: groups.map((sum) => ({ id: sum.assetClass, name: common(`assetClass.${sum.assetClass}`), sum })),
          }}
          foot={{ name: t('holdingsTotal', { count: total.count }), sum: total }}
          isDense
        />
        {total.missing === 'incomplete' && (
          <Text as="p" $role="small" $muted>
            {own('incomplete')}
          </Text>
        )}
        {total.missing === null && withoutCost > 0 && (
          <Text as="p" $role="small" $muted>
            {own('withoutCost', { count: withoutCost })}
          </Text>
        )}
      </>
    )
  },
}
