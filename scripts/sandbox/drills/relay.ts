import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { request } from 'undici'

export type Json = Record<string, unknown>

/** What stands between a provider and its sandbox: counts what is asked and what comes back, and changes it. */
export type Relay = Readonly<{
  url: string
  /** How many requests came since `reset`. */
  asked: () => number
  /** Most bytes that one answer since `reset` got through with. */
  largest: () => number
  /** Changes every JSON answer until `reset`. */
  rewrite: (change: (body: Json) => Json) => void
  /** Asks the sandbox for another path than the provider did, until `reset`. */
  lead: (path: (asked: string) => string) => void
  reset: () => void
  close: () => Promise<void>
}>

/** Starts a relay before a sandbox, on loopback. */
export async function startRelay(target: string): Promise<Relay> {
  let asked = 0
  let largest = 0
  let change: ((body: Json) => Json) | null = null
  let lead = (path: string): string => path
  const server = createServer((incoming, outgoing) => {
    asked += 1
    const pass = async (): Promise<void> => {
      const { authorization = '' } = incoming.headers
      const { body, headers, statusCode } = await request(target + lead(incoming.url ?? '/'), {
        headers: { authorization },
        headersTimeout: 0,
        bodyTimeout: 0,
      })
      const passed = {
        'content-type': String(headers['content-type']),
        ...(headers['retry-after'] ? { 'retry-after': String(headers['retry-after']) } : {}),
      }
      if (change && statusCode === 200) {
        outgoing.writeHead(statusCode, passed).end(JSON.stringify(change((await body.json()) as Json)))
        return
      }
      outgoing.writeHead(statusCode, passed)
      await pipeline(
        body,
        async function* (source) {
          let bytes = 0
          for await (const piece of source as AsyncIterable<Buffer>) {
            bytes += piece.length
            largest = Math.max(largest, bytes)
            yield piece
          }
        },
        outgoing,
      )
    }
    pass().catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    largest: () => largest,
    rewrite: (by) => {
      change = by
    },
    lead: (by) => {
      lead = by
    },
    reset: () => {
      asked = 0
      largest = 0
      change = null
      lead = (path) => path
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}
