/** A list in two, after the entry that brings the first half nearest to as much text as the second, which has at least one. */
export function halves<T>(entries: readonly T[], lengthOf: (entry: T) => number): readonly [T[], T[]] {
  const whole = entries.reduce((sum, entry) => sum + lengthOf(entry), 0)
  let [at, first] = [0, 0]
  for (const entry of entries.slice(0, -1)) {
    const next = first + lengthOf(entry)
    if (Math.abs(whole - 2 * next) > Math.abs(whole - 2 * first)) break
    first = next
    at += 1
  }
  return [entries.slice(0, at), entries.slice(at)]
}
