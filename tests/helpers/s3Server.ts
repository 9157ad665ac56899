import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Small, so that whoever lists has to ask again. */
const pageSize = 2

export type S3Server = Readonly<{
  url: string
  /** Objects by `<bucket>/<key>`. */
  objects: ReadonlyMap<string, Readonly<{ body: Buffer; contentType: string }>>
  /** Makes an object look as if it had been put then. */
  putAt: (key: string, date: Date) => void
  /** From now on there is no room. */
  fill: () => void
  close: () => Promise<void>
}>

/**
 * A small store that speaks as much of S3 as the product does: objects put, listed two at a time, asked for
 * whole or in part, and removed, by signed requests alone.
 */
export async function startS3Server({ accessKeyId }: { accessKeyId: string }): Promise<S3Server> {
  const objects = new Map<string, { body: Buffer; contentType: string; date: Date }>()
  let isFull = false

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
      const key = decodeURIComponent(pathname.slice(1))
      const signature = request.headers.authorization ?? ''
      const answer = (status: number, body: Buffer | string = '', headers: Record<string, string> = {}) => {
        response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers })
        response.end(request.method === 'HEAD' ? undefined : body)
      }
      const body = await bodyOf(request)
      if (
        !new RegExp(`^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/[\\w-]+/s3/aws4_request, .*Signature=[0-9a-f]{64}$`).test(signature)
      )
        return answer(403, '<Error><Code>AccessDenied</Code></Error>')
      if (request.method === 'PUT') {
        if (isFull) return answer(507, '<Error><Code>InsufficientStorage</Code></Error>')
        objects.set(key, { body, contentType: request.headers['content-type'] ?? '', date: new Date() })
        return answer(200, '', { etag: '"1"' })
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return answer(204)
      }
      if (searchParams.get('list-type') === '2')
        return answer(200, listing(key.replace(/\/$/, ''), searchParams), { 'content-type': 'application/xml' })
      const found = objects.get(key)
      if (!found) return answer(404, '<Error><Code>NoSuchKey</Code></Error>')
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const part = start === undefined ? found.body : found.body.subarray(Number(start), Number(end) + 1)
      if (request.method === 'HEAD') {
        response.writeHead(200, { 'content-length': String(found.body.byteLength), 'content-type': found.contentType })
        return response.end()
      }
      return answer(start === undefined ? 200 : 206, part, { 'content-type': found.contentType })
    })()
  })
  function listing(bucket: string, asked: URLSearchParams): string {
    const names = [...objects.keys()].filter((name) => name.startsWith(`${bucket}/${asked.get('prefix') ?? ''}`)).sort()
    const from = Number(asked.get('continuation-token') ?? 0)
    const page = names.slice(from, from + pageSize)
    const isCut = names.length > from + pageSize
    const rows = page.map((name) => {
      const date = objects.get(name)?.date.toISOString()
      return `<Contents><Key>${name.slice(bucket.length + 1)}</Key><LastModified>${date}</LastModified></Contents>`
    })
    const next = isCut ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    putAt: (key, date) => {
      const found = objects.get(key)
      if (found) objects.set(key, { ...found, date })
    },
    fill: () => {
      isFull = true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
