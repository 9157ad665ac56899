// @ts-check
import { accessSync, constants, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from './errorCode.mjs'
import { acquireLock } from './lock.mjs'
import { endAll } from './processes.mjs'

/** The start cannot go on; the message says what to do. */
export class StartError extends Error {}

/**
 * The data folder for this start alone. Ends what a start that was killed left running there.
 * Throws a `StartError` when the folder cannot be written or is in use.
 * @param {string} dataDir @param {(text: string) => void} say
 */
export async function takeDataFolder(dataDir, say) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.R_OK)
    const probe = join(dataDir, `.probe.${process.pid}`)
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${errorMessage(error)}). Mend its rights or its disk, or choose another: DATA_DIR=/path npm start`,
    )
  }
  const attempt = acquireLock(join(dataDir, 'start.lock'), 'npm start')
  if ('heldBy' in attempt) {
    throw new StartError(
      `Quayside already runs on ${dataDir} (process ${attempt.heldBy.pid}). Stop that start first, or run a second one beside it: ` +
        'DATA_DIR=./data-2 PORT=3001 SANDBOX_PORT=4201 npm start',
    )
  }
  if (attempt.leftBehind) {
    await endAll(attempt.leftBehind.children ?? [], { graceMs: 10_000 })
    say('The last start was killed; what it left has been cleared away.')
  }
  return attempt.lock
}

/** Nobody else uses this folder while the lock is held. tsx keeps what it compiled there, which makes the next start quick. @param {string} path */
export function clearTemporary(path) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(path)) if (!name.startsWith('tsx-')) rmSync(join(path, name), { recursive: true, force: true })
}
