// @ts-check
// Preloaded by `node --import` into the workers of an installation under test (`startInstallation`). What a worker does in rounds (seeing to messages and
// pages that are due, to jobs of workers that died, to schedules) comes round ten times as often there, and it looks for jobs twice as often: the tests
// that wait for it spent most of their time so. Leases, retries and their pauses are those of production, and so is all that is found in a round. Nor does it
// stand behind all others: on a machine that runs suites side by side its turn hardly came.
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import timers from 'node:timers/promises'

const { setTimeout: sleep } = timers
/** The shortest round (`jobs/startWorker.ts`); a shorter pause is between two looks for a job. */
const roundMs = 5_000

/** Only the pauses of a worker end by its signal. */
timers.setTimeout = (ms = 1, value, options) => sleep(options?.signal ? ms / (ms >= roundMs ? 10 : 2) : ms, value, options)
os.setPriority = () => undefined
syncBuiltinESMExports()
