/** A decimal number in any of its spellings: `-12.50`, `.5`, `1e-7`. */
const spelling = /^(-?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i

/**
 * A decimal number as a whole number of units, of which 10^digits make one: 12.345 with two digits is 1235n. Rounded half away from zero, as
 * `roundHalfAway` does, and without big.js, whose division and powers no first screen needs. Throws a `RangeError` for what is no decimal number.
 */
export function toUnits(value: string | number, digits: number): bigint {
  const parts = spelling.exec(String(value))
  if (!parts) throw new RangeError(`not a decimal value: ${String(value)}`)
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts
  const units = shiftPoint(BigInt(whole + fraction), digits + Number(exponent) - fraction.length)
  return sign ? -units : units
}

/** A whole number of zero or more times 10^places, rounded half up. */
function shiftPoint(units: bigint, places: number): bigint {
  if (places >= 0) return units * 10n ** BigInt(places)
  return divideRounded(units, 10n ** BigInt(-places))
}

/** Half away from zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor]
  const quotient = (top * 2n + bottom) / (bottom * 2n)
  return isNegative ? -quotient : quotient
}

/** Digits before and after the point, without a sign; of the latter always `digits`. */
export function unitsText(units: bigint, digits: number): Readonly<{ whole: string; fraction: string }> {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
  return { whole: text.slice(0, text.length - digits), fraction: text.slice(text.length - digits) }
}

/** The shortest spelling of units, as a `DecimalString` has it. */
export function fromUnits(units: bigint, digits: number): string {
  const { whole, fraction } = unitsText(units, digits)
  const shown = fraction.replace(/0+$/, '')
  return (units < 0n ? '-' : '') + whole + (shown && `.${shown}`)
}
