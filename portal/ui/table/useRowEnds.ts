import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { VirtualRows } from './useVirtualRows'

/**
 * Home and End in a long table: the focus goes from the name of a row to the first or last one, which may not be in the document yet. In a
 * short table Tab reaches every row, and the keys scroll the page as anywhere.
 */
export function useRowEnds(count: number, virtual: VirtualRows | null, table: RefObject<HTMLTableElement | null>) {
  const wanted = useRef<number | null>(null)

  useEffect(() => {
    if (wanted.current === null) return
    const row = table.current?.querySelector(`tr[data-index="${wanted.current}"]`)
    const opener = row?.querySelector<HTMLElement>('th a, th button')
    if (!opener) return
    wanted.current = null
    opener.focus({ preventScroll: true })
  })

  return (event: KeyboardEvent) => {
    if (!virtual || (event.key !== 'Home' && event.key !== 'End')) return
    event.preventDefault()
    wanted.current = event.key === 'Home' ? 0 : count - 1
    virtual.scrollTo(wanted.current)
  }
}
