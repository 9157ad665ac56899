import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, SelectType } from 'payload'
import { createLocalReq } from 'payload'
import { onSqlite } from '../../tests/helpers/database'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { beginShortWalk } from './shortWalk'

let own: OwnPayload
let payload: Payload

/** By collection, two records: one of what has to be there alone, and one with a value for whatever may have one. */
const known = new Map<string, string[]>()

const plain: Partial<Record<string, unknown>> = {
  checkbox: true,
  code: 'x',
  date: '2026-03-31T00:00:00.000Z',
  json: { a: 1 },
  number: 1,
  textarea: 'Text',
}

type Named = FlattenedField & { required?: boolean; virtual?: unknown }

function valueOf(field: Named, at: number): unknown {
  const many = (value: unknown) => ('hasMany' in field && field.hasMany && value !== undefined ? [value] : value)
  if (field.type === 'text' || field.type === 'email') return many(`${field.name} ${at}`)
  if (field.type === 'select' || field.type === 'radio') {
    const [first] = field.options
    return many(typeof first === 'object' ? first.value : first)
  }
  if (field.type === 'relationship' || field.type === 'upload') {
    if (Array.isArray(field.relationTo)) return undefined
    return many(known.get(field.relationTo)?.at(-1))
  }
  if (field.type === 'array') {
    const inner = field.flattenedFields.filter(({ name }) => name !== 'id') as unknown as readonly Named[]
    return [{ id: `${field.name} ${at}`, ...Object.fromEntries(inner.map((one) => [one.name, valueOf(one, at)])) }]
  }
  return plain[field.type]
}

/** Straight into the database, where nothing is filled in. */
async function insertTwo(collection: CollectionSlug): Promise<void> {
  const { flattenedFields } = payload.collections[collection].config
  const named = flattenedFields as readonly Named[]
  const writable = named.filter(({ name, virtual }) => virtual === undefined && !['id', 'deletedAt', '_order'].includes(name))
  const others = { _status: 'published', active: true, brand: 'akta', collection: undefined }
  const filled = (fields: typeof writable, at: number) =>
    Object.fromEntries(
      fields.map((field) => [field.name, field.name in others ? others[field.name as keyof typeof others] : valueOf(field, at)]),
    )
  const ids: string[] = []
  for (const [at, fields] of [
    writable.filter(({ name, required, type }) => required || name in others || type === 'array'),
    writable,
  ].entries())
    ids.push(((await payload.db.create({ collection, data: filled(fields, at) })) as { id: string }).id)
  known.set(collection, ids)
  if (onSqlite) return
  // A document from before a field was thought of: here it has none, where SQLite has a column.
  const later = Object.fromEntries(
    named.filter((field) => 'defaultValue' in field && field.type !== 'array' && !(field.name in others)).map(({ name }) => [name, '']),
  )
  const { collections } = payload.db as unknown as {
    collections: Record<string, { updateOne: (where: object, change: object) => Promise<unknown> }>
  }
  await collections[collection]?.updateOne({ _id: ids[0] }, { $unset: later })
}

const read: CollectionSlug[] = [
  'media',
  'organisations',
  'users',
  'portals',
  'subscriptions',
  'libraries',
  'risk-profiles',
  'models',
  'processes',
  'groups',
  'access-groups',
  'accounts',
  'delegations',
  'portfolios',
  'holdings',
  'transactions',
  'figures',
  'pages',
  'posts',
  'people',
  'clients',
  'commentary',
  'library-files',
  'former-terms',
  'navigation',
  'data-processes',
  'data-process-steps',
  'datasets',
  'forms',
  'submissions',
  'form-files',
  'documents',
  'reports',
  'report-batches',
  'report-deliveries',
  'messages',
  'mails',
  'sms',
  'logs',
]

type Asked = Readonly<{ depth?: number; select?: SelectType; joins?: false; showHiddenFields?: boolean }>

