import { useCallback, useState } from 'react'
import { isScheme, type Scheme } from '../../shared/theme/schemes'
import { keepChoice } from './cookies'

/** The colours chosen on this device, and how to change them at once. */
export function useScheme(): readonly [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState<Scheme>(() => {
    const { scheme } = document.documentElement.dataset
    return isScheme(scheme) ? scheme : 'auto'
  })
  const choose = useCallback((next: Scheme) => {
    document.documentElement.dataset['scheme'] = next
    keepChoice('quayside-scheme', next)
    setScheme(next)
  }, [])
  return [scheme, choose]
}
