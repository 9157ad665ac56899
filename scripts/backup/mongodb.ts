import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BSON, type Document, type IndexSpecification, MongoClient } from 'mongodb'
import { BackupError } from './manifest'

const indexFile = 'database/indexes.json'
const partOf = (collection: string): string => `database/${encodeURIComponent(collection)}.bson`
/** Types keep their width both ways: an int stays an int. */
const asStored = { promoteLongs: false, promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const
const batchSize = 500

async function withDatabase<T>(url: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 })
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.close()
  }
}

/**
 * All collections as of one moment: a snapshot session reads them while others go on writing (MongoDB 5 or later, as a replica set).
 * Each becomes a file of BSON documents, one after the other, as mongodump writes them. Returns the parts written.
 */
export const dumpMongo = (url: string, folder: string): Promise<string[]> =>
  withDatabase(url, async (client) => {
    const database = client.db()
    const names = (await database.listCollections({ type: 'collection' }, { nameOnly: true }).toArray())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('system.'))
    const indexes: Record<string, Document[]> = {}
    for (const name of names) indexes[name] = await database.collection(name).indexes()
    await writeFile(join(folder, indexFile), BSON.EJSON.stringify(indexes, undefined, 2), { mode: 0o600 })
    const session = client.startSession({ snapshot: true })
    try {
      for (const name of names) {
        const documents = database.collection(name).find({}, { session, raw: true })
        await pipeline(Readable.from(documents as AsyncIterable<unknown>), createWriteStream(join(folder, partOf(name)), { mode: 0o600 }))
      }
    } finally {
      await session.endSession()
    }
    return [indexFile, ...names.map(partOf)]
  })

/** Throws a `BackupError` when the database holds a collection already. */
export const assertMongoEmpty = (url: string): Promise<void> =>
  withDatabase(url, async (client) => {
    const [found] = await client.db().listCollections({}, { nameOnly: true }).toArray()
    if (found)
      throw new BackupError(
        `The database of DATABASE_URL holds data already (${found.name}). Restore into an empty one: another database name.`,
      )
  })

export const loadMongo = (url: string, folder: string): Promise<void> =>
  withDatabase(url, async (client) => {
    const database = client.db()
    const indexes = BSON.EJSON.parse(await readFile(join(folder, indexFile), 'utf8')) as Record<string, Document[]>
    for (const [name, specifications] of Object.entries(indexes)) {
      const collection = await database.createCollection(name)
      let batch: Document[] = []
      const flush = async () => {
        if (batch.length > 0) await collection.insertMany(batch, { ordered: false })
        batch = []
      }
      for await (const document of documentsOf(join(folder, partOf(name)))) {
        batch.push(document)
        if (batch.length >= batchSize) await flush()
      }
      await flush()
      for (const { key, v: _version, ns: _namespace, ...options } of specifications) {
        if (options.name !== '_id_') await collection.createIndex(key as IndexSpecification, options)
      }
    }
  })

/** Documents follow each other; the first four bytes of each are its length. */
async function* documentsOf(path: string): AsyncGenerator<Document> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const size = rest.readInt32LE(0)
      yield BSON.deserialize(rest.subarray(0, size), asStored)
      rest = rest.subarray(size)
    }
  }
  if (rest.length > 0) throw new BackupError(`${path} ends in the middle of a document.`)
}
