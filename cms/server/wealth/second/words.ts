import { type AssetClass, assetClasses } from '../../../../shared/domain/assetClass'
import type { CashType } from '../../../../shared/domain/cashFlow'
import { type DocumentType, documentTypes } from '../../../../shared/domain/documentTypes'
import { type PortfolioType, portfolioTypes } from '../../../../shared/domain/portfolioType'
import { type TransactionType, transactionTypes } from '../../../../shared/domain/transactionType'
import { cryptoWords, plainWord, type Translate, translator } from '../adapter/words'

export const toAssetClass: Translate<AssetClass> = translator(assetClasses, {
  ...cryptoWords,
  stocks: 'Equity',
  preferenceshares: 'Equity',
  alternatives: 'Alternative',
  cashanddeposits: 'Cash',
  funds: 'Collective',
  rawmaterials: 'Commodity',
  optionsandfutures: 'Derivatives',
  bonds: 'Fixed Interest',
  absolutereturn: 'Hedge Funds',
  unclassified: 'Others',
  privatecapital: 'Private Equity',
  realestate: 'Property',
  structuredproducts: 'Structured Note',
})

export const toPortfolioType: Translate<PortfolioType> = translator(portfolioTypes, {
  generalaccount: 'GIA',
  stockssharesisa: 'ISA',
  personalpension: 'SIPP',
  executiononly: 'ExO',
  offshorebond: 'OPB',
  smallselfadministeredscheme: 'SSAS',
})

export const toTransactionType: Translate<TransactionType> = translator(transactionTypes, {
  buy: 'Purchase',
  sell: 'Sale',
  deposit: 'Contribution',
  payment: 'Withdrawal',
  transferreceived: 'TransferIn',
  transferdelivered: 'TransferOut',
  distribution: 'Dividend',
  interestreceived: 'Interest',
  fee: 'Charge',
  dealingfee: 'Charge',
})

const objectives: Readonly<Record<string, string>> = {
  income: 'Income',
  growth: 'Accumulation',
  incomeandgrowth: 'Both',
  executiononly: 'ExO',
}
export const toObjective: Translate<string> = (word) => objectives[plainWord(word)] ?? null

const cashTypes: Readonly<Record<string, CashType>> = { capital: 'capital', income: 'income' }
export const toCashType: Translate<CashType> = (word) => cashTypes[plainWord(word)] ?? null

export const toDocumentType: Translate<DocumentType> = translator(documentTypes, {
  valuation: 'Valuations and Statements',
  contractnote: 'CN',
  letter: 'Other',
})
