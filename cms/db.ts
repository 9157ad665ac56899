import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { migrations as mongodbMigrations } from './migrations/mongodb'
import { migrations as sqliteMigrations } from './migrations/sqlite'

const directory = (name: string) => join(dirname(fileURLToPath(import.meta.url)), 'migrations', name)

/**
 * The adapter that DATABASE_URL asks for. Ids are opaque strings on both.
 * SQLite runs without transactions: with them libsql loses concurrent writes to SQLITE_BUSY (docs/decisions/003).
 * MongoDB builds its indexes before the first write: otherwise first transactions race the index builds (LockTimeout).
 */
export const databaseAdapter = (url: string) =>
  url.startsWith('mongodb')
    ? mongooseAdapter({ url, ensureIndexes: true, migrationDir: directory('mongodb'), prodMigrations: mongodbMigrations })
    : sqliteAdapter({
        client: { url },
        idType: 'uuid',
        wal: true,
        busyTimeout: 5000,
        push: false,
        migrationDir: directory('sqlite'),
        prodMigrations: sqliteMigrations,
      })
