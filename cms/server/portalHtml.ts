import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { PublicBrand } from '../../shared/brands/brandSchema'
import type { Locale } from '../../shared/i18n/locales'
import { firstScreenOf } from '../../shared/routes/firstScreens'
import { toCssVars } from '../../shared/theme/css'
import type { Scheme, ThemeName } from '../../shared/theme/themes'

export type PageFacts = Readonly<{
  brand: PublicBrand
  locale: Locale
  theme: ThemeName
  scheme: Scheme
  nonce: string
  title: string
  path: string
}>

/** Where the portal's build lies, seen from the root of the installation. */
export const portalDirectory = (): string => join(process.cwd(), 'dist/portal')

type Built = Readonly<{ html: string; modules: Manifest; mtimeMs: number }>
let built: Built | undefined

/** The built `index.html` and what Vite says of its files; read again when a new build has replaced it. Throws when the portal was never built. */
function readBuilt(): Built {
  const page = join(portalDirectory(), 'index.html')
  const { mtimeMs } = statSync(page)
  if (built?.mtimeMs !== mtimeMs) {
    const modules = manifestSchema.parse(JSON.parse(readFileSync(join(portalDirectory(), '.vite/manifest.json'), 'utf8')))
    built = { html: readFileSync(page, 'utf8'), modules, mtimeMs }
  }
  return built
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    isDynamicEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

/**
 * Scripts of an address's first screen and of its language: named in the HTML, they come beside the app's own and not after it has run,
 * which saves a round trip.
 */
function firstScripts({ html, modules }: Built, path: string, locale: Locale): string[] {
  const wanted: readonly string[] = [...firstScreenOf(path), locale]
  const files = new Set<string>()
  const add = (key: string): void => {
    const found = modules[key]
    if (!found || files.has(found.file)) return
    files.add(found.file)
    found.imports?.forEach(add)
  }
  for (const [key, { isDynamicEntry, name }] of Object.entries(modules)) if (isDynamicEntry && name && wanted.includes(name)) add(key)
  // What the page names already need not be named twice.
  return [...files].filter((file) => !html.includes(file))
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The first HTML of the portal: language, theme and the public part of the brand are in it, so the first paint is already right. */
export function renderPortalHtml({ brand, locale, nonce, path, scheme, theme, title }: PageFacts): string {
  const page = readBuilt()
  const values: Record<string, string> = {
    LANG: locale,
    THEME: theme,
    SCHEME: scheme,
    NONCE: nonce,
    TITLE: escapeHtml(title),
    THEME_CSS: toCssVars(theme),
    PRELOAD: firstScripts(page, path, locale)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`)
      .join(''),
    BOOTSTRAP: JSON.stringify({ brand, locale, theme, scheme, nonce }).replace(/</g, '\\u003c'),
  }
  return page.html.replace(/%(LANG|PRELOAD|THEME_CSS|THEME|SCHEME|NONCE|TITLE|BOOTSTRAP)%/g, (whole, name: string) => values[name] ?? whole)
}
