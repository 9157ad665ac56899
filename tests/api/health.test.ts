import { describe, expect, it } from '@jest/globals'
import { send } from '../helpers/client'

describe('health', () => {
  it('says that the process lives, on any host', async () => {
    const answer = await send('GET', '/healthz', { host: 'nobody.example' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ ok: true })
  })

  it('says that database, migrations, disk and worker are ready', async () => {
    const answer = await send('GET', '/readyz')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      ok: true,
      checks: [
        { name: 'database', ok: true },
        { name: 'migrations', ok: true },
        { name: 'disk', ok: true },
        { name: 'worker', ok: true },
      ],
    })
  })

  it('gives metrics to the machine itself and to nobody behind a proxy', async () => {
    const own = await send('GET', '/metrics')
    expect(own.status).toBe(200)
    expect(own.text).toMatch(/^quayside_http_request_seconds_bucket\{/m)
    expect((await send('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
  })
})
