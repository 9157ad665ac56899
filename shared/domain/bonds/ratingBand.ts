/** From the best to the worst, in the letters of S&P and Fitch. */
export const ratingBands = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'D'] as const
export type RatingBand = (typeof ratingBands)[number]

/** Moody's letters in those of the others; CC and C are counted with CCC. */
const bandOf: Readonly<Record<string, RatingBand>> = {
  AAA: 'AAA',
  AA: 'AA',
  A: 'A',
  BBB: 'BBB',
  BB: 'BB',
  B: 'B',
  CCC: 'CCC',
  CC: 'CCC',
  C: 'CCC',
  D: 'D',
  SD: 'D',
  RD: 'D',
  Aaa: 'AAA',
  Aa: 'AA',
  Baa: 'BBB',
  Ba: 'BB',
  Caa: 'CCC',
  Ca: 'CCC',
}

/** The band of a long-term rating of S&P, Fitch or Moody's, without its notch ("BBB+", "Baa1"); null for what is none ("NR", "A-1"). */
export function ratingBand(rating: string | null): RatingBand | null {
  const letters = /^([A-D]+|S?D|RD|[ABC]a+)(?:[+-]|[1-3])?(?:\s*\(sf\))?$/.exec(rating?.trim() ?? '')?.[1]
  return letters === undefined ? null : (bandOf[letters] ?? null)
}
