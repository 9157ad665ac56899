import { type BigIntStats, constants } from 'node:fs'
import { access, type FileHandle, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isoInstant } from '../../../../shared/domain/dates'
import { dropDirectionMarks, mayHoldDirectionMarks } from '../../../../shared/domain/directionMarks'
import { boundedCache } from '../../boundedCache'
import { systemCode } from '../../systemCode'
import type { RawAnswer } from '../adapter/answerChecks'
import { badShape } from '../adapter/rows'
import { UpstreamError, type UpstreamErrorKind } from '../provider'

const jsonLimit = { bytes: 5 * 1024 * 1024, text: '5 MB' }
const fileLimit = { bytes: 25 * 1024 * 1024, text: '25 MB' }
type Limit = typeof jsonLimit

/** How often a file is read that changes while it is read. */
const attempts = 3

/** A file that was written a moment ago may be written again within the grain of the file system's clock, and would look the same. */
const restMs = 1000

type Cached = Readonly<{ stamp: string; body: unknown }>
const parsedFiles = boundedCache<Cached>('static-files', { bytes: 64_000_000 })

/** The files of one source. Paths are relative to its folder; everything throws only `UpstreamError`. */
export type SourceFolder = Readonly<{
  /** Parsed anew whenever the file has changed. Throws `not_found` for a file that is not there, `bad_shape` for one that cannot be read. */
  readJson: (path: string) => Promise<RawAnswer>
  readBytes: (path: string) => Promise<Uint8Array>
}>

/**
 * Reads at need and watches nothing. A path that leaves the folder, by a symbolic link too, is `not_found`; a folder without `bookPath` is not the
 * source's (a disk that is not mounted) and `unavailable`, so that nothing of what was known is forgotten for its sake.
 */
export function createSourceFolder({ bookPath, folder, source }: { source: string; folder: string; bookPath: string }): SourceFolder {
  const failure = (path: string, kind: UpstreamErrorKind, reason: string, retryable = false) =>
    new UpstreamError({ source, kind, retryable, message: `${source}: GET ${path}: ${kind} (${reason})` })

  /** Why a file could not be opened or read, in the terms of upstreams. */
  const failureOf = async (path: string, error: unknown): Promise<UpstreamError> => {
    if (error instanceof UpstreamError) return error
    const code = systemCode(error) || 'unknown'
    if (!isAbsent(code)) return failure(path, 'unavailable', code)
    const isBookThere = await access(join(folder, bookPath)).then(
      () => true,
      () => false,
    )
    return isBookThere ? failure(path, 'not_found', 'no such file') : failure(path, 'unavailable', `the folder has no ${bookPath}`)
  }

  /** Opens what lies within the folder, whatever the links on the way say. Neither a device nor a pipe can hold the process up. */
  const opened = async <T>(path: string, use: (handle: FileHandle) => Promise<T>): Promise<T> => {
    let handle: FileHandle | undefined
    try {
      const [root, target] = await Promise.all([realpath(folder), realpath(join(folder, path))])
      if (!target.startsWith(root + sep)) throw failure(path, 'not_found', 'leads out of the folder')
      handle = await open(target, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
      return await use(handle)
    } catch (error) {
      throw await failureOf(path, error)
    } finally {
      await handle?.close()
    }
  }

  const sized = async (path: string, handle: FileHandle, { bytes, text }: Limit): Promise<BigIntStats> => {
    const stats = await handle.stat({ bigint: true })
    if (!stats.isFile()) throw badShape(source, path, 'no file')
    if (stats.size > bytes) throw badShape(source, path, `larger than ${text}`)
    return stats
  }

  /** All of a file at one moment: one that is written meanwhile is read again. */
  const settled = async (path: string, handle: FileHandle, limit: Limit, before: BigIntStats): Promise<Buffer> => {
    let expected = before
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const bytes = Buffer.alloc(Number(expected.size))
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
      const after = await sized(path, handle, limit)
      if (bytesRead === bytes.length && stampOf(after) === stampOf(expected)) return bytes
      expected = after
    }
    throw failure(path, 'unavailable', 'is being written', true)
  }

  const parse = (path: string, bytes: Buffer): unknown => {
    try {
      // Programs on Windows begin their files with a mark of the byte order, which the decoder leaves out.
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      const body: unknown = JSON.parse(text)
      return mayHoldDirectionMarks(text) ? dropDirectionMarks(body) : body
    } catch {
      throw badShape(source, path, 'not JSON')
    }
  }

  return {
    readJson: (path) =>
      opened(path, async (handle) => {
        const stats = await sized(path, handle, jsonLimit)
        const key = `${source}/${join(folder, path)}`
        const fetchedAt = isoInstant(new Date())
        const known = parsedFiles.get(key)
        if (known?.stamp === stampOf(stats)) return { path, body: known.body, fetchedAt }
        const body = parse(path, await settled(path, handle, jsonLimit, stats))
        const isAtRest = Date.now() - Number(stats.ctimeMs) > restMs
        if (isAtRest) parsedFiles.set(key, { stamp: stampOf(stats), body })
        return { path, body, fetchedAt }
      }),
    readBytes: (path) => opened(path, async (handle) => settled(path, handle, fileLimit, await sized(path, handle, fileLimit))),
  }
}

/** What changes with a file: its place, its size and its times. */
const stampOf = ({ ctimeNs, ino, mtimeNs, size }: BigIntStats): string => [ino, size, mtimeNs, ctimeNs].join('/')

const isAbsent = (code: string): boolean => ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code)
