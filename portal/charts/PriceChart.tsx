import { useMemo } from 'react'
import type { QuoteUnit } from '../../shared/domain/currency'
import type { IsoDate } from '../../shared/domain/dates'
import { decimal, type DecimalString } from '../../shared/domain/money'
import { formatPrice } from '../../shared/format/number'
import { useLocale } from '../lib/i18n/LocaleContext'
import type { Line } from './line'
import { LineChart } from './LineChart'
import { tickDigits } from './ticks'

export interface PriceChartProps {
  /** Oldest first, already cut to the period that is shown. */
  prices: readonly { date: IsoDate; price: DecimalString }[]
  quoteUnit: QuoteUnit
  /** "Price over one year, from £4.1230 to £4.2186." */
  summary: string
  labels: {
    price: string
    /** Name of the walk along the points. */
    walk: string
  }
}

/** The price of one unit over time, in a drawer. */
export function PriceChart({ prices, quoteUnit, summary, labels }: PriceChartProps) {
  const locale = useLocale()
  const dates = useMemo(() => prices.map(({ date }) => date), [prices])
  const lines = useMemo<Line[]>(
    () => [{ id: 'price', kind: 'series', label: labels.price, values: prices.map(({ price }) => Number(price)) }],
    [prices, labels.price],
  )
  const inUnit = (text: string) => formatPrice(decimal(text), quoteUnit, locale)
  return (
    <LineChart
      summary={summary}
      walkLabel={labels.walk}
      dates={dates}
      lines={lines}
      size="small"
      tickCount={3}
      formatTick={(tick, ticks) => inUnit(tick.toFixed(tickDigits(ticks)))}
      formatValue={(value) => inUnit(String(value))}
      // There is room for five figures.
      formatEnd={(value) => inUnit(value.toFixed(value >= 1000 ? 0 : value >= 100 ? 1 : 2))}
    />
  )
}
