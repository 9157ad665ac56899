import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

type DrawerSlot = Readonly<{
  /** The element that is the frame's third column; null where there is no frame, and until it is mounted. */
  slot: HTMLElement | null
  setSlot: (slot: HTMLElement | null) => void
  /** True while a drawer is open: the frame then makes room for the column. */
  isOpen: boolean
  addOpen: (by: 1 | -1) => void
}>

const DrawerSlotContext = createContext<DrawerSlot | null>(null)

/** Part of the frame: lets what is on the page open a drawer in the frame's own column. */
export function DrawerSlotProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(0)
  const value = useMemo<DrawerSlot>(
    () => ({ slot, setSlot, isOpen: open > 0, addOpen: (by) => setOpen((count) => count + by) }),
    [slot, open],
  )
  return <DrawerSlotContext value={value}>{children}</DrawerSlotContext>
}

/** The frame's drawer column; null outside the frame. */
export const useDrawerSlot = (): DrawerSlot | null => useContext(DrawerSlotContext)

/** Puts its children into the frame's drawer column as long as it is mounted; in place where there is no frame. */
export function DrawerColumn({ children }: Readonly<{ children: ReactNode }>) {
  const context = useDrawerSlot()
  const addOpen = context?.addOpen
  useLayoutEffect(() => {
    addOpen?.(1)
    return () => addOpen?.(-1)
  }, [addOpen])
  if (!context) return children
  return context.slot && createPortal(children, context.slot)
}
