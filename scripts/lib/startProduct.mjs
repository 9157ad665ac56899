// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { announcement } from './announcement.mjs'
import { builds, forgetBuild } from './builds.mjs'
import { clearTemporary, StartError, takeDataFolder } from './dataFolder.mjs'
import { childEnvironment, root, startSettings, withEnvFile } from './environment.mjs'
import { compiledProgram, javascriptProgram, typescriptProgram } from './nodeArguments.mjs'
import { complaintAboutPort, hostInUrl, reachableHost } from './ports.mjs'
import { buildWhenStale, installWhenNeeded, PrepareError } from './prepareTree.mjs'
import { createProgress, secondsSince } from './progress.mjs'
import { runTool } from './runTool.mjs'
import { isSeeded, markSeeded } from './seeding.mjs'
import { createSupervisor } from './supervisor.mjs'
import { tail } from './tail.mjs'
import { waitUntilOk } from './waitFor.mjs'

const readyLimitMs = 180_000

/** Each upstream's sandbox, the variable that points at a real one instead, and its port after SANDBOX_PORT. */
const sandboxes = [
  { name: 'sandbox-first', file: 'scripts/sandbox/startFirst.ts', url: 'WEALTH_AKTA_URL', offset: 0 },
  { name: 'sandbox-second', file: 'scripts/sandbox/startSecond.ts', url: 'WEALTH_BOWMORE_URL', offset: 1 },
  { name: 'sandbox-third', file: 'scripts/sandbox/startThird.ts', url: 'WEALTH_IOLCUS_URL', offset: 2 },
  { name: 'sandbox-market', file: 'scripts/sandbox/startMarket.ts', url: 'MARKET_HARBOUR_URL', offset: 3 },
]

/**
 * Starts the whole product and stays until it is stopped.
 * @param {{ isWatching?: boolean }} [options] `isWatching` builds the portal and starts the processes again at every change of a source
 */
