// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { javascriptProgram } from './nodeArguments.mjs'
import { npmProgram, runTool } from './runTool.mjs'

/** @param {string} folder */
const markerPath = (folder) => join(folder, 'node_modules/.quayside-lock')

/** The lockfile's content, and the platform: native packages differ by it. @param {string} folder */
const wantedMarker = (folder) => {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

/** Whether node_modules holds what the lockfile says. @param {string} folder */
export function isInstalled(folder) {
  const marker = markerPath(folder)
  if (existsSync(marker)) return readFileSync(marker, 'utf8') === wantedMarker(folder)
  if (!isInstalledByHand(folder)) return false
  writeFileSync(marker, wantedMarker(folder))
  return true
}

/** npm lists what it installed, once it came to its end: someone ran `npm ci` before us. @param {string} folder */
function isInstalledByHand(folder) {
  const listing = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(listing)) return false
  /** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} Lockfile */
  const wanted = /** @type {Lockfile} */ (JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
  const present = /** @type {Lockfile} */ (JSON.parse(readFileSync(listing, 'utf8')))
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true
    const found = present.packages[path]
    return found ? found.version === entry.version : entry.optional === true || entry.devOptional === true
  })
}

/**
 * `npm ci`, with the packages for tests too, whatever NODE_ENV says.
 * @param {{ folder: string, log: string, env: import('./environment.mjs').Environment, onStart?: (child: import('./processes.mjs').ProcessIdentity) => void }} options
 */
export async function install({ folder, log, env, onStart }) {
  const args = javascriptProgram(npmProgram(), 'ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error')
  const result = await runTool(args, { log, env, ...(onStart ? { onStart } : {}) })
  if (result.ok) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    writeFileSync(markerPath(folder), wantedMarker(folder))
  }
  return result
}
