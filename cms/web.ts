import { createServer, type Server } from 'node:http'
import { logger } from './server/logger'
import { keepTextOfAnswers } from './server/http/jsonAnswer'
import { settings, SettingsError } from './server/settings'
import { checkBeforeStart } from './server/startChecks'
import { stoppable, webStopTimes } from './server/http/stoppable'
import { viewsWritten } from './server/services/views/viewWrites'
import { answersWritten } from './server/wealth/answerWrites'

async function main(): Promise<void> {
  // A brand file that is wrong must stop the start, not fail every page.
  await checkBeforeStart(process.env)
  const { host, metricsPort, port } = settings()
  const started = Date.now()
  const [{ getPayload }, { createApp }, { createMetricsApp }, { apiInstanceKey }, { hashPasswordsInThreads }, config] = await Promise.all([
    import('payload'),
    import('./server/app'),
    import('./server/health/metricsApp'),
    import('./server/http/payloadHandler'),
    import('./server/services/session/passwordThreads'),
    import('../payload.config').then((module) => module.default),
  ])
  hashPasswordsInThreads()
  keepTextOfAnswers()
  const payload = await getPayload({ config, key: apiInstanceKey, cron: false })

  const server = createServer()
  const { isStopping, stop } = stoppable(server, webStopTimes)
  server.on('request', createApp({ payload, config, isStopping }))
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 60_000
  await listen(server, port, host)
  const metrics = metricsPort === null ? null : createServer(createMetricsApp())
  if (metrics) await listen(metrics, metricsPort ?? 0, host)
  logger.info({ msg: 'web process listens', host, port, ms: Date.now() - started })

  const stopOn = (signal: NodeJS.Signals) =>
    process.on(signal, () => {
      if (isStopping()) return
      logger.info({ msg: 'web process stops', signal })
      metrics?.close()
      metrics?.closeAllConnections()
      stop(() => {
        Promise.all([answersWritten(payload), viewsWritten(payload)])
          .then(() => payload.destroy())
          .then(
            () => process.exit(0),
            () => process.exit(1),
          )
      })
    })
  stopOn('SIGTERM')
  stopOn('SIGINT')
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
