import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createClient } from '@libsql/client'
import type { DatabaseAdapterObj, Migration } from 'payload'
import { withMigrationCopy } from './migrationCopy'

let folder: string
let file: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-migration-'))
  file = join(folder, 'portal.db')
  await run(
    'CREATE TABLE payload_migrations (name TEXT)',
    "INSERT INTO payload_migrations VALUES ('first')",
    'CREATE TABLE notes (text TEXT)',
  )
  await run("INSERT INTO notes VALUES ('kept')")
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function run(...statements: string[]): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  for (const statement of statements) await client.execute(statement)
  client.close()
}

async function notes(path = file): Promise<unknown[]> {
  const client = createClient({ url: `file:${path}` })
  const { rows } = await client.execute('SELECT text FROM notes')
  client.close()
  return rows.map(({ text }) => text)
}

/** An adapter of Payload's shape whose migration does what the test says. */
function adapterWith(migrate: () => Promise<void>, names = ['first', 'second']) {
  const inner = {
    name: 'sqlite',
    init: () => ({
      client: createClient({ url: `file:${file}` }),
      prodMigrations: names.map((name) => ({ name })),
      connect: async () => {},
      migrate,
    }),
  } as unknown as DatabaseAdapterObj
  const warnings: unknown[] = []
  const payload = { logger: { warn: (line: unknown) => warnings.push(line) } }
  const database = withMigrationCopy(inner, `file:${file}`).init({ payload } as never) as unknown as {
    connect: () => Promise<void>
    migrate: (args?: { migrations: Migration[] }) => Promise<void>
  }
  return { database, warnings }
}

const copies = () => (existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : [])

describe('a migration', () => {
  it('leaves a copy of the data as it was before', async () => {
    const { database } = adapterWith(() => run('DELETE FROM notes'))
    await database.migrate()
    expect(await notes()).toEqual([])
    expect(copies()).toHaveLength(1)
    expect(await notes(join(folder, 'backups', copies()[0] ?? ''))).toEqual(['kept'])
  })

  it('copies nothing when there is nothing to migrate', async () => {
    await adapterWith(async () => {}, ['first']).database.migrate()
    expect(copies()).toEqual([])
  })

  it('is undone at the next start when the process died in the middle of it', async () => {
    const cut = adapterWith(async () => {
      await run('DELETE FROM notes')
      throw new Error('died')
    })
    await expect(cut.database.migrate()).rejects.toThrow('died')
    process.removeAllListeners('exit')
    const { database, warnings } = adapterWith(async () => {})
    await database.connect()
    expect(await notes()).toEqual(['kept'])
    expect(warnings).toHaveLength(1)
    await database.connect()
    expect(warnings).toHaveLength(1)
  })

  it('keeps the last three copies', async () => {
    for (let time = 0; time < 5; time += 1) await adapterWith(async () => {}).database.migrate()
    expect(copies().length).toBeLessThanOrEqual(3)
  })

  it('says what to do when the copy is gone too', async () => {
    writeFileSync(`${file}.migrating`, JSON.stringify({ copy: join(folder, 'gone.db'), migrations: ['second'] }))
    await expect(adapterWith(async () => {}).database.connect()).rejects.toThrow('put a backup in its place')
  })
})
