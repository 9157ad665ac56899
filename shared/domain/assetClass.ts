import * as z from 'zod/mini'

/** Asset classes of the data feeds, in the order in which holdings are shown: cash first, then by name. */
export const assetClasses = [
  'Cash',
  'Alternative',
  'Collective',
  'Commodity',
  'Derivatives',
  'Equity',
  'Fixed Interest',
  'Hedge Funds',
  'Others',
  'Private Equity',
  'Property',
  'Structured Note',
] as const

export const assetClassSchema = z.enum(assetClasses)
export type AssetClass = z.infer<typeof assetClassSchema>

/** Position of a class in the shown order. */
export const assetClassRank = (assetClass: AssetClass): number => assetClasses.indexOf(assetClass)

/** Whether a holding is cash, for screen, paper and CSV alike: it has neither units nor a price, costs what it is worth, and has no gain. */
export const isCash = ({ assetClass }: Readonly<{ assetClass: AssetClass }>): boolean => assetClass === 'Cash'
