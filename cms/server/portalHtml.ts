import type { PublicBrand } from '../../shared/brands/brandSchema'
import type { Locale } from '../../shared/i18n/locales'
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
}>

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The first HTML of the portal: language, theme and the public part of the brand are in it, so the first paint is already right. */
export function renderPortalHtml({ brand, locale, nonce, path, scheme, theme, title }: PageFacts): string {
  const { html } = readPortalBuild()
  const values: Record<string, string> = {
    LANG: locale,
    THEME: theme,
    SCHEME: scheme,
    NONCE: nonce,
    TITLE: escapeHtml(title),
    THEME_CSS: toCssVars(theme),
    PRELOAD: firstScripts(path, locale)
      // What the page names already need not be named twice.
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`)
      .join(''),
    BOOTSTRAP: JSON.stringify({ brand, locale, theme, scheme, nonce }).replace(/</g, '\\u003c'),
  }
  return html.replace(/%(LANG|PRELOAD|THEME_CSS|THEME|SCHEME|NONCE|TITLE|BOOTSTRAP)%/g, (whole, name: string) => values[name] ?? whole)
}
