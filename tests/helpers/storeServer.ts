import { createTestDatabase } from './database'

/** Jest calls it once before the first test that works on a database: on MongoDB all of them share one server, each with a database of its own there. */
export default async function storeServer(): Promise<void> {
  if (process.env.TEST_DATABASE !== 'mongodb' || process.env.MONGODB_TEST_URL) return
  const { drop, url } = await createTestDatabase('', 'mongodb', { isQuick: true })
  // Read by the processes that jest starts from here on.
  process.env.MONGODB_TEST_URL = url
  storeRun.stop = drop
}

/** Setup and teardown run in one process, but jest loads them apart: what they share hangs on the global object. */
export const storeRun = ((globalThis as { quaysideStoreRun?: { stop?: () => Promise<void> } }).quaysideStoreRun ??= {})
