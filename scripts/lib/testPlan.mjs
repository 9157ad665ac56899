// @ts-check
import { storeTests } from './storeTests.mjs'

/** What `npm test` can run. */
export const stepNames = /** @type {const} */ ([
  'types',
  'lint',
  'format',
  'unit',
  'store',
  'portal',
  'build',
  'api',
  'faults',
  'e2e',
  'panel',
])

/** @typedef {(typeof stepNames)[number]} StepName */

/**
 * Reads `npm test -- unit api tests/api/login.test.ts`: steps narrow what runs, test files narrow it further. Throws for a word that is neither.
 * @param {readonly string[]} args
 * @returns {{ steps: StepName[], files: string[] }}
 */
export function parsePlan(args) {
  const isStep = (/** @type {string} */ arg) => stepNames.some((name) => name === arg)
  const isFile = (/** @type {string} */ arg) => /[/\\]|\.test\./.test(arg)
  const unknown = args.filter((arg) => !isStep(arg) && !isFile(arg))
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}. The steps are ${stepNames.join(', ')}; a path of test files narrows further.`)
  const files = args.filter(isFile)
  const chosen = new Set(args.filter(isStep))
  if (chosen.size === 0) for (const name of files.length > 0 ? files.flatMap(stepsOfFile) : stepNames) chosen.add(name)
  // They drive the server, which serves what was built.
  if ([...chosen].some(drivesProduct)) chosen.add('build')
  return { steps: stepNames.filter((name) => chosen.has(name)), files }
}

/** @param {string} file @returns {StepName[]} */
const stepsOfFile = (file) => {
  const [, , folder] = /(^|\/)tests\/(e2e|panel|faults)(\/|$)/.exec(file) ?? []
  if (folder === 'e2e' || folder === 'panel' || folder === 'faults') return [folder]
  if (/(^|\/)tests\//.test(file)) return ['api']
  if (/(^|\/)portal\//.test(file)) return ['portal']
  if (!storeTests().some((path) => path.includes(file.replace(/^\.\//, '')))) return ['unit']
  // A folder may hold tests of both kinds.
  return /\.test\.ts$/.test(file) ? ['store'] : ['unit', 'store']
}

/** What needs the running product, each of its own: what one of them breaks or counts is nobody else's. @param {string} name */
export const drivesProduct = (name) => name === 'api' || name === 'faults' || name === 'e2e' || name === 'panel'

/** Those that run on each database. @type {ReadonlySet<StepName>} */
const onEachDatabase = new Set(/** @type {const} */ (['store', 'api', 'faults']))

/**
 * What a plan has to run, each on its database; what needs none, or only one, is run on the first.
 * @param {readonly StepName[]} names @param {readonly ('sqlite' | 'mongodb')[]} databases
 */
export const stepsOn = (names, databases) =>
  names
    .filter((name) => name !== 'build')
    .flatMap((name) => (onEachDatabase.has(name) ? databases : databases.slice(0, 1)).map((database) => ({ name, database })))

/**
 * The databases that steps of several run on: MongoDB where one is at hand.
 * @param {import('./environment.mjs').Environment} env
 * @returns {('sqlite' | 'mongodb')[]}
 */
export const databasesOf = (env) => (env.MONGODB_TEST_URL || env.MONGOMS_SYSTEM_BINARY ? ['sqlite', 'mongodb'] : ['sqlite'])

/** Settings of an installation that must not reach the tests: they would then test that installation. */
const settingOfInstallation =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|PAYLOAD_SECRET|DEMO|TRUST_PROXY|BRANDS_DIR|LOG_LEVEL|SANDBOX_.*|WEALTH_.*|MARKET_.*|SMTP_.*|S3_.*|NODE_ENV|NODE_OPTIONS|FORCE_COLOR)$/

/**
 * The environment of every step.
 * @param {import('./environment.mjs').Environment} env @param {string} temporary
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(env, temporary) {
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !settingOfInstallation.test(name)))
  return {
    ...kept,
    NODE_ENV: 'test',
    NO_COLOR: '1',
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    DISABLE_PAYLOAD_HMR: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** The longest first, so that no lane is left alone with it at the end. @type {readonly StepName[]} */
const byLength = ['e2e', 'panel', 'api', 'faults', 'portal', 'store', 'unit', 'types', 'lint', 'format', 'build']

/**
 * How many steps run side by side, and in which order the lanes take them from one queue. Two: with three on two processors
 * each took so much longer that the run did not end sooner. `TEST_LANES=1` runs one after another, in the order of the plan.
 * @template {{ name: StepName }} Step
 * @param {readonly Step[]} steps @param {import('./environment.mjs').Environment} env
 * @returns {{ lanes: number, queue: Step[] }}
 */
export function queueOf(steps, env) {
  const lanes = Math.max(1, Number.parseInt(env.TEST_LANES ?? '', 10) || 2)
  if (lanes === 1) return { lanes, queue: [...steps] }
  return { lanes, queue: steps.toSorted((a, b) => byLength.indexOf(a.name) - byLength.indexOf(b.name)) }
}

/** More failed files than this are a fault of the product: they are not tried again. */
const mostTriedAgain = 6

/**
 * Which files run once more, alone, when all else is done. A machine that serves others now and then starves a browser or a wait; a fault fails twice.
 * What passes only then is named as unsteady. `TEST_AGAIN=off` tries nothing again.
 * @param {readonly string[]} failed @param {import('./environment.mjs').Environment} env
 */
export const triedAgain = (failed, env) => (env.TEST_AGAIN === 'off' || failed.length > mostTriedAgain ? [] : failed)
