import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer } from '../helpers/client'
import { docsOf } from '../helpers/records'
import { everyActor, expectedTable } from './cells'
import { type Actor, actors, canariesIn, world as makeWorld } from './world'

/* What a list gives away when it is asked in other ways than a screen asks. */

const table = expectedTable()
const collections = [
  'users',
  'organisations',
  'portals',
  'accounts',
  'portfolios',
  'holdings',
  'transactions',
  'groups',
  'media',
  'documents',
  'reports',
  'pages',
  'posts',
  'commentary',
  'library-files',
] as const
const others = actors.filter((actor) => actor !== 'admin')
let world: Awaited<ReturnType<typeof makeWorld>>

beforeAll(async () => {
  world = await makeWorld()
})

const cell = (collection: string, actor: Actor) => everyActor(table[collection]?.list ?? {})[actor]
const mayOf = (actor: Actor) =>
  new Set(
    collections.flatMap((collection) =>
      cell(collection, actor)
        .split(' ')
        .slice(1)
        .map((owner) => `${collection} ${owner}`),
    ),
  )

const secretValue =
  /"(hash|salt|sessions|resetPasswordToken|resetPasswordExpiration|loginAttempts|lockUntil|apiKey|activeKey|password)"\s*:\s*(?!\{|true|false|\[\])/

/** What an answer says that the actor's plain lists do not. */
function leaks(actor: Actor, answer: Answer): string[] {
  const may = mayOf(actor)
  const secret = secretValue.exec(answer.text)
  return [
    ...[...canariesIn(answer.text)].filter((found) => !may.has(found)),
    ...(secret ? [`the field ${secret[1]}`] : []),
    ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
  ]
}

/** Everyone but the admin at once, each on one collection after the other: there are some thousand questions, and none changes anything. */
async function leaksWhen(ask: (actor: Actor, collection: string) => Promise<Answer>): Promise<string[]> {
  const ofActor = async (actor: Actor): Promise<string[]> => {
    const found: string[] = []
    for (const collection of collections)
      found.push(...leaks(actor, await ask(actor, collection)).map((leak) => `${actor} ${collection}: ${leak}`))
    return found
  }
  return (await Promise.all(others.map(ofActor))).flat()
}

describe('lists asked in other ways', () => {
  it.each([
    ['depth', 'depth=3&limit=200'],
    ['more depth than there is', 'depth=10&limit=200'],
    ['no limit', 'limit=0'],
    ['no pages', 'pagination=false'],
    ['a negative page', 'page=-1&limit=200'],
    ['the trash', 'trash=true&limit=200'],
    ['drafts', 'draft=true&limit=200'],
    ['all languages', 'locale=all&limit=200'],
    [
      'fields picked',
      'select[name]=true&select[hash]=true&select[salt]=true&select[sessions]=true&select[resetPasswordToken]=true&select[owner]=true&select[client]=true&limit=200',
    ],
    [
      'fields of relations picked',
      'depth=3&limit=200&populate[users][hash]=true&populate[users][salt]=true&populate[users][sessions]=true&populate[users][name]=true&populate[users][organisation]=true&populate[accounts][name]=true&populate[portals][name]=true&populate[portals][company]=true&populate[organisations][name]=true',
    ],
    ['joins', 'depth=3&limit=200&joins[portfolios][limit]=0&joins[portfolios][where][id][exists]=true'],
    ['inactive ones', 'where[active][equals]=false&limit=200'],
    ['everything by an or', 'where[or][0][id][exists]=true&where[or][1][id][exists]=false&limit=200'],
  ])('%s', async (_name, query) => {
    expect(await leaksWhen((actor, collection) => world.as(actor).get(`/api/${collection}?${query}`))).toEqual([])
  })

  it('as a form with the method overridden, which is capped like any other list', async () => {
    const found = await leaksWhen(async (actor, collection) => {
      const answer = await world.as(actor).send('POST', `/api/${collection}`, {
        body: 'limit=0&depth=10&trash=true',
        headers: { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([collection, actor, answer.status]).toEqual([collection, actor, Number(cell(collection, actor).slice(0, 3))])
      expect((answer.body as { limit?: number }).limit ?? 200).toBe(200)
      return answer
    })
    expect(found).toEqual([])
  })

  it('does not turn an overridden method in the other direction into a write', async () => {
    const { ids } = world
    for (const method of ['DELETE', 'PATCH']) {
      const answer = await world.as('A').send('GET', `/api/accounts/${ids.accounts.A}`, {
        headers: { 'x-payload-http-method-override': method, 'x-http-method-override': method },
      })
      expect(answer.status).toBe(200)
    }
    expect((await world.as('A').get(`/api/accounts/${ids.accounts.A}`)).status).toBe(200)
  })
})

describe('hidden fields', () => {
  const hidden = ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'loginAttempts'] as const

  it.each(hidden)('%s of a user cannot be asked for, neither directly nor through a relation', async (field) => {
    const answered: string[] = []
    for (const actor of ['P', 'A', 'M'] as const) {
      const client = world.as(actor)
      for (const path of [
        `/api/users?where[${field}][exists]=true`,
        `/api/accounts?where[client.${field}][like]=a`,
        `/api/accounts?where[owners.${field}][like]=a`,
        `/api/portals?where[owner.${field}][exists]=true`,
        `/api/documents?where[account.client.${field}][exists]=true`,
      ]) {
        const answer = await client.get(path)
        // 403 where the whole collection is closed; never an answer that depends on the value.
        if (![400, 403].includes(answer.status)) answered.push(`${actor} ${path}: ${answer.status}`)
      }
    }
    expect(answered).toEqual([])
  })

  it.each([
    'client.salt',
    'client.hash',
    '-client.salt',
    'owners.hash',
    'client.sessions.id',
    'portal.owner.hash',
    'client.resetPasswordToken',
    'client__salt',
    'name,-client__hash',
    'portal.company.name',
  ])('sort=%s does not put the rows in an order of secrets', async (sort) => {
    const plain = await world.as('P').get('/api/accounts?limit=200')
    const sorted = await world.as('P').get(`/api/accounts?limit=200&sort=${sort}`)
    expect(plain.status).toBe(200)
    const order = (answer: Answer) => (answer.status === 400 ? 'refused' : docsOf(answer).map(({ id }) => id))
    expect(['refused', order(plain)]).toContainEqual(order(sorted))
  })

  it.each(['hash', '-salt', 'sessions.id'])('users are not put in the order of their %s', async (sort) => {
    const [plain, sorted] = [await world.as('P').get('/api/users?limit=200'), await world.as('P').get(`/api/users?limit=200&sort=${sort}`)]
    expect([plain.status, sorted.status]).toEqual([200, 400])
  })

  it('who made and who changed a record is not for clients to ask', async () => {
    for (const field of ['createdBy', 'updatedBy']) {
      const answer = await world.as('A').get(`/api/accounts?where[${field}.email][like]=admin`)
      expect([field, answer.status]).toEqual([field, 400])
      expect((await world.as('A').get('/api/accounts')).text).not.toContain(`"${field}"`)
    }
  })
})

describe('limits', () => {
  it.each([
    'limit=0',
    'limit=100000000',
    'limit=-5',
    'limit=all',
    'pagination=false',
    'limit=0&pagination=false',
    'limit[]=0',
    'limit=10&limit=0',
  ])('%s gives no more than 200 rows', async (query) => {
    const answer = await world.as('admin').get(`/api/logs?${query}`)
    expect(answer.status).toBe(200)
    expect(docsOf(answer).length).toBeLessThanOrEqual(200)
    expect((answer.body as { limit: number }).limit).toBeLessThanOrEqual(200)
    expect((answer.body as { totalDocs: number }).totalDocs).toBeGreaterThan(0)
  })
})

describe('strange queries', () => {
  it.each([
    'where[name][$ne]=x',
    'where[$where]=sleep(1000)',
    'where[name][$regex]=.*',
    'where[name][like][0]=a&where[name][like][1]=b',
    "where[name][equals]=' OR 1=1 --",
    "where[name'%20OR%201=1][equals]=x",
    'where[figures.value%22)][equals]=1',
    `where[name][like]=${'a'.repeat(5000)}`,
    `where[name][like]=${encodeURIComponent('%_'.repeat(1000))}`,
    `where[name][like]=${encodeURIComponent('((a+)+)$')}`,
    'where[__proto__][polluted]=1',
    'where[constructor][prototype][polluted]=1',
    '__proto__[polluted]=1',
    'where=not-an-object',
    'where[or]=x',
    'where[name][like]=a&where[name][like]=b',
    `where[and][0][and][0][and][0][and][0][and][0][name][like]=a`,
    'select=x',
    'sort[]=name&sort[]=id',
    'sort=nothing.like.this',
    'depth=NaN',
    'joins=x',
  ])('%s is answered without a fault of the server and shows nothing more', async (query) => {
    for (const actor of ['A', 'P', 'nobody'] as const) {
      const answer = await world.as(actor).get(`/api/accounts?${query.replaceAll(' ', '%20')}`)
      expect([actor, leaks(actor, answer)]).toEqual([actor, []])
    }
  })

  it.each([
    '/api/accounts/%E0%A4%A',
    '/api/accounts/%00',
    '/api/media/file/..%2f..%2f..%2fetc%2fpasswd',
    '/api/documents/file/..%2Fportal.db',
    '/api/documents/..%2f..%2fsecret/download',
    '/api/accounts/__proto__',
    '/api/constructor',
    '/api/__proto__',
    '/api/toString/1',
  ])('%s is no door', async (path) => {
    for (const actor of ['A', 'admin', 'nobody'] as const) {
      const answer = await world.as(actor).get(path)
      expect([400, 401, 403, 404]).toContain(answer.status)
      expect(answer.text).not.toMatch(/root:|SQLite format|node_modules|at \w+ \(/)
    }
  })
})

describe('doors of Payload that are closed', () => {
  it.each([
    '/api/payload-jobs',
    '/api/x/../payload-jobs',
    '/api/./payload-jobs',
    '/api/x/%2e%2e/payload-jobs',
    '/api/x/%2E%2E/payload-jobs/run',
    '/api//payload-jobs',
    '/api/%70ayload-jobs',
    '/API/payload-jobs',
    '/api/payload-jobs/',
    '/api/portals/versions',
    '/api/portals/versions/x',
    '/api/payload-jobs/run?allQueues=true',
    '/api/x/..\\payload-jobs',
    'http://akta.localhost/api/payload-jobs',
    'http://akta.localhost/api/payload-jobs/run',
    '/api/users/../payload-kv',
    '/api/globals/../payload-migrations',
    '/api/x/../wealth-answers',
    '/api/x/../graphql',
  ])('%s', async (path) => {
    for (const actor of ['A', 'P', 'admin'] as const) {
      const answer = await world.as(actor).get(path)
      expect([actor, path, answer.status]).toEqual([actor, path, 404])
      expect(answer.text).not.toContain('docs')
    }
  })
})

describe('preferences', () => {
  it('are for people who may use the panel', async () => {
    for (const [actor, status] of [
      ['nobody', 401],
      ['A', 403],
      ['P', 403],
    ] as const) {
      const client = world.as(actor)
      for (const answer of [
        await client.post('/api/payload-preferences', { key: 'own', value: { secret: 'x'.repeat(1000) } }),
        await client.post('/api/payload-preferences/own', { value: 1 }),
        await client.get('/api/payload-preferences'),
        await client.get('/api/payload-preferences/own'),
      ])
        expect([actor, answer.status]).toEqual([actor, status])
    }
    const admin = world.as('admin')
    expect((await admin.post('/api/payload-preferences/own', { value: { open: true } })).status).toBe(200)
    expect((await admin.get('/api/payload-preferences/own')).body).toMatchObject({ value: { open: true } })
  })
})

describe('a session on the host of another brand', () => {
  it('is none, for our endpoints and for REST alike', async () => {
    const { ids } = world
    for (const path of [
      '/api/session',
      '/api/accounts',
      `/api/accounts/${ids.accounts.A}`,
      `/api/wealth/accounts/${ids.accounts.A}`,
      `/api/wealth/portfolios/${ids.portfolios.A}/holdings`,
      `/api/wealth/accounts/${ids.accounts.A}/report`,
    ]) {
      expect([path, (await world.as('A').get(path, { host: 'bowmore' })).status]).toEqual([path, 401])
      expect([path, (await world.as('A').get(path)).status]).not.toEqual([path, 401])
    }
    expect((await world.as('A').get('/api/users/me', { host: 'bowmore' })).body).toMatchObject({ user: null })
    // A platform admin's works anywhere.
    expect((await world.as('admin').get('/api/session', { host: 'bowmore' })).status).toBe(200)
    for (const actor of ['A', 'P'] as const) {
      const answers = [await world.as(actor).get('/api/session', { host: 'bowmore' })]
      for (const collection of ['accounts', 'portfolios', 'documents', 'portals', 'reports']) {
        answers.push(await world.as(actor).get(`/api/${collection}?limit=200`, { host: 'bowmore' }))
        const own = Object.values(ids[collection as 'accounts'])[0] ?? ''
        answers.push(await world.as(actor).get(`/api/${collection}/${own}`, { host: 'bowmore' }))
      }
      // Whoever says which brand it is, it is the host's.
      answers.push(await world.as(actor).get('/api/accounts?limit=200', { host: 'bowmore', headers: { 'x-quayside-brand': 'akta' } }))
      const shown = answers.flatMap(({ text }) => [...canariesIn(text)]).filter((found) => !found.startsWith('users '))
      expect([actor, shown]).toEqual([actor, []])
    }
  })
})
