import { createContext, type ReactNode, use, useContext, useEffect, useMemo, useRef } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { useText } from './i18n/useText'

interface Guard {
  add: () => () => void
}

const GuardContext = createContext<Guard | null>(null)

/**
 * Below the router: every way out of a page with changes that are not saved is asked about first. The router without data loaders has no
 * blocker of its own, so its navigator is wrapped. The browser's Back has moved already when we hear of it, and is taken back.
 */
export function LeaveGuard({ children }: Readonly<{ children: ReactNode }>) {
  const t = useText('common')
  const router = useContext(NavigationContext)
  const count = useRef(0)
  const index = useRef(0)
  const question = t('unsaved')

  const guard = useMemo<Guard>(
    () => ({
      add: () => {
        count.current += 1
        index.current = historyIndex()
        return () => {
          count.current -= 1
        }
      },
    }),
    [],
  )

  const navigation = useMemo(() => {
    const { navigator } = router
    const may = () => count.current === 0 || window.confirm(question)
    return {
      ...router,
      navigator: {
        ...navigator,
        push: (...args: Parameters<typeof navigator.push>) => {
          if (may()) navigator.push(...args)
        },
        replace: (...args: Parameters<typeof navigator.replace>) => {
          if (may()) navigator.replace(...args)
        },
        createHref: navigator.createHref,
        go: (delta: number) => navigator.go(delta),
      },
    }
  }, [router, question])

  useEffect(() => {
    let isTakenBack = false
    const handlePop = (event: PopStateEvent) => {
      if (isTakenBack) {
        isTakenBack = false
        event.stopImmediatePropagation()
        return
      }
      if (count.current === 0 || window.confirm(question)) return
      event.stopImmediatePropagation()
      isTakenBack = true
      history.go(index.current - historyIndex())
    }
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (count.current > 0) event.preventDefault()
    }
    window.addEventListener('popstate', handlePop, { capture: true })
    window.addEventListener('beforeunload', handleUnload)
    return () => {
      window.removeEventListener('popstate', handlePop, { capture: true })
      window.removeEventListener('beforeunload', handleUnload)
    }
  }, [question])

  return (
    <NavigationContext value={navigation}>
      <GuardContext value={guard}>{children}</GuardContext>
    </NavigationContext>
  )
}

/** The router's own count of the entries of this tab. */
function historyIndex(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/** While `isOn`, leaving the page is asked about. Without a LeaveGuard above it does nothing. */
export function useLeaveGuard(isOn: boolean): void {
  const guard = use(GuardContext)
  useEffect(() => (isOn && guard ? guard.add() : undefined), [isOn, guard])
}
