import { cp, mkdir, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { BackupError } from './manifest'

/** In the data folder, but no part of what is kept: the database (copied in its own way), logs, locks, what is made again. */
const left = /^(portal\.db.*|.*\.migrating|logs|tmp|backups|start\.lock.*|seeded\.json.*|\.probe.*|\.doctor.*|.*\.partial|.*\.tmp)$/

/** Copies what people uploaded and what reports were made. Returns the paths within the backup. */
export async function copyFiles(dataDir: string, folder: string): Promise<string[]> {
  const target = join(folder, 'files')
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const name of await readdir(dataDir)) {
    if (left.test(name) || join(dataDir, name) === folder) continue
    // A file that goes meanwhile was deleted by somebody, and is no part of the copy.
    await cp(join(dataDir, name), join(target, name), { recursive: true, preserveTimestamps: true, errorOnExist: false })
  }
  return filesBelow(folder, target)
}

/** A process that merely reads its settings leaves these behind; a demo's secret is then replaced by the one that sessions hang on. */
const harmless = new Set(['logs', 'tmp', 'backups', 'secret'])

/** Throws a `BackupError` when the data folder holds anything of an installation. */
export async function assertFolderEmpty(dataDir: string): Promise<void> {
  const found = (await readdir(dataDir)).find((name) => !harmless.has(name))
  if (found !== undefined) throw new BackupError(`${dataDir} holds data already (${found}). Restore into an empty place: another DATA_DIR.`)
}

export async function restoreFiles(folder: string, dataDir: string): Promise<void> {
  await cp(join(folder, 'files'), dataDir, { recursive: true, preserveTimestamps: true })
}

async function filesBelow(base: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
