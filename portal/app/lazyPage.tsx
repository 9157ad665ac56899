import { type ComponentType, lazy, useState } from 'react'

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

type Page = ComponentType & { preload: () => Promise<void> }

/**
 * A page that is fetched when it is first shown; `name` is its named export. Fetched before with `preload`, it is shown at once:
 * a `lazy` component shows its fallback even then, and React keeps a fallback for 300 ms once it is on screen.
 */
export function lazyPage<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): Page {
  let loaded: ComponentType | undefined
  const fetchPage = async (): Promise<ComponentType> => (loaded ??= (await loadPart(load))[name])
  const Later = lazy(async () => ({ default: await fetchPage() }))

  function LazyPage() {
    // Which of the two it is stays as it was at the first render: a change would mount the page anew.
    const [Ready] = useState(() => loaded)
    return Ready ? <Ready /> : <Later />
  }
  return Object.assign(LazyPage, { preload: async () => void (await fetchPage()) })
}
