const key = 'logout-at'

/**
 * Keeps when the session of this browser ends, or that it was ended for want of activity, so that a window that is opened later can say why it asks
 * for a sign-in. A time and nothing else: who had the session is not told.
 */
export function keepLogoutTime(at: number | 'idle'): void {
  try {
    localStorage.setItem(key, String(at))
  } catch {
    // A browser that keeps nothing asks for the sign-in without a reason.
  }
}

/** How the last session of this browser ended, when nobody signed out of it. */
export function endedBefore(): 'idle' | 'expired' | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'idle' ? 'idle' : kept !== null && Number(kept) < Date.now() ? 'expired' : null
  } catch {
    return null
  }
}

/** After a sign-out nothing in this window tells who was here: no draft, no time. */
export function forgetPerson(): void {
  try {
    localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Nothing was kept then.
  }
}
