import { open } from 'node:fs/promises'
import { systemCode } from '../server/systemCode'
import { fileOf } from './fileOf'

/*
 * How long a commit of this process takes on SQLite. One that waits for the disk holds the whole process up meanwhile, since libsql works synchronously: two
 * to five milliseconds, a fifth of what a statement costs a worker. Where somebody is told that their change is kept it has to.
 */

let isAwaited = true

/**
 * For a process that tells nobody anything: from here on its new connections do not wait. When the machine loses its power, its last commits may be gone, the
 * latest first and never one before another: every process appends to one log, whose records are chained by a checksum, and a commit of a process that waits
 * takes all before it to the disk. Whatever such a process does that cannot be undone comes after `reachDisk`.
 */
export function awaitNoCommits(): void {
  isAwaited = false
}

/** SQLite's setting for a connection of this process (https://sqlite.org/pragma.html#pragma_synchronous). */
export const synchronous = (): 'FULL' | 'NORMAL' => (isAwaited ? 'FULL' : 'NORMAL')

/**
 * Once all that this process has committed is on the disk, without holding it up. At once where commits wait by themselves, and on MongoDB.
 * @param databaseUrl as in the setting `DATABASE_URL`
 */
export async function reachDisk(databaseUrl: string): Promise<void> {
  const file = isAwaited ? null : fileOf(databaseUrl)
  if (file === null) return
  try {
    const log = await open(`${file}-wal`, 'r+')
    try {
      await log.datasync()
    } finally {
      await log.close()
    }
  } catch (error) {
    // Without a log all has gone into the file itself, and was waited for.
    if (systemCode(error) !== 'ENOENT') throw error
  }
}
