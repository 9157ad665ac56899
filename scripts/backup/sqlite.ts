import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { BackupError } from './manifest'

const part = 'database/portal.db'

const fileOf = (url: string): string => url.slice('file:'.length)

/** One statement reads the whole file at one moment, while others go on writing. Returns the parts written. */
export async function dumpSqlite(url: string, folder: string): Promise<string[]> {
  const client = createClient({ url })
  try {
    await client.execute('PRAGMA busy_timeout = 5000')
    await client.execute({ sql: 'VACUUM INTO ?', args: [join(folder, part)] })
  } finally {
    client.close()
  }
  return [part]
}

/** Throws a `BackupError` when there is a database already. */
export async function assertSqliteEmpty(url: string): Promise<void> {
  const found = await stat(fileOf(url)).catch(() => null)
  if (found && found.size > 0)
    throw new BackupError(`${fileOf(url)} exists already. Restore into an empty place: another DATA_DIR, or move that file away first.`)
}

export const loadSqlite = (url: string, folder: string): Promise<void> => copyFile(join(folder, part), fileOf(url))
