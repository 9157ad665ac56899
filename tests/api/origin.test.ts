import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Client, send, signIn } from '../helpers/client'
import { product } from '../helpers/product'

/* A page of another site, or of a sibling brand under the same domain, cannot act in a person's name. */

let client: Client

beforeAll(async () => {
  client = await signIn('single@akta.example')
})

const own = () => `http://akta.localhost:${product().port}`

describe('an unsafe request', () => {
  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'with the cookie and the origin of another site is refused as %s',
    async (type) => {
      for (const origin of [
        'https://evil.example',
        'null',
        'http://akta.localhost.evil.example',
        'http://bowmore.localhost',
        `http://bowmore.localhost:${product().port}`,
        `http://akta.localhost:1`,
      ]) {
        for (const [method, path] of [
          ['POST', '/api/users/logout'],
          ['POST', '/api/functions/generatePdf'],
          ['POST', '/api/users/refresh-token'],
          ['PATCH', '/api/users/x'],
          ['DELETE', '/api/accounts/x'],
          ['PUT', '/api/x'],
        ] as const) {
          const answer = await client.send(method, path, { body: '{}', headers: { origin, 'content-type': type } })
          expect([origin, method, path, answer.status, answer.body]).toEqual([
            origin,
            method,
            path,
            403,
            { errors: [{ message: 'This request came from another site', code: 'foreign_origin' }] },
          ])
        }
      }
      expect((await client.get('/api/session')).status).toBe(200)
    },
  )

  it('without an origin is refused where the browser says that it came from elsewhere', async () => {
    for (const site of ['cross-site', 'same-site'])
      expect([site, (await client.post('/api/users/refresh-token', undefined, { headers: { 'sec-fetch-site': site } })).status]).toEqual([
        site,
        403,
      ])
  })

  it('from the host itself, and from a program that is no browser, passes', async () => {
    expect((await client.post('/api/users/refresh-token', undefined, { headers: { origin: own() } })).status).toBe(200)
    expect((await client.post('/api/users/refresh-token', undefined, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
    expect((await client.post('/api/users/refresh-token')).status).toBe(200)
  })

  it('behind a proxy that speaks https is measured by that scheme: the same host by http is another site', async () => {
    const host = `akta.localhost:${product().port}`
    const statusOf = async (proto: string, origin: string) =>
      (await send('POST', '/api/users/logout', { headers: { origin, 'x-forwarded-proto': proto } })).status
    expect([await statusOf('https', `http://${host}`), await statusOf('http', `https://${host}`)]).toEqual([403, 403])
    const own = [await statusOf('https', `https://${host}`), await statusOf('http', `http://${host}`)]
    expect(own).not.toContain(403)
    expect(new Set(own).size).toBe(1)
  })

  it('cannot pass for a safe one by an overridden method', async () => {
    const answer = await client.send('POST', '/api/accounts', {
      body: 'limit=1',
      headers: {
        origin: 'https://evil.example',
        'x-payload-http-method-override': 'GET',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    expect(answer.status).toBe(403)
  })
})

describe('other sites', () => {
  it.each(['https://evil.example', 'null', 'http://akta.localhost.evil.example', 'http://xakta.localhost'])(
    'cannot read an answer: %s gets no CORS header',
    async (origin) => {
      for (const path of ['/api/accounts', '/api/session', '/api/users/me', '/', '/api/openapi.json']) {
        const answer = await client.get(path, { headers: { origin } })
        expect([path, answer.headers['access-control-allow-origin'], answer.headers['access-control-allow-credentials']]).toEqual([
          path,
          undefined,
          undefined,
        ])
      }
      const preflight = await client.send('OPTIONS', '/api/accounts', { headers: { origin, 'access-control-request-method': 'DELETE' } })
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

describe('a GET', () => {
  it('changes nothing, whatever it asks for', async () => {
    const admin = await signIn('admin@quayside.example')
    const counts = async () =>
      Promise.all(
        ['users', 'accounts', 'portfolios', 'documents', 'reports', 'portals'].map(
          async (collection) => (await admin.get(`/api/${collection}/count`)).body,
        ),
      )
    const before = await counts()
    for (const path of [
      '/api/payload-jobs/run',
      '/api/users/logout',
      '/api/functions/generatePdf',
      '/api/users/refresh-token',
      '/api/users/unlock',
      '/api/users/first-register',
      '/api/accounts?_method=DELETE',
    ]) {
      const answer = await client.get(path)
      expect([path, answer.status < 500]).toEqual([path, true])
      await send('GET', path)
    }
    expect(await counts()).toEqual(before)
    expect((await client.get('/api/session')).status).toBe(200)
  })
})
