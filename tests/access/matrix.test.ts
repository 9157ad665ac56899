import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Answer, type Client, signIn } from '../helpers/client'
import { forgetJournal, journal } from '../helpers/figures'
import { docsOf } from '../helpers/records'
import { cellOf, everyActor, expectedTable } from './cells'
import { idRoutes, listRoutes, ownRoutes, protectedIn, takenOver, type Targets, targetsOf, throwaway, tryCreate, unknownId } from './routes'
import { type Actor, actors, canariesIn, world as makeWorld } from './world'

/*
 * Every actor on every route of every collection, against the reviewed table in expected.json.
 * Whatever the status, no answer may hold a canary that the actor's lists do not show them, nor the name of a secret.
 */

const table = expectedTable()
let world: Awaited<ReturnType<typeof makeWorld>>
/** Makes what others destroy: with these too the admin who is an actor would write more in a minute than a person may. */
let keeper: Client

beforeAll(async () => {
  world = await makeWorld()
  const own = { email: `keeper-${Date.now()}@access.example`, password: 'Canary-2026' }
  const made = await world.as('admin').post('/api/users?depth=0', { ...own, name: 'Keeper', admin: true, is2FADisabled: true })
  expect(made.status).toBe(201)
  keeper = await signIn(own.email, { password: own.password })
  for (const actor of actors) await readOwn(actor)
})

/** What each actor may see at all: the sum of the lists in the table. */
const allowed = Object.fromEntries(actors.map((actor) => [actor, new Set<string>()])) as Record<Actor, Set<string>>
for (const [collection, { list }] of Object.entries(table))
  for (const [actor, cell] of Object.entries(list ? everyActor(list) : {}))
    for (const owner of cell.split(' ').slice(1)) allowed[actor as Actor].add(`${collection} ${owner}`)

const secret =
  /"(hash|salt|sessions|resetPasswordToken|resetPasswordExpiration|_verificationToken|loginAttempts|lockUntil|apiKey|apiKeyIndex|activeKey|leaseToken|password)"\s*:\s*(?!\{|true|false|\[\])/

/** Leaks of an answer, in words. */
function leaksIn(actor: Actor, answer: Answer): string[] {
  const may = allowed[actor]
  const foreign = [...canariesIn(answer.text)].filter((found) => !may.has(found))
  const [, named] = secret.exec(answer.text) ?? []
  return [...foreign.map((found) => `${actor} saw ${found}`), ...(named ? [`${actor} saw the field ${named}`] : [])]
}

/** Asks again when somebody has written as much as a person may in a minute: here everybody writes more. */
function patient(client: Client): Client {
  const send: Client['send'] = async (method, path, options) => {
    for (;;) {
      const answer = await client.send(method, path, options)
      if (answer.status !== 429) return answer
      await sleep(1000 * Number(answer.headers['retry-after'] ?? 1))
    }
  }
  return {
    ...client,
    send,
    get: (path, options) => send('GET', path, options),
    post: (path, body, options) => send('POST', path, { ...options, body }),
    patch: (path, body, options) => send('PATCH', path, { ...options, body }),
    put: (path, body, options) => send('PUT', path, { ...options, body }),
    del: (path, options) => send('DELETE', path, options),
  }
}

/** What changes nothing is asked by everyone at once. */
const isReading = (route: string): boolean =>
  ['list', 'read', 'file', 'version', 'versions', 'access'].includes(route) || ownRoutes[route]?.endpoint.startsWith('GET ') === true

/** What everyone may ask for at once: what is asked of a provider anew is waited for, and changes no record either. */
const isAskedAtOnce = (route: string): boolean => isReading(route) || route === 'account read anew'

/** What each actor was answered on the reading routes of ours, and for what they made us ask the upstream: one actor after another, to know whose it was. */
const answered = new Map<string, Readonly<{ cell: string; leaks: readonly string[] }>>()
const askedFor = Object.fromEntries(actors.map((actor) => [actor, [] as string[]])) as Record<Actor, string[]>

async function readOwn(actor: Actor): Promise<void> {
  const client = { ...patient(world.as(actor)), email: actor }
  await forgetJournal()
  const left = Object.entries(ownRoutes).filter(([route]) => isReading(route))
  // A few at once, as a browser does: whoever waits for an upstream waits three seconds.
  const readOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [route, { call, targets }] = next
      const leaks: string[] = []
      const cell = await idCell(client, targetsOf(world, targets), (id) => call(client, id), leaks)
      answered.set(`${actor} ${route}`, { cell, leaks })
    }
  }
  await Promise.all(Array.from({ length: 6 }, readOn))
  askedFor[actor].push(...(await journal()))
}

