/*
 * `npm run generate:fixture`: writes a small database of the schema as it is now to tests/fixtures/upgrade, for the test of upgrades: the demo with seven
 * accounts, one report and one session. Of SQLite, and of MongoDB where one is at hand. Needs the compiled server (`npm run build`).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'
import { BSON, MongoClient } from 'mongodb'
import { databasesOf } from '../scripts/lib/testPlan.mjs'
import { migrations } from '../cms/migrations/sqlite'
import { root } from './helpers/children'
import { signIn } from './helpers/client'
import { createTestDatabase, type TestDatabase } from './helpers/database'
import { finished, order } from './helpers/reports'
import { startInstallation } from './helpers/startInstallation'

/** Answers of upstreams and counters of throttles are many bytes and nobody's data: some rows stand for all. */
const fewOf = ['wealth_answers', 'throttles', 'payload_kv'] as const
const rowsKept = 3

async function sqliteFile({ url }: TestDatabase, folder: string): Promise<Buffer> {
  const path = join(folder, 'fixture.db')
  const source = createClient({ url })
  await source.execute(`VACUUM INTO '${path}'`)
  source.close()
  const copy = createClient({ url: `file:${path}` })
  for (const table of fewOf)
    await copy.execute(`DELETE FROM ${table} WHERE rowid NOT IN (SELECT rowid FROM ${table} ORDER BY rowid LIMIT ${rowsKept})`)
  await copy.execute('VACUUM')
  copy.close()
  return readFileSync(path)
}

async function mongoDocuments({ url }: TestDatabase): Promise<Buffer> {
  const client = new MongoClient(url)
  try {
    const all: Record<string, unknown[]> = {}
    for (const { name } of await client.db().listCollections().toArray()) {
      const few = fewOf.some((each) => each.replaceAll('_', '-') === name)
      const documents = await client
        .db()
        .collection(name)
        .find({}, few ? { limit: rowsKept } : {})
        .toArray()
      if (documents.length > 0) all[name] = documents
    }
    return Buffer.from(BSON.EJSON.stringify(all, { relaxed: false }))
  } finally {
    await client.close()
  }
}

async function writeFixture(kind: TestDatabase['kind']): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'qs-fixture-'))
  const database = await createTestDatabase(folder, kind)
  // Passwords as production hashes them: the upgraded product compares them.
  const installation = await startInstallation({ database, hasRealCosts: true })
  try {
    const port = installation.ports[0] ?? 0
    const investor = await signIn('investor@akta.example', { port })
    const { accounts } = (await investor.get('/api/session')).body as { accounts: { id: string }[] }
    const { report } = await order(investor, { account: accounts[0]?.id })
    await finished(investor, report.id)
    const bytes = kind === 'sqlite' ? await sqliteFile(database, folder) : await mongoDocuments(database)
    const file = `${migrations.at(-1)?.name}.${kind === 'sqlite' ? 'db' : 'mongodb.json'}.gz`
    const packed = gzipSync(bytes, { level: 9 })
    writeFileSync(join(root, 'tests/fixtures/upgrade', file), packed)
    process.stdout.write(`${file}: ${Math.ceil(packed.length / 1024)} kB\n`)
  } finally {
    await installation.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

for (const kind of databasesOf(process.env)) await writeFixture(kind)
