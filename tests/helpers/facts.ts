import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** A process of the running product: its number, and where its output goes. */
export type ProcessFacts = { pid: number; log: string }

/** What globalSetup knows of the product it started, handed to the tests through a file. */
export type Facts = {
  port: number
  sandboxPort: number
  dataDir: string
  databaseUrl: string
  database: 'sqlite' | 'mongodb'
  /** Environment of the product's processes, for those that a test starts itself. */
  env: Record<string, string>
  web: ProcessFacts
  sandbox: ProcessFacts
  worker: ProcessFacts
  /** Workers beside the first, started by tests. */
  others: ProcessFacts[]
}

/** Name of the variable that holds the path of the file. */
export const factsVariable = 'QUAYSIDE_TEST_FACTS'

const path = (): string => {
  const given = process.env[factsVariable]
  if (!given)
    throw new Error(`${factsVariable} is not set: this test needs the product that globalSetup starts (jest --selectProjects api)`)
  return given
}

export const readFacts = (): Facts => JSON.parse(readFileSync(path(), 'utf8')) as Facts

/** Whole or not at all: globalTeardown may read it at any moment. */
export function writeFacts(facts: Facts, file = path()): void {
  writeFileSync(`${file}.new`, JSON.stringify(facts, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
