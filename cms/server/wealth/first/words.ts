import { type AssetClass, assetClasses } from '../../../../shared/domain/assetClass'
import { type DocumentType, documentTypes } from '../../../../shared/domain/documentTypes'
import { type PortfolioType, portfolioTypes } from '../../../../shared/domain/portfolioType'
import { type TransactionType, transactionTypes } from '../../../../shared/domain/transactionType'
import { cryptoWords, plainWord, type Translate, translator } from '../adapter/words'
import type { ProviderDiscrete } from '../provider'

/** Beside our own words: `Equity 2`, the words of manual entry, and slips that have been seen in stored values. */
export const toAssetClass: Translate<AssetClass> = translator(assetClasses, {
  ...cryptoWords,
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
export const toObjective: Translate<string> = (word) => objectives[plainWord(word)] ?? null

const discreteKinds: Readonly<Record<string, Exclude<ProviderDiscrete['kind'], 'year'>>> = {
  ytd: 'ytd',
  '1y': '1y',
  '3y': '3y',
  '5y': '5y',
  sinceinception: 'inception',
}
/** Their label of a discrete return: `YTD`, `2025`, `1Y`, `Since inception`. */
export const toDiscretePeriod: Translate<Pick<ProviderDiscrete, 'kind' | 'year'>> = (word) => {
  if (/^(19|20)\d{2}$/.test(word.trim())) return { kind: 'year', year: Number(word) }
  const kind = discreteKinds[plainWord(word)]
  return kind ? { kind, year: null } : null
}

export const toDocumentType: Translate<DocumentType> = translator(documentTypes, {
  valuation: 'Valuations and Statements',
  contractnote: 'CN',
  contractnotes: 'CN',
  costandchargesreport: 'CCR',
  taxdocuments: 'Prospectus and Brochures',
  letter: 'Other',
})
