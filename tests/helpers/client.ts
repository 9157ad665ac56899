import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { root } from './children'
import { type BrandName, product } from './product'

/** The demo's password, which all its people share. */
export const demoPassword = (JSON.parse(readFileSync(join(root, 'scripts/demoSignIns.json'), 'utf8')) as { password: string }).password

export type Answer = Readonly<{
  status: number
  headers: IncomingHttpHeaders
  setCookies: readonly string[]
  text: string
  bytes: Buffer
  /** The parsed JSON; undefined when the answer is none. Tests say what they expect it to be. */
  body: unknown
}>

export type Options = Readonly<{
  host?: string
  /** Of another web process than the product's own. */
  port?: number
  headers?: Record<string, string>
  /** Keeps connections, as a browser does; without it each request has one of its own. */
  agent?: Agent
  /** Sent as JSON unless it is a string or bytes. */
  body?: unknown
}>

/** One request to 127.0.0.1 under a host name: headers that `fetch` forbids can be set, and nothing is added. */
export function send(
  method: string,
  path: string,
  { agent, body, headers = {}, host = 'akta', port = product().port }: Options = {},
): Promise<Answer> {
  const raw = body === undefined ? undefined : typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const type = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? {} : { 'content-type': 'application/json' }
  const length = raw === undefined ? {} : { 'content-length': String(Buffer.byteLength(raw)) }
  const name = /[.:]/.test(host) ? host : `${host}.localhost:${port}`
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { host: name, ...type, ...length, ...headers },
        agent: agent ?? false,
        timeout: 120_000,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(parts)
          const text = bytes.toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            setCookies: response.headers['set-cookie'] ?? [],
            bytes,
            text,
            body: parsed(text, response.headers['content-type']),
          })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} took longer than two minutes`)))
    sent.on('error', reject)
    sent.end(raw)
  })
}

function parsed(text: string, type: string | undefined): unknown {
  if (!type?.includes('json')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type Client = Readonly<{
  email: string
  brand: BrandName
  cookie: () => string
  get: (path: string, options?: Options) => Promise<Answer>
  post: (path: string, body?: unknown, options?: Options) => Promise<Answer>
  patch: (path: string, body?: unknown, options?: Options) => Promise<Answer>
  put: (path: string, body?: unknown, options?: Options) => Promise<Answer>
  del: (path: string, options?: Options) => Promise<Answer>
  send: (method: string, path: string, options?: Options) => Promise<Answer>
}>

type Jar = Readonly<{
  brand?: BrandName
  cookie?: string
  email?: string
  /** Of another web process than the product's own. */
  port?: number
}>

/** A client with a cookie jar. Without a cookie it is nobody. */
export function clientWith({ brand = 'akta', cookie = '', email = '', port }: Jar = {}): Client {
  const jar = new Map(cookie === '' ? [] : [cookie.split('=', 2) as [string, string]])
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const sendWith = async (method: string, path: string, options: Options = {}) => {
    const cookies = header()
    const answer = await send(method, path, {
      host: brand,
      ...(port === undefined ? {} : { port }),
      ...options,
      headers: { ...(cookies ? { cookie: cookies } : {}), ...options.headers },
    })
    for (const set of answer.setCookies) {
      const [pair = ''] = set.split(';')
      const at = pair.indexOf('=')
      const isGone = /expires=Thu, 01 Jan 1970|max-age=0/i.test(set) || Date.parse(/expires=([^;]+)/i.exec(set)?.[1] ?? '') < Date.now()
      if (isGone) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  return {
    email,
    brand,
    cookie: header,
    send: sendWith,
    get: (path, options) => sendWith('GET', path, options),
    post: (path, body, options) => sendWith('POST', path, { ...options, body }),
    patch: (path, body, options) => sendWith('PATCH', path, { ...options, body }),
    put: (path, body, options) => sendWith('PUT', path, { ...options, body }),
    del: (path, options) => sendWith('DELETE', path, options),
  }
}

// Each test file loads this anew in the same process: without a start of its own it would be given the addresses of another file.
let addresses = randomInt(65_000) * 250

/** An address of a client that no other test uses: sign-in counts attempts by address. */
export const freshAddress = (): string => {
  addresses += 1
  const network = Math.floor(addresses / 250)
  return `10.${Math.floor(network / 256) % 256}.${network % 256}.${(addresses % 250) + 1}`
}

/** Signs in and throws, with the answer, when that is refused. */
export async function signIn(
  email: string,
  { brand = 'akta', password = demoPassword, pin, ...where }: { brand?: BrandName; password?: string; pin?: string; port?: number } = {},
): Promise<Client> {
  const client = clientWith({ brand, email, ...where })
  const answer = await client.post(
    '/api/users/login',
    { email, password, ...(pin ? { pin } : {}) },
    { headers: { 'x-forwarded-for': freshAddress() } },
  )
  if (answer.status !== 200) throw new Error(`${email} could not sign in on ${brand}: ${answer.status} ${answer.text}`)
  return client
}
