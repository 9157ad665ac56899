import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { parse } from '@formatjs/icu-messageformat-parser'
import { gzipAsync as zopfli } from '@gfx/zopfli'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { namespaceIn } from './portal/lib/i18n/namespaces.ts'
import { type Breakpoint, media } from './portal/ui/media.ts'
import { laterDeclarations } from './scripts/lib/laterDeclarations.ts'
import { firstOfZod, leanAliases, leanDependencies } from './scripts/lib/leanDependencies.ts'
import { partsMap } from './scripts/lib/partsMap.ts'
import { isOfFirstLoad, portalChunks } from './scripts/lib/portalChunks.ts'
import { locales } from './shared/i18n/locales.ts'
import { textFileOf } from './shared/routes/textFileOf.ts'

/** The base of every page without its comments and indents. In the page it is there before any script, and weighs on none. */
const baseStyle = (): string =>
  readFileSync(fileURLToPath(new URL('portal/ui/global.css', import.meta.url)), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')

/**
 * What the server fills in for each request: the theme's CSS and the scripts of the first screen. Written after Vite has worked through
 * the page, because Vite would take the one for CSS and the other for text that does not belong in a head.
 */
const filledByServer: Plugin = {
  name: 'quayside-filled-by-server',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace('<!--theme-style-->', `<style nonce="%NONCE%">%THEME_CSS%</style><style nonce="%NONCE%">${baseStyle()}</style>`)
        .replace('<!--first-scripts-->', '%PRELOAD%'),
  },
}

const textFile = /\/portal\/([\w/-]+)\/messages\/([a-z]{2})\.json$/

/** What puts names in order where the browser cannot, as Chromium in Icelandic: it comes with the texts of that language, without which it is no use. */
const alphabets = /\/shared\/i18n\/alphabets\.ts$/

/** Which file of the build holds the texts of a module; null for a module that holds none. */
function textChunkOf(id: string): string | null {
  if (alphabets.test(id)) return textFileOf('ui', 'is')
  const [, folder, locale] = textFile.exec(id) ?? []
  return folder && locale ? textFileOf(namespaceIn(folder), locale) : null
}

/**
 * Parses the ICU messages at build time, so that the browser is spared the parser (9 kB). Texts without values stay as they are. A
 * message that cannot be parsed fails the build.
 */
const parsedMessages: Plugin = {
  name: 'quayside-parsed-messages',
  enforce: 'pre',
  transform: {
    filter: { id: textFile },
    handler(code) {
      const texts = JSON.parse(code) as Record<string, string>
      const parsed = Object.entries(texts).map(([key, text]) => [
        key,
        /[{}']/.test(text) ? parse(text, { ignoreTag: true, captureLocation: false }) : text,
      ])
      return { code: JSON.stringify(Object.fromEntries(parsed)), map: null }
    },
  },
}

/**
 * Writes the file of each language in the place of `import(`…/${locale}.json`)`. Vite would write a table of all paths that the pattern may mean, and
 * that for every namespace of the first screens.
 */
const textAddresses: Plugin = {
  name: 'quayside-text-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: /\/portal\/lib\/i18n\/texts\.ts$/ },
    handler: (code) => ({
      code: code.replace(/import\(`([./\w-]+)\/\$\{locale\}\.json`, \{.*?\} \}\)/g, (_, folder: string) => {
        const file = (locale: string) => `import('${folder}/${locale}.json')`
        const [source, ...others] = locales
        return others.map((locale) => `locale === '${locale}' ? ${file(locale)} : `).join('') + file(source)
      }),
      map: null,
    }),
  },
}

/**
 * Writes tokens and media queries into the styles while it builds, so that their typed names cost no byte and no call in the browser, and leaves out the
 * comments there, which a minifier takes for text.
 */
const writtenTokens: Plugin = {
  name: 'quayside-written-tokens',
  enforce: 'pre',
  transform: {
    filter: { id: /\/portal\/.*\.tsx?$/ },
    handler: (code) => ({
      code: code
        .replace(/^[ \t]*\/\*[^*]*\*\/\n/gm, '')
        .replace(/\$\{token\('([a-z0-9-]+)'\)\}/g, 'var(--$1)')
        .replace(/\$\{media\.(print|screen|forcedColours|hover|coarsePointer|reducedMotion)\}/g, (_, name: keyof typeof media) =>
          String(media[name]),
        )
        .replace(/\$\{media\.(below|from|screenBelow)\((\d+)\)\}/g, (_, name: 'below' | 'from' | 'screenBelow', width: string) =>
          media[name](Number(width) as Breakpoint),
        ),
      map: null,
    }),
  },
}

