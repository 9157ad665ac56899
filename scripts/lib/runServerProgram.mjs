// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledFile } from './nodeArguments.mjs'
import { buildWhenStale, installWhenNeeded, PrepareError } from './prepareTree.mjs'
import { createProgress } from './progress.mjs'
import { serverPrograms } from './serverPrograms.mjs'

/**
 * Runs a program by its name, in this process, with the settings of `npm start`, `.env` included.
 * @param {readonly string[]} args its name and its own arguments
 */
export async function runServerProgram([name = '', ...args]) {
  const source = serverPrograms[name]
  if (!source) {
    console.error(`There is no program ${name}. There are ${Object.keys(serverPrograms).join(', ')}.`)
    process.exit(1)
  }
  await prepare()
  await import('./loadEnvironment.mjs')
  const file = compiledFile(source)
  process.argv.splice(1, process.argv.length, file, ...args)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(file).href)
}

/** Installs and compiles what is missing or stale. Says nothing when all is well: what is printed is the program's. */
async function prepare() {
  const logs = mkdtempSync(join(tmpdir(), 'quayside-run-'))
  const progress = { ...createProgress(2), begin: () => {}, end: () => {} }
  try {
    await installWhenNeeded(progress, { logs, env: process.env })
    await buildWhenStale(progress, { logs, env: process.env, names: ['server'] })
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error
    console.error(error.message)
    process.exit(1)
  }
  rmSync(logs, { recursive: true, force: true })
}
