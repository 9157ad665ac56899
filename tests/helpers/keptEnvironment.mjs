// @ts-check
// The global object of tests that have no page: one for all files of a process. Packages that are loaded into it stay there for the next file
// (`keptRuntime.cjs`); what a test changed in it is put back. Half of what a test on a database took went into loading Payload anew.
import vm from 'node:vm'
import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { installCommonGlobals } from 'jest-util'

/** @typedef {typeof globalThis & Record<string | symbol, unknown>} Global */
/** @typedef {import('@jest/environment').JestEnvironmentConfig['projectConfig']} ProjectConfig */
/**
 * What the files of a process share: `first` is how the global object was, `packages` what has loaded packages into it.
 * @template Packages @typedef {{
 *   context: vm.Context, global: Global, first: Record<PropertyKey, PropertyDescriptor>, env: NodeJS.ProcessEnv, exportConditions: string[], packages?: Packages,
 * }} World
 */

/** By the project of jest's configuration, which says how files are transformed. @type {Map<string, World<unknown>>} */
const worlds = new Map()

/** Its own in every context, or the same as ours so that what Node makes is an instance of it, or set by jest in each. */
const setApart = new Set(['GLOBAL', 'root', 'global', 'globalThis', 'Buffer', 'ArrayBuffer', 'Uint8Array', 'jest-symbol-do-not-touch'])

/** @param {ProjectConfig} config @returns {World<unknown>} */
function makeWorld(config) {
  const context = vm.createContext({})
  const global = /** @type {Global} */ (vm.runInContext('this', context))
  const own = new Set(Object.getOwnPropertyNames(global))
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
    if (!own.has(name) && !setApart.has(name))
      Object.defineProperty(global, name, 'value' in descriptor ? descriptor : whenAsked(global, name))
  Object.assign(global, { global, Buffer, ArrayBuffer, Uint8Array })
  installCommonGlobals(global, config.globals, 'off')
  global.Error.stackTraceLimit = 100
  const first = Object.getOwnPropertyDescriptors(global)
  return { context, global, first, env: { ...global.process.env }, exportConditions: ['node', 'node-addons'] }
}

/** Node loads some of its own only for who asks. @param {Global} global @param {string} name @returns {PropertyDescriptor} */
const whenAsked = (global, name) => {
  const become = (/** @type {unknown} */ value) => {
    Object.defineProperty(global, name, { configurable: true, enumerable: true, value, writable: true })
    return value
  }
  return { configurable: true, enumerable: true, get: () => become(Reflect.get(globalThis, name)), set: become }
}

/** What jest's runner and assertions leave there for each file. @param {string | symbol} name */
const isOfRunner = (name) =>
  typeof name === 'symbol' && /^(JEST_|EVENT_HANDLERS|RETRY_TIMES|TEST_TIMEOUT|\$\$jest)/.test(name.description ?? '')

/** @param {World<unknown>} world */
function putBack({ env, first, global }) {
  for (const name of Object.keys(global.process.env)) if (!(name in env)) delete global.process.env[name]
  Object.assign(global.process.env, env)
  for (const name of Reflect.ownKeys(global)) if (isOfRunner(name)) delete global[name]
  for (const name of Reflect.ownKeys(first)) {
    const was = first[name]
    // The runner wraps `process.exit` and sets `console` for each file.
    if (was?.configurable && 'value' in was && name !== 'console' && Reflect.get(global, name) !== was.value)
      Object.defineProperty(global, name, was)
  }
}

export default class KeptEnvironment {
  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor({ projectConfig }) {
    this.world = worlds.get(projectConfig.id) ?? makeWorld(projectConfig)
    worlds.set(projectConfig.id, this.world)
    const { context, global } = this.world
    this.global = global
    /** @type {vm.Context | null} */
    this.context = context
    this.exit = global.process.exit
    this.moduleMocker = new ModuleMocker(global)
    const timerConfig = { idToRef: timerOf, refToId: (/** @type {{ id: number } | undefined} */ timer) => timer?.id }
    this.fakeTimers = new LegacyFakeTimers({ config: projectConfig, global, moduleMocker: this.moduleMocker, timerConfig })
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global })
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    this.global.process.exit = this.exit
    putBack(this.world)
    this.context = null
  }

  exportConditions() {
    return this.world.exportConditions
  }

  getVmContext() {
    return this.context
  }
}

/** @param {number} id */
function timerOf(id) {
  const timer = { id, ref: () => timer, unref: () => timer }
  return timer
}
