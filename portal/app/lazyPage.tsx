import { type ComponentType, lazy } from 'react'

const flag = 'quayside-reloaded-at'

/** True once a minute at most: a reload that does not help must not be tried for ever. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(flag) ?? 0)
    if (Date.now() - last < 60_000) return false
    sessionStorage.setItem(flag, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/**
 * Loads a part of the app. A file that is gone is that of an older release, so the page is loaded anew, once; without a connection, or
 * when that did not help, it rejects and the nearest boundary shows it.
 */
export async function loadPart<T>(load: () => Promise<T>, reload: () => void = () => location.reload()): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine || !mayReload()) throw error
    reload()
    return new Promise<never>(() => undefined)
  }
}

/** A page that is fetched when it is first shown; `name` is its named export. */
export function lazyPage<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) {
  return lazy(async () => ({ default: (await loadPart(load))[name] }))
}
