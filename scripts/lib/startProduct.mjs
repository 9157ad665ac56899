// @ts-check
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { announcement } from './announcement.mjs'
import { childEnvironment, root, startSettings, withEnvFile } from './environment.mjs'
import { acquireLock } from './lock.mjs'
import { typescriptProgram } from './nodeArguments.mjs'
import { complaintAboutPort, hostInUrl, reachableHost } from './ports.mjs'
import { buildWhenStale, installWhenNeeded, PrepareError } from './prepareTree.mjs'
import { endAll } from './processes.mjs'
import { createProgress, secondsSince } from './progress.mjs'
import { runTool, stopTools } from './runTool.mjs'
import { isSeeded, markSeeded } from './seeding.mjs'
import { describeEnding, startService } from './service.mjs'
import { tail } from './tail.mjs'
import { waitUntilOk } from './waitFor.mjs'

/** The web process drains requests for up to ten seconds; what then still runs is killed. */
const graceMs = 10_000
const readyLimitMs = 180_000
const deathsBeforeReady = 3

/** Each wealth API's sandbox, the variable that points at a real one instead, and its port after SANDBOX_PORT. */
const sandboxes = [
  { name: 'sandbox-first', file: 'scripts/sandbox/first.ts', url: 'WEALTH_AKTA_URL', offset: 0 },
  { name: 'sandbox-second', file: 'scripts/sandbox/second.ts', url: 'WEALTH_BOWMORE_URL', offset: 1 },
  { name: 'sandbox-third', file: 'scripts/sandbox/third.ts', url: 'WEALTH_IOLCUS_URL', offset: 2 },
]

/** The start cannot go on; the message says what to do. */
class StartError extends Error {}

/** Starts the whole product and stays until it is stopped. */
export async function startProduct() {
  const began = performance.now()
  const env = withEnvFile(root, process.env)
  const settings = startSettings(env)
  const { dataDir, host, port, sandboxPort } = settings
  const childEnv = childEnvironment(env, settings)
  const logs = join(dataDir, 'logs')
  const temporary = join(dataDir, 'tmp')
  const progress = createProgress(6)
  const wantedSandboxes = sandboxes.filter(({ file, url }) => existsSync(join(root, file)) && env[url] === undefined)

  /** @type {import('./lock.mjs').Lock | undefined} */
  let lock
  /** @type {import('./service.mjs').Service[]} */
  const services = []
  /** @type {import('./processes.mjs').ProcessIdentity | null} */
  let tool = null
  let signals = 0
  let isReady = false
  /** @type {Promise<never> | undefined} */
  let stopping

  const running = () => services.flatMap((service) => service.identity() ?? [])
  const noteChildren = () => {
    if (!stopping) lock?.update({ children: [...running(), ...(tool ? [tool] : [])] })
  }
  const noteTool = (/** @type {import('./processes.mjs').ProcessIdentity} */ child) => {
    tool = child
    noteChildren()
  }
  /** Ends everything that was started, then this process. @param {number} code */
  const stop = (code) =>
    (stopping ??= (async () => {
      for (const service of services) service.release()
      await Promise.all([stopTools(), endAll(running(), { graceMs, isHurried: () => signals > 1 })])
      if (lock) clearTemporary(temporary)
      lock?.release()
      process.exit(code)
    })())

  process.stdout.on('error', () => {}) // The terminal may be gone before us.
  process.stderr.on('error', () => {})
  for (const [name, number] of /** @type {const} */ ([['SIGINT', 2], ['SIGTERM', 15], ['SIGHUP', 1]])) {
    process.on(name, () => {
      signals += 1
      if (signals === 1) progress.say('Stopping …')
      void stop(isReady ? 0 : 128 + number)
    })
  }

  const onSandboxOrWorkerEnd = (/** @type {string} */ name) => (/** @type {import('./service.mjs').Ending} */ ending, /** @type {number} */ deaths) => {
    const log = relative(root, join(logs, `${name}.log`))
    if (!isReady && deaths >= deathsBeforeReady) {
      progress.say(`The ${name} process does not start (${describeEnding(ending)}). The end of ${log}:\n${tail(join(logs, `${name}.log`), 20)}`)
      void stop(1)
      return 'stop'
    }
    progress.say(`The ${name} process ended (${describeEnding(ending)}; see ${log}). Starting it again.`)
    return 'restart'
  }
  const onWebEnd = (/** @type {import('./service.mjs').Ending} */ ending) => {
    const log = join(logs, 'web.log')
    progress.say(`The web process ended (${describeEnding(ending)}). The end of ${relative(root, log)}:\n${tail(log, 20)}`)
    void stop(1)
    return /** @type {const} */ ('stop')
  }
  const serve = (/** @type {string} */ name, /** @type {string} */ file, /** @type {import('./service.mjs').ServiceOptions['onEnd']} */ onEnd) =>
    services.push(
      startService({ name, args: typescriptProgram(file), env: childEnv, log: join(logs, `${name}.log`), say: progress.say, onEnd, onChange: noteChildren }),
    )
  /** @param {string} name @param {string} url */
  const waitFor = async (name, url) => {
    const onSlow = (/** @type {string} */ last) => progress.say(`Still waiting for ${name} (${last}).`)
    const { ok, last } = await waitUntilOk(url, { limitMs: readyLimitMs, isOver: () => stopping !== undefined, onSlow })
    if (stopping) await stopping
    if (!ok) throw new StartError(`${name} was not ready within ${readyLimitMs / 1000} s (${last}). See the logs in ${logs}.`)
  }

  try {
    progress.begin('Checking Node, ports and the data folder')
    lock = await takeDataFolder(dataDir, progress.say)
    await checkPorts({ host, port, wantedSandboxes, sandboxPort })
    clearTemporary(temporary)
    progress.end()

    await installWhenNeeded(progress, { logs, env: env, onStart: noteTool })
    const checked = await runTool(typescriptProgram('scripts/checkSettings.ts'), { log: join(logs, 'settings.log'), env: childEnv, onStart: noteTool })
    if (stopping) await stopping
    if (!checked.ok) throw new StartError(`These settings must be mended first (in the environment or in .env):\n${tail(checked.log, 40)}`)
    await buildWhenStale(progress, { logs, env: childEnv, onStart: noteTool })
    tool = null

    const isSeedWanted = settings.isDemo && !isSeeded({ folder: root, dataDir, databaseUrl: settings.databaseUrl })
    progress.begin('Preparing the demo data')
    for (const { name, file } of wantedSandboxes) serve(name, file, onSandboxOrWorkerEnd(name))
    if (isSeedWanted) {
      for (const { name, offset } of wantedSandboxes) await waitFor(name, `http://127.0.0.1:${Number(sandboxPort) + offset}/__health`)
      const seeded = await runTool(typescriptProgram('scripts/seed.ts'), { log: join(logs, 'seed.log'), env: childEnv, onStart: noteTool })
      tool = null
      if (stopping) await stopping
      if (!seeded.ok) throw new StartError(`The demo data could not be written (${seeded.reason}). The end of ${seeded.log}:\n${tail(seeded.log, 30)}`)
      markSeeded({ folder: root, dataDir, databaseUrl: settings.databaseUrl })
      progress.end()
    } else {
      progress.end(settings.isDemo ? 'there already' : 'DEMO is off')
    }

    progress.begin('Starting the web and worker processes')
    serve('web', 'cms/web.ts', onWebEnd)
    const base = `http://${hostInUrl(reachableHost(host))}:${port}`
    // Without a seed before it the web process may have migrations to run: the worker must not run them at the same time.
    if (!settings.isDemo) await waitFor('The web process', `${base}/healthz`)
    serve('worker', 'jobs/worker.ts', onSandboxOrWorkerEnd('worker'))
    for (const { name, offset } of wantedSandboxes) await waitFor(name, `http://127.0.0.1:${Number(sandboxPort) + offset}/__health`)
    await waitFor('The product', `${base}/readyz`)
    progress.end()

    isReady = true
    progress.say(`\nQuayside is ready after ${secondsSince(began)}.\n\n${announcement({ folder: root, host, port: Number(port), dataDir, isDemo: settings.isDemo })}`)
  } catch (error) {
    if (stopping) await stopping
    const isExplained = error instanceof StartError || error instanceof PrepareError
    progress.say(isExplained && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error))
    await stop(1)
  }
}


