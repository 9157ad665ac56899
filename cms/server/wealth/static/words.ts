import { type AssetClass, assetClasses } from '../../../../shared/domain/assetClass'
import { type CashType, cashTypes } from '../../../../shared/domain/cashFlow'
import { type DocumentType, documentTypes } from '../../../../shared/domain/documentTypes'
import { type PortfolioType, portfolioTypes } from '../../../../shared/domain/portfolioType'
import { type TransactionType, transactionTypes } from '../../../../shared/domain/transactionType'
import { cryptoWords, plainWord, type Translate, translator } from '../adapter/words'
import type { ProviderDiscrete } from '../provider'

/** Files are written in our words; beside them the asset classes of manual entry. */
export const toAssetClass: Translate<AssetClass> = translator(assetClasses, {
  ...cryptoWords,
  fixedincome: 'Fixed Interest',
  other: 'Others',
})
export const toPortfolioType: Translate<PortfolioType> = translator(portfolioTypes, {})
export const toTransactionType: Translate<TransactionType> = translator(transactionTypes, {})
export const toObjective: Translate<string> = translator(['Income', 'Accumulation', 'Both', 'ExO'], {})
export const toDocumentType: Translate<DocumentType> = translator(documentTypes, {})
export const toCashType: Translate<CashType> = translator(cashTypes, {})

const periods: readonly ProviderDiscrete['kind'][] = ['ytd', '1y', '3y', '5y', 'inception']

/** `ytd`, `1y`, `3y`, `5y`, `inception`, or a calendar year such as `2025`. */
export const toPeriod: Translate<Pick<ProviderDiscrete, 'kind' | 'year'>> = (word) => {
  if (/^(19|20)\d{2}$/.test(word)) return { kind: 'year', year: Number(word) }
  const kind = periods.find((period) => period === plainWord(word))
  return kind ? { kind, year: null } : null
}
