import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

export type TestDatabase = { url: string; kind: 'sqlite' | 'mongodb'; drop: () => Promise<void> }

/** A database of its own for one run: a file, or on MongoDB a new name on MONGODB_TEST_URL or a server started for it. */
export async function createTestDatabase(
  dataDir: string,
  kind: TestDatabase['kind'] = process.env.TEST_DATABASE === 'mongodb' ? 'mongodb' : 'sqlite',
): Promise<TestDatabase> {
  if (kind === 'sqlite') return { kind: 'sqlite', url: `file:${join(dataDir, 'portal.db')}`, drop: () => Promise.resolve() }
  const name = `quayside-test-${randomBytes(6).toString('hex')}`
  return process.env.MONGODB_TEST_URL ? onServer(process.env.MONGODB_TEST_URL, name) : onOwnServer(name)
}

async function onServer(address: string, name: string): Promise<TestDatabase> {
  const { MongoClient } = await import('mongodb')
  const url = new URL(address)
  url.pathname = `/${name}`
  const drop = async () => {
    const client = new MongoClient(url.href)
    await client
      .db(name)
      .dropDatabase()
      .finally(() => client.close())
  }
  return { kind: 'mongodb', url: url.href, drop }
}

/** One node, as a replica set: transactions need one. */
async function onOwnServer(name: string): Promise<TestDatabase> {
  const systemBinary = process.env.MONGOMS_SYSTEM_BINARY
  if (!systemBinary) throw new Error('The suite on MongoDB needs MONGODB_TEST_URL, or MONGOMS_SYSTEM_BINARY with the path of a mongod')
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core')
  const server = await MongoMemoryReplSet.create({
    binary: { systemBinary, checkMD5: false },
    replSet: { count: 1, storageEngine: 'wiredTiger' },
  })
  return { kind: 'mongodb', url: server.getUri(name), drop: async () => void (await server.stop({ doCleanup: true, force: true })) }
}