/**
 * The data folder for this start alone. Ends what a start that was killed left running there.
 * @param {string} dataDir @param {(text: string) => void} say
 */
async function takeDataFolder(dataDir, say) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.R_OK)
    const probe = join(dataDir, `.probe.${process.pid}`)
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The data folder ${dataDir} cannot be written (${reason}). Mend its rights or its disk, or choose another: DATA_DIR=/path npm start`)
  }
  const attempt = acquireLock(join(dataDir, 'start.lock'), 'npm start')
  if ('heldBy' in attempt) {
    throw new StartError(
      `Quayside already runs on ${dataDir} (process ${attempt.heldBy.pid}). Stop that start first, or run a second one beside it: ` +
        'DATA_DIR=./data-2 PORT=3001 SANDBOX_PORT=4201 npm start',
    )
  }
  const orphans = attempt.leftBehind?.children ?? []
  if (orphans.length > 0) await endAll(orphans, { graceMs })
  if (attempt.leftBehind) say('The last start was killed; what it left has been cleared away.')
  return attempt.lock
}

/** @param {{ host: string, port: number | null, sandboxPort: number | null, wantedSandboxes: typeof sandboxes }} wanted */
async function checkPorts({ host, port, sandboxPort, wantedSandboxes }) {
  // A port that is no number is for the check of all settings to report.
  const complaints = [
    port === null ? null : await complaintAboutPort({ host, port, setting: 'PORT', other: port + 1 }),
    ...(sandboxPort === null
      ? []
      : await Promise.all(
          wantedSandboxes.map(({ offset }) =>
            complaintAboutPort({ host: '127.0.0.1', port: sandboxPort + offset, setting: 'SANDBOX_PORT', other: sandboxPort + 100 }),
          ),
        )),
  ].filter((complaint) => complaint !== null)
  if (complaints.length > 0) throw new StartError(complaints.join('\n'))
}

/** Nobody else uses this folder while the lock is held. tsx keeps what it compiled there, which makes the next start quick. @param {string} path */
function clearTemporary(path) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(path)) if (!name.startsWith('tsx-')) rmSync(join(path, name), { recursive: true, force: true })
}
