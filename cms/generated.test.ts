import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { generateImportMap, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import { collectionFields } from './collectionFields'
import { migrations } from './migrations/sqlite'

/* What is generated is committed: who forgets it is told here which command writes it. */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dataDir = mkdtempSync(join(tmpdir(), 'quayside-generated-'))
let config: SanitizedConfig

beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' })
  config = await (await import('../payload.config')).default
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Without spaces and the marks that a formatter moves. */
const bare = (code: string): string => code.replace(/[\s;,|]+/g, '')

it('has the types of every collection, field and job', async () => {
  const written = join(dataDir, 'payload-types.ts')
  process.env.PAYLOAD_TS_OUTPUT_PATH = written
  await generateTypes(config, { log: false })
  const isCurrent = bare(readFileSync(written, 'utf8')) === bare(readFileSync(join(root, 'collections/payload-types.ts'), 'utf8'))
  expect(isCurrent ? 'nothing to do' : 'run npm run generate:types').toBe('nothing to do')
})

it('has the fields of every collection in docs/collections.md', () => {
  const written = readFileSync(join(root, 'docs/collections.md'), 'utf8')
  const isCurrent = written.endsWith(`\n\n${collectionFields(config)}`)
  expect(isCurrent ? 'nothing to do' : 'run npm run generate:docs').toBe('nothing to do')
})

it('has every component of the panel in its import map: npm run generate:importmap', async () => {
  const written = join(dataDir, 'importMap.js')
  writeFileSync(written, '')
  const admin = { ...config.admin, importMap: { ...config.admin.importMap, importMapFile: written } }
  await generateImportMap({ ...config, admin }, { log: false })
  const keysOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key).sort()
  const committed = keysOf(join(root, 'cms/app/(payload)/admin/importMap.js'))
  expect(committed.length).toBeGreaterThan(0)
  expect(keysOf(written).filter((key) => !committed.includes(key))).toEqual([])
})

/** So many schemas may have come since the newest database of a former one: a migration of tables that it does not have yet is tried on nothing. */
const mostSchemasBehind = 3

it.each(['.db.gz', '.mongodb.json.gz'])('has a database of a recent schema with data in it, for the test of upgrades: %s', (ending) => {
  const written = readdirSync(join(root, 'tests/fixtures/upgrade'))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()
  const since = migrations.filter(({ name }) => name > (written.at(-1) ?? '')).map(({ name }) => name)
  const isRecent =
    since.length <= mostSchemasBehind || `run npm run build && npm run generate:fixture: since the newest came ${since.join(', ')}`
  expect(isRecent).toBe(true)
})
