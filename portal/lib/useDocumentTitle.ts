import { useEffect } from 'react'
import { useBrand } from './bootstrap'

/** Names the window `title · brand`; the brand alone while the title is null. */
export function useDocumentTitle(title: string | null): void {
  const { displayName } = useBrand()
  useEffect(() => {
    // Labels of the rail carry hyphens for a narrow column.
    document.title = title ? `${title.replaceAll('\u00ad', '')} · ${displayName}` : displayName
  }, [title, displayName])
}
