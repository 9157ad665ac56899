import type { PublicBrand } from '../../shared/brands/brandSchema'
import type { Locale } from '../../shared/i18n/locales'
import { isScreenOf, screenAt, screenOf } from '../../shared/routes/screens'
import { toCssVars } from '../../shared/theme/css'
import type { Scheme, ThemeName } from '../../shared/theme/themes'
import { firstScripts, readPortalBuild } from './portalBuild'

export type PageFacts = Readonly<{
  brand: PublicBrand
  locale: Locale
  theme: ThemeName
  scheme: Scheme
  nonce: string
  title: string
  path: string
  /** `?tab=` of the address. */
  tab: string | null
  /** False where screens of the demo do not exist. */
  demo: boolean
}>

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Whether an address of this brand is answered with 200: a screen of the demo, or one that the brand does not have, is not there. */
export function screenExists({ brand, demo, path }: Pick<PageFacts, 'brand' | 'demo' | 'path'>): boolean {
  const id = screenAt(path)
  return id === null || isScreenOf({ brand, demo }, screenOf(id))
}

/** The first HTML of the portal: language, theme and the public part of the brand are in it, so the first paint is already right. */
export function renderPortalHtml({ brand, demo, locale, nonce, path, scheme, tab, theme, title }: PageFacts): string {
  const { html } = readPortalBuild()
  const values: Record<string, string> = {
    LANG: locale,
    THEME: theme,
    SCHEME: scheme,
    NONCE: nonce,
    TITLE: escapeHtml(title),
    THEME_CSS: toCssVars(theme),
    PRELOAD: firstScripts({ path: screenExists({ brand, demo, path }) ? path : '/', tab, locale })
      // What the page names already need not be named twice.
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`)
      .join(''),
    BOOTSTRAP: JSON.stringify({ brand, demo, locale, theme, scheme, nonce }).replace(/</g, '\\u003c'),
  }
  return html.replace(/%(LANG|PRELOAD|THEME_CSS|THEME|SCHEME|NONCE|TITLE|BOOTSTRAP)%/g, (whole, name: string) => values[name] ?? whole)
}
