// @ts-check
// Jest loads each module anew for each test file. Here packages are loaded once in a process, by a runtime that no file ends, and the files' own runtimes
// ask it for them; our code is loaded for each file as ever, and what a file mocks is its own. It stands on jest-runtime's inside, and says so where a new
// one is another.
const { ModuleMocker } = require('jest-mock')

/** @typedef {{ isInternalModule?: boolean }} Options */
/** @typedef {(specifier: string, from: string, context: unknown) => Promise<unknown>} Resolve */
/**
 * @typedef {{
 *   esmLoader: { resolveModule: Resolve },
 *   mockState: { shouldMockEsmAsync: (from: string, specifier: string) => Promise<{ shouldMock: boolean }> },
 *   _resolution: {
 *     isCoreModule: (name: string) => boolean,
 *     resolveCjs: (from: string, name: string) => string,
 *     resolveEsmAsync: (from: string, name: string) => Promise<string>,
 *   },
 *   requireModule(from: string, name?: string, options?: Options, isActual?: boolean): unknown,
 * }} JestRuntime
 */
/** @typedef {import('./keptEnvironment.mjs').World<JestRuntime>} World */

const Runtime = /** @type {new (...asked: unknown[]) => JestRuntime} */ (/** @type {unknown} */ (require('jest-runtime').default))

const isPackage = (/** @type {string} */ path) => path.includes('/node_modules/')

/** What loads the packages of a world. @param {World} world @param {unknown[]} asked */
function packagesOf(world, [config, , resolver, transformer, , ...others]) {
  const { context, exportConditions, global } = world
  const environment = {
    exportConditions: () => exportConditions,
    getVmContext: () => context,
    global,
    moduleMocker: new ModuleMocker(global),
  }
  return new Runtime(config, environment, resolver, transformer, new Map(), ...others)
}

module.exports = class KeptRuntime extends Runtime {
  /** @param {unknown[]} asked */
  constructor(...asked) {
    super(...asked)
    const { world } = /** @type {{ world?: World }} */ (asked[1])
    // A file that asks for a page has its packages to itself.
    if (!world) return
    const packages = (world.packages ??= packagesOf(world, asked))
    this.packages = packages
    const { _resolution: resolution, esmLoader, mockState } = this
    if (typeof esmLoader?.resolveModule !== 'function' || typeof resolution?.resolveEsmAsync !== 'function')
      throw new Error('This jest-runtime is another: see tests/helpers/keptRuntime.cjs')
    const resolveOwn = esmLoader.resolveModule.bind(esmLoader)
    esmLoader.resolveModule = async (specifier, from, context) => {
      const isOwn = specifier === '@jest/globals' || specifier.startsWith('data:') || (specifier.startsWith('.') && !isPackage(from))
      if (isOwn || (await mockState.shouldMockEsmAsync(from, specifier)).shouldMock) return resolveOwn(specifier, from, context)
      const path = await resolution.resolveEsmAsync(from, specifier)
      const isKept = isPackage(path) || resolution.isCoreModule(path)
      return isKept ? packages.esmLoader.resolveModule(specifier, from, context) : resolveOwn(specifier, from, context)
    }
  }

  /** @override @param {string} from @param {string} [name] @param {Options} [options] @param {boolean} [isActual] */
  requireModule(from, name, options, isActual) {
    const { _resolution: resolution, packages } = this
    const isAsked = packages && name !== undefined && !options?.isInternalModule && !resolution.isCoreModule(name)
    return isAsked && isPackage(resolution.resolveCjs(from, name))
      ? packages.requireModule(from, name, options, isActual)
      : super.requireModule(from, name, options, isActual)
  }
}
