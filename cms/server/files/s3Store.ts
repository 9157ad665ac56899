import type { S3Client } from '@aws-sdk/client-s3'
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

/** Loaded at the first file: an installation on the disk never loads the SDK. */
const loadSdk = () => import('@aws-sdk/client-s3')

type Sdk = Awaited<ReturnType<typeof loadSdk>>

/** Files in a bucket that nobody else reads: people get them through our routes, never by an address of the store. */
export function createS3Store({ bucket, ...settings }: S3Settings): FileStore {
  let opened: Promise<{ client: S3Client; sdk: Sdk }> | undefined
  const open = () => (opened ??= loadSdk().then((sdk) => ({ sdk, client: clientOf(sdk, settings) })))
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  return {
    async put(key, bytes, contentType) {
      const { client, sdk } = await open()
      try {
        await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }))
      } catch (error) {
        if (statusOf(error) === 507) throw new StorageFullError('The bucket has no room', { cause: error })
        throw error
      }
    },
    async size(key) {
      const { client, sdk } = await open()
      try {
        return (await client.send(new sdk.HeadObjectCommand(at(key)))).ContentLength ?? null
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    async read(key, range) {
      const { client, sdk } = await open()
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const { Body } = await client.send(new sdk.GetObjectCommand({ ...at(key), ...part }))
      if (!Body) throw new Error(`The object ${key} has no body`)
      return Body.transformToWebStream()
    },
    async remove(key) {
      const { client, sdk } = await open()
      await client.send(new sdk.DeleteObjectCommand(at(key)))
    },
    async *list(folder) {
      const { client, sdk } = await open()
      const prefix = `${folder}/`
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { name: Key.slice(prefix.length), storedAt: LastModified }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken !== undefined)
    },
  }
}

function clientOf(
  { S3Client }: Sdk,
  { accessKeyId, endpoint, forcePathStyle, region, secretAccessKey }: Omit<S3Settings, 'bucket'>,
): S3Client {
  return new S3Client({
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
}

/** The HTTP status of an error of the SDK. */
function statusOf(error: unknown): number | undefined {
  if (error === null || typeof error !== 'object' || !('$metadata' in error)) return undefined
  const metadata: unknown = error.$metadata
  const status = metadata !== null && typeof metadata === 'object' && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined
  return typeof status === 'number' ? status : undefined
}
