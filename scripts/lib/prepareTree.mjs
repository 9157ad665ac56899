// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builds, isStale, runBuild } from './builds.mjs'
import { root } from './environment.mjs'
import { install, isInstalled } from './install.mjs'
import { acquireLock } from './lock.mjs'
import { pause } from './processes.mjs'
import { tail } from './tail.mjs'

/** The tree could not be made ready; the message holds what the tool printed last. */
export class PrepareError extends Error {}

/**
 * Installs and builds change the tree that start, test and build share: one at a time, others wait.
 * @template T
 * @param {(text: string) => void} say @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function aloneInTree(say, work) {
  for (let hasSaid = false; ; hasSaid = true) {
    const attempt = acquireLock(join(root, 'dist/.tree.lock'), 'building')
    if ('lock' in attempt) {
      try {
        return await work()
      } finally {
        attempt.lock.release()
      }
    }
    if (!hasSaid) say(`Waiting for process ${attempt.heldBy.pid}, which installs or builds here already.`)
    await pause(300)
  }
}

/**
 * @param {import('./progress.mjs').Progress} progress
 * @param {{ logs: string, env: import('./environment.mjs').Environment, onStart?: (child: import('./processes.mjs').ProcessIdentity) => void }} options
 */
export async function installWhenNeeded(progress, { logs, env, onStart }) {
  progress.begin('Installing packages')
  if (isInstalled(root)) return progress.end('up to date')
  await aloneInTree(progress.say, async () => {
    if (isInstalled(root)) return
    const result = await install({ folder: root, log: join(logs, 'install.log'), env, ...(onStart ? { onStart } : {}) })
    if (!result.ok) throw failure('The packages could not be installed', result)
  })
  progress.end()
}

/**
 * @param {import('./progress.mjs').Progress} progress
 * `isMissingOnly` keeps what is there, however old; `isForced` builds whatever is there; `names` is for some of the builds alone.
 * @param {{ logs: string, env: import('./environment.mjs').Environment, names?: readonly import('./builds.mjs').Build['name'][], isForced?: boolean, isMissingOnly?: boolean, onStart?: (child: import('./processes.mjs').ProcessIdentity) => void }} options
 */
export async function buildWhenStale(progress, { logs, env, names, isForced = false, isMissingOnly = false, onStart }) {
  for (const build of builds.filter(({ name }) => !names || names.includes(name))) {
    progress.begin(build.title)
    if (isMissingOnly ? existsSync(join(root, build.proof)) : !isForced && !isStale(root, build)) {
      progress.end(isMissingOnly && isStale(root, build) ? 'older than its sources; npm run build renews it' : 'up to date')
      continue
    }
    await aloneInTree(progress.say, async () => {
      if (!isForced && !isStale(root, build)) return
      const result = await runBuild(root, build, { log: join(logs, `build-${build.name}.log`), env, ...(onStart ? { onStart } : {}) })
      if (!result.ok) throw failure(`${build.title} failed`, result)
    })
    progress.end()
  }
}

/** @param {string} what @param {import('./runTool.mjs').ToolResult} result */
const failure = (what, result) => new PrepareError(`${what} (${result.reason}). The end of ${result.log}:\n${tail(result.log, 30)}`)
