// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopWithLauncher } from './launcher.mjs'
import { buildWhenStale, installWhenNeeded, PrepareError } from './prepareTree.mjs'
import { createProgress } from './progress.mjs'
import { stopTools } from './runTool.mjs'

/** `npm run build`. @param {readonly string[]} args */
export async function buildProduct(args) {
  const progress = createProgress(4)
  const temporary = mkdtempSync(join(tmpdir(), 'quayside-build-'))
  const end = async (/** @type {number} */ code) => {
    await stopTools()
    if (code === 0) rmSync(temporary, { recursive: true, force: true })
    process.exit(code)
  }
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => void end(1))
  stopWithLauncher(() => void end(1))
  try {
    // The config of the admin panel reads the settings; a build must not touch the data of an installation.
    const env = { ...process.env, DEMO: 'on', DATA_DIR: join(temporary, 'data'), DATABASE_URL: '' }
    await installWhenNeeded(progress, { logs: temporary, env: process.env })
    await buildWhenStale(progress, { logs: temporary, env, isForced: args.includes('--force') })
    await end(0)
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error
    progress.say(error.message)
    await end(1)
  }
}
