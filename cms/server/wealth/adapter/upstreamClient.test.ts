import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createUpstreamClient, type UpstreamCall, type UpstreamClient, type UpstreamTimeouts } from './upstreamClient'
import { UpstreamError } from '../provider'

const open: { server: Server; client: UpstreamClient }[] = []

afterEach(async () => {
  for (const { server, client } of open.splice(0)) {
    await client.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function upstream(
  listener: RequestListener,
  timeouts?: Partial<UpstreamTimeouts>,
): Promise<UpstreamClient & { calls: UpstreamCall[]; baseUrl: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const calls: UpstreamCall[] = []
  const client = createUpstreamClient({ source: 'test', baseUrl, token: 'secret-token', timeouts, onCall: (call) => calls.push(call) })
  open.push({ server, client })
  return { ...client, calls, baseUrl }
}

const json =
  (body: string, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body)
  }

async function failure(promise: Promise<unknown>): Promise<UpstreamError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof UpstreamError)) throw new Error(`expected an UpstreamError, got ${String(error)}`)
  expect(error.message).not.toContain('secret-token')
  return error
}
const kindOf = async (promise: Promise<unknown>): Promise<[string, boolean]> => {
  const { kind, retryable } = await failure(promise)
  return [kind, retryable]
}

it('takes out of an answer what would turn the direction of a text', async () => {
  const client = await upstream(json(String.raw`{"name":"Moss\u202e 000,1","rows":[{"name":"a\u2067b","value":1.5}]}`))
  expect((await client.getJson('/x')).body).toEqual({ name: 'Moss 000,1', rows: [{ name: 'ab', value: 1.5 }] })
})

describe('a call', () => {
  it('sends the token, a name and the query, and returns the parsed body with its moment', async () => {
    let seen: unknown
    const client = await upstream((request, response) => {
      seen = {
        url: request.url,
        authorization: request.headers.authorization,
        agent: request.headers['user-agent'],
        accept: request.headers.accept,
      }
      json('{"value":2312459.37,"names":["Þóra"]}')(request, response)
    })
    const { body, fetchedAt } = await client.getJson('/Account/A%201', {
      dateString: '2026-03-31',
      usePlatformSecurities: true,
      left: undefined,
    })
    expect(seen).toEqual({
      url: '/Account/A%201?dateString=2026-03-31&usePlatformSecurities=true',
      authorization: 'Bearer secret-token',
      agent: 'quayside/web',
      accept: 'application/json',
    })
    expect(body).toEqual({ value: 2312459.37, names: ['Þóra'] })
    expect(Date.parse(fetchedAt)).not.toBeNaN()
  })

  it('is reported with its path without the query', async () => {
    const client = await upstream(json('{}'))
    await client.getJson('/Account', { a: 'b' })
    expect(client.calls).toEqual([{ source: 'test', path: '/Account', status: 200, ms: expect.any(Number) }])
  })

  it('keeps a path in front of the address', async () => {
    let url = ''
    const { baseUrl } = await upstream((request, response) => {
      url = request.url ?? ''
      json('{}')(request, response)
    })
    const client = createUpstreamClient({ source: 'test', baseUrl: `${baseUrl}/api/v1/`, token: 'secret-token' })
    await client.getJson('/Account')
    await client.close()
    expect(url).toBe('/api/v1/Account')
  })
})

describe('a refusal', () => {
  it.each([
    [400, 'unavailable', false],
    [401, 'unauthorized', false],
    [403, 'unauthorized', false],
    [404, 'not_found', false],
    [408, 'unavailable', true],
    [429, 'rate_limited', true],
    [500, 'unavailable', true],
    [503, 'unavailable', true],
  ])('with status %i is %s, retryable %s', async (status, kind, retryable) => {
    const client = await upstream(json('{"error":"x"}', status))
    expect(await kindOf(client.getJson('/x'))).toEqual([kind, retryable])
    expect(client.calls[0]?.status).toBe(status)
  })

  it('by redirect is not followed, so the token stays here', async () => {
    let calls = 0
    const client = await upstream((_request, response) => {
      calls++
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    expect(await kindOf(client.getJson('/x'))).toEqual(['unavailable', false])
    expect(calls).toBe(1)
  })

  it('leaves its socket to later calls', async () => {
    const ports = new Set<number | undefined>()
    const client = await upstream((request, response) => {
      ports.add(request.socket.remotePort)
      json('{}', 404)(request, response)
    })
    for (let i = 0; i < 8; i++) await failure(client.getJson('/x'))
    // A call may begin before the body of the one before is read away.
    expect(ports.size).toBeLessThan(4)
  })
})

describe('an answer of the wrong shape', () => {
  it('is refused when it is no JSON by its type, by its text, or not whole', async () => {
    const html = await upstream((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{}'))
    expect(await kindOf(html.getJson('/x'))).toEqual(['bad_shape', false])
    const untyped = await upstream((_request, response) => response.end('{}'))
    expect(await kindOf(untyped.getJson('/x'))).toEqual(['bad_shape', false])
    const garbage = await upstream(json('{"value":\u0000'))
    expect(await kindOf(garbage.getJson('/x'))).toEqual(['bad_shape', true])
    const short = await upstream(json('{"rows":[{"a":1},{"a"'))
    expect(await kindOf(short.getJson('/x'))).toEqual(['bad_shape', true])
    const cut = await upstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"rows":[', () => response.destroy())
    })
    expect(await kindOf(cut.getJson('/x'))).toEqual(['bad_shape', true])
  })

  it('is refused when it is larger than 5 MB, whether it says so or not', async () => {
    const honest = await upstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(6 * 1024 * 1024) })
      response.write('[')
    })
    expect(await kindOf(honest.getJson('/x'))).toEqual(['bad_shape', false])

    let sent = 0
    const streaming = await upstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const chunk = ' '.repeat(64 * 1024)
      const write = (): void => {
        if (response.destroyed || sent > 100 * 1024 * 1024) return
        sent += chunk.length
        response.write(chunk, write)
      }
      write()
    })
    expect(await kindOf(streaming.getJson('/x'))).toEqual(['bad_shape', false])
    expect(sent).toBeLessThan(20 * 1024 * 1024)
  })

  it('never shows its content in the message', async () => {
    const client = await upstream(json('{"name":"Catherine'))
    expect((await failure(client.getJson('/Account/QS-2044', { q: 'private' }))).message).toBe(
      'test: GET /Account/QS-2044: bad_shape (not JSON)',
    )
  })
})

