import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, emptyVariable } from './database'

/**
 * Jest calls it once before the first test that works on a database. On MongoDB all of them share one server, each with a database of its own there; on
 * SQLite each has a file, which all but the first copy from the first one's.
 */
export default async function storeServer(): Promise<void> {
  // What is set here is read by the processes that jest starts from here on.
  if (process.env.TEST_DATABASE !== 'mongodb') {
    const folder = mkdtempSync(join(tmpdir(), 'qs-store-'))
    process.env[emptyVariable] = join(folder, 'empty.db')
    storeRun.stop = () => Promise.resolve(rmSync(folder, { recursive: true, force: true }))
  } else if (!process.env.MONGODB_TEST_URL) {
    const { drop, url } = await createTestDatabase('', 'mongodb', { isQuick: true })
    process.env.MONGODB_TEST_URL = url
    storeRun.stop = drop
  }
}

/** Setup and teardown run in one process, but jest loads them apart: what they share hangs on the global object. */
export const storeRun = ((globalThis as { quaysideStoreRun?: { stop?: () => Promise<void> } }).quaysideStoreRun ??= {})
