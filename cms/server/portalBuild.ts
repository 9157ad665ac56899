import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Locale } from '../../shared/i18n/locales'
import { localeSchema } from '../../shared/i18n/localeSchema'
import { firstScreenOf, shellTexts } from '../../shared/routes/screens'
import { textFileOf } from '../../shared/routes/textFileOf'

/** Where the portal's build lies, seen from the root of the installation. */
export const portalDirectory = (): string => join(process.cwd(), 'dist/portal')

const modulesSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
)

/** What the sign-in page says before its script runs, by language (`vite.config.ts`). */
const firstWordsSchema = z.partialRecord(localeSchema, z.object({ title: z.string(), welcome: z.string(), cookies: z.string() }))

/** What the heads of signed-in screens say, by language and key. */
const firstViewsSchema = z.partialRecord(localeSchema, z.record(z.string(), z.string()))

type PortalBuild = Readonly<{
  html: string
  /** The same for a page with something to read before its script runs, which starts once that is painted. */
  patientHtml: string
  /** Addresses of its style sheets, whose text stands in `html`. */
  styleSheets: readonly string[]
  modules: z.infer<typeof modulesSchema>
  firstWords: z.infer<typeof firstWordsSchema>
  firstViews: z.infer<typeof firstViewsSchema>
  mtimeMs: number
}>
let built: PortalBuild | undefined

/** The built `index.html` and what Vite says of its files; read again when a new build has replaced it. Throws when the portal was never built. */
export function readPortalBuild(): PortalBuild {
  const page = join(portalDirectory(), 'index.html')
  const { mtimeMs } = statSync(page)
  if (built?.mtimeMs !== mtimeMs) {
    const modules = modulesSchema.parse(JSON.parse(readFileSync(join(portalDirectory(), '.vite/manifest.json'), 'utf8')))
    const firstWords = firstWordsSchema.parse(JSON.parse(readFileSync(join(portalDirectory(), 'first-words.json'), 'utf8')))
    const firstViews = firstViewsSchema.parse(JSON.parse(readFileSync(join(portalDirectory(), 'first-views.json'), 'utf8')))
    const html = readFileSync(page, 'utf8')
    const styleSheets = [...html.matchAll(styleSheet)].flatMap(([, file]) => (file ? [`/${file}`] : []))
    const styled = withStyles(html)
    built = { html: styled, patientHtml: startedAfterPaint(styled), styleSheets, modules, firstWords, firstViews, mtimeMs }
  }
  return built
}

/** A link that Vite writes; the name of its file. */
const styleSheet = /<link rel="stylesheet"[^>]*href="\/(assets\/[\w.-]+\.css)"[^>]*>/g

/** The page with its few lines of CSS (the fonts) in it: a file of their own would hold up the first paint. */
const withStyles = (html: string): string =>
  html.replace(styleSheet, (_, file: string) => {
    const css = readFileSync(join(portalDirectory(), file), 'utf8').trim()
    return `<style nonce="%NONCE%">${css}</style>`
  })

const entryScript = /<script type="module" crossorigin src="(\/assets\/[\w.-]+\.js)"[^>]*><\/script>/

/**
 * A script of the page itself runs as soon as the page is there, before anything is painted, and holds its first words up for as long as it takes: on a slow
 * phone a second. This one is fetched as early and starts with the frame after the first, or at once where nobody looks.
 */
function startedAfterPaint(html: string): string {
  const [script = '', address = ''] = entryScript.exec(html) ?? []
  if (!script) throw new Error('The page of the portal names no script')
  const start = `{const s=()=>{if(s.done)return;s.done=true;const e=document.createElement("script");e.type="module";e.crossOrigin="";e.src="${address}";document.head.append(e)};if(document.hidden)s();else{requestAnimationFrame(()=>setTimeout(s));setTimeout(s,500)}}`
  return html
    .replace(script, `<link rel="modulepreload" crossorigin href="${address}" nonce="%NONCE%">`)
    .replace('</body>', `<script nonce="%NONCE%">${start}</script></body>`)
}

/**
 * Scripts that an address's first screen is drawn with, in a language: the app's entry, the screen's own files, its texts, and all that
 * they import. The HTML names every one, so that they come at once and not one after the other has run.
 */
export function firstScripts({ path, tab = null, locale }: Readonly<{ path: string; tab?: string | null; locale: Locale }>): string[] {
  const { modules } = readPortalBuild()
  const screen = firstScreenOf(path, tab)
  const wanted = new Set<string>([...screen.files, ...[...shellTexts, ...screen.texts].map((namespace) => textFileOf(namespace, locale))])
  const files = new Set<string>()
  const add = (key: string): void => {
    const found = modules[key]
    if (!found || files.has(found.file)) return
    files.add(found.file)
    found.imports?.forEach(add)
  }
  for (const [key, { isEntry, name }] of Object.entries(modules)) if (isEntry || (name && wanted.has(name))) add(key)
  return [...files].filter((file) => file.endsWith('.js'))
}

/** Addresses of the portal's own style sheets, which bring its fonts; none where the portal was never built. */
export function portalStyleSheets(): readonly string[] {
  try {
    return readPortalBuild().styleSheets
  } catch {
    return []
  }
}
