import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { find as payloadsFind, findOne as payloadsFindOne } from '@payloadcms/drizzle'
import type { Client, InStatement } from '@libsql/client'
import type { CollectionSlug, Find, Payload, Where } from 'payload'
import { visibleAccountsWhere } from '../../collections/access/visibleAccounts'
import { onSqlite } from '../../tests/helpers/database'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'

let own: OwnPayload
let payload: Payload
let people: string[]
let anna = ''

type Asked = Omit<Parameters<Find>[0], 'collection'>

let moment = Date.parse('2026-03-31T00:00:00.000Z')
/** Each record a moment after the one before: of two that were made in the same one, either may come first in a list. */
const insert = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<string> => {
  moment += 1
  const createdAt = new Date(moment).toISOString()
  return ((await payload.db.create({ collection, data: { ...data, createdAt } })) as { id: string }).id
}

/** What Payload's own adapter answers, and what ours does. */
async function both(collection: CollectionSlug, asked: Asked) {
  const fresh = () => ({ collection, joins: false, ...structuredClone(asked) }) as unknown as Parameters<Find>[0]
  return { ours: await payload.db.find(fresh()), theirs: await payloadsFind.call(payload.db as never, fresh()) }
}

beforeAll(async () => {
  own = await openOwnPayload('flat-reads')
  payload = own.payload
  const media = await insert('media', { name: 'logo', filename: 'logo.png', mimeType: 'image/png', filesize: 1 })
  people = []
  for (const name of ['Anna', 'Berglind', 'Chloe'])
    people.push(await insert('users', { name, searchName: name.toLowerCase(), email: `${name}@b.example`, isProfessional: true }))
  anna = people[0] ?? ''
  const portals = []
  for (const slug of ['one', 'two'])
    portals.push(
      await insert('portals', {
        name: slug,
        slug,
        brand: 'akta',
        active: slug === 'one',
        photo: [media],
        theme: 'main',
        portalLanguage: 'en',
        phone: '1',
        email: 'p@b.example',
      }),
    )
  for (let index = 0; index < 23; index += 1) {
    const account = await insert('accounts', {
      name: `Account ${index}`,
      searchName: `account ${String(index % 7)}`,
      identity: `i${index}`,
      owners: index % 2 ? people : [people[1]],
      team: index % 3 ? people : [people[2]],
      client: index % 8 === 7 ? null : people[index % 3],
      active: index % 5 > 0,
      portal: portals[index % 4 ? 0 : 1],
      currency: 'GBP',
      inception: index % 2 ? '2019-03-14T00:00:00.000Z' : null,
      deletedAt: index === 22 ? new Date().toISOString() : null,
    })
    for (const part of ['a', 'b'])
      await insert('portfolios', {
        name: `P${index}${part}`,
        account,
        source: 'akta',
        externalId: `X${index}`,
        identity: `p${index}${part}`,
        type: 'GIA',
        currency: 'GBP',
        riskProfile: index % 7,
      })
  }
})

afterAll(() => own.close())

