import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useDrawerSlot } from '../lib/drawerSlot'

const hearNothing = () => () => undefined

/** Puts its children into the frame's drawer column as long as it is mounted; in place where there is no frame. */
export function DrawerColumn({ children }: Readonly<{ children: ReactNode }>) {
  const context = useDrawerSlot()
  const addOpen = context?.addOpen
  const slot = useSyncExternalStore(context?.subscribe ?? hearNothing, context?.get ?? (() => null))
  useLayoutEffect(() => {
    addOpen?.(1)
    return () => addOpen?.(-1)
  }, [addOpen])
  if (!context) return children
  return slot && createPortal(children, slot)
}