const questions: readonly Asked[] = [
  { depth: 0 },
  { depth: 0, joins: false },
  {},
  { depth: 0, select: { createdAt: true, name: true } },
  { depth: 2, select: { name: false, portal: false } },
  { depth: 0, showHiddenFields: true },
]

const actors = ['admin', 'investor', 'nobody', 'server'] as const
const people = new Map<string, string>()

async function requestAs(actor: (typeof actors)[number]): Promise<PayloadRequest> {
  const id = people.get(actor)
  const user = id ? await payload.findByID({ collection: 'users', id, depth: 0 }) : undefined
  return createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, payload)
}

/** What a list and its first record are answered, in text as REST sends it; a refusal as its message. */
async function answers(collection: CollectionSlug, actor: (typeof actors)[number], asked: Asked): Promise<string[]> {
  const how = { collection, overrideAccess: actor === 'server', ...asked } as const
  const said = async (reading: Promise<unknown>) => reading.then(JSON.stringify, (error: unknown) => `refused: ${String(error)}`)
  return [
    await said(payload.find({ ...how, req: await requestAs(actor) } as never)),
    await said(payload.findByID({ ...how, id: known.get(collection)?.[1] ?? '', req: await requestAs(actor) } as never)),
  ]
}

/** The same with Payload's walk over every field. */
async function wholeAnswers(...how: Parameters<typeof answers>): Promise<string[]> {
  const lists = Object.values(payload.collections).map(({ config }) => config.hooks.beforeOperation)
  for (const hooks of lists) hooks.splice(hooks.indexOf(beginShortWalk), hooks.includes(beginShortWalk) ? 1 : 0)
  try {
    return await answers(...how)
  } finally {
    for (const [at, { config }] of Object.values(payload.collections).entries())
      if (config.hooks.beforeRead.length > 0) lists[at]?.push(beginShortWalk)
  }
}

beforeAll(async () => {
  own = await openOwnPayload('short-walk')
  payload = own.payload
  await insertTwo('media')
  await insertTwo('users')
  for (const [name, roles] of [
    ['admin', { admin: true }],
    ['investor', { isInvestor: true }],
  ] as const) {
    const data = { name, searchName: name, email: `${name}@b.example`, ...roles }
    const { id } = (await payload.db.create({ collection: 'users', data })) as { id: string }
    people.set(name, id)
    // The last is whose everything that follows is.
    known.get('users')?.push(id)
  }
  // What refers to others comes after them.
  let left = read.filter((collection) => !known.has(collection))
  while (left.length > 0) {
    const later: CollectionSlug[] = []
    let refusal: unknown
    for (const collection of left)
      await insertTwo(collection).catch((error: unknown) => {
        refusal = error
        later.push(collection)
      })
    if (later.length === left.length) throw refusal
    left = later
  }
})

afterAll(() => own.close())

describe('a read with the short walk', () => {
  it.each(read)('of %s answers each person as the whole walk does', async (collection) => {
    const seen = new Set<string>()
    for (const actor of actors)
      for (const asked of questions) {
        const lean = await answers(collection, actor, asked)
        expect(lean).toEqual(await wholeAnswers(collection, actor, asked))
        for (const one of lean) seen.add(one)
      }
    // They do differ by person and by question.
    expect(seen.size).toBeGreaterThan(3)
  })

  it('leaves out most of the walk', async () => {
    let walked = -1
    const hooks = payload.collections.portfolios.config.hooks.afterRead
    const look = ({ collection }: { collection: { fields: readonly unknown[] } }) => void (walked = collection.fields.length)
    hooks.push(look as never)
    try {
      await payload.find({ collection: 'portfolios', depth: 0, overrideAccess: false, req: await requestAs('admin') })
    } finally {
      hooks.pop()
    }
    expect(walked).toBeGreaterThanOrEqual(0)
    expect(walked).toBeLessThan(payload.collections.portfolios.config.fields.length)
  })
})
