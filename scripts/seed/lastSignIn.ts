/** A number from 0 to 1 that belongs to a text: the same in every run. */
export function drawOf(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}

/** When a client of the demo was last here, as an instant before `now`; null for the one in seven who never was. */
export function lastSignInOf(key: string, now: Date): string | null {
  const draw = drawOf(key)
  if (draw < 0.14) return null
  // Most within weeks, a few long ago.
  const hours = 0.5 + 24 * 70 * ((draw - 0.14) / 0.86) ** 2.2
  const minutes = Math.floor(drawOf(`${key} minutes`) * 60)
  return new Date(now.getTime() - hours * 3_600_000 - minutes * 60_000).toISOString()
}
