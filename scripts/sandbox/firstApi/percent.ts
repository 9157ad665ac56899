/** A ratio in percent with four decimals, as this API writes it: 0.1234 is 12.34. */
export const percent = (ratio: number): number => Math.round(ratio * 1e6) / 1e4
