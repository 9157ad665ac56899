import { resolve } from 'node:path'
import { settings } from '../cms/server/settings'
import { assertFolderEmpty, restoreFiles } from './backup/files'
import { BackupError, readVerified } from './backup/manifest'
import { runCommand } from './lib/runCommand'

/**
 * `npm run restore -- FOLDER`: puts a backup into an empty place, the one that DATA_DIR and DATABASE_URL name. Checks every checksum first and
 * overwrites nothing.
 */
await runCommand(async () => {
  const given = process.argv[2]
  if (given === undefined) throw new BackupError('Name the folder of a backup: npm run restore -- FOLDER')
  const folder = resolve(given)
  const { dataDir, databaseUrl } = settings()
  const manifest = await readVerified(folder)
  const isMongo = databaseUrl.startsWith('mongodb')
  if ((manifest.database === 'mongodb') !== isMongo)
    throw new BackupError(`This backup is of ${manifest.database}, and DATABASE_URL names another kind of database.`)
  if (isMongo) {
    const { assertMongoEmpty, loadMongo } = await import('./backup/mongodb')
    await assertMongoEmpty(databaseUrl)
    await assertFolderEmpty(dataDir)
    await restoreFiles(folder, dataDir)
    await loadMongo(databaseUrl, folder)
  } else {
    const { assertSqliteEmpty, loadSqlite } = await import('./backup/sqlite')
    await assertSqliteEmpty(databaseUrl)
    await assertFolderEmpty(dataDir)
    await restoreFiles(folder, dataDir)
    await loadSqlite(databaseUrl, folder)
  }
  process.stdout.write(`Restored ${manifest.entries.length} files as of ${manifest.takenAt} into ${dataDir}.\n`)
})
