import { createServer } from 'node:http'
import { checkInstallation } from './server/brands'
import { logger } from './server/logger'
import { settings, SettingsError } from './server/settings'

const drainMs = 10_000

async function main(): Promise<void> {
  // A brand file that is wrong must stop the start, not fail every page.
  checkInstallation(process.env)
  const { host, port } = settings()
  const started = Date.now()
  const [{ getPayload }, { createApp }, { apiInstanceKey }, config] = await Promise.all([
    import('payload'),
    import('./server/app'),
    import('./server/http/payloadHandler'),
    import('../payload.config').then((module) => module.default),
  ])
  const payload = await getPayload({ config, key: apiInstanceKey, cron: false })

  let stopping = false
  const app = createApp({ payload, config, isStopping: () => stopping })
  const server = createServer(app)
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 60_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  logger.info({ msg: 'web process listens', host, port, ms: Date.now() - started })

  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ msg: 'web process stops', signal })
    const force = setTimeout(() => server.closeAllConnections(), drainMs)
    server.close(() => {
      clearTimeout(force)
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
