import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'

const entrySchema = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })

const manifestSchema = z.object({
  /** Of this layout; another number is refused. */
  format: z.literal(1),
  database: z.enum(['sqlite', 'mongodb']),
  /** The moment that the database part shows. */
  takenAt: z.string(),
  /** False when files live in S3, which keeps its own copies. */
  hasFiles: z.boolean(),
  entries: z.array(entrySchema),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Entry = z.infer<typeof entrySchema>

const name = 'manifest.json'

/** A reason not to back up or restore, in words for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export async function describeFile(folder: string, path: string): Promise<Entry> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(join(folder, path)), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      hash.update(chunk)
    }
  })
  return { path, bytes, sha256: hash.digest('hex') }
}

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })

/** Reads the manifest and compares every file with its checksum. Throws a `BackupError` that names what is missing or changed. */
export async function readVerified(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no finished backup: ${name} is missing.`)
  })
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new BackupError(`${join(folder, name)} is of a format that this version does not read.`)
  const wrong: string[] = []
  for (const entry of parsed.data.entries) {
    const found = await describeFile(folder, entry.path).catch(() => null)
    if (found?.sha256 !== entry.sha256) wrong.push(`${entry.path} (${found ? 'changed' : 'missing'})`)
  }
  if (wrong.length > 0)
    throw new BackupError(`The backup in ${folder} is damaged, and nothing was restored: ${wrong.slice(0, 5).join(', ')}.`)
  return parsed.data
}
