import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'

type DrawerSlot = Readonly<{
  /** Ref of the element that is the frame's third column. */
  attach: (slot: HTMLElement | null) => void
  /** That element; null until it is mounted. */
  get: () => HTMLElement | null
  subscribe: (listener: () => void) => () => void
  /** True while a drawer is open, and until the one of the address is there: the frame then makes room for the column. */
  isOpen: boolean
  addOpen: (by: 1 | -1) => void
}>

const DrawerSlotContext = createContext<DrawerSlot | null>(null)

/** The element of the column, outside of React's state: as a state it would have the whole frame drawn again as soon as it is there. */
function makeSlot(): Pick<DrawerSlot, 'attach' | 'get' | 'subscribe'> {
  let element: HTMLElement | null = null
  const listeners = new Set<() => void>()
  return {
    attach: (slot) => {
      element = slot
      for (const listener of listeners) listener()
    },
    get: () => element,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** An address with a drawer, whose code comes behind the page's: without its column the page would be laid out twice. */
const opensDrawer = /[?&](holding=|open=.*\.)/
/** How long its column is kept: on a page that fails, or for what this person may not open, it never comes. */
const awaitedMs = 8000

/** Part of the frame: lets what is on the page open a drawer in the frame's own column. */
export function DrawerSlotProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [slot] = useState(makeSlot)
  // Null until one has been open.
  const [open, setOpen] = useState<number | null>(null)
  const addOpen = useCallback((by: 1 | -1) => setOpen((count) => (count ?? 0) + by), [])
  const { search } = useLocation()
  const isAwaited = open === null && opensDrawer.test(search)
  const isOpen = isAwaited || (open ?? 0) > 0
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setOpen((count) => count ?? 0), awaitedMs)
    return () => clearTimeout(timer)
  }, [isAwaited])
  const value = useMemo<DrawerSlot>(() => ({ ...slot, isOpen, addOpen }), [slot, isOpen, addOpen])
  return <DrawerSlotContext value={value}>{children}</DrawerSlotContext>
}

/** The frame's drawer column; null outside the frame. */
export const useDrawerSlot = (): DrawerSlot | null => useContext(DrawerSlotContext)
