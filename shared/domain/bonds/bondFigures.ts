import Big from 'big.js'
import type { Bond, BondSplit, BondTotal } from '../../contracts/wealth/bonds'
import type { CurrencyCode } from '../currency'
import { addMonths, daysBetween, type IsoDate } from '../dates'
import { groupBy } from '../groupBy'
import { compareMoney, type Money, money, moneyToNumber, roundMoney, sumMoney } from '../money'
import { type Ratio, ratio, shareOf } from '../ratio'
import { roundToSum } from '../rounding'
import { type BondSplitKind, bondSplitKinds, type BondTerms, type MissingBondFigure } from './bondTerms'
import { accruedInterest, durationAt, type FixedBond, yieldToMaturity } from './bondYield'
import { ratingBand, ratingBands } from './ratingBand'

/** Bands of maturities, by their last month; one that ends on the last day of a band is within it. */
const maturityBands = [
  ['under1', 12],
  ['1to3', 36],
  ['3to5', 60],
  ['5to10', 120],
  ['over10', Infinity],
] as const

type HeldBond = Readonly<
  Pick<Bond, 'id' | 'name' | 'symbol' | 'quoteUnit' | 'units' | 'price' | 'priceDate' | 'value'> & { terms: BondTerms }
>
type Known<T> = Readonly<{ figures: T; missing: null } | { figures: null; missing: MissingBondFigure }>

const daysPerYear = 365.25
const known = <T>(figures: T): Known<T> => ({ figures, missing: null })
const missing = (reason: MissingBondFigure): Known<never> => ({ figures: null, missing: reason })

/**
 * Figures of a bond that is held, on the day of its price, else on `asOf`. Prices are clean; a yield counts accrued interest in. Amounts are in the
 * currency of `value`, at the rate that is in it. What cannot be known is null with its reason.
 */
export function bondOf({ terms, ...held }: HeldBond, asOf: IsoDate): Omit<Bond, 'share'> {
  const day = held.priceDate ?? asOf
  const { coupon, couponType, couponsPerYear, maturity, rating } = terms
  const value = roundMoney(held.value)
  const price = priceOf(held.price, terms)
  const coupons = couponsOf(terms, price, value, day)
  const redemption = redemptionOf(terms, price, value, day)
  const yields = yieldsOf(terms, price, day)
  return {
    ...held,
    value,
    couponType,
    coupon,
    couponsPerYear,
    maturity,
    rating,
    yearsToMaturity: maturity === null || maturity <= day ? null : daysBetween(day, maturity) / daysPerYear,
    runningYield: coupons.figures?.runningYield ?? null,
    accrued: coupons.figures?.accrued ?? null,
    yearlyIncome: coupons.figures?.yearlyIncome ?? null,
    redemption: redemption.figures,
    yieldToMaturity: yields.figures?.yieldToMaturity ?? null,
    modifiedDuration: yields.figures?.modifiedDuration ?? null,
    missingCoupon: coupons.missing,
    missingRedemption: redemption.missing,
    missingYield: yields.missing,
  }
}

/** Clean price for a nominal of one. */
function priceOf(price: Bond['price'], { nominal }: BondTerms): Known<number> {
  if (nominal === null || new Big(nominal).lte(0)) return missing('terms')
  if (price === null || new Big(price).lte(0)) return missing('price')
  return known(new Big(price).div(nominal).toNumber())
}

/** A part of a value, in its currency. */
const partOf = (value: Money, part: number): Money => roundMoney(money(moneyToNumber(value) * part, value.currency))

function couponsOf(
  { coupon, couponType, couponsPerYear, dayCount, maturity }: BondTerms,
  price: Known<number>,
  value: Money,
  day: IsoDate,
): Known<Pick<Bond, 'runningYield' | 'accrued' | 'yearlyIncome'>> {
  if (maturity !== null && maturity <= day) return missing('matured')
  // Its coupon is a share of a nominal that has grown, and nobody says by how much.
  if (couponType === 'index_linked') return missing('index_linked')
  if (price.missing) return price
  if (couponType === 'zero')
    return known({ runningYield: ratio(0), accrued: money(0, value.currency), yearlyIncome: money(0, value.currency) })
  if (coupon === null || couponsPerYear === null || dayCount === null || maturity === null) return missing('terms')
  const accrued = accruedInterest({ coupon, perYear: couponsPerYear, dayCount, maturity, day }) ?? 0
  const running = new Big(coupon).div(price.figures).toNumber()
  return known({ runningYield: ratio(running), accrued: partOf(value, accrued / price.figures), yearlyIncome: partOf(value, running) })
}

function redemptionOf({ couponType, maturity }: BondTerms, price: Known<number>, value: Money, day: IsoDate): Known<Money> {
  if (maturity !== null && maturity <= day) return missing('matured')
  if (couponType === 'index_linked') return missing('index_linked')
  return price.missing ? price : known(partOf(value, 1 / price.figures))
}

function yieldsOf(terms: BondTerms, price: Known<number>, day: IsoDate): Known<Pick<Bond, 'yieldToMaturity' | 'modifiedDuration'>> {
  const { couponType, maturity } = terms
  if (maturity !== null && maturity <= day) return missing('matured')
  if (couponType === 'index_linked' || couponType === 'floating') return missing(couponType)
  const bond = fixedBondOf(terms, day)
  if (bond === null) return missing('terms')
  if (price.missing) return price
  const found = yieldToMaturity(bond, price.figures)
  const duration = found && durationAt(bond, found.nominal)
  return found && duration ? known({ yieldToMaturity: ratio(found.effective), modifiedDuration: duration.modified }) : missing('no_yield')
}

