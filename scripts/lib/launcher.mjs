// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parentOf } from './processes.mjs'

/** @param {number} pid */
const commandOf = (pid) =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })

/** npm, and the shell that it may run us in. */
function launchers() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return []
  try {
    const parent = process.ppid
    const isShell = /^(\/\S+\/)?(ba|da)?sh -c /.test(commandOf(parent))
    return isShell ? [parent, parentOf(parent)] : [parent]
  } catch {
    return [process.ppid]
  }
}

/** @param {number} pid */
function exists(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * A signal to npm alone ends npm and its shell, and never reaches us: then what npm ran has to end as well.
 * @param {() => void} stop
 */
export function stopWithLauncher(stop) {
  const watched = launchers()
  if (watched.length === 0) return
  const watch = setInterval(() => {
    if (watched.every(exists)) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}
