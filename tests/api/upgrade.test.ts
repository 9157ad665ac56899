import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { createClient } from '@libsql/client'
import { jwtSign } from 'payload'
import { endProcess, root, startProgram, tailOf, waitFor } from '../helpers/children'
import { clientWith, send, signIn } from '../helpers/client'
import { freePorts } from '../helpers/freePorts'

/** Small databases of former schemas, each named for the last migration that it has seen. Add one before a migration is squashed. */
const folder = join(root, 'tests/fixtures/upgrade')
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.db.gz'))

const counted = ['users', 'organisations', 'portals', 'accounts', 'portfolios', 'documents', 'reports', 'media'] as const

async function readFile(path: string): Promise<{ counts: Record<string, number>; broken: number; migrations: number; names: string[] }> {
  const client = createClient({ url: `file:${path}` })
  const counts: Record<string, number> = {}
  for (const table of counted) counts[table] = Number((await client.execute(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n)
  const broken = (await client.execute('PRAGMA foreign_key_check')).rows.length
  const { rows } = await client.execute('SELECT name FROM accounts ORDER BY name')
  const migrations = (await client.execute('SELECT name FROM payload_migrations')).rows.length
  client.close()
  return { counts, broken, migrations, names: rows.map(({ name }) => String(name as string)) }
}

const secret = 'the secret of an installation that is upgraded'

/** The token of a person who was signed in when the installation was stopped; null where nobody was. */
async function formerToken(path: string): Promise<string | null> {
  const client = createClient({ url: `file:${path}` })
  const { rows } = await client.execute('SELECT s.id AS sid, u.id, u.email FROM users_sessions s JOIN users u ON u.id = s._parent_id')
  client.close()
  const [session] = rows
  if (!session) return null
  const { token } = await jwtSign({
    fieldsToSign: { id: session.id, email: session.email, sid: session.sid, collection: 'users' },
    // As Payload derives it from the setting.
    secret: createHash('sha256').update(secret).digest('hex').slice(0, 32),
    tokenExpiration: 3600,
  })
  return token
}

describe('an installation of a former version', () => {
  it.each(fixtures)('is brought over by a start, and nothing is lost: %s', async (fixture) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'qs-upgrade-'))
    const file = join(dataDir, 'portal.db')
    const log = join(dataDir, 'web.log')
    mkdirSync(join(dataDir, 'tmp'))
    writeFileSync(file, gunzipSync(readFileSync(join(folder, fixture))))
    const before = await readFile(file)
    const token = await formerToken(file)
    const [port = 0, sandboxPort = 0] = await freePorts(2)
    const env = {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      SANDBOX_TODAY: '2026-11-20',
      PAYLOAD_SECRET: secret,
      TMPDIR: join(dataDir, 'tmp'),
      DISABLE_PAYLOAD_HMR: 'true',
    }
    const web = startProgram('cms/web.ts', { env, log })
    try {
      await waitFor(
        'The web process',
        async () => (await send('GET', '/healthz', { port }).catch(() => null))?.status === 200 || tailOf(log, 3),
      )
      // A session of a former version knows no brand and no idle limit: it ends with the upgrade.
      expect(token).not.toBeNull()
      const asBefore = await clientWith({ cookie: `quayside-token=${token}`, port }).get('/api/session')
      expect([asBefore.status, asBefore.text]).toEqual([401, expect.stringContaining('unauthenticated')])
      const investor = await signIn('investor@akta.example', { port })
      expect((await investor.get('/api/session')).text).toContain('Catherine Ellery-Voss')
      expect((await investor.get('/api/accounts?depth=0')).text).toContain('Ellery-Voss')
      expect((await investor.get('/api/documents?depth=0')).text).toContain('"totalDocs":1')
    } finally {
      await endProcess(web.pid)
    }
    const after = await readFile(file)
    expect(after.names).toEqual(before.names)
    expect(after.counts).toEqual(before.counts)
    expect(after.broken).toBe(0)
    // Where something was migrated the file as it was lies beside it.
    const copies = readdirSync(dataDir).includes('backups') ? readdirSync(join(dataDir, 'backups')) : []
    expect(copies).toHaveLength(after.migrations > before.migrations ? 1 : 0)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  })
})
