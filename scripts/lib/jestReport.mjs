// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { withoutColours } from './tail.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What is read of jest's `--json` output.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number, testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} JestOutput
 */

const longest = 3000
const indented = (/** @type {string} */ text) => withoutColours(text).trim().slice(0, longest).replace(/^/gm, '    ')

/** @param {string} path @returns {JestOutput | null} null when jest did not come to its end */
export function readJestOutput(path) {
  if (!existsSync(path)) return null
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** A file that could not run counts as one failure: its tests are unknown. @param {JestOutput} output @returns {Counts} */
export const countsOf = (output) => ({
  passed: output.numPassedTests,
  failed: output.numFailedTests + output.numRuntimeErrorTestSuites,
  skipped: output.numPendingTests + output.numTodoTests,
})

/** The files with a failure, or that could not run. @param {JestOutput} output */
export const failedFiles = (output) => output.testResults.filter((file) => file.status === 'failed').map((file) => file.name)

/** The report without some of its files. @param {JestOutput} output @param {readonly string[]} names @returns {JestOutput} */
export function withoutFiles(output, names) {
  const testResults = output.testResults.filter((file) => !names.includes(file.name))
  const tests = testResults.flatMap((file) => file.assertionResults)
  const count = (/** @type {string[]} */ ...statuses) => tests.filter((test) => statuses.includes(test.status)).length
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped', 'disabled'),
    numTodoTests: count('todo'),
    numRuntimeErrorTestSuites: testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    testResults,
  }
}

/** Every failure with the file, the test's full name and the message. @param {JestOutput} output @param {string} folder */
export function describeFailures(output, folder) {
  return output.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const name = relative(folder, file.name)
      const failed = file.assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return [`  ${name} could not run\n${indented(file.message)}`]
      return failed.map((test) => `  ${name} › ${test.fullName}\n${indented((test.failureMessages ?? []).join('\n'))}`)
    })
    .join('\n\n')
}

/** @param {readonly Counts[]} all @returns {Counts} */
export const sumOf = (all) =>
  all.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed, skipped: sum.skipped + each.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  })

/** The line that other programs read. @param {Counts} counts */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
