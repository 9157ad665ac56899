import { parse } from '@formatjs/icu-messageformat-parser'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { namespaceIn } from './portal/lib/i18n/namespaces.ts'
import { textFileOf } from './shared/routes/screens.ts'

/**
 * What the server fills in for each request: the theme's CSS and the scripts of the first screen. Written after Vite has worked through
 * the page, because Vite would take the one for CSS and the other for text that does not belong in a head.
 */
const filledByServer: Plugin = {
  name: 'quayside-filled-by-server',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace('<!--theme-style-->', '<style nonce="%NONCE%">%THEME_CSS%</style>').replace('<!--first-scripts-->', '%PRELOAD%'),
  },
}

const textFile = /\/portal\/(?:features\/)?([\w-]+)\/messages\/([a-z]{2})\.json$/

/** Which file of the build holds the texts of a module; null for a module that holds none. */
function textChunkOf(id: string): string | null {
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

export default defineConfig({
  root: 'portal',
  base: '/',
  appType: 'spa',
  plugins: [react(), filledByServer, parsedMessages],
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes only with a dependency is one file, which the browser keeps over our releases.
        codeSplitting: {
          groups: [
            { name: textChunkOf, debugName: 'texts', test: textFile },
            {
              name: 'core',
              test: /node_modules.(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion|zod|intl-messageformat|@formatjs)[\\/]/,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
  },
})
