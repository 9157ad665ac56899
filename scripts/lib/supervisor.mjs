// @ts-check
import { join, relative } from 'node:path'
import { root } from './environment.mjs'
import { stopWithLauncher } from './launcher.mjs'
import { endAll } from './processes.mjs'
import { stopTools } from './runTool.mjs'
import { describeEnding, startService } from './service.mjs'
import { tail } from './tail.mjs'

/** Longer than the web process drains requests and the worker finishes a job; what then still runs is killed. */
const graceMs = 15_000
const deathsBeforeReady = 3

/**
 * Runs the product's processes, and sees to it that none is left whichever way this process is asked to end.
 * @param {{ say: (text: string) => void, logs: string, env: import('./environment.mjs').Environment }} options
 */
export function createSupervisor({ say, logs, env }) {
  /** @type {import('./service.mjs').Service[]} */
  const services = []
  /** @type {import('./lock.mjs').Lock | undefined} */
  let lock
  /** @type {import('./processes.mjs').ProcessIdentity | null} */
  let tool = null
  let signals = 0
  let isReady = false
  /** @type {Promise<never> | undefined} */
  let stopping
  /** @type {() => void} */
  let beforeRelease = () => {}

  const running = () => services.flatMap((service) => service.identity() ?? [])
  const noteChildren = () => {
    if (!stopping) lock?.update({ children: [...running(), ...(tool ? [tool] : [])] })
  }

  /** Ends everything that was started, then this process. @param {number} code @returns {Promise<never>} */
  const stop = (code) =>
    (stopping ??= (async () => {
      for (const service of services) service.release()
      await Promise.all([stopTools(), endAll(running(), { graceMs, isHurried: () => signals > 1 })])
      beforeRelease()
      lock?.release()
      process.exit(code)
    })())

  /** @param {string} name @param {import('./service.mjs').Ending} ending @param {string} log */
  const endWith = (name, ending, log) => {
    say(`The ${name} process ended (${describeEnding(ending)}). The end of ${relative(root, log)}:\n${tail(log, 20)}`)
    void stop(1)
    return /** @type {const} */ ('stop')
  }

  return {
    /** @param {import('./lock.mjs').Lock} taken @param {() => void} onRelease */
    hold(taken, onRelease) {
      lock = taken
      beforeRelease = onRelease
    },
    /** A build or an install under way; null when it ended. @param {import('./processes.mjs').ProcessIdentity | null} child */
    noteTool: (child) => {
      tool = child
      noteChildren()
    },
    /**
     * Keeps a program running: one that ends is started again, later each time it ends soon. Before the product is ready one that it cannot do
     * without ends everything, since it would only fail again.
     * @param {{ name: string, args: readonly string[], isVital?: boolean, own?: Readonly<Record<string, string>> }} program `own` is what its
     * environment has that the others' have not
     */
    serve({ name, args, isVital = false, own = {} }) {
      const log = join(logs, `${name}.log`)
      const service = startService({
        name,
        args,
        env: { ...env, ...own },
        log,
        say,
        onChange: noteChildren,
        onEnd: (ending, deaths) => {
          if (!isReady && (isVital || deaths >= deathsBeforeReady)) return endWith(name, ending, log)
          say(`The ${name} process ended (${describeEnding(ending)}; see ${relative(root, log)}). Starting it again.`)
          return 'restart'
        },
      })
      services.push(service)
      noteChildren()
    },
    stop,
    isStopping: () => stopping !== undefined,
    /** Never comes back once a stop is under way: what waits behind it must not begin. */
    goOn: async () => {
      if (stopping) await stopping
    },
    markReady: () => {
      isReady = true
    },
    listenToSignals() {
      process.stdout.on('error', () => {}) // The terminal may be gone before us.
      process.stderr.on('error', () => {})
      for (const [name, number] of /** @type {const} */ ([
        ['SIGINT', 2],
        ['SIGTERM', 15],
        ['SIGHUP', 1],
      ])) {
        process.on(name, () => {
          signals += 1
          if (signals === 1) say('Stopping …')
          void stop(isReady ? 0 : 128 + number)
        })
      }
      stopWithLauncher(() => void stop(1))
    },
  }
}

/** @typedef {ReturnType<typeof createSupervisor>} Supervisor */
