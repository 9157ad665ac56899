import { describe, expect, it } from '@jest/globals'
import { type Client, clientWith, signIn } from '../helpers/client'
import { type FormerInstallation, formerVersions, openFormer } from '../helpers/formerInstallation'
import { product } from '../helpers/product'
import { type Doc, docsOf } from '../helpers/records'

describe('an installation of a former version', () => {
  it.each(formerVersions)('is brought over by a start, and nothing is lost: %s', async (fixture) => {
    const former = await openFormer(fixture)
    const { before } = former
    const webs = product().database === 'mongodb' ? 2 : 1
    try {
      // Several at once, where they may: one of them migrates, the others wait for it.
      const [port = 0] = await former.start(webs)
      await checkSession(former, port)
      const investor = await signIn('investor@akta.example', { port })
      expect((await investor.get('/api/session')).text).toContain('Catherine Ellery-Voss')
      expect((await investor.get('/api/accounts?depth=0')).text).toContain('Ellery-Voss')
      expect((await investor.get('/api/documents?where[generatedPdf][equals]=true&depth=0')).text).toContain('"totalDocs":1')
      const admin = await signIn('admin@quayside.example', { port })
      await checkHistory(admin)
      await checkPeople(admin)
      await checkPortals(admin)
      await checkDefaults(admin, before.counts.users ?? 0)
      await checkAddresses(admin)
      await former.stop()
      const after = await former.after()
      expect({ ...after, migrations: 0 }).toEqual({ ...before, migrations: 0, broken: 0 })
      // Where something was migrated a SQLite file lies beside it as it was.
      const isCopied = product().database === 'sqlite' && after.migrations > before.migrations
      expect(former.copies()).toBe(isCopied ? 1 : 0)
    } finally {
      await former.remove()
    }
  })
})

/** Payload's own sessions knew no brand and no idle limit: they end with the upgrade. Ours go on. */
async function checkSession({ session: { kind, token } }: FormerInstallation, port: number): Promise<void> {
  const { status } = await clientWith({ cookie: `quayside-token=${token}`, port }).get('/api/session')
  expect([kind, status]).toEqual([kind, kind === 'list' ? 401 : 200])
}

/** What was there when versions began to be kept is the first of its history, as it was. */
async function checkHistory(admin: Client): Promise<void> {
  for (const collection of ['accounts', 'portfolios']) {
    const records = docsOf(await admin.get(`/api/${collection}?depth=0&limit=500&trash=true`))
    const versions = docsOf(await admin.get(`/api/${collection}/versions?depth=0&limit=1000&sort=createdAt&trash=true`))
    const firstOf = ({ id }: Doc) => versions.find(({ parent }) => parent === id)?.version as Doc | undefined
    expect(records.length).toBeGreaterThan(0)
    expect(records.map((record) => [record.name, firstOf(record)?.name])).toEqual(records.map(({ name }) => [name, name]))
  }
}

/** What the newest schema adds to people and accounts is empty, can be filled in, and is kept in their history. */
async function checkPeople(admin: Client): Promise<void> {
  const { user } = (await admin.get('/api/users/me?depth=0')).body as { user: Doc }
  expect(user.timeZone ?? null).toBeNull()
  expect((await admin.patch(`/api/users/${user.id}?depth=0`, { timeZone: 'Europe/Athens' })).body).toMatchObject({
    doc: { name: user.name, email: user.email, timeZone: 'Europe/Athens' },
  })
  const [account] = docsOf(await admin.get('/api/accounts?depth=0&limit=1'))
  expect(account?.thirdFinancialId ?? null).toBeNull()
  expect((await admin.patch(`/api/accounts/${account?.id}?depth=0`, { thirdFinancialId: 'tf-1' })).body).toMatchObject({
    doc: { name: account?.name, thirdFinancialId: 'tf-1' },
  })
  const ofAccount = `/api/accounts/versions?depth=0&limit=1&sort=-createdAt&where[parent][equals]=${account?.id}`
  expect(docsOf(await admin.get(ofAccount))).toMatchObject([{ version: { name: account?.name, thirdFinancialId: 'tf-1' } }])
}

/** The one logo of a portal is the first of its logos, and can be seen. */
async function checkPortals(admin: Client): Promise<void> {
  const portals = docsOf(await admin.get('/api/portals?depth=1&limit=20'))
  expect(portals.length).toBeGreaterThan(0)
  for (const { photo, slug } of portals) expect([slug, photo]).toEqual([slug, [expect.objectContaining({ filename: expect.any(String) })]])
  const [logo] = (portals[0]?.photo ?? []) as { id: string }[]
  const withIt = docsOf(await admin.get(`/api/portals?depth=0&limit=20&where[photo][in]=${logo?.id}`))
  expect(withIt.length).toBeGreaterThan(0)
  // A save keeps it.
  expect((await admin.patch(`/api/portals/${portals[0]?.id}?depth=0`, { subtitle: 'Since 1998' })).body).toMatchObject({
    doc: { photo: [logo?.id] },
  })
}

/** What is new and has a default is found by it. */
async function checkDefaults(admin: Client, people: number): Promise<void> {
  expect((await admin.get('/api/users?where[active][equals]=true&depth=0')).body).toMatchObject({ totalDocs: people })
  expect(docsOf(await admin.get('/api/documents?where[source][equals]=portal&depth=0')).length).toBeGreaterThan(0)
}

/** An address that an account had stays its own; accounts without one are saved as before. */
async function checkAddresses(admin: Client): Promise<void> {
  const accounts = docsOf(await admin.get('/api/accounts?depth=0&limit=100&sort=createdAt'))
  const first = accounts.find(({ name }) => String(name).includes('Ellery-Voss'))
  if (!first) throw new Error('The account that every demo has is missing')
  const { currency, email, owners, portal } = first
  const taken = await admin.post('/api/accounts', { name: 'Another', currency, email, owners, portal })
  expect([taken.status, taken.text]).toEqual([400, expect.stringContaining('email')])
  const others = accounts.filter((account) => account.email === email && account.id !== first.id)
  expect(others.map((account) => account.email)).toEqual(others.map(() => email))
  const withoutOne = accounts.filter((account) => !account.email)
  for (const { id } of [...withoutOne, first])
    expect([id, (await admin.patch(`/api/accounts/${id}?depth=0`, { location: 'Reykjavík' })).status]).toEqual([id, 200])
}
