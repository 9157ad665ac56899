import Big from 'big.js'

/** Price times units, in the holding's currency or pence, with at most seven places; null without one of the two. */
export const valueOfHolding = (units: number | null | undefined, price: number | null | undefined): number | null =>
  typeof units === 'number' && typeof price === 'number' ? new Big(String(units)).times(String(price)).round(7).toNumber() : null
