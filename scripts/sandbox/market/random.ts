/**
 * Seeded random numbers that are looked up, not drawn in turn: the number of a seed and a key (a day, a client) is always the same,
 * so a book does not change its past when the day moves on.
 */

/** A 32-bit seed from words (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** 32 well-mixed bits of a seed and a key (MurmurHash3 of one block). */
export function hashOf(seed: number, key: number): number {
  let k = Math.imul(key, 0xcc9e2d51)
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593)
  let h = seed ^ k
  h = (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) ^ 4
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number above 0 and below 1. */
export const uniform = (seed: number, key: number): number => (hashOf(seed, key) + 0.5) / 2 ** 32

/** A number of the standard normal distribution (Box and Muller). */
export const normal = (seed: number, key: number): number =>
  Math.sqrt(-2 * Math.log(uniform(seed, key * 2))) * Math.cos(2 * Math.PI * uniform(seed, key * 2 + 1))

/** A whole number from `low` to `high`, both included. */
export const between = (seed: number, key: number, low: number, high: number): number =>
  low + Math.floor(uniform(seed, key) * (high - low + 1))

/** One of the items. Throws a `RangeError` when there is none. */
export function pick<T>(items: readonly T[], seed: number, key: number): T {
  const item = items[Math.floor(uniform(seed, key) * items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
