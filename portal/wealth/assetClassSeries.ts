import type { AssetClass } from '../../shared/domain/assetClass'
import { type SeriesNumber } from '../ui/tokens'

/** Nine of the twelve classes always have the same colour, so that a client recognises them from one portfolio to the next. */
const fixed: Partial<Record<AssetClass, SeriesNumber>> = {
  Collective: 1,
  'Fixed Interest': 2,
  Equity: 3,
  Commodity: 4,
  'Private Equity': 5,
  Alternative: 6,
  'Structured Note': 7,
  Cash: 8,
  Property: 9,
}

const cashAndTheRest = 8

/** Number of the chart colour (1 to 9) of each class of a portfolio. The rarer classes take a colour that the portfolio leaves free; a tenth class shares that of the rest. */
export function assetClassSeries(classes: readonly AssetClass[]): (assetClass: AssetClass) => SeriesNumber {
  const used = new Set(classes.map((assetClass) => fixed[assetClass]))
  const free = ([9, 7, 5, 4, 6, 3, 2, 1] as const).filter((series) => !used.has(series))
  const rare = new Map(
    classes.filter((assetClass) => fixed[assetClass] === undefined).map((assetClass, index) => [assetClass, free[index]]),
  )
  return (assetClass) => fixed[assetClass] ?? rare.get(assetClass) ?? cashAndTheRest
}
