import { describe, expect, it } from '@jest/globals'
import {
  closingLine,
  countsOf,
  describeFailures,
  failedFiles,
  type JestOutput,
  readJestOutput,
  sumOf,
  withoutFiles,
} from './jestReport.mjs'
import { databasesOf, parsePlan, queueOf, stepNames, stepsOn, testEnvironment, triedAgain } from './testPlan.mjs'

const env = (values: Record<string, string>) => values as unknown as NodeJS.ProcessEnv

const output: JestOutput = {
  numPassedTests: 12,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    { name: '/q/shared/a.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed', fullName: 'a adds' }] },
    {
      name: '/q/shared/b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [{ status: 'failed', fullName: 'b rounds', failureMessages: ['\u001b[31mExpected 1\u001b[39m'] }],
    },
    { name: '/q/shared/c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
}

describe('the count', () => {
  it('holds a file that could not run as a failure, and pending and todo as skipped', () => {
    expect(countsOf(output)).toEqual({ passed: 12, failed: 2, skipped: 3 })
  })

  it('tells each failure with its file and name, without colours', () => {
    expect(describeFailures(output, '/q')).toBe(
      '  shared/b.test.ts › b rounds\n    Expected 1\n\n  shared/c.test.ts could not run\n    Cannot find module',
    )
  })

  it('ends in the line that other programs read', () => {
    const one = { passed: 1, failed: 0, skipped: 0 }
    expect(closingLine(sumOf([one, one, { passed: 40, failed: 0, skipped: 0 }]))).toBe('42 passed, 0 failed')
    expect(closingLine(sumOf([one, countsOf(output)]))).toBe('13 passed, 2 failed, 3 skipped')
    expect(closingLine(sumOf([]))).toBe('0 passed, 0 failed')
  })

  it('without the files that run again holds the others alone', () => {
    expect(failedFiles(output)).toEqual(['/q/shared/b.test.ts', '/q/shared/c.test.ts'])
    expect(countsOf(withoutFiles(output, failedFiles(output)))).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(countsOf(withoutFiles(output, ['/q/shared/b.test.ts']))).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('is of every failure where there are many, or where nobody wants a second run', () => {
    expect(triedAgain(['a', 'b'], env({}))).toEqual(['a', 'b'])
    expect(triedAgain(['a', 'b'], env({ TEST_AGAIN: 'off' }))).toEqual([])
    expect(triedAgain(['a', 'b', 'c', 'd', 'e', 'f', 'g'], env({}))).toEqual([])
  })

  it('knows nothing of a run that did not come to its end', () => {
    expect(readJestOutput('/nowhere/unit.json')).toBeNull()
  })
})

describe('npm test --', () => {
  it('runs everything without words', () => {
    expect(parsePlan([])).toEqual({ steps: [...stepNames], files: [] })
  })

  it('runs the steps named, in the usual order, and builds for those that drive the server', () => {
    expect(parsePlan(['unit', 'types']).steps).toEqual(['types', 'unit'])
    expect(parsePlan(['e2e']).steps).toEqual(['build', 'e2e'])
  })

  it('finds the step of a test file', () => {
    expect(parsePlan(['tests/api/login.test.ts'])).toEqual({ steps: ['build', 'api'], files: ['tests/api/login.test.ts'] })
    expect(parsePlan(['portal/ui/Card.test.tsx']).steps).toEqual(['portal'])
    expect(parsePlan(['tests/e2e/', 'shared/domain/money.test.ts']).steps).toEqual(['unit', 'build', 'e2e'])
    expect(parsePlan(['./tests/panel/admin.test.ts', 'tests/faults']).steps).toEqual(['build', 'faults', 'panel'])
  })

  it('tells a unit test that works on a database from one that does not', () => {
    expect(parsePlan(['cms/db/counters.test.ts']).steps).toEqual(['store'])
    expect(parsePlan(['cms/db/']).steps).toEqual(['unit', 'store'])
    expect(parsePlan(['./shared/domain/']).steps).toEqual(['unit'])
  })

  it('refuses a word that is neither', () => {
    expect(() => parsePlan(['unti'])).toThrow(
      'There is no step unti. The steps are types, lint, format, unit, store, portal, build, api, faults, e2e, panel',
    )
  })

  it('runs the api suite on MongoDB where one is at hand', () => {
    expect(databasesOf(env({}))).toEqual(['sqlite'])
    expect(databasesOf(env({ MONGODB_TEST_URL: 'mongodb://localhost' }))).toEqual(['sqlite', 'mongodb'])
    expect(databasesOf(env({ MONGOMS_SYSTEM_BINARY: '/usr/bin/mongod' }))).toEqual(['sqlite', 'mongodb'])
  })

  it('runs what works on a database on each, and all else once', () => {
    const steps = stepsOn(['types', 'unit', 'store', 'build', 'api', 'faults', 'e2e', 'panel'], ['sqlite', 'mongodb'])
    expect(steps.map(({ database, name }) => `${name} ${database}`)).toEqual([
      ...['types sqlite', 'unit sqlite', 'store sqlite', 'store mongodb'],
      ...['api sqlite', 'api mongodb', 'faults sqlite', 'faults mongodb', 'e2e sqlite', 'panel sqlite'],
    ])
  })

  it('begins with the longest, two side by side, and runs one after another on demand', () => {
    const steps = (['types', 'unit', 'api', 'api', 'e2e'] as const).map((name, at) => ({ name, at }))
    const { lanes, queue } = queueOf(steps, env({}))
    expect([lanes, queue.map(({ at }) => at)]).toEqual([2, [4, 2, 3, 1, 0]])
    expect(queueOf(steps, env({ TEST_LANES: '1' }))).toEqual({ lanes: 1, queue: steps })
    expect(queueOf(steps, env({ TEST_LANES: '3' })).lanes).toBe(3)
  })

  it('hides the settings of an installation from the tests', () => {
    const given = env({
      PATH: '/bin',
      PORT: '3000',
      DATABASE_URL: 'file:/srv/portal.db',
      WEALTH_AKTA_TOKEN: 'real',
      NODE_ENV: 'production',
      CHROMIUM_PATH: '/opt/chrome',
    })
    const forTests = testEnvironment(given, '/tmp/qs-1')
    expect(forTests).toMatchObject({ PATH: '/bin', CHROMIUM_PATH: '/opt/chrome', NODE_ENV: 'test', TMPDIR: '/tmp/qs-1' })
    expect(Object.keys(forTests)).not.toEqual(expect.arrayContaining(['PORT']))
    expect(forTests.DATABASE_URL).toBeUndefined()
    expect(forTests.WEALTH_AKTA_TOKEN).toBeUndefined()
  })
})