export async function startProduct({ isWatching = false } = {}) {
  const began = performance.now()
  const given = withEnvFile(root, process.env)
  const settings = startSettings(given)
  const { dataDir, host, port, sandboxPort, isDemo, databaseUrl } = settings
  const env = childEnvironment(given, settings)
  const logs = join(dataDir, 'logs')
  const progress = createProgress(isWatching ? 6 : 7)
  const supervisor = createSupervisor({ say: progress.say, logs, env })
  supervisor.listenToSignals()
  // Their tokens are known to everybody: outside a demo a source has an address or the check of the settings asks for it.
  const wantedSandboxes = isDemo ? sandboxes.filter(({ file, url }) => existsSync(join(root, file)) && given[url] === undefined) : []
  const program = (/** @type {string} */ file) =>
    isWatching ? javascriptProgram('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', file) : compiledProgram(file)

  /** Runs one of our programs to its end. @param {string} name @param {string} file */
  const runProgram = async (name, file) => {
    const args = isWatching ? typescriptProgram(file) : compiledProgram(file)
    const result = await runTool(args, { log: join(logs, `${name}.log`), env, onStart: supervisor.noteTool })
    supervisor.noteTool(null)
    await supervisor.goOn()
    return result
  }
  /** @param {string} name @param {string} url */
  const waitFor = async (name, url) => {
    const onSlow = (/** @type {string} */ last) => progress.say(`Still waiting for ${name} (${last}).`)
    const { ok, last } = await waitUntilOk(url, { limitMs: readyLimitMs, isOver: supervisor.isStopping, onSlow })
    await supervisor.goOn()
    if (!ok) throw new StartError(`${name} was not ready within ${readyLimitMs / 1000} s (${last}). See the logs in ${logs}.`)
  }
  const waitForSandboxes = async () => {
    for (const { name, offset } of wantedSandboxes) await waitFor(name, `http://127.0.0.1:${Number(sandboxPort) + offset}/__health`)
  }

  try {
    progress.begin('Checking Node, ports and the data folder')
    const lock = await takeDataFolder(dataDir, progress.say)
    supervisor.hold(lock, () => clearTemporary(join(dataDir, 'tmp')))
    await checkPorts({ host, port, wantedSandboxes, sandboxPort })
    clearTemporary(join(dataDir, 'tmp'))
    progress.end()

    await installWhenNeeded(progress, { logs, env: given, onStart: supervisor.noteTool })
    // First what the check itself runs on: it is done in a moment, and mistakes are told before minutes of building.
    if (!isWatching) await buildWhenStale(progress, { logs, env, names: ['server'], onStart: supervisor.noteTool })
    await supervisor.goOn()
    const checked = await runProgram('settings', 'scripts/checkSettings.ts')
    if (!checked.ok) throw new StartError(`These settings must be mended first (in the environment or in .env):\n${tail(checked.log, 40)}`)
    await buildWhenStale(progress, { logs, env, names: ['portal', 'admin'], onStart: supervisor.noteTool, isMissingOnly: isWatching })
    await supervisor.goOn()

    progress.begin('Preparing the demo data')
    for (const { name, file, offset } of wantedSandboxes)
      supervisor.serve({ name, args: program(file), own: { SANDBOX_PORT: String(Number(sandboxPort) + offset) } })
    const isSeedWanted = isDemo && !isSeeded({ folder: root, dataDir, databaseUrl })
    if (isSeedWanted) {
      await waitForSandboxes()
      const seeded = await runProgram('seed', 'scripts/seed.ts')
      if (!seeded.ok)
        throw new StartError(`The demo data could not be written (${seeded.reason}). The end of ${seeded.log}:\n${tail(seeded.log, 30)}`)
      markSeeded({ folder: root, dataDir, databaseUrl })
    }
    progress.end(isSeedWanted ? undefined : isDemo ? 'there already' : 'none: DEMO is off')

    progress.begin('Starting the web and worker processes')
    const base = `http://${hostInUrl(reachableHost(host))}:${port}`
    supervisor.serve({ name: 'web', args: program('cms/web.ts'), isVital: !isWatching })
    // Where no seed went before it the web process may have migrations to run: the worker must not run them at the same time.
    if (!isDemo) await waitFor('The web process', `${base}/healthz`)
    supervisor.serve({ name: 'worker', args: program('jobs/worker.ts') })
    if (isWatching) watchPortal(supervisor)
    await waitForSandboxes()
    await waitFor('The product', `${base}/readyz`)
    progress.end()

    supervisor.markReady()
    progress.say(
      `\nQuayside is ready after ${secondsSince(began)}.\n\n${announcement({ folder: root, host, port: Number(port), dataDir, isDemo })}`,
    )
  } catch (error) {
    await supervisor.goOn()
    const isExplained = error instanceof StartError || error instanceof PrepareError
    progress.say(isExplained ? error.message : String(error instanceof Error ? error.stack : error))
    await supervisor.stop(1)
  }
}

/** @param {import('./supervisor.mjs').Supervisor} supervisor */
function watchPortal(supervisor) {
  for (const build of builds) if (build.name === 'portal') forgetBuild(root, build)
  supervisor.serve({ name: 'vite', args: javascriptProgram('node_modules/vite/bin/vite.js', 'build', '--watch', '--logLevel', 'warn') })
}

/** Throws a `StartError` that names every port that cannot be used. @param {{ host: string, port: number | null, sandboxPort: number | null, wantedSandboxes: typeof sandboxes }} wanted */
async function checkPorts({ host, port, sandboxPort, wantedSandboxes }) {
  // A port that is no number is for the check of all settings to report.
  const wanted = [
    ...(port === null ? [] : [{ host, port, setting: 'PORT', other: port + 1 }]),
    ...(sandboxPort === null
      ? []
      : wantedSandboxes.map(({ offset }) => ({
          host: '127.0.0.1',
          port: sandboxPort + offset,
          setting: 'SANDBOX_PORT',
          other: sandboxPort + 100,
        }))),
  ]
  const complaints = (await Promise.all(wanted.map(complaintAboutPort))).filter((complaint) => complaint !== null)
  if (complaints.length > 0) throw new StartError(complaints.join('\n'))
}
