import './environment'
import { constants, setPriority } from 'node:os'
import { getPayload } from 'payload'
import { awaitNoCommits } from '../cms/db/commits'
import { logger } from '../cms/server/logger'
import { SettingsError } from '../cms/server/settings'
import { checkBeforeStart } from '../cms/server/startChecks'
import { answersWritten } from '../cms/server/wealth/answerWrites'
import { jobs } from './index'
import { startWorker } from './startWorker'

/** Entry of the worker process. Ends with 0 on SIGTERM and SIGINT, and when the process that started it over IPC goes away. */
async function main(): Promise<void> {
  // Behind whoever waits for a screen, where both run on one machine; what this process starts inherits it.
  setPriority(constants.priority.PRIORITY_LOW)
  await checkBeforeStart(process.env)
  awaitNoCommits()
  const { default: config } = await import('../payload.config')
  const payload = await getPayload({ config, key: 'worker', cron: false })
  const worker = startWorker(payload, jobs)

  let isEnding = false
  const end = (signal: string) => {
    if (isEnding) return
    isEnding = true
    logger.info({ msg: 'worker stops', signal })
    void worker
      .stop()
      .then(() => answersWritten(payload))
      .then(() => payload.destroy())
      .catch((err: unknown) => logger.warn({ msg: 'worker did not end in good order', err }))
      .finally(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  if (process.send) process.on('disconnect', () => end('disconnect'))
  logger.info({ msg: 'worker ready' })
  process.send?.('ready')
}

// A fault in one job must not take the queue with it; whoever reads the log decides.
process.on('unhandledRejection', (err) => logger.error({ msg: 'unhandled rejection', err }))
process.on('uncaughtException', (err) => logger.error({ msg: 'uncaught exception', err }))

main().catch((error: unknown) => {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`)
  else logger.fatal({ msg: 'worker does not start', err: error })
  process.exit(1)
})
