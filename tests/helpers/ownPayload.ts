import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@libsql/client'
import { getPayload, type Payload } from 'payload'
import { createTestDatabase, emptyVariable, type TestDatabase } from './database'
import './quickDisk.mjs'

export type OwnPayload = Readonly<{ payload: Payload; dataDir: string; database: TestDatabase; close: () => Promise<void> }>

/**
 * Payload over an empty database of its own, of the kind that the run is on, for tests of what works beside the web process. One for each test file, as
 * the config is read once.
 */
export async function openOwnPayload(name: string, settings: Record<string, string> = {}): Promise<OwnPayload> {
  const dataDir = mkdtempSync(join(tmpdir(), `quayside-${name}-`))
  const database = await createTestDatabase(dataDir)
  const empty = database.kind === 'sqlite' ? process.env[emptyVariable] : undefined
  if (empty && existsSync(empty)) copyFileSync(empty, new URL(database.url))
  // Migrations run in production only, and the config reads its settings while it loads.
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DISABLE_PAYLOAD_HMR: 'true',
    ...settings,
  })
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config, key: `${name}-test`, cron: false })
  if (empty && !existsSync(empty)) await keepAsEmpty(payload, dataDir, empty)
  return {
    payload,
    dataDir,
    database,
    close: async () => {
      await payload.destroy()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Whole or not at all, as two tests may be the first at once. */
async function keepAsEmpty({ db }: Payload, dataDir: string, empty: string): Promise<void> {
  const copy = join(dataDir, 'empty.db')
  await (db as unknown as { client: Client }).client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  renameSync(copy, empty)
}
