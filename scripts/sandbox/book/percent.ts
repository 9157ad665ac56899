/** A ratio in percent with four decimals, as the APIs write it: 0.1234 is 12.34. */
export const percent = (ratio: number): number => Math.round(ratio * 1e6) / 1e4
