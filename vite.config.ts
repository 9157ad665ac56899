import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * The server fills the theme's CSS in for each request. The style tag is written after Vite has worked through the page, because
 * Vite would take the placeholder for CSS.
 */
const themeStyle: Plugin = {
  name: 'quayside-theme-style',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<!--theme-style-->', '<style nonce="%NONCE%">%THEME_CSS%</style>'),
  },
}

export default defineConfig({
  root: 'portal',
  base: '/',
  appType: 'spa',
  plugins: [react(), themeStyle],
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
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
  },
})
