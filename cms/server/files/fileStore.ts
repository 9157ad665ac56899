import { settings } from '../settings'
import { createDiskStore } from './diskStore'
import { createS3Store } from './s3Store'
import type { FileStore } from './storage'

let current: FileStore | undefined

/** The store of this installation: S3 when a bucket is set, the disk otherwise. */
export function fileStore(): FileStore {
  const { dataDir, s3 } = settings()
  return (current ??= s3 ? createS3Store(s3) : createDiskStore(dataDir))
}
