import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as z from 'zod/mini'
import { isoInstant, type IsoInstant } from '../../../../shared/domain/dates'
import { dropDirectionMarks } from '../../../../shared/domain/directionMarks'
import { boundedCache } from '../../boundedCache'
import { UpstreamError, type UpstreamErrorKind } from '../../wealth/provider'

/** A larger file is not read, as a larger answer of an upstream is not. */
const maxBytes = 5 * 1024 * 1024

type Found = Readonly<{ path: string; writtenAt: Date; size: number }>
type Parsed = Readonly<{ data: NonNullable<unknown>; stamp: string }>

/** As long as a file is as it was. */
const parsedFiles = boundedCache<Parsed>('market-files', { bytes: 8_000_000 })

/** Reads the files of a feed from the first of its folders that has them. All throw `UpstreamError`: `not_found`, or `bad_shape` naming file and field. */
export function createFolderReader(source: string, folders: readonly string[]) {
  const fail = (kind: UpstreamErrorKind, message: string): UpstreamError =>
    new UpstreamError({ source, kind, retryable: false, message: `${source}: ${message}` })

  const find = async (name: string): Promise<Found> => {
    for (const folder of folders) {
      const found = await fileIn(folder, name)
      if (found && found.size > maxBytes) throw fail('bad_shape', `${found.path} is larger than 5 MB`)
      if (found) return found
    }
    throw fail('not_found', `no file ${name} in ${folders.join(', ')}`)
  }

  return {
    fail,
    readJson: async <S extends z.ZodMiniType<NonNullable<unknown>>>(
      name: string,
      schema: S,
    ): Promise<{ data: z.infer<S>; fetchedAt: IsoInstant }> => {
      const { path, size, writtenAt } = await find(name)
      const stamp = `${size}/${writtenAt.getTime()}`
      const known = parsedFiles.get(path)
      const data = known?.stamp === stamp ? known.data : readJsonText(await readFile(path, 'utf8'), path, schema, fail)
      if (known?.stamp !== stamp) parsedFiles.set(path, { data, stamp })
      // Of this schema: each file is read by one alone.
      return { data: data as z.infer<S>, fetchedAt: isoInstant(writtenAt) }
    },
    readBytes: async (name: string): Promise<Uint8Array> => readFile((await find(name)).path),
  }
}

/** A file within a folder; null when there is none, or when a name or a link leads out of it. */
async function fileIn(folder: string, name: string): Promise<Found | null> {
  if (name.split('/').some((part) => !/^[A-Za-z0-9][A-Za-z0-9._ -]{0,120}$/.test(part))) return null
  try {
    const path = await realpath(join(folder, name))
    const found = await stat(path)
    return found.isFile() && path.startsWith((await realpath(folder)) + sep) ? { path, writtenAt: found.mtime, size: found.size } : null
  } catch {
    return null
  }
}

function readJsonText<S extends z.ZodMiniType<NonNullable<unknown>>>(
  text: string,
  path: string,
  schema: S,
  fail: (kind: UpstreamErrorKind, message: string) => UpstreamError,
): z.infer<S> {
  try {
    return schema.parse(dropDirectionMarks(JSON.parse(text)))
  } catch (error) {
    const fields = error instanceof z.core.$ZodError ? error.issues.slice(0, 5).map((issue) => issue.path.join('.')) : ['not JSON']
    throw fail('bad_shape', `${path} is unreadable: ${fields.join(', ')}`)
  }
}
