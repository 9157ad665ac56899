import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { root } from '../helpers/children'

const run = promisify(execFile)
const migrations = join(root, 'cms/migrations/sqlite')

describe('the committed schema of SQLite', () => {
  it('is that of the collections: nothing is left to migrate', async () => {
    const before = readdirSync(migrations)
    const list = join(migrations, 'index.ts')
    const listed = readFileSync(list)
    const dataDir = mkdtempSync(join(tmpdir(), 'schema-'))
    try {
      const env = {
        PATH: process.env.PATH,
        HOME: dataDir,
        TMPDIR: dataDir,
        DATA_DIR: dataDir,
        PAYLOAD_CONFIG_PATH: 'payload.config.ts',
        DISABLE_PAYLOAD_HMR: 'true',
        NODE_ENV: 'development',
      }
      await run(process.execPath, ['--import', 'tsx', 'node_modules/payload/bin.js', 'migrate:create', 'drift', '--skip-empty'], {
        cwd: root,
        env: env as NodeJS.ProcessEnv,
      })
      const made = readdirSync(migrations).filter((name) => !before.includes(name))
      for (const name of made) rmSync(join(migrations, name))
      writeFileSync(list, listed)
      expect(made).toEqual([])
    } finally {
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    }
  })
})
