import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicBrand } from '../../shared/brands/brandSchema'
import type { Locale } from '../../shared/i18n/locales'
import { toCssVars } from '../../shared/theme/css'
import type { Scheme, ThemeName } from '../../shared/theme/themes'

export type PageFacts = Readonly<{ brand: PublicBrand; locale: Locale; theme: ThemeName; scheme: Scheme; nonce: string; title: string }>

/** Where the portal's build lies, seen from the root of the installation. */
export const portalDirectory = (): string => join(process.cwd(), 'dist/portal')

let template: { text: string; mtimeMs: number } | undefined

/** The built `index.html`; read again when a new build has replaced it. Throws when the portal was never built. */
function readTemplate(): string {
  const path = join(portalDirectory(), 'index.html')
  const { mtimeMs } = statSync(path)
  if (template?.mtimeMs !== mtimeMs) template = { text: readFileSync(path, 'utf8'), mtimeMs }
  return template.text
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The first HTML of the portal: language, theme and the public part of the brand are in it, so the first paint is already right. */
export function renderPortalHtml({ brand, locale, nonce, scheme, theme, title }: PageFacts): string {
  const values: Record<string, string> = {
    LANG: locale,
    THEME: theme,
    SCHEME: scheme,
    NONCE: nonce,
    TITLE: escapeHtml(title),
    THEME_CSS: toCssVars(theme),
    BOOTSTRAP: JSON.stringify({ brand, locale, theme, scheme, nonce }).replace(/</g, '\\u003c'),
  }
  return readTemplate().replace(/%(LANG|THEME_CSS|THEME|SCHEME|NONCE|TITLE|BOOTSTRAP)%/g, (whole, name: string) => values[name] ?? whole)
}
