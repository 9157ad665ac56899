// @ts-check
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { root } from './environment.mjs'
import { serverPrograms } from './serverPrograms.mjs'

const folder = join(root, 'dist/server')
/** What a running process may still load stays for a while: the files of a build bear the hash of what is in them. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * What a module finds beside itself (migrations, brand files, the sandbox's data) it finds where its source stands. All files of the build stand in
 * one folder, so the way from there is the same for each.
 * @type {import('esbuild').Plugin}
 */
const whereTheSourceStands = {
  name: 'where-the-source-stands',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const way = relative(folder, path).split(sep).join('/')
      return {
        contents: text.replaceAll('import.meta.url', `new URL(${JSON.stringify(way)}, import.meta.url).href`),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
}

/**
 * Contracts are read by code that is made for each of them (`compiledSchemas.mjs`).
 * @type {import('esbuild').Plugin}
 */
const compiledSchemas = {
  name: 'compiled-schemas',
  setup: ({ onResolve }) => {
    const path = join(root, 'scripts/lib/compiledSchemas.mjs')
    onResolve({ filter: /^zod\/mini$/ }, ({ importer }) => (importer === path ? { path: 'zod/mini', external: true } : { path }))
  },
}

for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  const file = join(folder, name)
  if (Date.now() - statSync(file).mtimeMs > keptMs) rmSync(file)
}

await build({
  absWorkingDir: root,
  entryPoints: serverPrograms,
  outdir: folder,
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  jsx: 'automatic',
  // Nothing is shortened, so names stand in logs as they are. `keepNames` would name each closure anew whenever it is made, for each row of an answer too.
  sourcemap: true,
  sourcesContent: false,
  plugins: [whereTheSourceStands, compiledSchemas],
  logLevel: 'warning',
})
