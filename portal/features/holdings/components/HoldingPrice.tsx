import { Suspense, useState } from 'react'
import type { HoldingDetailResponse } from '../../../../shared/contracts/wealth/holdings'
import { formatDate } from '../../../../shared/format/date'
import { formatPrice } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { Cluster } from '../../../ui/Cluster'
import { DateText } from '../../../ui/DateText'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Text } from '../../../ui/Text'
import { type PricePeriod, pricePeriods, pricesOf } from '../model/pricesOf'
import { lazyPart } from '../../../ui/lazyPart'

const PriceChart = lazyPart(() => import('../../../charts/PriceChart'), 'PriceChart')

/** The price of one unit over three months, a year or five years. */
export function HoldingPrice({ detail: { holding, prices } }: { detail: HoldingDetailResponse }) {
  const t = useText('holdings')
  const common = useText('common')
  const locale = useLocale()
  const [period, setPeriod] = useState<PricePeriod>('1y')
  const shown = pricesOf(prices, period)
  const first = shown.at(0)
  const last = shown.at(-1)
  const inUnit = (price: (typeof shown)[number]['price']): string => formatPrice(price, holding.quoteUnit, locale)
  return (
    <section aria-labelledby="holding-price">
      <Cluster $between>
        <Cluster>
          <h3 id="holding-price">{common('term.price')}</h3>
          {holding.priceDate && (
            <Text $role="small" $muted>
              <DateText value={holding.priceDate} />
            </Text>
          )}
        </Cluster>
        <SegmentedControl
          label={t('drawer.pricePeriod')}
          items={pricePeriods.map((id) => ({ id, label: t(`drawer.period.${id}`) }))}
          value={period}
          onChange={setPeriod}
        />
      </Cluster>
      {first && last ? (
        <Suspense fallback={<ChartSkeleton kind="price" />}>
          <PriceChart
            prices={shown}
            quoteUnit={holding.quoteUnit}
            summary={t('drawer.priceSummary', {
              from: formatDate(first.date),
              to: formatDate(last.date),
              first: inUnit(first.price),
              last: inUnit(last.price),
            })}
            labels={{ price: common('term.price'), walk: t('drawer.walk') }}
          />
        </Suspense>
      ) : (
        <Text as="p" $muted>
          {t('drawer.noPrices')}
        </Text>
      )}
    </section>
  )
}
