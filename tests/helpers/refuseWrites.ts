import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import type { TestDatabase } from './database'

/** Has the database itself refuse every record that is new or changed in this collection, until the function that comes back is called. */
export async function refuseWrites({ kind, url }: Pick<TestDatabase, 'kind' | 'url'>, collection: string): Promise<() => Promise<void>> {
  return kind === 'sqlite' ? refuseInFile(url, collection) : refuseOnServer(url, collection)
}

async function refuseInFile(url: string, collection: string) {
  const names = ['insert', 'update'].map((write) => [write, `refuse_${write}_${collection}`] as const)
  const run = async (statements: string[]) => {
    const client = createClient({ url })
    try {
      for (const statement of statements) await client.execute(statement)
    } finally {
      client.close()
    }
  }
  await run(
    names.map(([write, name]) => `CREATE TRIGGER ${name} BEFORE ${write} ON ${collection} BEGIN SELECT RAISE(ABORT, 'refused'); END`),
  )
  return () => run(names.map(([, name]) => `DROP TRIGGER ${name}`))
}

async function refuseOnServer(url: string, collection: string) {
  const setValidator = async (validator: object) => {
    const client = new MongoClient(url)
    try {
      await client.db().command({ collMod: collection, validator })
    } finally {
      await client.close()
    }
  }
  await setValidator({ $nor: [{}] })
  return () => setValidator({})
}
