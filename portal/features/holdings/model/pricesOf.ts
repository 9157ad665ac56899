import type { HoldingDetailResponse } from '../../../../shared/contracts/wealth/holdings'
import { addMonths } from '../../../../shared/domain/dates'

export const pricePeriods = ['3m', '1y', '5y'] as const
export type PricePeriod = (typeof pricePeriods)[number]

const months: Record<PricePeriod, number> = { '3m': 3, '1y': 12, '5y': 60 }

/** Prices of the period that ends with the last one, oldest first; fewer than two make no line and are left out. */
export function pricesOf(prices: HoldingDetailResponse['prices'], period: PricePeriod): HoldingDetailResponse['prices'] {
  const last = prices.at(-1)
  if (!last) return []
  const from = addMonths(last.date, -months[period])
  const shown = prices.filter((point) => point.date >= from)
  return shown.length < 2 ? [] : shown
}
