import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type FileStore, StorageFullError } from './storage'

export type S3Settings = Readonly<{
  bucket: string
  region: string
  /** Null: that of Amazon. */
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path and not in the host name, as most servers beside Amazon's want it. */
  forcePathStyle: boolean
}>

/** Files in a bucket that nobody else reads: people get them through our routes, never by an address of the store. */
export function createS3Store({ accessKeyId, bucket, endpoint, forcePathStyle, region, secretAccessKey }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    // Servers beside Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  return {
    async put(key, bytes, contentType) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }))
      } catch (error) {
        if (statusOf(error) === 507) throw new StorageFullError('The bucket has no room', { cause: error })
        throw error
      }
    },
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? null
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    async read(key, range) {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...part }))
      if (!Body) throw new Error(`The object ${key} has no body`)
      return Body.transformToWebStream()
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
  }
}

const statusOf = (error: unknown): number | undefined => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined)
