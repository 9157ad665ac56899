import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'

export type Sandbox = Readonly<{ url: string; close: () => Promise<void> }>

/** Serves an app on loopback; port 0 takes a free one. `close` ends open connections too, so that a stalled request cannot hold it up. */
export async function listen(app: Express, port: number): Promise<Sandbox> {
  const server = createServer(app)
  // Longer than a client keeps one: a connection that is closed while the next request is written fails it.
  server.keepAliveTimeout = 65_000
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${actual}`,
    close: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