describe('an upstream that does not answer', () => {
  it('is unavailable when it does not listen', async () => {
    const client = createUpstreamClient({ source: 'test', baseUrl: 'http://127.0.0.1:1', token: 'secret-token' })
    expect(await kindOf(client.getJson('/x'))).toEqual(['unavailable', true])
    await client.close()
  })

  it('is unavailable when it closes the connection without an answer', async () => {
    const client = await upstream((request) => request.socket.destroy())
    expect(await kindOf(client.getJson('/x'))).toEqual(['unavailable', true])
    expect(client.calls[0]?.status).toBeNull()
  })

  it('is given up when no head comes', async () => {
    const client = await upstream(() => undefined, { headers: 120 })
    const error = await failure(client.getJson('/x'))
    expect([error.kind, error.message]).toEqual(['unavailable', 'test: GET /x: unavailable (UND_ERR_HEADERS_TIMEOUT)'])
  })

  it('is given up when the body stops, drips for too long, or all takes too long', async () => {
    const head: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('[')
    }
    const stopping = await upstream(head, { body: 120 })
    expect(await kindOf(stopping.getJson('/x'))).toEqual(['unavailable', true])

    const dripping: RequestListener = (request, response) => {
      head(request, response)
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    }
    const body = await upstream(dripping, { body: 200 })
    expect((await failure(body.getJson('/x'))).message).toBe('test: GET /x: unavailable (body time is over)')
    const total = await upstream(dripping, { total: 200 })
    expect((await failure(total.getJson('/x'))).message).toBe('test: GET /x: unavailable (total time is over)')
  })
})

describe('a file', () => {
  const pdf = ['application/pdf']
  const file =
    (headers: Record<string, string>, body: Buffer | string = '%PDF-1.7'): RequestListener =>
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', ...headers }).end(body)
    }

  it('comes with its bytes, its type, its name and its headers', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x00, 0xff, 0xfe])
    const client = await upstream(
      file(
        { 'content-type': 'Application/PDF; charset=binary', 'content-disposition': 'attachment; filename="Note.pdf"', 'x-owner': 'C1' },
        bytes,
      ),
    )
    const { header, ...rest } = await client.getFile('/files/1', pdf)
    expect({ ...rest, bytes: Buffer.from(rest.bytes) }).toEqual({ name: 'Note.pdf', mediaType: 'application/pdf', bytes })
    expect([header('X-Owner'), header('x-other')]).toEqual(['C1', null])
  })

  it.each([
    [`attachment; filename="x.pdf"; filename*=UTF-8''%C3%9E%C3%B3ra%20%E2%82%AC.pdf`, 'Þóra €.pdf'],
    ['attachment; filename=plain.pdf', 'plain.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="..\\\\..\\\\win.ini"', 'win.ini'],
    ['attachment; filename=".."', null],
    [`attachment; filename*=UTF-8''%E0%A4%A`, null],
    ['inline', null],
  ])('named by %s is %j', async (disposition, name) => {
    const client = await upstream(file({ 'content-disposition': disposition }))
    expect((await client.getFile('/files/1', pdf)).name).toBe(name)
  })

  it('of another type, cut off, or larger than 25 MB is refused', async () => {
    const html = await upstream(file({ 'content-type': 'text/html' }))
    expect(await kindOf(html.getFile('/x', pdf))).toEqual(['bad_shape', false])
    const cut = await upstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '1000' })
      response.write('%PDF-', () => response.destroy())
    })
    expect(await kindOf(cut.getFile('/x', pdf))).toEqual(['bad_shape', true])
    const honest = await upstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': String(26 * 1024 * 1024) })
      response.write('%PDF-')
    })
    expect((await failure(honest.getFile('/x', pdf))).message).toBe('test: GET /x: bad_shape (larger than 25 MB)')
    const whole = await upstream(file({}, Buffer.alloc(6 * 1024 * 1024)))
    expect((await whole.getFile('/x', pdf)).bytes).toHaveLength(6 * 1024 * 1024)
  })
})

describe('a deletion', () => {
  it('is sent as such, and is done whatever stands in its answer', async () => {
    let seen = ''
    const client = await upstream((request, response) => {
      seen = `${request.method} ${request.url}`
      response.writeHead(204).end()
    })
    await client.remove('/Cache', { contactIds: 'C1' })
    expect(seen).toBe('DELETE /Cache?contactIds=C1')
    const talkative = await upstream((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>gone'))
    await talkative.remove('/Cache')
  })

  it('that is refused says so', async () => {
    const client = await upstream(json('{}', 500))
    expect((await failure(client.remove('/Cache'))).message).toBe('test: DELETE /Cache: unavailable (status 500)')
  })
})
