// @ts-check
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { errorCode } from './errorCode.mjs'

/** A process that cannot be mistaken for a later one with the same number. @typedef {{ pid: number, started: string | null }} ProcessIdentity */

const isLinux = process.platform === 'linux'
const isWindows = process.platform === 'win32'

/** The fields of /proc/<pid>/stat after the command, which may itself hold blanks and brackets. @param {number | string} pid */
const statFields = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/**
 * When a process began, as an opaque text: a number that is given to another process later gets another text.
 * @param {number} pid
 * @returns {string | null} null when there is no such process, or no way to tell
 */
export function processStart(pid) {
  try {
    if (isLinux) {
      const [state, ...rest] = statFields(pid)
      if (state === 'Z') return null
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${rest[18]}`
    }
    if (isWindows) return null
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    )
  } catch {
    return null
  }
}

/** @param {number} pid @returns {ProcessIdentity} */
export const identify = (pid) => ({ pid, started: processStart(pid) })

/**
 * Whether that very process still runs.
 * @param {ProcessIdentity} identity
 */
export function isRunning({ pid, started }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  // Without a beginning it had ended before anyone could look: whoever has its number now is another.
  return isWindows || (started !== null && started === processStart(pid))
}

/** @param {number} pid @returns {number} */
export const parentOf = (pid) =>
  isLinux ? Number(statFields(pid)[1]) : Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))

/** @returns {Array<[pid: number, parent: number]>} */
function allProcesses() {
  if (!isLinux) {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
    return rows.map((row) => {
      const [pid, parent] = row.trim().split(/\s+/).map(Number)
      return [pid ?? 0, parent ?? 0]
    })
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [/** @type {[number, number]} */ ([Number(name), Number(statFields(name)[1])])]
      } catch {
        return [] // It ended meanwhile.
      }
    })
}

/**
 * Every process below `pid`, without itself.
 * @param {number} pid
 * @returns {ProcessIdentity[]}
 */
export function descendants(pid) {
  if (isWindows) return []
  const all = allProcesses()
  /** @type {number[]} */
  const found = []
  for (let parents = [pid]; parents.length > 0;) {
    parents = all.filter(([, parent]) => parents.includes(parent)).map(([child]) => child)
    found.push(...parents)
  }
  return found.map(identify)
}

/**
 * Sends a signal to a process that is still the one meant.
 * @param {ProcessIdentity} identity @param {NodeJS.Signals} signal
 */
export function signal(identity, signal) {
  if (!isRunning(identity)) return
  try {
    if (isWindows) execFileSync('taskkill', ['/pid', String(identity.pid), '/T', '/F'], { stdio: 'ignore' })
    else process.kill(identity.pid, signal)
  } catch {
    // It ended between the check and the signal.
  }
}

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Ends processes and all below them: SIGTERM to those named, time to finish, then SIGKILL to whatever is left of either.
 * @param {readonly ProcessIdentity[]} processes @param {{ graceMs: number, isHurried?: () => boolean }} options
 */
export async function endAll(processes, { graceMs, isHurried = () => false }) {
  const below = new Map()
  const look = () => {
    for (const each of processes) for (const child of descendants(each.pid)) below.set(child.pid, child)
  }
  look()
  for (const each of processes) signal(each, 'SIGTERM')
  const deadline = Date.now() + graceMs
  const left = () => [...processes, ...below.values()].filter(isRunning)
  while (left().length > 0 && Date.now() < deadline && !isHurried()) {
    await pause(50)
    look()
  }
  for (const each of left()) signal(each, 'SIGKILL')
  for (let tries = 0; left().length > 0 && tries < 40; tries += 1) await pause(25)
}
