// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { builds } from './builds.mjs'
import { root } from './environment.mjs'
import { closingLine, countsOf, describeFailures, failedFiles, readJestOutput, sumOf, withoutFiles } from './jestReport.mjs'
import { stopWithLauncher } from './launcher.mjs'
import { javascriptProgram } from './nodeArguments.mjs'
import { buildWhenStale, installWhenNeeded, PrepareError } from './prepareTree.mjs'
import { createProgress, secondsSince } from './progress.mjs'
import { runTool, stopTools } from './runTool.mjs'
import { tail } from './tail.mjs'
import { databasesOf, drivesProduct, parsePlan, queueOf, stepsOn, testEnvironment, triedAgain } from './testPlan.mjs'

/** @typedef {import('./jestReport.mjs').Counts} Counts */
/** A step's count, what to show below its line when it failed, and whether it is one check rather than many tests; of a step with failed files, its report. @typedef {{ counts: Counts, detail?: string, isSingle?: boolean, report?: import('./jestReport.mjs').JestOutput }} Outcome */

const onePassed = { passed: 1, failed: 0, skipped: 0 }
const oneFailed = { passed: 0, failed: 1, skipped: 0 }

/** Runs everything, or the steps named; the last line it prints is the count. @param {readonly string[]} args */
export async function testProduct(args) {
  const began = performance.now()
  let plan
  try {
    plan = parsePlan(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
  const temporary = mkdtempSync(join(tmpdir(), 'qs-'))
  const end = async (/** @type {number} */ code) => {
    await stopTools()
    if (!process.env.KEEP_TEST_DATA) rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
    process.exit(code)
  }
  for (const [name, number] of /** @type {const} */ ([
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ]))
    process.on(name, () => void end(128 + number))

  stopWithLauncher(() => void end(1))
  const env = testEnvironment(process.env, temporary)
  const logs = join(temporary, 'logs')
  const databases = databasesOf(env)
  const steps = stepsOn(plan.steps, databases)
  const needsBuild = plan.steps.includes('build')
  const progress = createProgress(steps.length + 1 + (needsBuild ? builds.length : 0))
  /** @type {Counts[]} */
  const counts = []
  /** @type {Set<string>} */
  const databasesRun = new Set()
  let isBuilt = true

  const close = async () => {
    const total = sumOf(counts)
    const names = { sqlite: 'SQLite', mongodb: 'MongoDB' }
    const ran = databases.filter((database) => databasesRun.has(database)).map((database) => names[database])
    const missing =
      ran.length > 0 && !databases.includes('mongodb') ? ' (MongoDB runs where MONGODB_TEST_URL or MONGOMS_SYSTEM_BINARY is set)' : ''
    progress.say(`\nDatabases: ${ran.length > 0 ? ran.join(', ') : 'none needed'}${missing}. Time: ${secondsSince(began)}.`)
    if (process.env.KEEP_TEST_DATA) progress.say(`Kept: ${temporary}`)
    progress.say(closingLine(total))
    await end(total.failed > 0 || total.passed === 0 ? 1 : 0)
  }
  const build = async () => {
    try {
      // The config of the admin panel reads the settings: it gets a folder of its own.
      await buildWhenStale(progress, { logs, env: { ...env, DATA_DIR: join(temporary, 'build-data') } })
      counts.push({ ...onePassed, passed: builds.length })
    } catch (error) {
      if (!(error instanceof PrepareError)) throw error
      progress.end('FAILED')
      progress.say(error.message)
      counts.push(oneFailed)
      isBuilt = false
    }
  }

  try {
    await installWhenNeeded(progress, { logs, env: process.env })
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error
    progress.end('FAILED')
    progress.say(error.message)
    counts.push(oneFailed)
    return close()
  }
  // Before the types: they read what Next generates while it builds.
  if (needsBuild) await build()
  const { lanes, queue } = queueOf(steps, env)
  /** @type {{ step: (typeof steps)[number], files: readonly string[] }[]} */
  const again = []
  const runLane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, database } = next
      const title = titleOf(name, database)
      if (!isBuilt && drivesProduct(name)) {
        progress.line(title, 'not run: the build failed')
        continue
      }
      const stepBegan = performance.now()
      const outcome = await runStep({ name, database, files: plan.files, temporary, logs, env })
      const { counts: counted, detail, isSingle } = outcome
      const files = outcome.report && plan.files.length === 0 ? triedAgain(failedFiles(outcome.report), env) : []
      if (outcome.report && files.length > 0) {
        again.push({ step: next, files })
        counts.push(countsOf(withoutFiles(outcome.report, files)))
      } else counts.push(counted)
      if (name === 'store' || drivesProduct(name)) databasesRun.add(database)
      const summary = isSingle ? (counted.failed > 0 ? 'FAILED' : 'passed') : closingLine(counted)
      progress.line(title, `${summary} · ${secondsSince(stepBegan)}`)
      if (detail) progress.say(`\n${detail}\n`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  for (const { step, files } of again) {
    const began = performance.now()
    const { counts: counted, detail } = await runStep({ ...step, files, temporary, logs, env })
    counts.push(counted)
    progress.say(`${titleOf(step.name, step.database)}, what failed run alone … ${closingLine(counted)} · ${secondsSince(began)}`)
    if (detail) progress.say(`\n${detail}\n`)
    else progress.say(`  Unsteady: ${files.map((file) => relative(root, file)).join(', ')}`)
  }
  return close()
}

/** @param {string} name @param {string} database */
function titleOf(name, database) {
  const titles = {
    types: 'Types',
    lint: 'Lint',
    format: 'Format',
    unit: 'Unit tests',
    portal: 'Component tests',
    e2e: 'Browser tests',
    panel: 'Browser tests of the panel',
  }
  const where = database === 'mongodb' ? 'MongoDB' : 'SQLite'
  if (name === 'api') return `API tests on ${where}`
  if (name === 'faults') return `Fault tests on ${where}`
  if (name === 'store') return `Unit tests on ${where}`
  return titles[/** @type {keyof typeof titles} */ (name)]
}

/**
 * @param {{ name: string, database: string, files: readonly string[], temporary: string, logs: string, env: import('./environment.mjs').Environment }} step
 * @returns {Promise<Outcome>}
 */
async function runStep({ name, database, files, temporary, logs, env }) {
  const log = join(logs, `${name}-${database}.log`)
  if (name === 'types') return runTypes(log, env)
  if (name === 'lint') return runAsOne(javascriptProgram('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'), log, env)
  if (name === 'format') {
    return runAsOne(
      javascriptProgram(
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        ...['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/prettier-check'],
        ...['--log-level', 'warn'],
        ...trackedFiles(),
      ),
      log,
      env,
    )
  }
  const output = join(mkdtempSync(join(temporary, `${name}-`)), 'report.json')
  const drivesServer = drivesProduct(name)
  const flags = [
    '--selectProjects',
    name,
    '--json',
    '--outputFile',
    output,
    '--silent',
    '--passWithNoTests',
    ...(drivesServer ? ['--runInBand', '--forceExit'] : ['--maxWorkers', '2']),
  ]
  // Room for what is drawn and computed and soon forgotten: with V8's own 16 MB much of it was copied first.
  const nodeFlags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64']
  const result = await runTool([...nodeFlags, ...javascriptProgram('node_modules/jest/bin/jest.js', ...flags, ...files)], {
    log,
    env: { ...env, ...(drivesServer || name === 'store' ? { TEST_DATABASE: database } : {}) },
    limitMinutes: 45,
  })
  const report = readJestOutput(output)
  if (!report)
    return { counts: oneFailed, detail: `  jest did not come to its end (${result.reason}). The end of its output:\n${tail(log, 40)}` }
  const counts = countsOf(report)
  if (counts.failed > 0) return { counts, detail: describeFailures(report, root), report }
  // Every test passed, yet jest says otherwise: a leak that ended it, or a fault of a global hook.
  if (!result.ok)
    return { counts: { ...counts, failed: 1 }, detail: `  jest failed (${result.reason}) though its tests passed:\n${tail(log, 40)}` }
  return { counts }
}

/** @param {readonly string[]} args @param {string} log @param {import('./environment.mjs').Environment} env @returns {Promise<Outcome>} */
async function runAsOne(args, log, env) {
  const result = await runTool(args, { log, env, limitMinutes: 20 })
  return result.ok ? { counts: onePassed, isSingle: true } : { counts: oneFailed, isSingle: true, detail: tail(log, 60) }
}

/**
 * Types, and the rules of lint that need them, of the repository with the admin shell, which Next's own types belong to: one program, since the shell
 * imports nearly all that the server has (.oxlintrc.json).
 * @param {string} log @param {import('./environment.mjs').Environment} env
 */
async function runTypes(log, env) {
  if (!existsSync(join(root, 'cms/next-env.d.ts'))) {
    const generated = await runAsOne(javascriptProgram('node_modules/next/dist/bin/next', 'typegen', 'cms'), log, env)
    if (generated.counts.failed > 0) return generated
  }
  const flags = ['--type-aware', '--type-check', '--tsconfig', 'tsconfig.whole.json']
  return runAsOne(javascriptProgram('node_modules/oxlint/bin/oxlint', ...flags, '.'), log, env)
}

/** What git knows, so that a scratch file fails nobody; everything where there is no git. @returns {string[]} */
function trackedFiles() {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    })
    const known = /\.(ts|tsx|mts|mjs|cjs|js|jsx|json|css|html|ya?ml)$/
    const files = listed.split('\0').filter((file) => known.test(file) && existsSync(join(root, file)))
    return files.length > 0 ? files : ['.']
  } catch {
    return ['.']
  }
}