/** In whose portfolio an advisor keeps what they may destroy. */
const keepers: Partial<Record<Actor, 'A' | 'B' | 'C'>> = { Q: 'B', R: 'C', S: 'B' }

const collectionOf = (collection: string) => (collection === 'reports' ? 'portals' : collection)

function targetsIn(collection: string, route: string): Targets {
  if (route === 'file') return world.files[collection as 'media' | 'documents' | 'library-files']
  return collection in world.ids ? world.ids[collection as 'users'] : {}
}

/** The newest version of each owner's record: to go back to it changes nothing. Without a history the record's own id stands for one. */
async function versionsOf(collection: string, targets: Targets): Promise<Targets> {
  const admin = world.as('admin')
  const found = await Promise.all(
    Object.entries(targets).map(async ([owner, id]) => {
      const answer = await admin.get(`/api/${collection}/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`)
      const newest = answer.status === 200 ? docsOf(answer)[0] : undefined
      return [owner, newest?.id ?? id] as const
    }),
  )
  return Object.fromEntries(found)
}

/** The cell of a route with an id: the status for each owner's record, and for an id that nobody has. */
async function idCell(client: Client, targets: Targets, call: (id: string) => Promise<Answer>, leaks: string[]): Promise<string> {
  const statuses = new Map<string, number>()
  for (const [owner, id] of Object.entries(targets)) {
    const answer = await call(id)
    leaks.push(...leaksIn(client.email as Actor, answer))
    statuses.set(owner, answer.status)
  }
  return cellOf(statuses, (await call(unknownId())).status)
}

/** The cell of a route without one: the status, and whose records of this collection are in the answer. */
function listCell(collection: string, answer: Answer): string {
  const prefix = `${collectionOf(collection)} `
  const owners = [...canariesIn(answer.text)].filter((found) => found.startsWith(prefix)).map((found) => found.slice(prefix.length))
  return [answer.status, ...owners.sort()].join(' ')
}

async function actualCell(actor: Actor, collection: string, route: string, leaks: string[]): Promise<string> {
  const client = { ...patient(world.as(actor)), email: actor }
  const own = ownRoutes[route]
  const known = collection === '(ours)' ? answered.get(`${actor} ${route}`) : undefined
  if (known) {
    leaks.push(...known.leaks)
    return known.cell
  }
  if (collection === '(ours)' && own) return idCell(client, targetsOf(world, own.targets), (id) => own.call(client, id), leaks)
  if (route === 'create') return String((await tryCreate(client, collection, world)).status)
  const byId = idRoutes[route]
  if (byId) {
    // Who may destroy, and an admin who may copy: not the records that the others look for.
    const mayDestroy = route === 'delete' && everyActor(table[collection]?.[route] ?? {})[actor]?.startsWith('200')
    const isSpared = mayDestroy || (actor === 'admin' && (route === 'delete' || route === 'duplicate'))
    const spare = isSpared ? await throwaway(keeper, collection, world, keepers[actor] ?? 'A') : null
    if (spare !== null) {
      const [own, unknown] = [(await byId(client, collection, spare)).status, (await byId(client, collection, unknownId())).status]
      return own === unknown ? String(own) : `${own} / ${unknown}`
    }
    const targets = targetsIn(collection, route)
    const named = route.includes('version') ? await versionsOf(collection, targets) : targets
    return idCell(client, named, (id) => byId(client, collection, id), leaks)
  }
  const listed = listRoutes[route]
  const [method = 'GET', path = ''] = route.split(' ')
  const answer = listed
    ? await listed(client, collection, targetsIn(collection, route))
    : await client.send(method, `/api/${collection === '(root)' ? '' : `${collection}/`}${path}`, method === 'POST' ? { body: {} } : {})
  leaks.push(...leaksIn(actor, answer))
  return route === 'list' ? listCell(collection, answer) : String(answer.status)
}

