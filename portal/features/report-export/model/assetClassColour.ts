import type { AssetClass } from '../../../../shared/domain/assetClass'

const series: Record<AssetClass, number> = {
  Cash: 8,
  Alternative: 6,
  Collective: 1,
  Commodity: 4,
  Derivatives: 7,
  Equity: 3,
  'Fixed Interest': 2,
  'Hedge Funds': 6,
  Others: 8,
  'Private Equity': 5,
  Property: 9,
  'Structured Note': 7,
}

/** The token of a class's bar. The bars are labelled, so classes that seldom meet may share one. */
export const assetClassColour = (assetClass: AssetClass): string => `var(--series-${series[assetClass]})`
