// @ts-check
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './environment.mjs'
import { openLogFile } from './logFile.mjs'
import { identify } from './processes.mjs'

/** A child that a terminal's Ctrl-C ended must not count as crashed: our own signal arrives at about the same time. */
const judgementMs = 300
const errorsShownPerMinute = 5

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending
 * @typedef {object} ServiceOptions
 * @property {string} name
 * @property {readonly string[]} args of `node`
 * @property {import('./environment.mjs').Environment} env
 * @property {string} log
 * @property {(text: string) => void} say
 * @property {(ending: Ending, deaths: number) => 'restart' | 'stop'} onEnd called when it ended on its own
 * @property {() => void} onChange its process began or ended
 */

/** The one line that an operator should see of a log line; null for the many others. @param {string} line */
export function errorIn(line) {
  if (!line.startsWith('{')) return null
  try {
    const entry = JSON.parse(line)
    // The request's own line of a failure; what failed has a line too.
    if (entry.msg === 'request') return null
    const isError = typeof entry.level === 'number' ? entry.level >= 50 : ['error', 'fatal'].includes(entry.level)
    if (!isError) return null
    const detail = entry.err?.message
    const message = entry.msg ?? 'error'
    return typeof detail === 'string' && !message.includes(detail) ? `${message} (${detail})` : String(message)
  } catch {
    return null
  }
}

/** How a process ended, in words. @param {Ending} ending */
export const describeEnding = ({ code, signal }) => (signal ? `ended by ${signal}` : `exit ${code}`)

/**
 * Keeps one process of the product running: its output in a log, its errors shown, started again when `onEnd` says so.
 * @param {ServiceOptions} options
 */
export function startService({ name, args, env, log, say, onEnd, onChange }) {
  mkdirSync(dirname(log), { recursive: true })
  const output = openLogFile(log)
  let isStopping = false
  let deaths = 0
  let lastDeath = 0
  let shown = 0
  /** @type {import('./processes.mjs').ProcessIdentity | null} */
  let identity = null
  /** @type {NodeJS.Timeout | undefined} */
  let restart

  const forget = setInterval(() => {
    if (shown > errorsShownPerMinute) say(`${name}: ${shown - errorsShownPerMinute} more errors in ${log}`)
    shown = 0
  }, 60_000)
  forget.unref()

  const run = () => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, QUAYSIDE_PARENT: String(process.pid), QUAYSIDE_PROCESS: name },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    identity = child.pid === undefined ? null : identify(child.pid)
    onChange()
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        // A text message of a demo: it holds a PIN, so it is shown and not stored.
        if (line.startsWith('SMS to ')) return void (isStopping || say(line))
        output.write(line)
        const error = errorIn(line)
        if (error && !isStopping && (shown += 1) <= errorsShownPerMinute) say(`${name}: ${error}`)
      })
    }
    child.once('error', (error) => output.write(error.message))
    child.once('exit', (code, signal) => {
      identity = null
      onChange()
      setTimeout(() => {
        if (isStopping) return
        const now = Date.now()
        deaths = now - lastDeath > 60_000 ? 1 : deaths + 1
        lastDeath = now
        if (onEnd({ code, signal }, deaths) === 'restart') restart = setTimeout(run, Math.min(30_000, 500 * 2 ** deaths))
      }, judgementMs)
    })
  }
  run()

  return {
    name,
    log,
    identity: () => identity,
    /** Restarts it no more and shows no more of its errors; ending its process is the caller's. */
    release: () => {
      isStopping = true
      clearTimeout(restart)
      clearInterval(forget)
    },
  }
}

/** @typedef {ReturnType<typeof startService>} Service */
