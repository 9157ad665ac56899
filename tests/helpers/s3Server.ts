import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type S3Server = Readonly<{
  url: string
  /** Objects by `<bucket>/<key>`. */
  objects: ReadonlyMap<string, Readonly<{ body: Buffer; contentType: string }>>
  /** From now on there is no room. */
  fill: () => void
  close: () => Promise<void>
}>

/** A small store that speaks as much of S3 as the product does: objects put, asked for whole or in part, and removed, by signed requests alone. */
export async function startS3Server({ accessKeyId }: { accessKeyId: string }): Promise<S3Server> {
  const objects = new Map<string, { body: Buffer; contentType: string }>()
  let isFull = false

  const server = createServer((request, response) => {
    void (async () => {
      const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname.slice(1))
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
        objects.set(key, { body, contentType: request.headers['content-type'] ?? '' })
        return answer(200, '', { etag: '"1"' })
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return answer(204)
      }
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
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
