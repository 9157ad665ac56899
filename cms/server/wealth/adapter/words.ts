import type { AssetClass } from '../../../../shared/domain/assetClass'

/** A word of theirs in ours, or null when it is not known. Case, spaces and dashes do not matter. */
export type Translate<T> = (word: string) => T | null

/** Receives a word that has no place in our terms. */
export type ReportUnknown = (field: string, value: string) => void

export const plainWord = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Understands our own words, and theirs by `theirs`, whose keys are plain: lower case, letters and digits alone. */
export function translator<T extends string>(ours: readonly T[], theirs: Readonly<Record<string, T>>): Translate<T> {
  const words = new Map([...ours.map((word) => [plainWord(word), word] as const), ...Object.entries(theirs)])
  return (word) => words.get(plainWord(word)) ?? null
}

/** The word in our terms; `otherwise` when there is none or it is unknown, which is reported. */
export function translate<T>(word: string | null | undefined, to: Translate<T>, otherwise: T, field: string, report: ReportUnknown): T {
  if (word == null || word === '') return otherwise
  const known = to(word)
  if (known !== null) return known
  report(field, word)
  return otherwise
}

/** Crypto-assets, which no feed has a class of its own for, stand among the alternatives, whoever sends them (decision 271). */
export const cryptoWords = {
  crypto: 'Alternative',
  cryptocurrency: 'Alternative',
  cryptoasset: 'Alternative',
  cryptoassets: 'Alternative',
} as const satisfies Readonly<Record<string, AssetClass>>
