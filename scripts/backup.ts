import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { settings } from '../cms/server/settings'
import { copyFiles } from './backup/files'
import { BackupError, describeFile, writeManifest } from './backup/manifest'
import { runCommand } from './lib/runCommand'

/**
 * `npm run backup [-- FOLDER]`: a consistent copy of the installation while it runs, by default below DATA_DIR/backups. First the database,
 * as of one moment; then the files, so that every file a record names is there. The folder appears under its name when it is whole.
 */
await runCommand(async () => {
  const { dataDir, databaseUrl } = settings()
  const takenAt = new Date().toISOString()
  const folder = resolve(process.argv[2] ?? join(dataDir, 'backups', `quayside-${takenAt.replaceAll(/[:.]/g, '-')}`))
  if (existsSync(folder)) throw new BackupError(`${folder} exists already. Name a folder that does not.`)
  const draft = `${folder}.partial`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'database'), { recursive: true, mode: 0o700 })
  const isMongo = databaseUrl.startsWith('mongodb')
  const database = isMongo ? 'mongodb' : 'sqlite'
  const dumped = isMongo
    ? await (await import('./backup/mongodb')).dumpMongo(databaseUrl, draft)
    : await (await import('./backup/sqlite')).dumpSqlite(databaseUrl, draft)
  const copied = await copyFiles(dataDir, draft)
  const entries = []
  for (const path of [...dumped, ...copied]) entries.push(await describeFile(draft, path))
  await writeManifest(draft, { format: 1, database, takenAt, hasFiles: true, entries })
  await rename(draft, folder)
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  process.stdout.write(`Backed up to ${folder}: ${entries.length} files, ${(bytes / 1e6).toFixed(1)} MB.\n`)
})
