import { request } from 'node:http'

/** A product beside the one under test. */
export type Installation = Readonly<{ port: number; dataDir: string }>

type Asked = { body?: object; cookie?: string; headers?: Record<string, string>; host?: string }
export type InstallationAnswer = Readonly<{ status: number; text: string; body: unknown; bytes: Buffer; cookie: string }>

/** One request to an installation of its own, under the host name of a brand. `cookie` is what it set, ready to be sent back. */
export function askAt(
  { port }: Pick<Installation, 'port'>,
  method: string,
  path: string,
  { body, cookie, headers = {}, host = 'akta' }: Asked = {},
): Promise<InstallationAnswer> {
  const sentText = body ? JSON.stringify(body) : undefined
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: {
          host: `${host}.localhost:${port}`,
          ...(sentText ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sentText) } : {}),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(parts)
          const text = bytes.toString('utf8')
          const isJson = response.headers['content-type']?.includes('json') ?? false
          resolve({
            status: response.statusCode ?? 0,
            text,
            bytes,
            body: isJson ? (JSON.parse(text) as unknown) : undefined,
            cookie: (response.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; '),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(sentText)
  })
}
