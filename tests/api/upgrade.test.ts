import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { createClient } from '@libsql/client'
import { endProcess, root, startProgram, tailOf, waitFor } from '../helpers/children'
import { demoPassword } from '../helpers/client'
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

function ask(
  port: number,
  path: string,
  { body, cookie }: { body?: object; cookie?: string } = {},
): Promise<{ status: number; text: string; cookie: string }> {
  const text = body ? JSON.stringify(body) : undefined
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: {
          host: `akta.localhost:${port}`,
          ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
          ...(cookie ? { cookie } : {}),
        },
      },
      (response) => {
        let answer = ''
        response.on('data', (part: Buffer) => (answer += part.toString('utf8')))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: answer,
            cookie: (response.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; '),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

describe('an installation of a former version', () => {
  it.each(fixtures)(
    'is brought over by a start, and nothing is lost: %s',
    async (fixture) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'qs-upgrade-'))
      const file = join(dataDir, 'portal.db')
      const log = join(dataDir, 'web.log')
      mkdirSync(join(dataDir, 'tmp'))
      writeFileSync(file, gunzipSync(readFileSync(join(folder, fixture))))
      const before = await readFile(file)
      const [port = 0, sandboxPort = 0] = await freePorts(2)
      const env = {
        PATH: process.env.PATH ?? '',
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: dataDir,
        SANDBOX_TODAY: '2026-11-20',
        TMPDIR: join(dataDir, 'tmp'),
        DISABLE_PAYLOAD_HMR: 'true',
      }
      const web = startProgram('cms/web.ts', { env, log })
      try {
        await waitFor(
          'The web process',
          async () => (await ask(port, '/healthz').catch(() => null))?.status === 200 || tailOf(log, 3),
          60_000,
        )
        const signedIn = await ask(port, '/api/users/login', { body: { email: 'investor@akta.example', password: demoPassword } })
        expect([signedIn.status, signedIn.text]).toEqual([200, expect.stringContaining('Catherine Ellery-Voss')])
        const accounts = await ask(port, '/api/accounts?depth=0', { cookie: signedIn.cookie })
        expect(accounts.text).toContain('Ellery-Voss')
        const documents = await ask(port, '/api/documents?depth=0', { cookie: signedIn.cookie })
        expect(documents.text).toContain('"totalDocs":1')
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
    },
    90_000,
  )
})
