import { createContext, use, useEffect } from 'react'

/** Names of the fields with an entry that is being written; changed in place, as nothing is drawn from it. */
export const OpenEntriesContext = createContext<Set<string>>(new Set())

/** While `isOpen`, the form does not leave the step of the field: it would lose the entry. */
export function useOpenEntry(name: string, isOpen: boolean): void {
  const open = use(OpenEntriesContext)
  useEffect(() => {
    if (!isOpen) return
    open.add(name)
    return () => void open.delete(name)
  }, [open, name, isOpen])
}
