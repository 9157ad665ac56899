import { isCash } from '../../../shared/domain/assetClass'
import type { Holding } from '../../../shared/contracts/wealth/holdings'
import { gainOf } from '../../../shared/domain/holdings/groupHoldings'
import type { ProviderHolding } from '../wealth/provider'

/** A provider's holding as our contract has it. Cash has no gain; its weight is set when the holdings are grouped. */
export function presentHolding(holding: ProviderHolding): Holding {
  const {
    assetClass,
    cashType,
    cost,
    dayChange,
    externalId,
    name,
    price,
    priceDate,
    quoteUnit,
    region,
    sector,
    sedol,
    symbol,
    units,
    value,
  } = holding
  const gain = isCash(holding) ? { gain: null, gainRatio: null } : gainOf(value, cost)
  return {
    id: externalId,
    name,
    symbol,
    sedol,
    assetClass,
    sector,
    region,
    cashType,
    quoteUnit,
    units,
    price,
    priceDate,
    value,
    cost: isCash(holding) ? (cost ?? value) : cost,
    ...gain,
    weight: null,
    yield: holding.yield,
    dayChange,
  }
}
