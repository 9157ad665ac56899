import { isoDate, type IsoDate } from '../../../shared/domain/dates'
import type { Security } from './securities'

type BondTerms = Readonly<{
  type: 'fixed' | 'indexLinked'
  /** Percent of the nominal a year. */
  coupon: number
  couponsPerYear: number
  maturity: IsoDate
  dayCount: 'ACT/ACT' | '30/360'
  rating: string | null
}>

/** Year of maturity, rating and what differs from a fixed coupon counted by its days. Of one bond nobody gives a rating. */
const rows: Readonly<Record<string, readonly [year: number, rating: string | null, type?: BondTerms['type'], dayCount?: '30/360']>> = {
  QSE93H4: [2031, 'A-'],
  QSO59P2: [2034, 'AA', 'indexLinked'],
  QSU34L0: [2036, 'BBB+'],
  QSU6Z95: [2029, 'BBB'],
  QSU18T6: [2041, 'AA', 'indexLinked'],
  QSU6L86: [2032, 'A', 'fixed', '30/360'],
  QSA6X77: [2030, 'AA-'],
  QSI7H01: [2031, null],
  QSO9M93: [2039, 'A+', 'indexLinked'],
}

/** What a bond promises: it matures in the last month of its year in which it pays, about the day of its payments. Null for what is no bond. */
export function bondTermsOf({ code, income, paymentMonths, paymentOrdinal, payments }: Security): BondTerms | null {
  const row = rows[code]
  if (!row) return null
  const [year, rating, type = 'fixed', dayCount = 'ACT/ACT'] = row
  const month = Math.max(...Array.from({ length: 12 }, (_, each) => ((paymentMonths >> each) & 1 ? each + 1 : 0)))
  // Five business days are a week.
  const day = Math.min(28, Math.round((paymentOrdinal * 7) / 5))
  return {
    type,
    coupon: Number((income * 100).toFixed(4)),
    couponsPerYear: payments,
    maturity: isoDate([year, month, day].map((part) => String(part).padStart(2, '0')).join('-')),
    dayCount,
    rating,
  }
}
