import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express from 'express'
import Database from 'libsql'
import { signIn } from '../../tests/helpers/client'
import { product } from '../../tests/helpers/product'
import { pair, type Row, ms } from './row'

const rounds = 120

/**
 * Payload's REST with our rules against the least that could answer: Express and one prepared statement over the same file, the same
 * rows, a check of a bearer token. No aim: this is the floor that later work starts from.
 */
export async function compareApi(): Promise<Row[]> {
  if (product().database !== 'sqlite') return []
  const db = new Database(join(product().dataDir, 'portal.db'))
  db.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000')
  db.exec('CREATE TABLE IF NOT EXISTS bench_rows (id TEXT PRIMARY KEY, name TEXT, domain TEXT, created_at TEXT)')
  const advisor = await signIn('advisor@akta.example')
  const admin = await signIn('admin@quayside.example')
  const { body } = await advisor.get('/api/session')
  const advisorId = (body as { user: { id: string } }).user.id

  const list = db.prepare(
    'SELECT p.* FROM portfolios p JOIN accounts a ON a.id = p.account_id JOIN accounts_rels r ON r.parent_id = a.id AND r.users_id = ? WHERE p.deleted_at IS NULL AND a.deleted_at IS NULL LIMIT 50',
  )
  const one = db.prepare(
    'SELECT p.* FROM portfolios p JOIN accounts a ON a.id = p.account_id JOIN accounts_rels r ON r.parent_id = a.id AND r.users_id = ? WHERE p.id = ? AND p.deleted_at IS NULL AND a.deleted_at IS NULL',
  )
  const insert = db.prepare('INSERT INTO bench_rows (id, name, domain, created_at) VALUES (?, ?, ?, ?)')
  const app = express()
  app.use((req, res, next) => (req.headers.authorization === 'Bearer bench' ? next() : void res.status(401).end()))
  app.get('/portfolios', (_req, res) => void res.json({ docs: list.all(advisorId) }))
  app.get('/portfolios/:id', (req, res) => void res.json(one.get(advisorId, req.params.id)))
  app.post('/rows', express.json(), (req, res) => {
    const { domain, name } = req.body as { name: string; domain: string }
    const id = crypto.randomUUID()
    insert.run(id, name, domain, new Date().toISOString())
    res.status(201).json({ id, name, domain })
  })
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const raw = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bearer = { authorization: 'Bearer bench' }
  const read = async (path: string) => (await fetch(`${raw}${path}`, { headers: bearer })).json() as Promise<{ docs: { id: string }[] }>

  try {
    const ours = (await advisor.get('/api/portfolios?limit=50&depth=0')).body as { docs: { id: string }[] }
    const theirs = await read('/portfolios')
    const sorted = (docs: { id: string }[]) => docs.map(({ id }) => id).toSorted()
    if (ours.docs.length !== theirs.docs.length || (ours.docs.length < 50 && sorted(ours.docs).join() !== sorted(theirs.docs).join()))
      throw new Error('the two sides do not answer with the same rows')
    const id = ours.docs[0]?.id ?? ''
    let made = 0
    const listed = await pair(
      () => advisor.get('/api/portfolios?limit=50&depth=0'),
      () => read('/portfolios'),
      rounds,
    )
    const byId = await pair(
      () => advisor.get(`/api/portfolios/${id}?depth=0`),
      () => read(`/portfolios/${id}`),
      rounds,
    )
    const created = await pair(
      () => admin.post('/api/organisations?depth=0', { name: `Bench ${made++}`, domain: 'bench.example' }),
      () =>
        fetch(`${raw}/rows`, {
          method: 'POST',
          headers: { ...bearer, 'content-type': 'application/json' },
          body: JSON.stringify({ name: `Bench ${made++}`, domain: 'bench.example' }),
        }).then((answer) => answer.json()),
      60,
    )
    const baselineIs = 'Express + libsql, one statement, same file'
    const row = (what: string, { a, b }: { a: number; b: number }): Row => ({
      what,
      ours: ms(a),
      baseline: ms(b),
      ratio: a / b,
      aim: null,
      baselineIs,
    })
    return [
      row(`GET /api/portfolios?limit=50&depth=0 (advisor, ${ours.docs.length} rows)`, listed),
      row('GET /api/portfolios/{id}?depth=0 (advisor)', byId),
      row('POST /api/organisations (admin; hooks and activity log)', created),
    ]
  } finally {
    db.exec('DROP TABLE bench_rows')
    db.close()
    server.close()
  }
}
