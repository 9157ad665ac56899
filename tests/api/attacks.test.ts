import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { tinyPdf, tinyPng } from '../factories/files'
import { type Client, clientWith, freshAddress, send } from '../helpers/client'
import { forgetJournal, journal } from '../helpers/figures'
import { product } from '../helpers/product'
import { upload, uploadForm } from '../helpers/records'
import { makeTenant, type Tenant, tenantPassword } from '../helpers/tenant'

/* The standard ways in that every product on the web is tried by, beside those of doors.test.ts that were found here. tests/doors.md says which file tries what. */

let tenant: Tenant
let client: Client
let investor: Awaited<ReturnType<Tenant['investor']>>

beforeAll(async () => {
  tenant = await makeTenant()
  investor = await tenant.investor('Vic Tim', [demoAccounts.single])
  client = await investor.signIn()
})

const host = () => `${tenant.brand}.localhost:${product().port}`

/** What a connection answers to these bytes, until the other side ends it or has nothing more to say. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(product().port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('close', () => resolve(text))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve(text) : reject(error)))
  })
const statusesIn = (text: string): string[] => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status)

describe('a request of another site', () => {
  it.each([
    ['the same host by another scheme', () => `https://${host()}`],
    ['the same name on another port', () => `http://${tenant.brand}.localhost:1`],
    ['a name that only begins like ours', () => `http://${tenant.brand}.localhost.evil.example`],
    ['a user in front of our name', () => `http://${host()}@evil.example`],
    ['the host of another brand', () => `http://akta.localhost:${product().port}`],
    ['no address at all', () => 'null'],
  ])('from %s changes nothing', async (_what, origin) => {
    const answer = await client.patch('/api/users/me/preferences', { notifyReportReady: false }, { headers: { origin: origin() } })
    expect([answer.status, answer.body]).toMatchObject([403, { errors: [{ code: 'foreign_origin' }] }])
    expect((await client.get('/api/users/me/preferences')).body).toMatchObject({ notifyReportReady: true })
  })

  it('over https must have come by https: a page without it may have been planted on the way', async () => {
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': freshAddress() }
    const ask = (origin: string) =>
      send('POST', '/api/users/login', {
        host: tenant.brand,
        body: { email: investor.email, password: tenantPassword },
        headers: { ...secure, origin },
      })
    expect([(await ask(`http://${host()}`)).status, (await ask(`https://${host()}`)).status]).toEqual([403, 200])
  })
})

describe('a session', () => {
  it('cannot be chosen for somebody: signing in makes a new one', async () => {
    const planted = client.cookie()
    const answer = await send('POST', '/api/users/login', {
      host: tenant.brand,
      body: { email: investor.email, password: tenantPassword },
      headers: { cookie: planted, 'x-forwarded-for': freshAddress() },
    })
    expect(answer.status).toBe(200)
    expect(answer.setCookies.join()).not.toContain(planted.split('=')[1])
  })

  it('is not taken from the address, a form or another header', async () => {
    const token = client.cookie().split('=')[1] ?? ''
    for (const answer of [
      await send('GET', `/api/session?token=${token}`, { host: tenant.brand }),
      await send('GET', `/api/session?quayside-token=${token}`, { host: tenant.brand }),
      await send('GET', '/api/session', { host: tenant.brand, headers: { 'x-access-token': token, 'x-auth-token': token } }),
    ])
      expect(answer.status).toBe(401)
  })

  it('is none of another brand, by whatever name of its host', async () => {
    for (const foreign of ['akta.localhost', 'bowmore.localhost', 'AKTA.LOCALHOST', 'akta.localhost.'])
      expect([foreign, (await client.get('/api/session', { host: `${foreign}:1` })).status]).toEqual([foreign, 401])
  })
})

describe('bodies', () => {
  const body = (text: string, headers: Record<string, string> = {}) =>
    send('POST', '/api/users/login', {
      host: tenant.brand,
      body: text,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress(), ...headers },
    })

  it.each([
    ['__proto__', '{"__proto__":{"admin":true,"polluted":"yes"},"notifyReportReady":true}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true,"polluted":"yes"}},"notifyReportReady":true}'],
  ])('that name %s change no object but themselves', async (_name, text) => {
    const answer = await client.send('PATCH', '/api/users/me/preferences', { body: text, headers: { 'content-type': 'application/json' } })
    expect([200, 400]).toContain(answer.status)
    const after = await client.get('/api/users/me')
    expect(after.text).not.toContain('polluted')
    expect((await client.get('/api/logs')).status).toBe(403)
    expect((after.body as { user: { admin?: boolean } }).user.admin ?? false).toBe(false)
  })

  it.each([
    ['a zero byte', '{"email":"a\\u0000@b.example","password":"x"}'],
    ['half a character', '{"email":"\\ud800@b.example","password":"\\udfff"}'],
    ['a number beyond all', '{"email":1e400,"password":"x"}'],
    ['the same key twice', '{"email":"a@b.example","email":{"$ne":null},"password":"x"}'],
    ['nothing but a text', '"text"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a mark of byte order', '\ufeff{"email":"a@b.example","password":"x"}'],
  ])('with %s are refused, and are no fault of ours', async (_what, text) => {
    const answer = await body(text)
    expect([400, 401]).toContain(answer.status)
    expect(answer.setCookies).toEqual([])
  })

  it('that are packed are not unpacked: a small one could be huge', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20))
    const answer = await send('POST', '/api/users/login', {
      host: tenant.brand,
      body: bomb,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', 'x-forwarded-for': freshAddress() },
    })
    expect([400, 413, 415]).toContain(answer.status)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'application/json, text/plain', 'application/csp-report'])(
    'of type %s sign nobody in: a form of another site can send them',
    async (type) => {
      const answer = await body(JSON.stringify({ email: investor.email, password: tenantPassword }), { 'content-type': type })
      expect([400, 415]).toContain(answer.status)
      expect(answer.setCookies).toEqual([])
    },
  )
})

describe('the wire', () => {
  it.each([
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 44\r\n', ''],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
    ['chunks by another name', 'Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'],
    ['a folded header', 'X-A: b\r\n Content-Length: 44\r\n', ''],
    ['a blank before the colon', 'Content-Length : 44\r\n', ''],
  ])('with %s carries no second request inside the first', async (_what, headers, body) => {
    const smuggled = 'GET /api/openapi.json HTTP/1.1\r\nHost: akta.localhost\r\n\r\n'
    const text = await raw(`POST /api/users/logout HTTP/1.1\r\nHost: ${host()}\r\n${headers}\r\n${body}${smuggled}`)
    expect(text).not.toContain('"openapi"')
    expect(statusesIn(text).filter((status) => Number(status) >= 500)).toEqual([])
  })

  it('with headers beyond measure is refused, and the next request is answered', async () => {
    const text = await raw(`GET /healthz HTTP/1.1\r\nHost: ${host()}\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`)
    expect(statusesIn(text)).toEqual(['431'])
    const many = Array.from({ length: 3000 }, (_, at) => `X-${at}: a\r\n`).join('')
    expect(statusesIn(await raw(`GET /healthz HTTP/1.1\r\nHost: ${host()}\r\n${many}\r\n`))).toEqual(['431'])
    expect((await send('GET', '/healthz')).status).toBe(200)
  })

  it('without a host, or with two, is nobody’s', async () => {
    expect(statusesIn(await raw('GET /api/users/me HTTP/1.1\r\n\r\n'))).toEqual(['400'])
    const two = await raw(`GET / HTTP/1.1\r\nHost: ${host()}\r\nHost: akta.localhost\r\nConnection: close\r\n\r\n`)
    expect(two).not.toContain('Akta Wealth')
  })

  it('that asks for another protocol gets an answer in this one', async () => {
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n'
    expect(statusesIn(await raw(`GET /api/users/me HTTP/1.1\r\nHost: ${host()}\r\n${upgrade}\r\n`))).not.toContain('101')
  })
})

describe('addresses', () => {
  it.each([
    '//evil.example/',
    '/\\evil.example',
    '/%5cevil.example',
    '/https:/evil.example',
    '/login?next=//evil.example',
    '/admin/logout?redirect=//evil.example',
    '/.//evil.example',
  ])('%s leads nowhere else', async (path) => {
    const { headers, status } = await client.get(path)
    const target = headers.location === undefined ? null : new URL(headers.location, `http://${host()}`)
    expect([status < 500, target?.host ?? host()]).toEqual([true, host()])
  })

  it.each(['x-original-url', 'x-rewrite-url', 'x-forwarded-prefix', 'x-forwarded-path', 'x-override-url'])(
    'are not replaced by the header %s',
    async (header) => {
      const answer = await send('GET', '/api/users/me', { host: tenant.brand, headers: { [header]: '/api/openapi.json' } })
      expect([answer.status, answer.body]).toMatchObject([200, { user: null }])
    },
  )

  it('that ask us to fetch are asked for by nobody', async () => {
    const inside = encodeURIComponent(`${product().sandboxUrl}/Account`)
    await forgetJournal()
    for (const as of [client, tenant.admin]) {
      for (const path of [
        `/_next/image?url=${inside}&w=64&q=75`,
        `/api/media/paste-url?src=${inside}`,
        `/api/documents/paste-url?src=${inside}`,
      ]) {
        const { status } = await as.get(path)
        expect([path, status >= 400 && status < 500]).toEqual([path, true])
      }
    }
    expect(await journal()).toEqual([])
  })

  it('with a carriage return put no header into the answer', async () => {
    for (const path of ['/dashboard/%0d%0aSet-Cookie:%20a=b', '/%0d%0aX-Injected:%201', '/api/accounts?sort=%0d%0aX-Injected:1']) {
      const answer = await client.get(path)
      expect([path, answer.headers['x-injected'], answer.setCookies]).toEqual([path, undefined, []])
    }
    expect((await client.get('/healthz', { headers: { 'x-request-id': 'a%0d%0aX-Injected:1' } })).headers['x-injected']).toBeUndefined()
  })
})

describe('files', () => {
  it('with a name that breaks lines or leads elsewhere are downloaded under a plain one', async () => {
    const name = "a\"; filename*=UTF-8''evil.html\r\nX-Injected: 1\r\n\r\n<script>.pdf"
    const document = await upload(
      tenant.admin,
      'documents',
      { name, account: investor.accounts[0], type: 'Other' },
      { name: '../../../evil.pdf', type: 'application/pdf', data: tinyPdf('x') },
    )
    expect(String(document.filename)).toMatch(/^[0-9a-f-]{36}\.pdf$/)
    const { headers, status } = await client.get(`/api/documents/${document.id}/download`)
    expect([status, headers['x-injected'], headers['content-type']]).toEqual([200, undefined, 'application/pdf'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="(?:[^"\\]|\\.)*"/)
    expect(headers['content-disposition']).not.toMatch(/[\r\n]/)
  })

  it('are what their bytes say, whatever the form calls them', async () => {
    for (const [filename, type, data] of [
      ['x.pdf', 'application/pdf', Buffer.from('<html><script>alert(1)</script>')],
      ['x.pdf.html', 'application/pdf', tinyPdf('x')],
      ['x.png', 'text/html', Buffer.from('<script>alert(1)</script>')],
      ['x.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      [
        'x.svg',
        'image/svg+xml',
        Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>'),
      ],
    ] as const) {
      const form = uploadForm({ name: filename, account: investor.accounts[0], type: 'Other' }, { name: filename, type, data })
      for (const collection of ['media', 'documents'])
        expect([collection, filename, (await tenant.admin.send('POST', `/api/${collection}`, form)).status]).toEqual([
          collection,
          filename,
          400,
        ])
    }
  })

  it('are not for clients to put there', async () => {
    const form = uploadForm(
      { name: 'x', account: investor.accounts[0], type: 'Other' },
      { name: 'x.png', type: 'image/png', data: tinyPng() },
    )
    for (const collection of ['media', 'documents'])
      expect([collection, (await client.send('POST', `/api/${collection}`, form)).status]).toEqual([collection, 403])
  })

  it('are given in one part at most, however many are asked for', async () => {
    const { id } = await upload(
      tenant.admin,
      'documents',
      { name: 'ranges', account: investor.accounts[0], type: 'Other' },
      { name: 'ranges.pdf', type: 'application/pdf', data: tinyPdf('ranges') },
    )
    const many = `bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`
    const answer = await client.get(`/api/documents/${id}/download`, { headers: { range: many } })
    expect([answer.status, answer.bytes.byteLength]).toEqual([200, tinyPdf('ranges').byteLength])
    expect((await client.get(`/api/documents/${id}/download`, { headers: { range: 'bytes=5-2' } })).status).not.toBe(206)
  })
})

describe('what a person may set of themselves', () => {
  it('is theirs alone: rights, brand, sessions and other people stay as they are', async () => {
    const before = (await tenant.admin.get(`/api/users/${investor.id}?depth=0`)).body as Record<string, unknown>
    const wanted = {
      name: 'Mal Lory',
      admin: true,
      isAdmin: true,
      isProfessional: true,
      disabled: true,
      organisation: tenant.firm.id,
      email: 'admin@quayside.example',
    }
    await client.patch(`/api/users/${investor.id}`, wanted)
    await client.patch('/api/users/me/preferences', { ...wanted, notifyReportReady: true })
    const after = (await tenant.admin.get(`/api/users/${investor.id}?depth=0`)).body as Record<string, unknown>
    for (const field of ['admin', 'isAdmin', 'isProfessional', 'disabled', 'organisation', 'email'])
      expect([field, after[field]]).toEqual([field, before[field]])
    const other = await tenant.investor('Other Person', [demoAccounts.large])
    for (const body of [wanted, { password: 'Taken-2026' }])
      expect([403, 404]).toContain((await client.patch(`/api/users/${other.id}`, body)).status)
    await expect(other.signIn()).resolves.toMatchObject({ email: other.email })
  })

  it('is not asked of a stranger in any way', async () => {
    for (const [path, body] of [
      ['/api/users', { name: 'x', email: 'x@x.example', password: 'Stranger-2026', admin: true }],
      ['/api/users/first-register', { email: 'x@x.example', password: 'Stranger-2026' }],
      ['/api/users/unlock', { email: investor.email }],
      ['/api/users/verify/x', {}],
    ] as const) {
      const answer = await clientWith({ brand: tenant.brand }).post(path, body, { headers: { 'x-forwarded-for': freshAddress() } })
      expect([path, [401, 403, 404].includes(answer.status)]).toEqual([path, true])
    }
    // A link that we mailed is the one thing that sets a password; Payload's own token, and a request without one, set none.
    for (const body of [
      { token: 'x', password: 'Stranger-2026' },
      { key: 'x', password: 'Stranger-2026' },
      { key: { $ne: null }, password: 'Stranger-2026' },
    ])
      expect((await clientWith({ brand: tenant.brand }).post('/api/users/reset-password', body)).status).toBe(400)
  })
})
