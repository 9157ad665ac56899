import { useEffect } from 'react'

/**
 * Shows a portal in its own theme at once, also on a page that was served in another: that of the brand, as on the sign-in page, or of
 * another portal. Undefined leaves things as they are; a theme that cannot be fetched does too.
 */
export function usePortalTheme(theme: string | undefined): void {
  useEffect(() => {
    const root = document.documentElement
    if (!theme || root.dataset['theme'] === theme) return
    const before = document.head.querySelector('link[data-portal-theme]')
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `/brand/themes/${theme}.css`
    link.dataset['portalTheme'] = theme
    link.addEventListener('load', () => {
      root.dataset['theme'] = theme
      before?.remove()
    })
    link.addEventListener('error', () => link.remove())
    document.head.append(link)
  }, [theme])
}
