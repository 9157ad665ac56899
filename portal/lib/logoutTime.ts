const key = 'logout-at'
const oncePrefix = 'once:'

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

/** Whether the last session of this browser was signed out of, or there was none: its end would stand here otherwise. */
export function wasLeft(): boolean {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return false
  }
}

/** Keeps for the length of a session that something was done in it; false when that was known. Without a memory it is always new. */
export function isFirstIn(session: string, what: string): boolean {
  try {
    if (localStorage.getItem(`${oncePrefix}${what}`) === session) return false
    localStorage.setItem(`${oncePrefix}${what}`, session)
  } catch {
    // As above.
  }
  return true
}

/** After a sign-out nothing in this window tells who was here: no draft, no time, no portal that they were in. */
export function forgetPerson(): void {
  try {
    localStorage.removeItem(key)
    for (const name of Object.keys(localStorage)) if (name.startsWith(oncePrefix)) localStorage.removeItem(name)
    sessionStorage.clear()
  } catch {
    // Nothing was kept then.
  }
}
