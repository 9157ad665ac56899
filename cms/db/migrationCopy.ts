import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Client } from '@libsql/client'
import type { DatabaseAdapterObj, Migration } from 'payload'
import { fileOf } from './fileOf'

/** Copies of former schemas that are kept; the oldest goes first. */
const keptCopies = 3

type Note = { copy: string; migrations: string[] }
type Adapter = { client?: Client; prodMigrations?: Migration[] }

/**
 * Before a SQLite file is migrated it is copied whole (VACUUM INTO, so that what stands in the write-ahead log is in it) into `backups`
 * beside it. A migration that fails, or a process that dies in the middle of one, leaves a note; whoever opens the file next, or this very
 * process at its end, puts the copy back. Nothing is copied when there is nothing to migrate or nothing in the file.
 */
export function withMigrationCopy(adapter: DatabaseAdapterObj, url: string): DatabaseAdapterObj {
  const file = fileOf(url)
  if (file === null) return adapter
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect, migrate } = database
      return Object.assign(database, {
        connect: async (options?: Parameters<NonNullable<typeof connect>>[0]) => {
          if (restore(file))
            args.payload.logger.warn({ msg: 'a migration had been cut short: the database was put back as it was before', file })
          await connect?.call(database, options)
        },
        migrate: async (options?: Parameters<typeof migrate>[0]) => {
          const { client, prodMigrations = [] } = database as Adapter
          const pending = client ? await pendingOf(client, options?.migrations ?? prodMigrations) : []
          if (!client || pending.length === 0) return migrate.call(database, options)
          const note: Note = { copy: await copy(client, file), migrations: pending }
          writeFileSync(noteOf(file), JSON.stringify(note), { mode: 0o600 })
          // Payload ends the process when a migration fails, so this is the last word then.
          const putBack = () => {
            if (restore(file))
              process.stderr.write(`The migration failed. The database is as it was before it; nothing was lost. (${file})\n`)
          }
          process.once('exit', putBack)
          await migrate.call(database, options)
          process.off('exit', putBack)
          rmSync(noteOf(file), { force: true })
        },
      })
    },
  }
}

/** Names of migrations that this file has not seen; none when the file is new, for then there is nothing to lose. */
async function pendingOf(client: Client, migrations: readonly Pick<Migration, 'name'>[]): Promise<string[]> {
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'")
  if (rows.length === 0) return []
  const { rows: done } = await client.execute('SELECT name FROM payload_migrations')
  const names = new Set<unknown>(done.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !names.has(name))
}

async function copy(client: Client, file: string): Promise<string> {
  const folder = join(dirname(file), 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stem = `${basename(file, '.db')}-before-migration-`
  const target = join(folder, `${stem}${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`)
  await client.execute({ sql: 'VACUUM INTO ?', args: [target] })
  const copies = readdirSync(folder).filter((name) => name.startsWith(stem))
  for (const name of copies.toSorted().slice(0, -keptCopies)) rmSync(join(folder, name), { force: true })
  return target
}

const noteOf = (file: string) => `${file}.migrating`

/** Puts the copy back that a note speaks of. True when it did. */
function restore(file: string): boolean {
  if (!existsSync(noteOf(file))) return false
  const { copy: source } = JSON.parse(readFileSync(noteOf(file), 'utf8')) as Note
  if (!existsSync(source)) throw new Error(`A migration of ${file} was cut short and its copy ${source} is gone: put a backup in its place`)
  // The copy stays; the file changes in one step.
  copyFileSync(source, `${file}.restored`)
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true })
  renameSync(`${file}.restored`, file)
  rmSync(noteOf(file), { force: true })
  return true
}
