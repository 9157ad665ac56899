import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Child, endProcess, startProgram, waitFor } from '../helpers/children'
import { clientWith, demoPassword, freshAddress, send, signIn } from '../helpers/client'
import { freePorts } from '../helpers/freePorts'
import { product } from '../helpers/product'

/* Two web processes over one database: what is counted or claimed is counted and claimed by both together. */

let port = 0
let second: Child

beforeAll(async () => {
  ;[port = 0] = await freePorts(1)
  const { dataDir, env } = product()
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  second = startProgram('cms/web.ts', {
    env: { ...env, PORT: String(port), QUAYSIDE_PROCESS: 'web2' },
    log: join(dataDir, 'logs', 'web2.log'),
  })
  await waitFor(
    'The second web process',
    () =>
      send('GET', '/healthz', { port }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    90_000,
  )
}, 100_000)

afterAll(() => endProcess(second.pid))

const guess = (email: string, address: string, on: number, password = 'Wrong-2026') =>
  send('POST', '/api/users/login', { port: on, host: 'akta', body: { email, password }, headers: { 'x-forwarded-for': address } })

describe('two web processes', () => {
  it('count wrong passwords together', async () => {
    const address = freshAddress()
    const ports = [product().port, port]
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await guess('company@akta.example', address, ports[attempt % 2] ?? 0)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const refused = await guess('company@akta.example', address, product().port, demoPassword)
    expect([refused.status, Number(refused.headers['retry-after']) > 800]).toEqual([429, true])
    expect((await guess('company@akta.example', freshAddress(), port, demoPassword)).status).toBe(200)
  })

  it('count an IPv6 network as one client, and strangers by their network', async () => {
    const network = `2001:db8:${(process.pid % 60_000).toString(16)}:${(Date.now() % 60_000).toString(16)}`
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await guess('single@akta.example', `${network}::${attempt + 1}`, attempt % 2 === 0 ? product().port : port)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it("know each other's sessions at once", async () => {
    const here = await signIn('family@akta.example')
    const there = clientWith({ cookie: here.cookie() })
    expect((await there.get('/api/session', { port })).status).toBe(200)
    expect((await there.post('/api/users/logout', {}, { port })).status).toBe(200)
    expect((await here.get('/api/session')).status).toBe(401)
  })

  it('make strangers wait who ask without end, and say how long', async () => {
    const address = { 'x-forwarded-for': freshAddress() }
    let refused
    for (let round = 0; round < 40 && !refused; round++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          send('GET', '/api/users/me', { port: at % 2 === 0 ? product().port : port, headers: address }),
        ),
      )
      refused = answers.find(({ status }) => status === 429)
    }
    expect(refused?.body).toMatchObject({ errors: [{ code: 'too_many_requests' }] })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    // Nobody else waits for it.
    expect((await send('GET', '/api/users/me', { headers: { 'x-forwarded-for': freshAddress() } })).status).toBe(200)
  }, 60_000)
})
