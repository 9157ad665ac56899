import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { fileOf } from '../../cms/db/fileOf'
import { BackupError } from './manifest'

const part = 'database/portal.db'

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
  const file = placeOf(url)
  const found = await stat(file).catch(() => null)
  if (found && found.size > 0)
    throw new BackupError(`${file} exists already. Restore into an empty place: another DATA_DIR, or move that file away first.`)
}

export const loadSqlite = (url: string, folder: string): Promise<void> => copyFile(join(folder, part), placeOf(url))

function placeOf(url: string): string {
  const file = fileOf(url)
  if (file === null) throw new BackupError('DATABASE_URL names no file')
  return file
}