describe.each(Object.entries(table))('%s', (collection, lines) => {
  it.each(Object.entries(lines))('%s', async (route, line) => {
    const leaks: string[] = []
    const actual: Partial<Record<Actor, string>> = {}
    const fill = async (actor: Actor) => {
      actual[actor] = await actualCell(actor, collection, route, leaks)
    }
    if (isAskedAtOnce(route)) await Promise.all(actors.map(fill))
    else for (const actor of actors) await fill(actor)
    expect(actual).toEqual(everyActor(line))
    expect(leaks).toEqual([])
  })
})

describe('what is protected', () => {
  it('is as it was after everyone has tried to change it', async () => {
    const admin = world.as('admin')
    const changed: string[] = []
    for (const [collection, guarded] of Object.entries(protectedIn)) {
      const fields = Object.keys(guarded)
      for (const [owner, id] of Object.entries(world.ids[collection as keyof typeof world.ids])) {
        const stored = async () => {
          const doc = (await admin.get(`/api/${collection}/${id}?depth=0`)).body as Record<string, unknown>
          return JSON.stringify(fields.map((field) => doc[field] ?? null))
        }
        const before = await stored()
        for (const actor of actors)
          if (actor !== 'admin') await patient(world.as(actor)).patch(`/api/${collection}/${id}`, takenOver(collection))
        if ((await stored()) !== before) changed.push(`${collection} ${owner}: ${before} became ${await stored()}`)
      }
    }
    expect(changed).toEqual([])
  })
})

describe('counts', () => {
  it.each(
    Object.keys(table).filter(
      (collection) => !collection.startsWith('(') && table[collection]?.count === undefined && table[collection]?.list !== undefined,
    ),
  )('%s: as many as the list shows, and refused where the list is', async (collection) => {
    const expectSame = async (actor: Actor) => {
      const client = world.as(actor)
      const [list, count] = [await client.get(`/api/${collection}?limit=1`), await client.get(`/api/${collection}/count`)]
      expect([actor, count.status]).toEqual([actor, list.status])
      const total = (answer: Answer) => (answer.body as { totalDocs?: number } | undefined)?.totalDocs
      // The log grows while it is counted.
      const tolerated = collection === 'logs' ? 5 : 0
      expect(Math.abs((total(count) ?? 0) - (total(list) ?? 0))).toBeLessThanOrEqual(tolerated)
    }
    await Promise.all(actors.map(expectSame))
  })
})

describe('the upstream', () => {
  it('is never asked for what a person may not see', async () => {
    const seen: string[] = []
    for (const actor of actors) {
      await forgetJournal()
      for (const [route, { call, targets }] of Object.entries(ownRoutes))
        if (!isReading(route)) for (const id of Object.values(targetsOf(world, targets))) await call(world.as(actor), id)
      await world.as(actor).post('/api/functions/generatePdf', { account: world.ids.accounts.B, portfolio: world.ids.portfolios.A })
      const may = allowed[actor]
      seen.push(
        ...[...askedFor[actor], ...(await journal())].flatMap((path) =>
          [...canariesIn(path)].filter((found) => !may.has(found)).map((found) => `${actor} made us ask for ${found}: ${path}`),
        ),
      )
    }
    expect(seen).toEqual([])
  })
})
