import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

type DrawerSlot = Readonly<{
  /** Ref of the element that is the frame's third column. */
  attach: (slot: HTMLElement | null) => void
  /** That element; null until it is mounted. */
  get: () => HTMLElement | null
  subscribe: (listener: () => void) => () => void
  /** True while a drawer is open: the frame then makes room for the column. */
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

/** Part of the frame: lets what is on the page open a drawer in the frame's own column. */
export function DrawerSlotProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [slot] = useState(makeSlot)
  const [open, setOpen] = useState(0)
  const addOpen = useCallback((by: 1 | -1) => setOpen((count) => count + by), [])
  const value = useMemo<DrawerSlot>(() => ({ ...slot, isOpen: open > 0, addOpen }), [slot, open, addOpen])
  return <DrawerSlotContext value={value}>{children}</DrawerSlotContext>
}

/** The frame's drawer column; null outside the frame. */
export const useDrawerSlot = (): DrawerSlot | null => useContext(DrawerSlotContext)
