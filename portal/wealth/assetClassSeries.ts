import type { AssetClass } from '../../shared/domain/assetClass'
import type { SeriesNumber } from '../ui/tokens'

/** The chart colour of each class: always the same, so that a client knows it again from one portfolio to the next, and no two share one. */
export const assetClassSeries = {
  Collective: 1,
  'Fixed Interest': 2,
  Equity: 3,
  Commodity: 4,
  'Private Equity': 5,
  Alternative: 6,
  'Structured Note': 7,
  Cash: 8,
  Property: 9,
  Derivatives: 10,
  'Hedge Funds': 11,
  Others: 12,
} as const satisfies Record<AssetClass, SeriesNumber>
