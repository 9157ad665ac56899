import { buildWhenStale } from '../../scripts/lib/prepareTree.mjs'
import { createProgress } from '../../scripts/lib/progress.mjs'
import { tmpdir } from 'node:os'
import { factsVariable } from './facts'
import { startProduct } from './startProduct'

/** Jest calls it once before the first test of a project that needs the product. One that is up already, named by its facts, is used as it is. */
export default async function globalSetup(): Promise<void> {
  if (process.env[factsVariable]) return
  const began = Date.now()
  // `npm test` has compiled it by now; jest that somebody runs by itself has not.
  const silent = { ...createProgress(1), begin: () => undefined, end: () => undefined }
  await buildWhenStale(silent, { logs: tmpdir(), env: process.env, names: ['server'] })
  const { stop } = await startProduct({ tenants: 80 })
  run.stop = stop
  process.stderr.write(`The product under test is up after ${Math.round((Date.now() - began) / 1000)} s.\n`)
}

/** Setup and teardown run in one process, but jest loads them apart: what they share hangs on the global object. */
export const run = ((globalThis as { quaysideTestRun?: { stop?: () => Promise<void> } }).quaysideTestRun ??= {})
