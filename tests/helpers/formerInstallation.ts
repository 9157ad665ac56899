import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'
import { jwtSign } from 'payload'
import { endProcess, root, startProgram, tailOf, waitFor } from './children'
import { send } from './client'
import { createTestDatabase } from './database'
import { freePorts } from './freePorts'

/** Small databases of former schemas, each named for the last migration that it has seen. `npm run generate:fixture` writes one of each kind. */
const folder = join(root, 'tests/fixtures/upgrade')

const secret = 'the secret of an installation that is upgraded'

/** Records by what they are called on both databases. */
const counted = ['users', 'organisations', 'portals', 'accounts', 'portfolios', 'documents', 'reports', 'media'] as const

export type Contents = Readonly<{
  counts: Readonly<Record<string, number>>
  /** Names of the accounts. */
  names: readonly string[]
  migrations: number
  /** References to records that are not there. */
  broken: number
}>

/** A session as a former version stored it: `list` on the person, where Payload keeps them, or a `record` of its own. */
export type FormerSession = Readonly<{ kind: 'list' | 'record'; token: string }>

export type FormerInstallation = Readonly<{
  before: Contents
  session: FormerSession
  after: () => Promise<Contents>
  /** Copies of the database that lie beside it. */
  copies: () => number
  /** Starts web processes of this version at once on it; gives their ports. */
  start: (webs: number) => Promise<number[]>
  stop: () => Promise<void>
  remove: () => Promise<void>
}>

/** Those of the database that the tests run on. */
export const formerVersions = readdirSync(folder).filter((name) =>
  name.endsWith(process.env.TEST_DATABASE === 'mongodb' ? '.mongodb.json.gz' : '.db.gz'),
)

export async function openFormer(fixture: string): Promise<FormerInstallation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qs-upgrade-'))
  mkdirSync(join(dataDir, 'tmp'))
  const database = await createTestDatabase(dataDir)
  const stored = gunzipSync(readFileSync(join(folder, fixture)))
  const store = database.kind === 'mongodb' ? await mongoStore(database.url, stored) : sqliteStore(join(dataDir, 'portal.db'), stored)
  const [before, row] = [await store.read(), await store.session()]
  const { token } = await jwtSign({
    fieldsToSign: { id: row.user, email: row.email, sid: row.id, collection: 'users' },
    // As Payload derives it from the setting.
    secret: createHash('sha256').update(secret).digest('hex').slice(0, 32),
    tokenExpiration: 3600,
  })
  const pids: number[] = []
  const stop = async () => void (await Promise.all(pids.splice(0).map((pid) => endProcess(pid))))
  return {
    before,
    session: { kind: row.kind, token },
    after: store.read,
    copies: () => (readdirSync(dataDir).includes('backups') ? readdirSync(join(dataDir, 'backups')).length : 0),
    start: async (webs) => {
      const [sandboxPort = 0, ...ports] = await freePorts(1 + webs)
      for (const port of ports) {
        const log = join(dataDir, `web-${port}.log`)
        const env = {
          PATH: process.env.PATH ?? '',
          PORT: String(port),
          SANDBOX_PORT: String(sandboxPort),
          DATA_DIR: dataDir,
          DATABASE_URL: database.url,
          SANDBOX_TODAY: '2026-11-20',
          PAYLOAD_SECRET: secret,
          TMPDIR: join(dataDir, 'tmp'),
          DISABLE_PAYLOAD_HMR: 'true',
        }
        pids.push(startProgram('cms/web.ts', { env, log }).pid)
      }
      for (const port of ports)
        await waitFor(
          'The web process',
          async () =>
            (await send('GET', '/healthz', { port }).catch(() => null))?.status === 200 || tailOf(join(dataDir, `web-${port}.log`), 3),
        )
      return ports
    },
    stop,
    remove: async () => {
      await stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** The fixture's session began on the day that it was written, and would have ended long ago. */
const goingOn = () => ({ lastUsedAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000) })

type SessionRow = Readonly<{ kind: FormerSession['kind']; id: string; user: string; email: string }>
type Store = Readonly<{ read: () => Promise<Contents>; session: () => Promise<SessionRow> }>

function sqliteStore(path: string, stored: Buffer): Store {
  writeFileSync(path, stored)
  const ask = async (...statements: string[]) => {
    const client = createClient({ url: `file:${path}` })
    try {
      const answers = []
      for (const statement of statements) answers.push((await client.execute(statement)).rows)
      return answers
    } finally {
      client.close()
    }
  }
  return {
    read: async () => {
      const [broken, names, migrations, ...counts] = await ask(
        'PRAGMA foreign_key_check',
        'SELECT name FROM accounts ORDER BY name',
        'SELECT name FROM payload_migrations',
        ...counted.map((table) => `SELECT count(*) AS n FROM ${table}`),
      )
      return {
        counts: Object.fromEntries(counted.map((table, at) => [table, Number(counts[at]?.[0]?.n)])),
        names: (names ?? []).map(({ name }) => String(name as string)),
        migrations: migrations?.length ?? 0,
        broken: broken?.length ?? 0,
      }
    },
    session: async () => {
      const [tables] = await ask("SELECT name FROM sqlite_master WHERE name = 'sessions'")
      const kind = tables?.length ? 'record' : 'list'
      const [rows] =
        kind === 'record'
          ? await ask(
              "UPDATE sessions SET last_used_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+1 hour') RETURNING id, user_id AS user, (SELECT email FROM users WHERE id = user_id) AS email",
            )
          : await ask('SELECT s.id, u.id AS user, u.email FROM users_sessions s JOIN users u ON u.id = s._parent_id')
      const [row] = rows ?? []
      if (!row) throw new Error('Nobody is signed in there')
      const text = (name: string): string => (typeof row[name] === 'string' ? row[name] : '')
      return { kind, id: text('id'), user: text('user'), email: text('email') }
    },
  }
}

async function mongoStore(url: string, stored: Buffer): Promise<Store> {
  const { BSON, MongoClient } = await import('mongodb')
  const ask = async <Answer>(work: (db: ReturnType<InstanceType<typeof MongoClient>['db']>) => Promise<Answer>): Promise<Answer> => {
    const client = new MongoClient(url)
    try {
      return await work(client.db())
    } finally {
      await client.close()
    }
  }
  const all = BSON.EJSON.parse(stored.toString(), { relaxed: false }) as Record<string, { _id: never }[]>
  await ask(async (db) => {
    for (const [name, documents] of Object.entries(all)) await db.collection(name).insertMany(documents)
  })
  return {
    read: () =>
      ask(async (db) => {
        const counts: Record<string, number> = {}
        for (const name of counted) counts[name] = await db.collection(name).countDocuments()
        const accounts = await db.collection<{ name: string }>('accounts').find().sort({ name: 1 }).toArray()
        const migrations = await db.collection('payload-migrations').countDocuments({ name: { $ne: 'dev' } })
        return { counts, names: accounts.map(({ name }) => name), migrations, broken: 0 }
      }),
    session: () =>
      ask(async (db) => {
        const row = await db.collection<{ user: never }>('sessions').findOneAndUpdate({}, { $set: goingOn() })
        const person = row && (await db.collection<{ email: string }>('users').findOne({ _id: row.user }))
        if (!row || !person) throw new Error('Nobody is signed in there')
        return { kind: 'record', id: String(row._id), user: String(row.user), email: person.email }
      }),
  }
}
