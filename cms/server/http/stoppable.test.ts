import { afterEach, describe, expect, it } from '@jest/globals'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stoppable } from './stoppable'

let server: Server
let agent: Agent

afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

type Got = { status?: number; connection?: string; error?: string; isReused: boolean }

const ask = (path = '/'): Promise<Got> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode, connection: response.headers.connection, isReused: sent.reusedSocket }),
      )
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({ error: String(error.code), isReused: sent.reusedSocket }))
    sent.end()
  })

/** A server whose `/slow` is answered when the test says so. */
async function serve(graceMs: number, drainMs = 60_000) {
  let finish = () => {}
  let arrived = () => {}
  const isAsked = new Promise<void>((resolve) => (arrived = resolve))
  agent = new Agent({ keepAlive: true })
  server = createServer()
  const stopping = stoppable(server, { graceMs, drainMs })
  server.on('request', (req, res) => {
    if (req.url !== '/slow') return void res.end('ok')
    finish = () => res.end('slow')
    arrived()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => stopping.stop(resolve))
  return { stop, finish: () => finish(), isAsked, isStopping: stopping.isStopping }
}

describe('A server that is told to stop', () => {
  it('answers a client that comes back over its connection, tells it to leave, and then closes its door', async () => {
    const { isStopping, stop } = await serve(400)
    expect(await ask()).toEqual({ status: 200, connection: 'keep-alive', isReused: false })
    const ended = stop()
    expect(isStopping()).toBe(true)
    expect(await ask()).toEqual({ status: 200, connection: 'close', isReused: true })
    // Whoever is new is served too, as long as the door is open.
    expect(await ask()).toEqual({ status: 200, connection: 'close', isReused: false })
    await ended
    expect((await ask().catch(() => ({ error: 'refused' }))).error).toBeDefined()
  })

  it('tells those whose answer is under way', async () => {
    const { finish, isAsked, stop } = await serve(50)
    const slow = ask('/slow')
    await isAsked
    const ended = stop()
    finish()
    expect(await slow).toMatchObject({ status: 200, connection: 'close' })
    await ended
  })

  it('ends by itself though a client keeps an idle connection', async () => {
    const { stop } = await serve(50)
    await ask()
    await stop()
    expect(server.listening).toBe(false)
  })

  it('waits for nobody where nobody is connected', async () => {
    const { stop } = await serve(3_600_000)
    await stop()
    expect(server.listening).toBe(false)
  })

  it('cuts off at last what never ends', async () => {
    const { isAsked, stop } = await serve(10, 100)
    const slow = ask('/slow')
    await isAsked
    await stop()
    expect(await slow).toMatchObject({ error: 'ECONNRESET' })
  })
})