// MongoDB has no such reads.
;(onSqlite ? describe : describe.skip)('withFlatReads', () => {
  const rules = (): Where[] => {
    const all: (Where | boolean)[] = [
      visibleAccountsWhere({ id: anna, isProfessional: true }, { brand: 'akta', prefix: 'account.' }),
      visibleAccountsWhere({ id: anna, isProfessional: true, isInvestor: true }, { prefix: 'account.' }),
      { riskProfile: { greater_than: 3 } },
      {},
      { name: { equals: 'nothing' } },
      { 'account.name': { equals: 'nothing' } },
    ]
    return all.filter((rule) => typeof rule === 'object')
  }

  it.each<Asked>([
    { pagination: false, limit: 0 },
    { limit: 10, page: 1, pagination: true },
    { limit: 10, page: 2, pagination: true, sort: 'name' },
    { limit: 10, page: 99, pagination: true },
    { limit: 50, page: 1, pagination: true, sort: ['-riskProfile', 'name'] },
    { limit: 7, page: 1, pagination: false, select: { name: true, account: true } },
    { limit: 5, page: 3, pagination: true, sort: '-account.name', select: { name: true, inception: true } },
  ])('answers as the adapter of Payload does: %j', async (asked) => {
    for (const where of rules()) {
      const { ours, theirs } = await both('portfolios', { ...asked, where })
      expect(ours).toEqual(theirs)
    }
  })

  it('takes a page from the index of its order, though all rows that are not in the trash have an index too', async () => {
    const { client } = payload.db as unknown as { client: Client }
    const asked: { sql: string }[] = []
    const execute = client.execute.bind(client)
    client.execute = async (statement: InStatement & object) => {
      asked.push(statement)
      return execute(statement)
    }
    await payload.find({ collection: 'portfolios', depth: 0, limit: 50 })
    Reflect.deleteProperty(client, 'execute')
    const list = asked.find(({ sql }) => sql.includes('json_group_array'))
    const { rows } = await client.execute({ args: [], ...list, sql: `explain query plan ${list?.sql}` })
    expect(JSON.stringify(rows)).toContain('portfolios_updated_at_idx')
  })

  it('gives each person their own rows, though their questions are one statement', async () => {
    const seen = new Set<string>()
    for (const round of [1, 2])
      for (const id of [...people, 'nobody', ...people.toReversed()]) {
        const where = visibleAccountsWhere({ id, isProfessional: true, isInvestor: true }, { prefix: 'account.' })
        if (typeof where !== 'object') throw new Error('This rule is a question')
        for (const asked of [{ limit: 7 }, { limit: 30 }, { limit: 0, pagination: false }]) {
          const { ours, theirs } = await both('portfolios', { ...asked, where })
          expect(ours).toEqual(theirs)
          seen.add(`${id} ${ours.totalDocs} ${round}`)
        }
      }
    // They do see different ones.
    expect(new Set([...seen].map((each) => each.split(' ')[1])).size).toBeGreaterThan(2)
  })

  it('gives lists of relations in their order, dates as instants, and every record once however many of its people match', async () => {
    const where: Where = { or: [{ team: { in: people } }, { client: { equals: anna } }] }
    for (const asked of [{ pagination: false, limit: 0 }, { limit: 4, page: 2, sort: 'searchName' }, { limit: 4 }]) {
      const { ours, theirs } = await both('accounts', { ...asked, where })
      expect(ours).toEqual(theirs)
    }
  })

  it.each<Where>([
    { team: { equals: 'nobody' } },
    { team: { not_equals: 'nobody' } },
    { team: { exists: false } },
    { 'client.name': { equals: 'Anna' } },
    { 'client.name': { not_equals: 'Anna' } },
    { 'client.name': { exists: false } },
    { 'client.name': { equals: null } },
    { 'client.isProfessional': { equals: false } },
    { 'client.name': { in: ['Anna', 'Chloe'] }, 'client.email': { not_equals: 'Chloe@b.example' } },
    { and: [{ 'client.name': { not_equals: 'Anna' } }, { 'portal.slug': { equals: 'one' } }, { active: { equals: true } }] },
    { or: [{ 'client.name': { equals: 'Anna' } }, { 'client.email': { exists: false } }] },
    { or: [{ 'client.name': { equals: 'Anna' } }, { 'client.name': { equals: 'Chloe' } }] },
    { or: [{ 'client.name': { equals: 'Anna' } }, { 'portal.slug': { equals: 'two' } }] },
    {
      and: [{ 'portal.brand': { equals: 'akta' } }, { or: [{ 'portal.slug': { equals: 'two' } }, { 'portal.active': { equals: true } }] }],
    },
    { 'client.id': { in: ['nobody'] } },
    { or: [] },
  ])('answers as the adapter of Payload does where a relation is asked for: %j', async (where) => {
    for (const asked of [
      { pagination: false, limit: 0 },
      { limit: 4, page: 2, pagination: true },
      { limit: 40, pagination: true },
    ]) {
      const { ours, theirs } = await both('accounts', { ...asked, sort: 'name', where })
      expect(ours).toEqual(theirs)
    }
    // Each person of a list asked for by itself, which one statement answers together.
    const ofTeam: Where = { and: [{ team: { equals: people[0] } }, { team: { in: people.slice(1) } }, where] }
    const { ours, theirs } = await both('accounts', { limit: 0, pagination: false, sort: 'name', where: ofTeam })
    expect(ours).toEqual(theirs)
  })

  it('reads a long list to the last digit and letter', async () => {
    const numbers = [0.1 + 0.2, 1 / 3, -2.5e-9, 1e21, 12345678.9, 0, -7, null]
    const texts = ['"quoted", \'twice\'', 'two\nlines\\', 'Ágúst Ψ 🎈', '{"a":1}', '0.10', '', null]
    const account = (await payload.db.find<{ id: string }>({ collection: 'accounts', limit: 1 })).docs[0]?.id
    for (let index = 0; index < 24; index += 1)
      await insert('figures', {
        subject: `account/${index}`,
        account,
        source: 'akta',
        externalId: `X${index}`,
        name: texts[index % texts.length],
        value: '10.50',
        sortValue: numbers[index % numbers.length],
        change1d: numbers[(index + 1) % numbers.length],
        asOf: '2026-11-19',
        fetchedAt: index % 2 ? '2026-11-20T05:00:00.000Z' : null,
        isIncomplete: index % 3 === 0 ? null : index % 3 === 1,
      })
    const { ours, theirs } = await both('figures', { limit: 0, pagination: false, sort: 'subject' })
    expect(ours.docs).toHaveLength(24)
    expect(ours).toEqual(theirs)
  })

  it('reads values that are JSON themselves in a long list', async () => {
    for (const key of ['one', 'two'])
      await insert('wealth-answers', {
        key,
        body: { text: `"${key}"\\`, list: [1.5, null, { deep: true }] },
        fetchedAt: '2026-11-20T05:00:00.000Z',
      })
    const { ours, theirs } = await both('wealth-answers', { limit: 0, pagination: false, sort: 'key' })
    expect(ours.docs).toHaveLength(2)
    expect(ours).toEqual(theirs)
  })

  it.each(['accounts', 'portals', 'users', 'figures', 'organisations', 'sessions', 'logs', 'reports'] as const)(
    'answers as the adapter of Payload does for %s',
    async (collection) => {
      for (const limit of [3, 100]) {
        const { ours, theirs } = await both(collection, { limit, page: 1, pagination: true, where: {} })
        expect(ours).toEqual(theirs)
      }
    },
  )

  it('finds one record as the adapter of Payload does, and null for none', async () => {
    const whom: Where[] = [{ id: { equals: anna } }, { email: { equals: 'Chloe@b.example' } }, { id: { equals: 'nobody' } }]
    for (const where of whom) {
      const asked = { collection: 'users' as const, where, select: { name: true, email: true, isProfessional: true } as const }
      const theirs = await payloadsFindOne.call(payload.db as never, structuredClone(asked))
      // Payload's adapter gives more than was asked for: all columns where one of a collection's fields is a group.
      const named = theirs && Object.fromEntries(Object.entries(theirs).filter(([name]) => name === 'id' || name in asked.select))
      expect(await payload.db.findOne(structuredClone(asked))).toEqual(named)
    }
  })

  it('reads the row of one id as the adapter of Payload does: whole, by names, and unless it lies in the trash', async () => {
    const all = (await payload.db.find<{ id: string; deletedAt?: string | null }>({ collection: 'accounts', limit: 0, pagination: false }))
      .docs
    const ids = [all.find(({ deletedAt }) => !deletedAt)?.id, all.find(({ deletedAt }) => deletedAt)?.id, anna, 'nobody', "'; --"]
    const standing: Where = { deletedAt: { exists: false } }
    const found = []
    for (const id of ids)
      for (const rules of [[{ id: { equals: id } }], [{ id: { equals: id } }, standing], [{ id: { in: [id] } }, standing]])
        for (const names of [null, ['id', 'name', 'owners', 'inception', 'active']]) {
          const where: Where = rules.length === 1 ? (rules[0] ?? {}) : { and: rules }
          const select = names && { select: Object.fromEntries(names.slice(1).map((name) => [name, true as const])) }
          const { ours, theirs } = await both('accounts', { limit: 1, pagination: false, where, ...select })
          // Payload's adapter gives more than was asked for.
          const docs = names
            ? theirs.docs.map((doc) => Object.fromEntries(names.map((name) => [name, (doc as Record<string, unknown>)[name]])))
            : theirs.docs
          expect(ours).toEqual({ ...theirs, docs })
          found.push(ours.docs.length)
        }
    expect(found).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, ...Array<number>(18).fill(0)])
  })

  it('needs one statement for a list with a rule over two relations', async () => {
    const { databaseStatements } = await import('../server/health/metrics')
    const count = async () => (await databaseStatements.get()).values[0]?.value ?? 0
    const where = visibleAccountsWhere({ id: anna, isProfessional: true }, { brand: 'akta', prefix: 'account.' })
    const before = await count()
    const { docs } = await payload.db.find({
      collection: 'portfolios',
      pagination: false,
      joins: false as never,
      where: typeof where === 'object' ? where : {},
    })
    expect(docs.length).toBeGreaterThan(5)
    expect((await count()) - before).toBe(1)
  })
})
