import type { IsoDate } from '../dates'
import type { CouponFrequency, DayCount } from './bondTerms'
import { couponPeriodOn } from './couponPeriod'

/** A bond whose payments are all known, on a day: a fixed coupon (0 for none) and the nominal at maturity. */
export type FixedBond = Readonly<{
  /** A year, of the nominal. */
  coupon: number
  perYear: CouponFrequency
  maturity: IsoDate
  dayCount: DayCount
  day: IsoDate
}>

type Payment = Readonly<{ periods: number; amount: number }>

/** What is still paid for a nominal of one, with the time until then in coupon periods. Null on the day of maturity and after it. */
function paymentsOf({ coupon, day, dayCount, maturity, perYear }: FixedBond): Payment[] | null {
  const period = couponPeriodOn(day, maturity, perYear, dayCount)
  if (!period) return null
  const { elapsed, remaining } = period
  return Array.from({ length: remaining }, (_, index) => ({
    periods: index + 1 - elapsed,
    amount: coupon / perYear + (index === remaining - 1 ? 1 : 0),
  }))
}

const presentValue = (payments: readonly Payment[], rate: number): number =>
  payments.reduce((sum, { amount, periods }) => sum + amount * (1 + rate) ** -periods, 0)

/** Interest since the last coupon day, for a nominal of one: the part of the period that is over, of its coupon. Null once the bond has matured. */
export function accruedInterest({ coupon, day, dayCount, maturity, perYear }: FixedBond): number | null {
  const period = couponPeriodOn(day, maturity, perYear, dayCount)
  return period && (coupon / perYear) * period.elapsed
}

/**
 * Price without accrued interest (clean), for a nominal of one, at a yearly yield that is compounded as often as the bond pays. Excel's PRICE; in
 * the last coupon period compounded as well, as the UK Debt Management Office does ("Formulae for calculating gilt prices from yields").
 */
export function cleanPriceAt(bond: FixedBond, nominalYield: number): number | null {
  const payments = paymentsOf(bond)
  const accrued = accruedInterest(bond)
  return payments && accrued !== null ? presentValue(payments, nominalYield / bond.perYear) - accrued : null
}

const lowestRate = -0.99
const highestRate = 10

/**
 * The yield to maturity of a bond at a clean price, for a nominal of one: the rate at which all payments to come are worth the price with its accrued
 * interest. `nominal` is compounded as often as the bond pays (Excel's YIELD), `effective` once a year (ICMA), so that bonds with different coupon
 * days can be compared. Null for one that has matured, for a price that no rate between −99 % and 1,000 % a period gives, and where the day count has no
 * day left until the last payment (30/360, from the 30th to the 31st): any rate gives that price.
 */
export function yieldToMaturity(bond: FixedBond, cleanPrice: number): Readonly<{ nominal: number; effective: number }> | null {
  const payments = paymentsOf(bond)
  const accrued = accruedInterest(bond)
  if (!payments || accrued === null || !(cleanPrice > 0)) return null
  const price = cleanPrice + accrued
  // A higher rate is a lower value, so there is one root at most.
  let [low, high] = [lowestRate, highestRate]
  const [most, least] = [presentValue(payments, low), presentValue(payments, high)]
  if (most < price || least > price || most === least) return null
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) return { nominal: middle * bond.perYear, effective: (1 + middle) ** bond.perYear - 1 }
    if (presentValue(payments, middle) > price) low = middle
    else high = middle
  }
}

/**
 * Macaulay duration in years (mean time until the payments, weighted by their present values) and modified duration (by how many percent the price
 * falls when the yield rises by one point), at a yield that is compounded as often as the bond pays. Excel's DURATION and MDURATION.
 */
export function durationAt(bond: FixedBond, nominalYield: number): Readonly<{ macaulay: number; modified: number }> | null {
  const payments = paymentsOf(bond)
  if (!payments) return null
  const rate = nominalYield / bond.perYear
  const weighted = payments.reduce((sum, { amount, periods }) => sum + periods * amount * (1 + rate) ** -periods, 0)
  const macaulay = weighted / presentValue(payments, rate) / bond.perYear
  return { macaulay, modified: macaulay / (1 + rate) }
}
