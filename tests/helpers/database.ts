import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roomyMemoryDisk } from '../../scripts/lib/memoryDisk.mjs'

export type TestDatabase = { url: string; kind: 'sqlite' | 'mongodb'; drop: () => Promise<void> }

/** Names SQLite's file as the migrations leave it: the first unit test of a run puts it there, the others copy it instead of migrating. */
export const emptyVariable = 'QUAYSIDE_EMPTY_DATABASE'

/** Whether the run is on SQLite, for what MongoDB has nothing of. */
export const onSqlite = process.env.TEST_DATABASE !== 'mongodb'

/**
 * A database of its own for one run: a file, or on MongoDB a new name on MONGODB_TEST_URL or a server started for it. One that `isQuick` waits for no disk;
 * with SQLite that is for the processes to do (`quickDisk.mjs`).
 */
export async function createTestDatabase(
  dataDir: string,
  kind: TestDatabase['kind'] = process.env.TEST_DATABASE === 'mongodb' ? 'mongodb' : 'sqlite',
  { isQuick = false }: Readonly<{ isQuick?: boolean }> = {},
): Promise<TestDatabase> {
  if (kind === 'sqlite') return { kind: 'sqlite', url: `file:${join(dataDir, 'portal.db')}`, drop: () => Promise.resolve() }
  const name = `quayside-test-${randomBytes(6).toString('hex')}`
  return process.env.MONGODB_TEST_URL ? onServer(process.env.MONGODB_TEST_URL, name) : onOwnServer(name, isQuick)
}

async function onServer(address: string, name: string): Promise<TestDatabase> {
  const { MongoClient } = await import('mongodb')
  const url = new URL(address)
  url.pathname = `/${name}`
  const drop = async () => {
    const client = new MongoClient(url.href)
    try {
      await client.db(name).dropDatabase()
    } finally {
      await client.close()
    }
  }
  return { kind: 'mongodb', url: url.href, drop }
}

/** One node, as a replica set: transactions need one. */
async function onOwnServer(name: string, isQuick: boolean): Promise<TestDatabase> {
  const systemBinary = process.env.MONGOMS_SYSTEM_BINARY
  if (!systemBinary) throw new Error('The suite on MongoDB needs MONGODB_TEST_URL, or MONGOMS_SYSTEM_BINARY with the path of a mongod')
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core')
  const dbPath = mkdtempSync(join(isQuick ? inMemory() : tmpdir(), 'qs-mongo-'))
  const server = await MongoMemoryReplSet.create({
    binary: { systemBinary, checkMD5: false },
    instanceOpts: [{ dbPath, args: ['--wiredTigerEngineConfigString', closingFiles] }],
    replSet: { count: 1, storageEngine: 'wiredTiger' },
  })
  const url = server.getUri(name)
  if (isQuick) await confirmFromMemory(url)
  const drop = async () => {
    await server.stop({ doCleanup: true, force: true })
    rmSync(dbPath, { recursive: true, force: true, maxRetries: 3 })
  }
  return { kind: 'mongodb', url, drop }
}

/** Each database of the product is a thousand files, and many tests have one of their own: those of the last ones are closed before a process may open no more. */
const closingFiles = 'file_manager=(close_handle_minimum=250,close_idle_time=5,close_scan_interval=5)'

/** A folder that is in memory, where there is one with room: each of a thousand indexes is a file, and a new file waits for the disk whatever is said of it. */
const inMemory = (): string => roomyMemoryDisk() ?? tmpdir()

/** A write is confirmed before it is on the disk, as `quickDisk.mjs` has it with SQLite: no test can cut the power. */
async function confirmFromMemory(url: string): Promise<void> {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(url)
  try {
    const admin = client.db('admin')
    const { config } = (await admin.command({ replSetGetConfig: 1 })) as { config: { version: number } }
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, writeConcernMajorityJournalDefault: false } })
  } finally {
    await client.close()
  }
}