/** Null where something of it is not known. A zero bond is reckoned by whole years, as its yield is. */
function fixedBondOf({ coupon, couponType, couponsPerYear, dayCount, maturity }: BondTerms, day: IsoDate): FixedBond | null {
  if (maturity === null) return null
  if (couponType === 'zero') return { coupon: 0, perYear: 1, dayCount: dayCount ?? 'ACT/ACT', maturity, day }
  return coupon === null || couponsPerYear === null || dayCount === null
    ? null
    : { coupon, perYear: couponsPerYear, dayCount, maturity, day }
}

/** Bonds with their shown shares of all of them, by maturity, what has none last. */
export function sharedBonds(bonds: readonly Omit<Bond, 'share'>[], currency: CurrencyCode): Bond[] {
  const sorted = bonds.toSorted(
    (a, b) => (a.maturity ?? '9').localeCompare(b.maturity ?? '9') || compareMoney(b.value, a.value) || a.name.localeCompare(b.name),
  )
  const shares = shownShares(
    sorted.map(({ value }) => value),
    currency,
  )
  return sorted.map((bond, index) => ({ ...bond, share: shares[index] ?? null }))
}

/** Shares of the sum that add up to 100 % as they are shown; none when the sum is zero. */
function shownShares(values: readonly Money[], currency: CurrencyCode): readonly Ratio[] {
  const whole = sumMoney(values, currency)
  const shares = values.flatMap((value) => shareOf(value, whole) ?? [])
  return shares.length === values.length ? roundToSum(shares, ratio(1)) : []
}

/** Sums, and means weighted by value, of those that have the figure. Throws a `TypeError` on a value in another currency. */
export function totalOfBonds(bonds: readonly Bond[], portfolioValue: Money): BondTotal {
  const { currency } = portfolioValue
  const value = sumMoney(
    bonds.map((bond) => bond.value),
    currency,
  )
  const having = <T>(figureOf: (bond: Bond) => T | null) =>
    bonds.flatMap((bond) => {
      const figure = figureOf(bond)
      return figure === null ? [] : [{ figure, value: bond.value }]
    })
  const coveredBy = (rows: readonly Readonly<{ value: Money }>[]) =>
    shareOf(
      sumMoney(
        rows.map((row) => row.value),
        currency,
      ),
      value,
    )
  const sum = (figureOf: (bond: Bond) => Money | null) => {
    const rows = having(figureOf)
    const figures = rows.map(({ figure }) => figure)
    return { figure: rows.length === 0 ? null : sumMoney(figures, currency), covered: coveredBy(rows) }
  }
  const mean = (figureOf: (bond: Bond) => number | null) => {
    const rows = having(figureOf)
    const weight = rows.reduce((all, row) => all + moneyToNumber(row.value), 0)
    return {
      figure: weight > 0 ? rows.reduce((all, row) => all + row.figure * moneyToNumber(row.value), 0) / weight : null,
      covered: coveredBy(rows),
    }
  }
  const meanRatio = (figureOf: (bond: Bond) => Ratio | null) => {
    const { covered, figure } = mean(figureOf)
    return { figure: figure === null ? null : ratio(figure), covered }
  }
  return {
    count: bonds.length,
    value,
    share: shareOf(value, portfolioValue),
    accrued: sum(({ accrued }) => accrued),
    yearlyIncome: sum(({ yearlyIncome }) => yearlyIncome),
    redemption: sum(({ redemption }) => redemption),
    coupon: meanRatio(({ coupon }) => coupon),
    runningYield: meanRatio(({ runningYield }) => runningYield),
    yieldToMaturity: meanRatio((bond) => bond.yieldToMaturity),
    modifiedDuration: mean(({ modifiedDuration }) => modifiedDuration),
    yearsToMaturity: mean(({ yearsToMaturity }) => yearsToMaturity),
  }
}

/** Bonds by maturity, rating and currency. The values of the rows add up to the whole, and the shares to 100 %. */
export function splitBonds(bonds: readonly Bond[], currency: CurrencyCode, asOf: IsoDate): BondSplit[] {
  return bondSplitKinds.map((kind) => {
    const groups = groupBy(bonds, (bond) => keyOf(kind, bond, asOf))
    const rows = [...groups].map(([key, own]) => ({
      key,
      count: own.length,
      value: sumMoney(
        own.map(({ value }) => value),
        currency,
      ),
      bonds: own.map(({ id }) => id),
    }))
    const sorted = rows.toSorted((a, b) => rankOf(kind, a.key) - rankOf(kind, b.key) || compareMoney(b.value, a.value))
    const shares = shownShares(
      sorted.map(({ value }) => value),
      currency,
    )
    return { kind, rows: sorted.map((row, index) => ({ ...row, share: shares[index] ?? null })) }
  })
}

function keyOf(kind: BondSplitKind, { maturity, priceDate, quoteUnit, rating }: Bond, asOf: IsoDate): string | null {
  switch (kind) {
    case 'maturity': {
      const day = priceDate ?? asOf
      if (maturity === null) return null
      if (maturity <= day) return 'matured'
      return maturityBands.find(([, months]) => months === Infinity || maturity <= addMonths(day, months))?.[0] ?? null
    }
    case 'rating':
      return ratingBand(rating)
    case 'currency':
      return quoteUnit === 'GBX' ? 'GBP' : quoteUnit
    default:
      return kind satisfies never
  }
}

const orders: Readonly<Record<BondSplitKind, readonly string[]>> = {
  maturity: ['matured', ...maturityBands.map(([key]) => key)],
  rating: ratingBands,
  currency: [],
}

/** What is not known comes last; what has no order of its own goes by value. */
function rankOf(kind: BondSplitKind, key: string | null): number {
  if (key === null) return Infinity
  return kind === 'currency' ? 0 : orders[kind].indexOf(key)
}
