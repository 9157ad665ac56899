import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { systemCode } from '../systemCode'
import { type FileStore, StorageFullError } from './storage'

/** What systems say when there is no room: no space, over quota, over the limit of one file. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Files below one directory. A file is written beside its place, forced to the disk and then moved, so that none is ever half there. */
export function createDiskStore(directory: string): FileStore {
  const root = resolve(directory)

  function pathOf(key: string): string {
    const path = resolve(join(root, key))
    if (!path.startsWith(root + sep)) throw new Error(`The key ${key} leads out of the store`)
    return path
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const staged = `${path}.${randomUUID()}.part`
      try {
        await writeWhole(staged, bytes)
        await rename(staged, path)
      } catch (error) {
        await rm(staged, { force: true })
        if (full.has(systemCode(error))) {
          throw new StorageFullError('There is no room on the disk', { cause: error })
        }
        throw error
      }
    },
    size: (key) =>
      stat(pathOf(key)).then(
        (found) => (found.isFile() ? found.size : null),
        () => null,
      ),
    read: (key, range) => Promise.resolve(Readable.toWeb(createReadStream(pathOf(key), range)) as ReadableStream),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(folder) {
      const path = pathOf(folder)
      const entries = await opendir(path).catch((error: unknown) => {
        if (systemCode(error) === 'ENOENT') return []
        throw error
      })
      for await (const { name } of entries) {
        // Gone meanwhile: another worker, or an upload that ended.
        const found = await stat(join(path, name)).catch(() => null)
        if (found?.isFile()) yield { name, storedAt: found.mtime }
      }
    },
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await openNew(path)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The first file of a folder makes the folder. */
async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return open(path, 'wx', 0o600)
  }
}
