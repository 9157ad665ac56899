import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that is the same at every render and does what the latest one does, so that a memoised part it is given to is not drawn anew.
 * For handlers only: what is called while something is drawn would answer with an older state.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(callback: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
