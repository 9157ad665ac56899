import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react'

/** `to` is null for a screen that has no page of its own here. */
export type Crumb = Readonly<{ label: string; to: string | null }>

/** What the frame shows of the page within it. `title` is null while the page does not know its own name. */
export type PageState = Readonly<{ title: string | null; crumbs: readonly Crumb[] }>

const unknownPage: PageState = { title: null, crumbs: [] }

const PageStateContext = createContext<PageState>(unknownPage)
const SetPageContext = createContext<((page: PageState) => void) | null>(null)

/** Part of the frame: takes title and breadcrumbs from the page. */
export function PageProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [page, setPage] = useState(unknownPage)
  return (
    <SetPageContext value={setPage}>
      <PageStateContext value={page}>{children}</PageStateContext>
    </SetPageContext>
  )
}

export const usePageState = (): PageState => useContext(PageStateContext)

/**
 * Called once by each page: names it in the window's title and in the breadcrumbs. `title` is null until the page knows its name;
 * `crumbs` are the screens above it, the highest first, without the page itself and without the list of clients.
 */
export function usePage({ title, crumbs = [] }: Readonly<{ title: string | null; crumbs?: readonly Crumb[] }>): void {
  const setPage = useContext(SetPageContext)
  const key = JSON.stringify(crumbs)
  const page = useMemo<PageState>(() => ({ title, crumbs: JSON.parse(key) as Crumb[] }), [title, key])
  // The page itself is what was waited for: its name follows when there is time.
  useEffect(() => startTransition(() => setPage?.(page)), [page, setPage])
  useEffect(() => () => setPage?.(unknownPage), [setPage])
}
