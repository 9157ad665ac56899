import type { AssetClass } from '../../../../shared/domain/assetClass'
import type { PortfolioType } from '../../../../shared/domain/portfolioType'
import type { TransactionType } from '../../../../shared/domain/transactionType'
import { cryptoWords, plainWord, type Translate } from '../adapter/words'
import type { ProviderDiscrete } from '../provider'

/** Their words only, not ours: `Equity` is none of theirs, and what is sent in its place should be reported. Keys are plain. */
function dictionary<T>(words: Readonly<Record<string, T>>): Translate<T> {
  const known = new Map(Object.entries(words))
  return (word) => known.get(plainWord(word)) ?? null
}

export const toAssetClass: Translate<AssetClass> = dictionary<AssetClass>({
  ...cryptoWords,
  cash: 'Cash',
  share: 'Equity',
  preferenceshare: 'Equity',
  bond: 'Fixed Interest',
  mutualfund: 'Collective',
  hedgefund: 'Hedge Funds',
  alternativefund: 'Alternative',
  closedendfund: 'Private Equity',
  realestate: 'Property',
  commoditynote: 'Commodity',
  structuredproduct: 'Structured Note',
  derivative: 'Derivatives',
  otherproduct: 'Others',
})

/** The service under which a portfolio is kept. A Greek pension plan is none of the British ones that we have words for. */
export const toPortfolioType: Translate<PortfolioType> = dictionary({
  discretionarymanagement: 'GIA',
  investmentadvice: 'GIA',
  executiononly: 'ExO',
  pensionplan: 'Other',
  other: 'Other',
})

export const toObjective: Translate<string> = dictionary({
  income: 'Income',
  growth: 'Accumulation',
  incomeandgrowth: 'Both',
  none: 'ExO',
})

export const toTitleKind: Translate<TransactionType> = dictionary({
  buy: 'Purchase',
  subscription: 'Purchase',
  sell: 'Sale',
  redemption: 'Sale',
  maturity: 'Sale',
  titlesin: 'TransferIn',
  titlesout: 'TransferOut',
})

export const toCashKind: Translate<TransactionType> = dictionary({
  cashdeposit: 'Contribution',
  cashwithdrawal: 'Withdrawal',
  dividendpayment: 'Dividend',
  couponpayment: 'Interest',
  creditinterest: 'Interest',
})

export const toFeeKind: Translate<TransactionType> = dictionary({ managementfee: 'Charge', commission: 'Charge', custodyfee: 'Charge' })

/** Types of ours that each of the three answers may hold. A word that we do not know is `Other`, under titles and cash alike. */
export const typesIn = {
  titles: ['Purchase', 'Sale', 'TransferIn', 'TransferOut', 'Other'],
  cash: ['Contribution', 'Withdrawal', 'Dividend', 'Interest', 'Other'],
  fees: ['Charge'],
} as const satisfies Record<string, readonly TransactionType[]>

type DiscretePeriod = Pick<ProviderDiscrete, 'kind' | 'year'>
const periods = new Map<string, DiscretePeriod | 'unused'>([
  ['YTD', { kind: 'ytd', year: null }],
  ['12M', { kind: '1y', year: null }],
  ['36M', { kind: '3y', year: null }],
  ['60M', { kind: '5y', year: null }],
  ['SI', { kind: 'inception', year: null }],
  ['1M', 'unused'],
  ['3M', 'unused'],
  ['6M', 'unused'],
])

/** Their name of a period: `YTD`, `12M`, `Y2025`, `SI`. `unused` for one that our screens chain themselves; null for an unknown one. */
export function toDiscretePeriod(word: string): DiscretePeriod | 'unused' | null {
  const year = /^Y((?:19|20)\d{2})$/.exec(word)?.[1]
  return year ? { kind: 'year', year: Number(year) } : (periods.get(word) ?? null)
}
