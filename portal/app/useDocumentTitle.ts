import { useEffect } from 'react'
import { useBrand } from '../lib/bootstrap'

/** Names the window `title · brand`; the brand alone while the title is null. */
export function useDocumentTitle(title: string | null): void {
  const { displayName } = useBrand()
  useEffect(() => {
    document.title = title ? `${title} · ${displayName}` : displayName
  }, [title, displayName])
}
