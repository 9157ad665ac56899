import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Answer, type Client, send, signIn } from '../helpers/client'
import { docsOf } from '../helpers/records'

let client: Client

beforeAll(async () => {
  client = await signIn('single@akta.example')
})

const policyOf = (answer: Answer): Map<string, string[]> =>
  new Map(
    String(answer.headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )

describe('every kind of answer', () => {
  it.each([
    ['a page', '/', 200, 'text/html'],
    ['a page of the app', '/dashboard/akta', 200, 'text/html'],
    ['JSON', '/api/session', 200, 'application/json'],
    ['a list', '/api/accounts', 200, 'application/json'],
    ['a record that is not there', '/api/accounts/none', 404, 'application/json'],
    ['a route that is not there', '/api/nothing', 404, 'application/json'],
    ['a file that is not there', '/nothing.png', 404, 'application/json'],
    ['a part of the app that is not there', '/assets/nothing.js', 404, 'application/json'],
    ['a closed door', '/api/payload-jobs', 404, 'application/json'],
    ['the API description', '/api/openapi.json', 200, 'application/json'],
    ['the API description to read', '/api/docs', 200, 'text/html'],
  ])('%s is guarded', async (_name, path, status, type) => {
    const answer = await client.get(path)
    expect([answer.status, answer.headers['content-type']]).toEqual([status, expect.stringContaining(type)])
    const policy = policyOf(answer)
    expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/=]{20,}'$/)])
    expect(policy.get('style-src')).not.toContain("'unsafe-inline'")
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(answer.headers['x-powered-by']).toBeUndefined()
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
    // The description is the same for everybody; all else is a person's own.
    const cache = String(answer.headers['cache-control'])
    expect(cache).toMatch(/no-store/)
  })

  it('gives each answer a nonce of its own', async () => {
    const nonces = await Promise.all([1, 2, 3].map(async () => policyOf(await client.get('/')).get('script-src')?.[1]))
    expect(new Set(nonces).size).toBe(3)
  })

  it('over https asks the browser to stay there', async () => {
    expect((await send('GET', '/', { headers: { 'x-forwarded-proto': 'https' } })).headers['strict-transport-security']).toMatch(
      /^max-age=31536000/,
    )
    expect((await send('GET', '/')).headers['strict-transport-security']).toBeUndefined()
  })

  it('takes a request id that is one, and makes its own otherwise', async () => {
    expect((await client.get('/healthz', { headers: { 'x-request-id': 'abc-123-def' } })).headers['x-request-id']).toBe('abc-123-def')
    expect((await client.get('/healthz', { headers: { 'x-request-id': 'a b;c' } })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('files', () => {
  it('of brands are for everybody who has their address, are what they say, and run nothing', async () => {
    const admin = await signIn('admin@quayside.example')
    const [media] = docsOf(await admin.get('/api/media?where[name][equals]=Akta%20Wealth&limit=1'))
    expect(String(media?.filename)).toMatch(/^[0-9a-f-]{36}\.svg$/)
    const answer = await send('GET', `/api/media/file/${String(media?.filename)}`)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect(policyOf(answer).get('default-src')).toEqual(["'none'"])
    expect(String(answer.headers['content-security-policy'])).toContain('sandbox')
    expect((await send('GET', '/api/media')).status).toBe(401)
  })

  it('of the app may be kept for ever: their names change with their content', async () => {
    const page = await client.get('/')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? ''
    const answer = await client.get(script)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/)
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('of the app go to a browser that takes %s as the build compressed them: %s', async (accepted, encoding) => {
    const page = await client.get('/')
    const script = /href="(\/assets\/core-[^"]+\.js)"/.exec(page.text)?.[1] ?? ''
    const answer = await send('GET', script, { headers: { 'accept-encoding': accepted } })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding])
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/)
    expect(String(answer.headers['vary']).toLowerCase()).toContain('accept-encoding')
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  it.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/../package.json',
    '/.env',
    '/package.json',
  ])('%s is not one of them', async (path) => {
    const answer = await client.get(path)
    expect(answer.text).not.toContain('"dependencies"')
    expect([404, 400, 403]).toContain(answer.status)
  })
})

describe('an upload', () => {
  it.each([
    ['an SVG', 'x.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG that calls itself a PNG', 'x.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', 'x.html', 'text/html', '<script>alert(1)</script>'],
    ['a page that calls itself a picture', 'x.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
  ])('of %s is refused, for an admin too', async (_name, filename, type, text) => {
    const { uploadForm } = await import('../helpers/records')
    const admin = await signIn('admin@quayside.example')
    const form = uploadForm({ name: 'bad' }, { name: filename, type, data: Buffer.from(text) })
    const answer = await admin.send('POST', '/api/media', { body: form.body, headers: form.headers })
    expect(answer.status).toBe(400)
  })
})
