import type { BookCurrency } from '../market/foreignExchange'
import { type Security, tickerOf } from '../book/securities'
import type { Language } from './form'

/** This API's word for each asset class. */
const productTypes: Readonly<Record<string, string>> = {
  Equity: 'Share',
  'Equity 2': 'PreferenceShare',
  Alternative: 'AlternativeFund',
  Collective: 'MutualFund',
  Commodity: 'CommodityNote',
  Derivatives: 'Derivative',
  'Fixed Interest': 'Bond',
  'Hedge Funds': 'HedgeFund',
  Others: 'OtherProduct',
  'Private Equity': 'ClosedEndFund',
  Property: 'RealEstate',
  'Structured Note': 'StructuredProduct',
}

/** Greek names of Greek issuers; others have one name. */
const greekNames: Readonly<Record<string, string>> = {
  QSE86G1: 'Ακρόπελος Μικτό EUR',
  QSE46H8: 'Αίγλη Ναυτιλιακή ΑΕ',
  QSO4P51: 'Θαλασσία Ενέργεια ΑΕ',
  QSA3L26: 'Ακρόπελος ΑΕΕΑΠ',
  QSE21L7: 'Ακρόπελος Απόλυτης Απόδοσης EUR',
}

export const cashUid = (currency: BookCurrency): string => `IOL-CASH-${currency}`
export const productUid = ({ code }: Security): string => `IOL-${code}`
export const productName = ({ code, name }: Security, language: Language): string => (language === 'el' ? greekNames[code] : null) ?? name
export const cashName = (language: Language): string => (language === 'el' ? 'Λογαριασμός μετρητών' : 'Cash account')

export const isFund = ({ profile: { instrument } }: Security): boolean => instrument === 'Fund'
export const isBond = (security: Security): boolean => security.profile.assetClass === 'Fixed Interest' && !isFund(security)

/** Bonds are quoted in percent of their nominal. */
export const priceFactorOf = (security: Security): 1 | 0.01 => (isBond(security) ? 0.01 : 1)

/** `QS` is no country: the code has the shape of an ISIN and cannot be one. */
const isinOf = ({ code }: Security): string => `QS00${code}0`

/** What is said of a product wherever it is named with both of its names. */
export const describeProduct = (security: Security): Record<string, unknown> => ({
  ProductUid: productUid(security),
  ProductName: productName(security, 'el'),
  ProductNameEn: productName(security, 'en'),
  ProductType: productTypes[security.profile.assetClass] ?? 'OtherProduct',
  Isin: isinOf(security),
  Ticker: tickerOf(security),
})

/** As `describeProduct`, in the one language that was asked for. */
export const nameProduct = (security: Security, language: Language): Record<string, unknown> => ({
  ProductUid: productUid(security),
  ProductName: productName(security, language),
  Isin: isinOf(security),
  Ticker: tickerOf(security),
})
