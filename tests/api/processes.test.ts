import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, endProcess, root, runProgram, startProgram, tailOf, waitFor } from '../helpers/children'
import { product } from '../helpers/product'
import { freePorts } from '../helpers/freePorts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qs-processes-'))
})
afterAll(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true, force: true })
})

/** Settings of a process of its own: nothing of the product under test. */
const settingsOf = (own: Record<string, string>): Record<string, string> => ({
  ...product().env,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  ...own,
})

/** How the web process and the worker end with these settings: of each what it said, once its code is seen to be 1. */
async function refused(own: Record<string, string>): Promise<readonly string[]> {
  const programs = ['cms/web.ts', 'jobs/worker.ts']
  const ended = await Promise.all(programs.map((program) => runProgram(program, { env: settingsOf(own) })))
  expect(ended.map(({ code }, at) => [programs[at], code])).toEqual(programs.map((program) => [program, 1]))
  return ended.map(({ output }) => output)
}

describe('the web process and the worker', () => {
  it('with wrong settings name every one of them and end with 1', async () => {
    const wrong = {
      PORT: '99999',
      DATABASE_URL: 'postgres://x',
      PAYLOAD_SECRET: 'short',
      DEMO: 'perhaps',
      SANDBOX_TODAY: 'yesterday',
      WEALTH_AKTA_URL: 'ftp://x',
      LOG_LEVEL: 'loud',
    }
    for (const output of await refused(wrong)) {
      for (const name of Object.keys(wrong)) expect(output).toMatch(new RegExp(`^ {2}- ${name} must`, 'm'))
      expect(output).not.toMatch(/\n\s+at /)
      expect(output).not.toContain('short')
    }
  })

  it('out of the demo ask for a secret and for the token of the upstream', async () => {
    for (const output of await refused({ DEMO: 'off', WEALTH_AKTA_URL: 'https://upstream.example' })) {
      expect(output).toContain('PAYLOAD_SECRET is required when DEMO is off: 32 random characters or more')
      expect(output).toContain('WEALTH_AKTA_TOKEN is required with WEALTH_AKTA_URL when DEMO is off')
      expect(output).toMatch(/bowmore\.json: the source bowmore has no address. WEALTH_BOWMORE_URL is required/)
    }
  })

  it('say that their database does not answer, without a stack and without its password', async () => {
    for (const output of await refused({ DATABASE_URL: 'mongodb://me:hidden@127.0.0.1:9/x?replicaSet=rs0' })) {
      expect(output).toContain('DATABASE_URL leads to no usable MongoDB server')
      expect(output).not.toMatch(/\n\s+at |hidden/)
    }
  })

  it('say which folder they cannot write', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    // Below a file there can be no folder, whoever asks: rights do not stop a superuser.
    for (const output of await refused({ DATA_DIR: join(file, 'data') }))
      expect(output).toContain(`DATA_DIR ${join(file, 'data')} cannot be written`)
  })
})

describe('the web process', () => {
  it('says that its port is taken, and how to choose another', async () => {
    const { port } = product()
    const { code, output } = await runProgram('cms/web.ts', { env: settingsOf({ PORT: String(port) }) })
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is taken. Stop what runs there, or choose another: PORT=3001 npm start`)
  })

  it('names a brand file that is wrong', async () => {
    const brands = join(folder, 'wrong-brands')
    mkdirSync(brands)
    const akta = JSON.parse(readFileSync(join(root, 'shared/brands/akta.json'), 'utf8')) as Record<string, unknown>
    writeFileSync(
      join(brands, 'quay.json'),
      JSON.stringify({ ...akta, name: 'quay', hosts: ['quay.localhost'], sources: [], theme: 'neon' }),
    )
    const { code, output } = await runProgram('cms/web.ts', {
      env: settingsOf({ BRANDS_DIR: brands, PORT: String((await freePorts(1))[0]) }),
    })
    expect(code).toBe(1)
    expect(output).toContain('quay.json')
    expect(output).toContain('theme')
    expect(output).toContain('sources: needs exactly one source with purpose main')
  })
})

describe('a web process with a brand from a file and a port for metrics', () => {
  let port = 0
  let metricsPort = 0
  let web: Child

  beforeAll(async () => {
    const brands = join(folder, 'brands')
    mkdirSync(brands)
    const akta = JSON.parse(readFileSync(join(root, 'shared/brands/akta.json'), 'utf8')) as Record<string, unknown>
    writeFileSync(
      join(brands, 'quay.json'),
      JSON.stringify({
        ...akta,
        name: 'quay',
        displayName: 'Quay & Sons',
        firm: null,
        hosts: ['quay.localhost'],
        sources: [{ name: 'quay', kind: 'first', purpose: 'main' }],
        theme: 'tech',
        locales: ['is', 'en'],
        defaultLocale: 'is',
      }),
    )
    ;[port = 0, metricsPort = 0] = await freePorts(2)
    const log = join(folder, 'web.log')
    const own = { BRANDS_DIR: brands, PORT: String(port), METRICS_PORT: String(metricsPort) }
    web = startProgram('cms/web.ts', { env: settingsOf(own), log })
    await waitFor('The web process', async () => (await ask('/healthz', 'quay.localhost')).status === 200 || tailOf(log, 3))
  })
  afterAll(() => endProcess(web.pid))

  const ask = (path: string, host: string, at = port) =>
    new Promise<{ status: number; text: string }>((resolve) => {
      const request = get({ host: '127.0.0.1', port: at, path, headers: { host }, agent: false }, (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString('utf8')))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      request.on('error', (error) => resolve({ status: 0, text: error.message }))
    })

  it('switches name, theme, language and sign-in by its host', async () => {
    const quay = await ask('/', 'quay.localhost')
    expect(quay.text).toMatch(/<html lang="is" data-theme="tech"/)
    expect(quay.text).toContain('<title>Quay &#38; Sons</title>')
    expect(quay.text).not.toMatch(/Akta|Bowmore|Iolcus/)
    expect((await ask('/', 'akta.localhost')).text).toMatch(/<html lang="en" data-theme="akta"/)
  })

  it('is not ready where no worker has ever reported', async () => {
    const ready = await ask('/readyz', 'quay.localhost')
    expect(ready.status).toBe(503)
    expect(JSON.parse(ready.text)).toMatchObject({
      ok: false,
      checks: expect.arrayContaining([
        expect.objectContaining({ name: 'worker', ok: false }),
        expect.objectContaining({ name: 'migrations', ok: true }),
      ]),
    })
  })

  it('serves its metrics there and nothing else, and on the port of the product none', async () => {
    const metrics = await ask('/metrics', 'localhost', metricsPort)
    expect([metrics.status, metrics.text]).toEqual([200, expect.stringMatching(/^quayside_http_request_seconds_bucket\{/m)])
    for (const path of ['/', '/healthz', '/login', '/api/session', '/admin'])
      expect([path, await ask(path, 'quay.localhost', metricsPort)]).toEqual([path, { status: 404, text: '' }])
    const onProduct = await ask('/metrics', 'quay.localhost')
    expect([onProduct.status, onProduct.text]).toEqual([404, expect.not.stringContaining('quayside_http')])
  })

  it('leaves when told, with both its ports', async () => {
    await endProcess(web.pid, 'SIGTERM')
    // Killed, after its grace, it would have ended by a signal.
    expect(await web.ended).toEqual({ code: 0, signal: null })
    expect((await ask('/metrics', 'localhost', metricsPort)).status).toBe(0)
  })
})
