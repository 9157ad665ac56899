// @ts-check
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { root } from './environment.mjs'
import { endAll, identify } from './processes.mjs'

/** @typedef {{ ok: boolean, reason: string | null, log: string }} ToolResult `reason` says how it ended when not well */

/** Tools under way, so that a stop can end them. @type {Set<import('./processes.mjs').ProcessIdentity>} */
const running = new Set()
let isStopping = false

/** Ends every tool under way and lets none begin. */
export async function stopTools() {
  isStopping = true
  await endAll([...running], { graceMs: 2000 })
}

/**
 * Runs `node` with arguments to its end, everything it prints going to a log. Never rejects for what the tool does.
 * @param {readonly string[]} args
 * @param {{ log: string, env: import('./environment.mjs').Environment, limitMinutes?: number, onStart?: (child: import('./processes.mjs').ProcessIdentity) => void }} options
 * @returns {Promise<ToolResult>}
 */
export async function runTool(args, { log, env, limitMinutes = 20, onStart }) {
  if (isStopping) return { ok: false, reason: 'stopped', log }
  mkdirSync(dirname(log), { recursive: true })
  const output = createWriteStream(log)
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, QUAYSIDE_PARENT: String(process.pid), QUAYSIDE_STOP: 'at-once' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  let reason = /** @type {string | null} */ (null)
  /** @type {import('./processes.mjs').ProcessIdentity | undefined} */
  let identity
  if (child.pid !== undefined) {
    identity = identify(child.pid)
    running.add(identity)
    onStart?.(identity)
  }
  const limit = setTimeout(() => {
    reason = `did not end within ${limitMinutes} minutes`
    if (identity) void endAll([identity], { graceMs: 2000 })
  }, limitMinutes * 60_000)
  const ending = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    // 'close' would wait for grandchildren that keep the pipe open.
    child.once('exit', (code, signal) => setTimeout(() => resolve(code === 0 ? null : signal ? `ended by ${signal}` : `exit ${code}`), 50))
  })
  clearTimeout(limit)
  if (identity) running.delete(identity)
  child.stdout.destroy()
  child.stderr.destroy()
  output.end()
  await finished(output).catch(() => {})
  return { ok: ending === null && reason === null, reason: reason ?? ending, log }
}

/** The npm that runs us, else the one beside this Node: a program for `node`. Throws when there is none. */
export function npmProgram() {
  const candidates = [
    process.env.npm_execpath,
    resolve(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    resolve(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ]
  const npm = candidates.find((path) => path !== undefined && /npm-cli\.c?js$/.test(path) && existsSync(path))
  if (!npm) throw new Error('npm was not found. Run this through npm: npm start, npm test.')
  return npm
}
