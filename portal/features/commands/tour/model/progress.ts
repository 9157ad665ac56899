const keyOf = (user: string): string => `quayside-tour:${user}`

/** The stop at which a person left the tour on this device; 0 for whoever has not begun or has seen all of it. */
export function stopOf(user: string, stops: number): number {
  try {
    const kept = Number(localStorage.getItem(keyOf(user)))
    return Number.isInteger(kept) && kept > 0 && kept < stops ? kept : 0
  } catch {
    return 0
  }
}

export function keepStop(user: string, stop: number): void {
  try {
    if (stop === 0) localStorage.removeItem(keyOf(user))
    else localStorage.setItem(keyOf(user), String(stop))
  } catch {
    // A browser that keeps nothing begins at the first stop again.
  }
}
