import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; `fallback` where there is no `matchMedia`. */
export function useMediaQuery(query: string, fallback = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => (typeof matchMedia === 'function' ? matchMedia(query).matches : fallback))
}

/** From 960 px on the rail is there and a drawer takes its own column. */
export const useIsLargeScreen = (): boolean => useMediaQuery('(min-width: 960px)', true)
