// @ts-check
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './errorCode.mjs'
import { identify, isRunning } from './processes.mjs'

/**
 * What a lock file says of its holder. `children` are the processes that it runs, for whoever finds the lock after a kill -9.
 * @typedef {import('./processes.mjs').ProcessIdentity & { children?: import('./processes.mjs').ProcessIdentity[], note?: string }} Holder
 * @typedef {{ update: (change: Partial<Holder>) => void, release: () => void }} Lock
 */

/** Puts a file where there is none: only one of many wins. A link is whole or not at all; some file systems have none. @param {string} draft @param {string} path */
function place(draft, path) {
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(errorCode(error) ?? '')) throw error
    copyFileSync(draft, path, constants.COPYFILE_EXCL)
  }
}

/** @param {string} path @returns {string | null} */
function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** @param {string} text @returns {Holder | null} */
function parseHolder(text) {
  try {
    const holder = JSON.parse(text)
    return Number.isInteger(holder?.pid) ? holder : null
  } catch {
    return null
  }
}

/**
 * Takes the lock at `path`. A lock whose process is gone (killed, or its number now belongs to another) is taken over.
 * Throws what the file system throws when the folder cannot be written.
 * @param {string} path @param {string} note says to others what holds it
 * @returns {{ lock: Lock, leftBehind: Holder | null } | { heldBy: Holder }}
 */
export function acquireLock(path, note) {
  mkdirSync(dirname(path), { recursive: true })
  /** @type {Holder} */
  let mine = { ...identify(process.pid), note }
  const draft = `${path}.${process.pid}`
  /** @type {Holder | null} */
  let leftBehind = null
  try {
    for (;;) {
      writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
      try {
        place(draft, path)
        break
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
      }
      const found = readOrNull(path)
      if (found === null) continue
      const holder = parseHolder(found)
      if (holder && isRunning(holder)) return { heldBy: holder }
      if (!takeAway(path, found)) continue
      leftBehind = holder ?? leftBehind
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return {
    leftBehind,
    lock: {
      update: (change) => {
        mine = { ...mine, ...change }
        writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
        renameSync(draft, path)
      },
      release: () => {
        if (parseHolder(readOrNull(path) ?? '')?.pid === process.pid) rmSync(path, { force: true })
      },
    },
  }
}

/** Removes a dead holder's file; puts back what it took when another start was quicker. @param {string} path @param {string} expected */
function takeAway(path, expected) {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return false
  }
  const isExpected = readOrNull(aside) === expected
  if (!isExpected) {
    try {
      place(aside, path)
    } catch {
      // A third one holds it now.
    }
  }
  rmSync(aside, { force: true })
  return isExpected
}