/** Line breaks and indents stand in minified code only within the CSS of styled components, where nobody needs them. */
const tightStyles: Plugin = {
  name: 'quayside-tight-styles',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      file.code = file.code
        .replace(/([;{},:])\n\s+/g, '$1')
        .replace(/;?\n\s*\}/g, '}')
        .replace(/\n\s+/g, '\n')
    }
  },
}

/** More of them take longer and spare less than a thousandth. */
const zopfliOptions = { numiterations: 5 }

/**
 * Compresses once and thoroughly what would otherwise be compressed anew for each browser; `cms/server/portalAssets` serves it. The files of a first load are
 * gzip by zopfli, 3 % smaller than zlib's smallest; for the rest that would take half a minute of each build.
 */
const compressedFiles: Plugin = {
  name: 'quayside-compressed-files',
  async writeBundle({ dir }, bundle) {
    if (this.meta.watchMode) return
    for (const { fileName, name } of Object.values(bundle)) {
      if (!/^assets\/.*\.(js|css|svg)$/.test(fileName)) continue
      const path = join(dir ?? '', fileName)
      const content = await readFile(path)
      await writeFile(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }))
      await writeFile(`${path}.gz`, isOfFirstLoad(name ?? '') ? await zopfli(content, zopfliOptions) : gzipSync(content, { level: 9 }))
    }
  },
}

/** Of the heads of signed-in screens, by namespace; shared words stand there by their key alone. */
const viewTexts = {
  clients: /^(title|assetsUnderManagement|thirdParty|clients|portfolios|averagePortfolio|signedIn|signedInOf|signedInToday|overMonth)$/,
  portfolio: /^riskProfile$/,
  '': /^(dataDate|onTheDay|portfolioTypeShort\..*)$/,
} as const

/** Texts that the server writes into the first page of a stranger (`cms/server/firstWords.ts`) and of whoever is signed in (`cms/server/firstView.ts`). */
const firstWords: Plugin = {
  name: 'quayside-first-words',
  generateBundle() {
    const textsOf = (feature: string, locale: string) => {
      const folder = feature === '' ? 'portal/lib' : `portal/features/${feature}`
      return JSON.parse(readFileSync(fileURLToPath(new URL(`${folder}/messages/${locale}.json`, import.meta.url)), 'utf8')) as Record<
        string,
        string
      >
    }
    const views = locales.map((locale) => {
      const texts = Object.entries(viewTexts).flatMap(([feature, wanted]) =>
        Object.entries(textsOf(feature, locale)).flatMap(([key, text]) =>
          wanted.test(key) ? [[feature ? `${feature}.${key}` : key, text]] : [],
        ),
      )
      return [locale, Object.fromEntries(texts) as Record<string, string>] as const
    })
    this.emitFile({ type: 'asset', fileName: 'first-views.json', source: JSON.stringify(Object.fromEntries(views)) })
    const all = locales.map((locale) => {
      const { title, welcome } = textsOf('auth', locale)
      return [locale, { title, welcome, cookies: textsOf('cookies', locale)['text'] }] as const
    })
    this.emitFile({ type: 'asset', fileName: 'first-words.json', source: JSON.stringify(Object.fromEntries(all)) })
  },
}

/** The module that the page starts with. */
const entry = fileURLToPath(new URL('portal/app/main.tsx', import.meta.url))

export default defineConfig({
  root: 'portal',
  base: '/',
  appType: 'spa',
  plugins: [
    react(),
    filledByServer,
    parsedMessages,
    textAddresses,
    writtenTokens,
    laterDeclarations(firstOfZod),
    leanDependencies(),
    partsMap,
    tightStyles,
    firstWords,
    compressedFiles,
  ],
  resolve: { alias: leanAliases },
  // One object a file: nobody imports a single text.
  json: { namedExports: false },
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy allows our own files, not data: addresses.
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    // What asks for a part runs in the core and the shell: they are there.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies) =>
        file.includes('/texts-') ? [] : dependencies.filter((name) => !/\/(core|shell|rolldown-runtime)-/.test(name)),
    },
    rolldownOptions: {
      output: {
        // Every address is written into the first script that may ask for it: a short hash is as good, and weighs less.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // A group's name is exact: what a module imports is asked for by itself.
          includeDependenciesRecursively: false,
          groups: [
            { name: textChunkOf, debugName: 'texts', test: (id) => textFile.test(id) || alphabets.test(id) },
            { name: portalChunks(entry), debugName: 'first screens' },
          ],
        },
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
  },
})
