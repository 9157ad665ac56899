import Big from 'big.js'
import { type Ratio, ratio } from './ratio'

/** Decimals of a fraction that show as two decimals of a percentage. */
export const shownRatioDigits = 4

/**
 * The one rule of rounding, half away from zero, for all that is shown, subtracted, added up or exported. `Math.round` takes −0.5 up and
 * `toFixed` rounds the binary value, so both would disagree with the screen. Throws a `RangeError` for what is no finite number.
 */
export function roundHalfAway(value: Big | string | number, digits: number): Big {
  try {
    return new Big(value).round(digits, Big.roundHalfUp)
  } catch {
    throw new RangeError(`not a decimal value: ${String(value)}`)
  }
}

/** A ratio as it is shown: −0.02115 becomes −0.0212, written −2.12 %. */
export const roundRatio = (value: Ratio, digits: number = shownRatioDigits): Ratio => ratio(roundHalfAway(value, digits).toNumber())

/** `a` less `b`, both as they are shown, so that a column of differences adds up on the screen. */
export const subtractShown = (a: Ratio, b: Ratio): Ratio =>
  ratio(roundHalfAway(a, shownRatioDigits).minus(roundHalfAway(b, shownRatioDigits)).toNumber())

/** `a` and `b`, both as they are shown, together. */
export const addShown = (a: Ratio, b: Ratio): Ratio =>
  ratio(roundHalfAway(a, shownRatioDigits).plus(roundHalfAway(b, shownRatioDigits)).toNumber())

/**
 * Ratios rounded so that they add up to `total` as it is shown: the method of the largest remainder. Each is cut down to its shown digits, and
 * those with the largest rest take the next digit, of equal rests the largest value; none is further than one shown digit from its own value.
 */
export function roundToSum(values: readonly Ratio[], total: Ratio, digits: number = shownRatioDigits): Ratio[] {
  const scale = new Big(10).pow(digits)
  const exact = values.map((value) => new Big(value).times(scale))
  const cut = exact.map(floor)
  const lacking = roundHalfAway(total, digits)
    .times(scale)
    .minus(cut.reduce((sum, units) => sum.plus(units), new Big(0)))
  const step = lacking.lt(0) ? -1 : 1
  const byRest = exact
    .map((value, index) => ({ index, value, rest: value.minus(cut[index] ?? 0).times(step) }))
    .toSorted((a, b) => b.rest.cmp(a.rest) || b.value.cmp(a.value))
  const raised = new Set(byRest.slice(0, Number(lacking.abs())).map(({ index }) => index))
  return cut.map((units, index) =>
    ratio(
      units
        .plus(raised.has(index) ? step : 0)
        .div(scale)
        .toNumber(),
    ),
  )
}

/** A share, and the shares it is made of. */
export type SharedOut = Readonly<{ share: Ratio; parts: readonly Ratio[] }>

/**
 * The same for parts that stand in groups: the groups are rounded to `total` as if they stood alone, then the parts of each to what their group
 * shows. Rounded part by part and added up, a group of many would drift from its own share, and from that of the page that shows groups alone.
 * None is further than one shown digit from its own value, as long as parts add up to their group and groups to `total`.
 */
export function roundGroupsToSum(groups: readonly SharedOut[], total: Ratio): SharedOut[] {
  const shown = roundToSum(
    groups.map(({ share }) => share),
    total,
  )
  return groups.map(({ parts, share: own }, index) => {
    const share = shown[index] ?? own
    return { share, parts: roundToSum(parts, share) }
  })
}

/** Big's own modes cut towards zero. */
function floor(value: Big): Big {
  const whole = value.round(0, Big.roundDown)
  return whole.gt(value) ? whole.minus(1) : whole
}
