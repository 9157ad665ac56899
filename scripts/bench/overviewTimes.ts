import { ObjectId } from 'mongodb'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { brandHeader } from '../../collections/access/brandOfRequest'
import { brands } from '../../cms/server/brands'
import { updateStatistics } from '../../cms/db/resilientClient'
import { getClients } from '../../cms/server/services/wealth/getClients'
import { clientsResponseSchema } from '../../shared/contracts/wealth/clients'
import config from '../../payload.config'
import { pair } from './row'

/*
 * A program of its own, for `compareOverview`: over an empty database it makes a portal with so many accounts and portfolios, and prints how long the
 * client overview of their advisor takes and how long one statement by hand over the same rows, as one line of JSON.
 */

const accountCount = 1000
const portfoliosEach = 5
const rounds = 15

type Sqlite = Readonly<{
  client: Parameters<typeof updateStatistics>[0] & { execute: (asked: { sql: string; args: string[] }) => Promise<{ rows: unknown[] }> }
}>
type Stored = Readonly<{ _id: unknown; portfolios: readonly unknown[] }>
type Mongo = Readonly<{
  connection: { collection: (name: string) => { aggregate: (stages: readonly object[]) => { toArray: () => Promise<Stored[]> } } }
}>
/** Whose accounts of which portal. */
type Asked = Readonly<{ portal: string; advisor: string }>

/** Straight into the database: thousands of saves would take as long as a seed. */
async function fill({ db }: Payload): Promise<Asked> {
  const insert = async (collection: Parameters<typeof db.create>[0]['collection'], data: Record<string, unknown>): Promise<string> =>
    ((await db.create({ collection, data })) as { id: string }).id
  const organisation = await insert('organisations', { name: 'Bench' })
  const advisor = await insert('users', { name: 'Ada', email: 'ada@bench.example', isProfessional: true, organisation })
  const photo = await insert('media', { name: 'Mark', filename: 'mark.png' })
  const portal = await insert('portals', {
    name: 'Bench',
    slug: 'bench',
    brand: 'akta',
    active: true,
    company: organisation,
    theme: 'main',
    portalLanguage: 'en',
    phone: '+44 20 7946 0100',
    email: 'office@bench.example',
    photo,
  })
  const saved = {
    currency: 'GBP',
    asOf: '2026-11-19',
    fetchedAt: '2026-11-20T05:00:00.000Z',
    source: 'akta',
    isIncomplete: false,
    isHidden: false,
  }
  for (let at = 0; at < accountCount; at += 1) {
    const name = `Client ${String(at).padStart(4, '0')}`
    const externalId = `QS-${at}`
    const account = await insert('accounts', {
      name,
      searchName: name.toLowerCase(),
      externalId,
      owners: [advisor],
      team: [advisor],
      portal,
      currency: 'GBP',
      active: true,
    })
    await insert('figures', { ...saved, subject: `account/${account}`, account, externalId, name, value: '50000', sortValue: 50000 })
    for (let number = 0; number < portfoliosEach; number += 1) {
      const own = { name: `Portfolio ${number}`, externalId: `${externalId}-${number}` }
      const portfolio = await insert('portfolios', {
        ...own,
        account,
        type: 'GIA',
        currency: 'GBP',
        identity: `${account}/${own.externalId}`,
      })
      await insert('figures', {
        ...saved,
        ...own,
        subject: `portfolio/${portfolio}`,
        account,
        portfolio,
        type: 'GIA',
        value: '10000',
        sortValue: 10000,
        change1d: 0.001,
      })
    }
  }
  return { portal, advisor }
}

/** What the overview shows of each portfolio with its account, of the accounts that the advisor is in the team of. */
const byHand = `
  SELECT a.id, a.name, a.external_id, a.active, a.client_id, fa.value AS account_value, fa.as_of, fa.fetched_at,
    p.id AS portfolio, p.name AS portfolio_name, p.type, p.made_as, fp.value, fp.currency, fp.change1d
  FROM accounts a
  JOIN portals o ON o.id = a.portal_id AND o.active = 1
  LEFT JOIN figures fa ON fa.subject = 'account/' || a.id
  LEFT JOIN portfolios p ON p.account_id = a.id AND p.deleted_at IS NULL
  LEFT JOIN figures fp ON fp.subject = 'portfolio/' || p.id
  WHERE a.portal_id = ? AND a.deleted_at IS NULL
    AND EXISTS (SELECT 1 FROM accounts_rels r WHERE r.parent_id = a.id AND r.path = 'team' AND r.users_id = ?)
  ORDER BY a.search_name`

/** Asks `byHand`; says how many portfolios it found. */
async function statementOnSqlite(db: Payload['db'], { advisor, portal }: Asked): Promise<() => Promise<number>> {
  const { client } = db as unknown as Sqlite
  await updateStatistics(client)
  return async () => {
    const { rows } = await client.execute({ sql: byHand, args: [portal, advisor] })
    JSON.stringify(rows)
    return rows.length
  }
}

const of = (names: string): object => Object.fromEntries(names.split(' ').map((name) => [name, 1]))

/** The same as an aggregation, with what belongs to an account within it: as a document database would be asked by hand. */
function aggregationOnMongo(db: Payload['db'], { advisor, portal }: Asked): () => Promise<number> {
  const { connection } = db as unknown as Mongo
  const beside = (from: string, where: object, names: string): object => ({
    $lookup: { from, localField: '_id', foreignField: 'account', as: from, pipeline: [{ $match: where }, { $project: of(names) }] },
  })
  const stages = [
    { $match: { portal: new ObjectId(portal), deletedAt: null, team: new ObjectId(advisor) } },
    { $sort: { searchName: 1 } },
    { $lookup: { from: 'portals', localField: 'portal', foreignField: '_id', as: 'open', pipeline: [{ $match: { active: true } }] } },
    { $match: { 'open.0': { $exists: true } } },
    { $project: of('name externalId active client') },
    beside('portfolios', { deletedAt: null }, 'name type madeAs'),
    beside('figures', { isHidden: { $ne: true } }, 'portfolio value currency change1d asOf fetchedAt'),
  ]
  return async () => {
    const rows = await connection.collection('accounts').aggregate(stages).toArray()
    JSON.stringify(rows)
    return rows.reduce((count, { portfolios }) => count + portfolios.length, 0)
  }
}

async function main(): Promise<void> {
  const payload = await getPayload({ config, key: 'overview', cron: false })
  const filled = await fill(payload)
  const statement = payload.db.name === 'mongoose' ? aggregationOnMongo(payload.db, filled) : await statementOnSqlite(payload.db, filled)
  const brand = brands().get('akta')
  if (!brand) throw new Error('the brand is missing')
  // rights: a measure of the service; the person is read to ask in their name.
  const user = await payload.findByID({ collection: 'users', id: filled.advisor, depth: 0, overrideAccess: true })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  req.headers = new Headers({ [brandHeader]: brand.name })
  const overview = async (): Promise<number> => {
    const { clients } = clientsResponseSchema.parse(await getClients(req, brand, 'bench'))
    JSON.stringify(clients)
    return clients.reduce((count, { portfolioCount }) => count + portfolioCount, 0)
  }
  const counts = [await overview(), await statement()]
  if (counts.some((count) => count !== accountCount * portfoliosEach))
    throw new Error(`the two sides do not find the same: ${counts.join(', ')}`)
  const { a, b } = await pair(overview, statement, rounds)
  process.stdout.write(`\n${JSON.stringify({ overview: a, statement: b })}\n`)
  await payload.destroy()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
