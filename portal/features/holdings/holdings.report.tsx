import { isCash } from '../../../shared/domain/assetClass'
import { addDays } from '../../../shared/domain/dates'
import { isFairValued } from '../../../shared/domain/holdings/isFairValued'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { PaperTable } from '../../ui/table/PaperTable'
import { Text } from '../../ui/Text'
import type { ReportTable } from '../../wealth/reportTable'
import { FairValueMark } from './components/FairValueMark'
import { holdingColumns } from './holdings.columns'

/** A price that is older than this is told with its day. */
const maxPriceDays = 7

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
  Table: ({ of: { portfolio, holdings, groups, total }, report: { asOf, currency, period } }) => {
    const t = useText('reportExport')
    const own = useText('holdings')
    const common = useText('common')
    const fresh = addDays(asOf ?? period.to, -maxPriceDays)
    const priced = holdings.filter((holding) => !isCash(holding))
    const withoutPrice = holdings.filter(isFairValued)
    const old = priced.flatMap(({ name, price, priceDate }) =>
      price !== null && priceDate !== null && priceDate < fresh ? [{ name, priceDate }] : [],
    )
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
        {withoutPrice.length > 0 && (
          <Text as="p" $role="small" $muted>
            <FairValueMark /> {t('noPrice', { names: withoutPrice.map(({ name }) => name).join(', ') })}
          </Text>
        )}
        {old.length > 0 && (
          <Text as="p" $role="small" $muted>
            {t('oldPrice', { names: old.map(({ name, priceDate }) => t('priceOf', { name, date: formatDate(priceDate) })).join(', ') })}
          </Text>
        )}
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
