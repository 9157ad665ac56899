import { type AssetClass, assetClasses } from '../../../../shared/domain/assetClass'
import { type PortfolioType, portfolioTypes } from '../../../../shared/domain/portfolioType'
import { type TransactionType, transactionTypes } from '../../../../shared/domain/transactionType'

/** A word of theirs in ours, or null when it is not known. Case, spaces and dashes do not matter. */
export type Translate<T> = (word: string) => T | null

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '')

function translator<T extends string>(ours: readonly T[], theirs: Readonly<Record<string, T>>): Translate<T> {
  const words = new Map([...ours.map((word) => [plain(word), word] as const), ...Object.entries(theirs)])
  return (word) => words.get(plain(word)) ?? null
}

/** Beside our own words: `Equity 2`, the words of manual entry, and slips that have been seen in stored values. */
export const toAssetClass: Translate<AssetClass> = translator(assetClasses, {
  equity2: 'Equity',
  equities: 'Equity',
  alternatives: 'Alternative',
  collectives: 'Collective',
  fund: 'Collective',
  funds: 'Collective',
  commodities: 'Commodity',
  derivative: 'Derivatives',
  fixedincome: 'Fixed Interest',
  hedgefund: 'Hedge Funds',
  other: 'Others',
  structurednotes: 'Structured Note',
})

export const toPortfolioType: Translate<PortfolioType> = translator(portfolioTypes, {
  executiononly: 'ExO',
  sipparfamrf: 'SIPP',
  offshoreportfoliobond: 'OPB',
})

/** The word of each type in their query: they write `Divident`. */
export const theirTransactionTypes: Partial<Record<TransactionType, string>> = {
  Purchase: 'Purchase',
  Sale: 'Sale',
  Contribution: 'Contribution',
  Withdrawal: 'Withdrawal',
  TransferIn: 'Transfer in',
  TransferOut: 'Transfer out',
  Dividend: 'Divident',
  Interest: 'Interest',
  Charge: 'Charge',
}

export const toTransactionType: Translate<TransactionType> = translator(transactionTypes, {
  divident: 'Dividend',
  investmentstransferin: 'TransferIn',
  investmentstransferout: 'TransferOut',
  paymentsin: 'Contribution',
  paymentsout: 'Withdrawal',
  tradebuys: 'Purchase',
  tradesales: 'Sale',
  grossinterest: 'Interest',
  dividends: 'Dividend',
  managementcharges: 'Charge',
  fee: 'Charge',
  managementcharge: 'Charge',
  dealingcharge: 'Charge',
})

const objectives: Readonly<Record<string, string>> = {
  income: 'Income',
  accumulation: 'Accumulation',
  accummulation: 'Accumulation',
  both: 'Both',
  exo: 'ExO',
  executiononly: 'ExO',
}
export const toObjective: Translate<string> = (word) => objectives[plain(word)] ?? null
