// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'

/** Where unit tests stand beside the code. */
const folders = ['shared', 'collections', 'cms', 'jobs', 'scripts']

/** What a test takes a database from. */
const opensDatabase = /from '[./]+\/tests\/helpers\/(ownPayload|database)'/

/** Whether a unit test works on a database, by what it imports: it then runs on each that the product runs on. @param {string} text */
export const isStoreTest = (text) => opensDatabase.test(text)

/** The unit tests that work on a database, as paths from the root of the repository: the project `store` of jest. @returns {string[]} */
export const storeTests = () => folders.flatMap(testsIn).filter((path) => isStoreTest(readFileSync(join(root, path), 'utf8')))

/** Builds lie in folders with a dot. @param {string} folder @returns {string[]} */
const testsIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : testsIn(path)
    return entry.name.endsWith('.test.ts') ? [path] : []
  })
