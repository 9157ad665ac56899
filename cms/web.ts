import { createServer, type Server } from 'node:http'
import { logger } from './server/logger'
import { settings, SettingsError } from './server/settings'
import { checkBeforeStart } from './server/startChecks'

const drainMs = 10_000
/** A browser keeps its connection open: each that falls idle while we stop is closed within this time. */
const idleCheckMs = 100

async function main(): Promise<void> {
  // A brand file that is wrong must stop the start, not fail every page.
  await checkBeforeStart(process.env)
  const { host, metricsPort, port } = settings()
  const started = Date.now()
  const [{ getPayload }, { createApp }, { createMetricsApp }, { apiInstanceKey }, config] = await Promise.all([
    import('payload'),
    import('./server/app'),
    import('./server/health/metricsApp'),
    import('./server/http/payloadHandler'),
    import('../payload.config').then((module) => module.default),
  ])
  const payload = await getPayload({ config, key: apiInstanceKey, cron: false })

  let stopping = false
  const app = createApp({ payload, config, isStopping: () => stopping })
  const server = createServer((req, res) => {
    // Whoever asks now must not come back over this connection.
    if (stopping) res.setHeader('connection', 'close')
    app(req, res)
  })
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 60_000
  await listen(server, port, host)
  const metrics = metricsPort === null ? null : createServer(createMetricsApp())
  if (metrics) await listen(metrics, metricsPort ?? 0, host)
  logger.info({ msg: 'web process listens', host, port, ms: Date.now() - started })

  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ msg: 'web process stops', signal })
    metrics?.close()
    metrics?.closeAllConnections()
    const force = setTimeout(() => server.closeAllConnections(), drainMs)
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
    server.close(() => {
      clearTimeout(force)
      clearInterval(idle)
      payload.destroy().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
    server.closeIdleConnections()
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

// Node itself would print the whole error, with the parameters of a statement that failed.
process.on('uncaughtException', (err) => {
  logger.fatal({ msg: 'uncaught exception', err })
  process.exit(1)
})
// Payload leaves a promise behind when it refuses some queries (a path through two relations to a hidden field); without this a query of one client ends
// the process for all of them.
process.on('unhandledRejection', (err) => logger.error({ msg: 'unhandled rejection', err }))

main().catch((error: unknown) => {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`)
  else if (error !== null && typeof error === 'object' && 'code' in error && error.code === 'EADDRINUSE')
    process.stderr.write(`Port ${process.env.PORT ?? 3000} is taken. Stop what runs there, or choose another: PORT=3001 npm start\n`)
  else logger.fatal({ msg: 'web process cannot start', err: error })
  process.exit(1)
})
