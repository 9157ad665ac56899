import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { createTestDatabase, type TestDatabase } from './database'
import './quickDisk.mjs'

export type OwnPayload = Readonly<{ payload: Payload; dataDir: string; database: TestDatabase; close: () => Promise<void> }>

/**
 * Payload over an empty database of its own, of the kind that the run is on, for tests of what works beside the web process. One for each test file, as
 * the config is read once.
 */
export async function openOwnPayload(name: string, settings: Record<string, string> = {}): Promise<OwnPayload> {
  const dataDir = mkdtempSync(join(tmpdir(), `quayside-${name}-`))
  const database = await createTestDatabase(dataDir)
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
