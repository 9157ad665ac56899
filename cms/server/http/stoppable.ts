import type { Server, ServerResponse } from 'node:http'

type Times = Readonly<{
  /** How long a server that is told to stop goes on answering, so that every client in touch with it learns to leave its connection. */
  graceMs: number
  /** When it ends the connections that are still busy, from the same moment. */
  drainMs: number
}>

/** Of the web process. The graces of the launcher (`scripts/lib/supervisor.mjs`) and of docker-compose.yml are longer. */
export const webStopTimes: Times = { graceMs: 1_500, drainMs: 10_000 }

const idleCheckMs = 100

/**
 * Stops a server without cutting anybody off. A client that sends over a kept connection at the moment at which it is closed meets a reset, and cannot
 * know whether its request was done; one that is refused at the door can go elsewhere. So from the signal on every answer says `Connection: close`, and
 * only after the grace does the door close, and what is still idle with it. Where nobody is connected there is nobody to tell, and no grace.
 */
export function stoppable(server: Server, { drainMs, graceMs }: Times) {
  const open = new Set<ServerResponse>()
  let isStopping = false

  // Before the program's own listener, which may answer at once.
  server.prependListener('request', (_req, res: ServerResponse) => {
    open.add(res)
    res.once('close', () => open.delete(res))
    if (isStopping) sayGoodbye(res)
  })

  const closeDoor = (onEnd: () => void) => {
    // After this turn of the loop has read what the connections hold already: a request that lies there is no idle connection.
    setImmediate(() => {
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), idleCheckMs)
      server.close(() => {
        clearInterval(idle)
        onEnd()
      })
    })
  }

  return {
    isStopping: () => isStopping,
    /** Calls back once the last connection is closed. A second call does nothing. */
    stop: (onEnd: () => void): void => {
      if (isStopping) return
      isStopping = true
      for (const res of open) sayGoodbye(res)
      const force = setTimeout(() => server.closeAllConnections(), drainMs)
      const ended = () => {
        clearTimeout(force)
        onEnd()
      }
      server.getConnections((_error, connections) => setTimeout(() => closeDoor(ended), connections === 0 ? 0 : graceMs))
    },
  }
}

/** An answer under way whose head is sent keeps its connection, which is closed when it falls idle. */
const sayGoodbye = (res: ServerResponse): void => {
  if (!res.headersSent) res.setHeader('connection', 'close')
}
