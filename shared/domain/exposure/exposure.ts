import Big from 'big.js'
import type { ExposureRow } from '../../contracts/wealth/exposure'
import type { Holding } from '../../contracts/wealth/holdings'
import { type AssetClass, assetClasses, isCash } from '../assetClass'
import type { CurrencyCode } from '../currency'
import { groupBy } from '../groupBy'
import { type Money, roundMoney, sumMoney } from '../money'
import { type Ratio, ratio, shareOf } from '../ratio'
import { roundToSum, subtractShown } from '../rounding'

/** Percent of each asset class in a neutral portfolio, cash among them; they come to 100. */
export type NeutralShares = ReadonlyMap<AssetClass, number>

export type Exposure = Readonly<{
  /** Of what is not cash. */
  value: Money
  cash: Money
  rows: ExposureRow[]
  /** Share of the portfolio that stands elsewhere than in the neutral one: half the sum of the absolute differences. Null without a neutral one. */
  elsewhere: Ratio | null
}>

/**
 * A portfolio's asset classes beside those of a neutral allocation, both without cash, in the shown order of classes; differences are of the shown shares and
 * add up to zero. A class that the neutral allocation has no row for is counted in the one that it belongs to there (`bucketOf`), and `classes` says so.
 * Without a neutral allocation the portfolio stands alone.
 */
export function exposureOf(holdings: readonly Holding[], neutral: NeutralShares | null, currency: CurrencyCode): Exposure {
  const invested = holdings.filter((holding) => !isCash(holding))
  const sum = (rows: readonly Holding[]): Money =>
    sumMoney(
      rows.map(({ value }) => roundMoney(value)),
      currency,
    )
  const value = sum(invested)
  const buckets = groupBy(invested, (holding) => bucketOf(holding, neutral))
  const targets = neutral && withoutCash(neutral)
  const shownClasses = assetClasses.filter((assetClass) => buckets.has(assetClass) || (targets?.get(assetClass) ?? 0) > 0)
  const own = shownClasses.map((assetClass) => shareOf(sum(buckets.get(assetClass) ?? []), value))
  const known = own.flatMap((share) => share ?? [])
  const shares = known.length === own.length && known.length > 0 ? roundToSum(known, ratio(1)) : []
  const theirs = targets
    ? roundToSum(
        shownClasses.map((assetClass) => ratio(targets.get(assetClass) ?? 0)),
        ratio(1),
      )
    : []
  const rows = shownClasses.map((assetClass, index): ExposureRow => {
    const [share, target] = [shares[index] ?? null, theirs[index] ?? null]
    return {
      assetClass,
      classes: [...new Set((buckets.get(assetClass) ?? []).map((holding) => holding.assetClass))],
      value: sum(buckets.get(assetClass) ?? []),
      share,
      neutral: target,
      difference: share === null || target === null ? null : subtractShown(share, target),
    }
  })
  return { value, cash: sum(holdings.filter(isCash)), rows, elsewhere: elsewhereOf(rows) }
}

function elsewhereOf(rows: readonly ExposureRow[]): Ratio | null {
  const differences = rows.flatMap(({ difference }) => difference ?? [])
  if (rows.length === 0 || differences.length < rows.length) return null
  return ratio(
    differences
      .reduce((total, each) => total.plus(new Big(each).abs()), new Big(0))
      .div(2)
      .toNumber(),
  )
}

/** Shares of what is not cash; null when the neutral allocation is nothing but cash. */
function withoutCash(neutral: NeutralShares): ReadonlyMap<AssetClass, number> | null {
  const rest = [...neutral].filter(([assetClass]) => assetClass !== 'Cash')
  const whole = rest.reduce((total, [, percent]) => total.plus(String(percent)), new Big(0))
  if (whole.lte(0)) return null
  return new Map(rest.map(([assetClass, percent]) => [assetClass, new Big(String(percent)).div(whole).toNumber()]))
}

const bondSector = /bond|gilt|fixed|credit|debt|treasur|skuldabr|ομόλογ/i
const mixedSector = /mixed|balanced|multi.?asset|managed/i

/**
 * The row of a neutral allocation that a holding counts in. Firms keep models of few classes: what has no row there and is neither shares nor bonds is an
 * alternative, and a fund counts by its sector. A mixed fund, and what fits nowhere, stays by itself beside a neutral share of zero.
 */
function bucketOf({ assetClass, sector }: Holding, neutral: NeutralShares | null): AssetClass {
  if (!neutral || neutral.has(assetClass)) return assetClass
  const wanted: AssetClass | null =
    assetClass === 'Collective'
      ? sector === null || mixedSector.test(sector)
        ? null
        : bondSector.test(sector)
          ? 'Fixed Interest'
          : 'Equity'
      : assetClass === 'Equity' || assetClass === 'Fixed Interest'
        ? null
        : 'Alternative'
  return wanted !== null && neutral.has(wanted) ? wanted : assetClass
}

/** Words for a class in the models of firms, in the languages of the portals; folded to lower case. */
const words: readonly (readonly [pattern: RegExp, assetClass: AssetClass])[] = [
  [/^(cash|laust fé|reiðufé|μετρητά)/i, 'Cash'],
  [/^(private equity|framtaksfjárfest|ιδιωτικ)/i, 'Private Equity'],
  [/^(equit|shares|stocks|hlutabréf|μετοχ)/i, 'Equity'],
  [/^(fixed|bonds?\b|skuldabréf|σταθερ|ομόλογ)/i, 'Fixed Interest'],
  [/^(alternativ|sérhæfð|εναλλακτικ)/i, 'Alternative'],
  [/^(collectiv|funds?\b|sjóð|αμοιβαί)/i, 'Collective'],
  [/^(propert|real estate|fasteign|ακίνητ)/i, 'Property'],
  [/^(commodit|hrávör|εμπορεύματ)/i, 'Commodity'],
  [/^(hedge|vogunar|αντιστάθμισ)/i, 'Hedge Funds'],
  [/^(structured|δομημέν)/i, 'Structured Note'],
  [/^(derivativ|afleið|παράγωγ)/i, 'Derivatives'],
  [/^(other|annað|λοιπ|άλλ)/i, 'Others'],
]

/** The asset class that a row of a model means; null for a name that is none of ours. */
export const assetClassNamed = (name: string): AssetClass | null => words.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? null

/** The neutral shares of a model's rows (name, percent); null when a name is not known, as the rest would not be the whole. */
export function neutralSharesOf(rows: readonly Readonly<{ name: string; value: number }>[]): NeutralShares | null {
  const shares = new Map<AssetClass, number>()
  for (const { name, value } of rows) {
    const assetClass = assetClassNamed(name)
    if (assetClass === null) return null
    shares.set(assetClass, new Big(shares.get(assetClass) ?? 0).plus(String(value)).toNumber())
  }
  return shares.size === 0 ? null : shares
}
