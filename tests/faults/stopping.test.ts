import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type Child, endProcess, isAlive, pause, startProgram, waitFor } from '../helpers/children'
import { send, signIn } from '../helpers/client'
import { freePorts } from '../helpers/freePorts'
import { product } from '../helpers/product'

/* A web process that is told to stop in the middle of its work, and one that takes its place. */

type Outcome = Readonly<
  | { kind: 'answered'; status: number; isLast: boolean; isWhole: boolean }
  /** `isReused`: over a connection that had answered before. */
  | { kind: 'failed'; code: string; isReused: boolean }
  | { kind: 'cut off'; code: string }
>

function ask(port: number, path: string, cookie: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { host: `akta.localhost:${port}`, cookie }
    const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume()
      response.on('error', (error: NodeJS.ErrnoException) => resolve({ kind: 'cut off', code: String(error.code) }))
      response.on('end', () => {
        const { complete, headers: sentBack, statusCode = 0 } = response
        resolve({ kind: 'answered', status: statusCode, isLast: sentBack.connection === 'close', isWhole: complete })
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({ kind: 'failed', code: String(error.code), isReused: sent.reusedSocket }))
    sent.end()
  })
}

/** Sends about 90 requests a second over kept connections until it is told to end; no more at once than connections, where a machine is too slow for that. */
function load(port: number, cookie: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 30 })
  const paths = ['/api/session', '/api/accounts', '/healthz', '/login']
  const outcomes: Promise<Outcome>[] = []
  let isOver = false
  let open = 0
  const ticking = (async () => {
    while (!isOver) {
      if (open < agent.maxSockets) {
        open += 1
        const outcome = ask(port, paths[outcomes.length % paths.length] ?? '/', cookie, agent)
        outcomes.push(outcome)
        void outcome.then(() => (open -= 1))
      }
      await pause(11)
    }
  })()
  return {
    sent: () => outcomes.length,
    end: async () => {
      isOver = true
      await ticking
      const all = await Promise.all(outcomes)
      agent.destroy()
      return all
    },
  }
}

describe('a web process that stops under 90 requests a second, and starts again', () => {
  it('answers whole whatever reached it, and resets no connection that it had answered over', async () => {
    const { dataDir, env } = product()
    const [port = 0] = await freePorts(1)
    const start = async () => {
      const web = startProgram('cms/web.ts', {
        env: { ...env, PORT: String(port), QUAYSIDE_PROCESS: 'web-stopping' },
        log: join(dataDir, 'logs', 'stopping.log'),
      })
      const isUp = () =>
        send('GET', '/healthz', { port }).then(
          ({ status }) => status === 200,
          () => false,
        )
      await waitFor('The web process', () => isAlive(web.pid) && isUp(), 90_000)
      return web
    }
    let web: Child = await start()
    const client = await signIn('single@akta.example', { port })
    const { cookie } = client
    const running = load(port, cookie())
    try {
      await waitFor('Some load', () => running.sent() > 180)
      process.kill(web.pid, 'SIGTERM')
      // A balancer that asks is told to send nobody here, by a process that still answers. It asks again without waiting for an answer: on a busy
      // machine one that was asked before the signal comes late, and the next would find the door closed.
      let isTold = false
      await waitFor(
        'The process to say that it stops',
        () => {
          void send('GET', '/readyz', { port }).then(
            ({ status }) => (isTold ||= status === 503),
            () => undefined,
          )
          return Promise.resolve(isTold)
        },
        5000,
        20,
      )
      expect(await web.ended).toEqual({ code: 0, signal: null })
      const endedAt = running.sent()
      web = await start()
      const upAt = running.sent()
      await waitFor('Some more load', () => running.sent() > upAt + 90)
      const all = await running.end()

      expect(all.filter(({ kind }) => kind === 'cut off')).toEqual([])
      // At the closed door a client is refused, or reset when it stood in front of it: it has sent nothing, and may go elsewhere.
      const failed = all.flatMap((outcome) => (outcome.kind === 'failed' ? [outcome] : []))
      expect(failed.filter(({ code, isReused }) => isReused || !['ECONNREFUSED', 'ECONNRESET'].includes(code))).toEqual([])
      const answered = (outcomes: readonly Outcome[]) => outcomes.flatMap((outcome) => (outcome.kind === 'answered' ? [outcome] : []))
      expect(new Set(answered(all).map(({ isWhole, status }) => `${status} ${isWhole}`))).toEqual(new Set(['200 true']))
      // It went on answering after the signal, and said each time that it is the last answer over this connection.
      expect(answered(all.slice(0, endedAt)).filter(({ isLast }) => isLast).length).toBeGreaterThan(10)
      expect(answered(all.slice(upAt))).toHaveLength(all.length - upAt)
      expect(answered(all.slice(upAt)).filter(({ isLast }) => isLast)).toEqual([])
    } finally {
      await running.end()
      await endProcess(web.pid)
    }
  }, 200_000)
})
