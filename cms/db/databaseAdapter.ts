import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { migrations as mongodbMigrations } from '../migrations/mongodb'
import { migrations as sqliteMigrations } from '../migrations/sqlite'
import { countCommands } from './countCommands'
import { withFlatReads } from './flatReads'
import { withFormerFigures } from './formerFigures'
import { withCountedPages } from './largeCounts'
import { withMigrationCopy } from './migrationCopy'
import { withMigrationTurn } from './migrationTurn'
import { withOrderIndexes } from './mongoOrders'
import { withMongoQuestions } from './mongoQuestions'
import { withTurns } from './mongoTurns'
import { withPatientConnect } from './patientConnect'
import { requireReplicaSet } from './replicaSet'
import { withResilientClient } from './resilientClient'

const directory = (name: string) => join(dirname(fileURLToPath(import.meta.url)), '../migrations', name)

/** A database that is away is known to be within this time; the request is then answered with 503. */
const mongoDeadlineMs = 2_000

/**
 * The adapter that DATABASE_URL asks for; MongoDB's, a sixth of all files of a start, is loaded for MongoDB alone. Ids are opaque strings on both.
 * SQLite runs without transactions: with them libsql loses concurrent writes to SQLITE_BUSY (docs/decisions/003); its client waits for a
 * lock without blocking the process (docs/decisions/060) and copies the file before it migrates (docs/decisions/061); plain collections are read by one statement (docs/decisions/080).
 * MongoDB builds its indexes before the first write: otherwise first transactions race the index builds (LockTimeout). What belongs to one
 * transaction takes turns, and so do processes that migrate (docs/decisions/170).
 */
export async function databaseAdapter(url: string): Promise<DatabaseAdapterObj> {
  if (url.startsWith('mongodb')) {
    const { mongooseAdapter } = await import('@payloadcms/db-mongodb')
    const adapter = mongooseAdapter({
      url,
      ensureIndexes: true,
      migrationDir: directory('mongodb'),
      prodMigrations: mongodbMigrations,
      connectOptions: {
        monitorCommands: true,
        serverSelectionTimeoutMS: mongoDeadlineMs,
        connectTimeoutMS: mongoDeadlineMs,
        socketTimeoutMS: 20_000,
      },
    })
    const asked = withCountedPages(withTurns(withMongoQuestions(withOrderIndexes(adapter))))
    return countCommands(requireReplicaSet(withPatientConnect(withMigrationTurn(asked))))
  }
  const adapter = sqliteAdapter({
    client: { url },
    idType: 'uuid',
    // Blocks of pages and forms stand in one column of their record: they are saved and read whole, and nobody queries them (docs/decisions/141).
    blocksAsJSON: true,
    push: false,
    migrationDir: directory('sqlite'),
    prodMigrations: sqliteMigrations,
    afterSchemaInit: [withFormerFigures],
  })
  return withMigrationCopy(withResilientClient(withFlatReads(adapter), url), url)
}
