const key = 'quayside-single-keys'

/** Whether keys without Ctrl or Cmd are shortcuts on this device; whoever speaks to their computer may want none (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // A browser that keeps nothing has them on again after the next load.
  }
}
