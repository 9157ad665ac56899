/*
 * Options of the specification for holdings and transactions that people keep by hand. What a data provider sends has options of its own
 * (`assetClass.ts`, `transactionType.ts`).
 */

export const heldAssetClasses = ['Equity', 'Fixed income', 'Property', 'Cash', 'Other'] as const
/** A booking may be of a crypto-asset too; what is held of one is `Other` among the classes of holdings. */
export const bookedAssetClasses = [...heldAssetClasses, 'Crypto'] as const
export const heldTypes = ['Stock', 'Fund', 'Cash', 'Commodity', 'Other'] as const
export const heldRegions = ['Global', 'Europe', 'UK', 'North America', 'Emerging markets', 'Japan', 'Other'] as const
export const bookingTypes = ['Purchase', 'Sale', 'Contribution', 'Withdrawal', 'Dividend', 'Interest'] as const
export type BookingType = (typeof bookingTypes)[number]
