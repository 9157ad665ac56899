// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { javascriptProgram } from './nodeArguments.mjs'
import { runTool } from './runTool.mjs'

/**
 * Something that is built: from which files, what proves that it is there, and how.
 * @typedef {{ name: 'server' | 'portal' | 'admin', title: string, inputs: readonly string[], proof: string, args: () => string[], env: () => Record<string, string> }} Build
 */

/** What `vite.config.ts` is written with. */
const portalBuildParts = ['leanDependencies', 'portalChunks'].map((name) => `scripts/lib/${name}.ts`)

/** @type {readonly Build[]} */
export const builds = [
  {
    name: 'server',
    title: 'Compiling the server',
    inputs: ['cms', 'collections', 'shared', 'jobs', 'scripts', 'payload.config.ts', 'tsconfig.json', 'package-lock.json'],
    proof: 'dist/server/web.js',
    args: () => javascriptProgram('scripts/lib/compileServer.mjs'),
    env: () => ({}),
  },
  {
    name: 'portal',
    title: 'Building the portal',
    inputs: ['portal', 'shared', 'vite.config.ts', ...portalBuildParts, 'tsconfig.json', 'package-lock.json'],
    proof: 'dist/portal/index.html',
    args: () => javascriptProgram('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'),
    env: () => ({}),
  },
  {
    name: 'admin',
    title: 'Building the admin panel',
    inputs: ['cms', 'collections', 'shared', 'jobs', 'payload.config.ts', 'tsconfig.json', 'package-lock.json'],
    proof: 'cms/.next/BUILD_ID',
    args: () => javascriptProgram('node_modules/next/dist/bin/next', 'build', 'cms'),
    env: () => ({ NODE_OPTIONS: [process.env.NODE_OPTIONS, `--max-old-space-size=${heapForNext()}`].filter(Boolean).join(' ') }),
  },
]

/** MB of heap for Next: its default ends the build on a large config, and more than the machine has ends the machine. */
const heapForNext = () => Math.max(1536, Math.min(8000, Math.round((totalmem() / 1024 / 1024) * 0.6)))

/** Made by builds and tests, or only read by them. */
const isNoInput = (/** @type {string} */ name) =>
  ['.next', 'node_modules', 'next-env.d.ts', '.DS_Store'].includes(name) || /\.tsbuildinfo$|\.test\.tsx?$|\.md$|~$/.test(name)

/** @param {string} path @returns {string[]} every file at or below it, in a fixed order */
function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !isNoInput(name))
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** A fingerprint of names and contents: neither times nor places count. @param {string} folder @param {readonly string[]} inputs */
export function fingerprint(folder, inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesOf(join(folder, input))) {
      const content = readFileSync(file)
      hash.update(`${file.slice(folder.length)}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

/** @param {string} folder @param {Build} build */
const markerPath = (folder, build) => join(folder, 'dist', `.${build.name}.built`)

/** @param {string} folder @param {Build} build */
export function isStale(folder, build) {
  const marker = markerPath(folder, build)
  return !existsSync(join(folder, build.proof)) || !existsSync(marker) || readFileSync(marker, 'utf8') !== fingerprint(folder, build.inputs)
}

/** What stands there no longer comes from known inputs. @param {string} folder @param {Build} build */
export const forgetBuild = (folder, build) => rmSync(markerPath(folder, build), { force: true })

/**
 * Builds once, whatever stands there. The marker is written last, so that a build cut short is done again.
 * @param {string} folder @param {Build} build
 * @param {{ log: string, env: import('./environment.mjs').Environment, onStart?: (child: import('./processes.mjs').ProcessIdentity) => void }} options
 */
export async function runBuild(folder, build, { log, env, onStart }) {
  const inputs = fingerprint(folder, build.inputs)
  forgetBuild(folder, build)
  const result = await runTool(build.args(), {
    log,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DISABLE_PAYLOAD_HMR: 'true', ...build.env() },
    ...(onStart ? { onStart } : {}),
  })
  const isThere = existsSync(join(folder, build.proof))
  if (!result.ok || !isThere) return { ...result, ok: false, reason: result.reason ?? `${build.proof} is missing` }
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(markerPath(folder, build), inputs)
  return result
}
