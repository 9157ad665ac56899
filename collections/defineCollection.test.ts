import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Access, buildConfig, type CollectionConfig, createLocalReq, getPayload, type Payload } from 'payload'
import { withMongoQuestions } from '../cms/db/mongoQuestions'
import { createTestDatabase } from '../tests/helpers/database'
import { Accounts } from './Accounts'
import { adminOnly } from './access/adminOnly'
import { never } from './access/never'
import { defineCollection } from './defineCollection'
import { Documents } from './Documents'
import { nameField, searchNameField, slugField } from './fields/text'
import { FormFiles } from './FormFiles'
import { Forms } from './Forms'
import { Groups } from './Groups'
import { Holdings } from './Holdings'
import { Libraries } from './Libraries'
import { LibraryFiles } from './LibraryFiles'
import { Logs } from './Logs'
import { Media } from './Media'
import { Organisations } from './Organisations'
import { Portals } from './Portals'
import { ReportBatches } from './ReportBatches'
import { Portfolios } from './Portfolios'
import { Processes } from './Processes'
import { Submissions } from './Submissions'
import { Subscriptions } from './Subscriptions'
import { Transactions } from './Transactions'
import { Users } from './Users'

/* rights: the test makes and checks the records itself. */

const signedIn: Access = ({ req }) => req.user !== null

const everyone = { create: signedIn, read: signedIn, update: signedIn, delete: signedIn }

describe('defineCollection', () => {
  it.each(['create', 'read', 'update', 'delete'])('refuses a collection that does not say who may %s', (rule) => {
    const access = Object.fromEntries(['create', 'read', 'update', 'delete'].filter((name) => name !== rule).map((name) => [name, never]))
    expect(() => defineCollection({ slug: 'things', access, fields: [] })).toThrow(`Collection things does not say who may ${rule}`)
  })
})

const isMongo = process.env.TEST_DATABASE === 'mongodb'

describe(`options of a collection on ${isMongo ? 'MongoDB' : 'SQLite'}`, () => {
  let payload: Payload
  let stopDatabase: () => Promise<void>
  const directory = mkdtempSync(join(tmpdir(), 'quayside-define-'))
  const people: Record<string, { id: string; collection: 'users' } & Record<string, unknown>> = {}

  beforeAll(async () => {
    process.env.PAYLOAD_FORCE_DRIZZLE_PUSH = 'true'
    const { drop, url } = await createTestDatabase(directory)
    stopDatabase = drop
    const things = [
      defineCollection(
        {
          slug: 'things',
          access: everyone,
          admin: { useAsTitle: 'name' },
          fields: [
            nameField(),
            searchNameField(),
            slugField(),
            { name: 'title', type: 'text' },
            { name: 'owner', type: 'relationship', relationTo: 'users' },
          ],
        },
        { history: true },
      ),
      defineCollection(
        { slug: 'stories', access: everyone, admin: { useAsTitle: 'name' }, fields: [nameField()] },
        { publish: true, ordered: true },
      ),
      defineCollection({ slug: 'guarded', access: { ...everyone, delete: adminOnly }, fields: [nameField()] }),
    ]
    const config = await buildConfig({
      secret: 'x'.repeat(32),
      db: isMongo
        ? withMongoQuestions(mongooseAdapter({ url, ensureIndexes: true }))
        : sqliteAdapter({ client: { url }, idType: 'uuid', push: true }),
      collections: [
        Users,
        Organisations,
        Groups,
        Accounts,
        Portfolios,
        Holdings,
        Transactions,
        Documents,
        Portals,
        Subscriptions,
        Processes,
        Forms,
        FormFiles,
        Libraries,
        LibraryFiles,
        Submissions,
        Media,
        Logs,
        ReportBatches,
        ...things,
      ] as CollectionConfig[],
      typescript: { autoGenerate: false },
      telemetry: false,
    })
    payload = await getPayload({ config, key: 'define-test', cron: false })
    for (const [name, flags] of Object.entries({ admin: { admin: true }, editor: { isAdmin: true } })) {
      const row = (await payload.db.create({ collection: 'users', data: { name, email: `${name}@define.example`, ...flags } })) as {
        id: string
      }
      people[name] = { ...row, collection: 'users' }
    }
  })

  afterAll(async () => {
    await payload.destroy()
    await stopDatabase()
    rmSync(directory, { recursive: true, force: true })
  })

  /** A request of a person with their own rights. */
  const as = async (name: string) => {
    const req = await createLocalReq({ user: people[name] as never }, payload)
    return { overrideAccess: false, depth: 0, req } as const
  }
  type Row = { id: string } & Record<string, unknown>
  // The collections of this test are not in the generated types.
  const api = () =>
    payload as unknown as Record<'create' | 'update' | 'find' | 'findByID' | 'findVersions', (args: object) => Promise<never>>
  const create = async (collection: string, data: object, name = 'admin') =>
    (await api().create({ collection, data, ...(await as(name)) })) as Row
  const update = async (
    collection: string,
    id: string,
    data: object,
    { name = 'admin', ...rest }: { name?: string; trash?: boolean; draft?: boolean } = {},
  ) => (await api().update({ collection, id, data, ...rest, ...(await as(name)) })) as Row
  const list = async (
    collection: string,
    { name = 'editor', ...rest }: { name?: string; trash?: boolean; draft?: boolean; sort?: string } = {},
  ) => ((await api().find({ collection, pagination: false, ...rest, ...(await as(name)) })) as { docs: Row[] }).docs
  const remove = async (collection: string, id: string, name: string, query: Record<string, string> = {}) => {
    const endpoints = payload.collections[collection as 'users'].config.endpoints || []
    const endpoint = endpoints.find(({ method, path }) => method === 'delete' && path === '/:id')
    const req = (await as(name)).req
    return endpoint?.handler(Object.assign(req, { routeParams: { id }, query }))
  }
  const linesOf = async (id: string) =>
    (await payload.find({ collection: 'logs', where: { recordId: { equals: id } }, sort: 'createdAt', depth: 0, overrideAccess: true }))
      .docs

  it('log: each save is a line that tells what, which and who', async () => {
    const { id } = await create('things', { name: 'Boat' })
    await update('things', id, { name: 'Ship', title: 'Captain' }, { name: 'editor' })
    await update('things', id, { deletedAt: new Date().toISOString() })
    await update('things', id, { deletedAt: null }, { trash: true })
    expect(await linesOf(id)).toMatchObject([
      { type: 'Created', collection: 'things', recordTitle: 'Boat', user: people.admin?.id },
      { type: 'Updated', recordTitle: 'Ship', changes: ['name', 'title'], user: people.editor?.id },
      { type: 'Deleted', recordTitle: 'Ship' },
      { type: 'Restored', recordTitle: 'Ship' },
    ])
  })

  it('stamps: who made and who changed it', async () => {
    const { id } = await create('things', { name: 'Stamped', createdBy: people.editor?.id })
    expect(await update('things', id, { name: 'Again' }, { name: 'editor' })).not.toHaveProperty('createdBy')
    const [row] = (await list('things', { name: 'admin' })).filter((each) => each.id === id)
    expect(row).toMatchObject({ createdBy: people.admin?.id, updatedBy: people.editor?.id })
  })

  it('trash: out of sight and reach of all but platform admins, whatever they ask', async () => {
    const { id } = await create('things', { name: 'Gone' })
    await update('things', id, { deletedAt: new Date().toISOString() })
    expect((await list('things', { trash: true })).map((row) => row.id)).not.toContain(id)
    for (const data of [{ deletedAt: null }, { name: 'Mine' }])
      await expect(update('things', id, data, { name: 'editor', trash: true })).rejects.toMatchObject({ status: expect.any(Number) })
    expect((await list('things', { name: 'admin', trash: true })).find((row) => row.id === id)).toMatchObject({ name: 'Gone' })
    expect(await update('things', id, { deletedAt: null }, { trash: true })).toMatchObject({ name: 'Gone' })
  })

  it('trash: DELETE moves there, and takes nothing out of it', async () => {
    const { id } = await create('things', { name: 'Thrown' })
    expect((await remove('things', id, 'editor'))?.status).toBe(200)
    expect((await list('things', { name: 'admin', trash: true })).map((row) => row.id)).toContain(id)
    await expect(remove('things', id, 'admin', { trash: 'true' })).rejects.toMatchObject({ status: 409 })
    expect((await list('things', { name: 'admin', trash: true })).map((row) => row.id)).toContain(id)
    const guarded = await create('guarded', { name: 'Guarded' })
    await expect(remove('guarded', guarded.id, 'editor')).rejects.toMatchObject({ status: 403 })
    // Nor by a save that says so.
    await expect(update('guarded', guarded.id, { deletedAt: new Date().toISOString() }, { name: 'editor' })).rejects.toMatchObject({
      status: 403,
    })
  })

  it('trash: a portal goes there, and the log says so', async () => {
    const { id: photo } = (await payload.db.create({ collection: 'media', data: { name: 'logo', filename: 'logo.png' } })) as { id: string }
    const look = { brand: 'akta', theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@define.example', photo: [photo] }
    const { id } = await create('portals', { name: 'Closing', slug: 'closing', ...look })
    expect((await remove('portals', id, 'admin'))?.status).toBe(200)
    expect((await linesOf(id)).map(({ type }) => type)).toEqual(['Created', 'Deleted'])
  })

  it('history: former states are kept for admins', async () => {
    const { id } = await create('things', { name: 'First' })
    await update('things', id, { name: 'Second' })
    const query = { collection: 'things', where: { parent: { equals: id } }, sort: 'createdAt' }
    const versions = (await api().findVersions({ ...query, ...(await as('admin')) })) as { docs: { version: Row }[] }
    expect(versions.docs.map(({ version }) => version.name)).toEqual(['First', 'Second'])
    await expect(api().findVersions({ ...query, ...(await as('editor')) })).rejects.toMatchObject({ status: 403 })
  })

  it('publish: a draft is seen by admins alone, and publishing is stamped and logged', async () => {
    const { id } = await create('stories', { name: 'Outlook', _status: 'draft' })
    for (const draft of [true, false]) expect((await list('stories', { draft })).map((row) => row.id)).not.toContain(id)
    expect(await update('stories', id, { _status: 'published' })).toMatchObject({
      publishedAt: expect.any(String),
      publishedBy: people.admin?.id,
    })
    expect((await list('stories')).map((row) => row.id)).toContain(id)
    // A later draft leaves what is published as it is.
    await update('stories', id, { name: 'Next outlook', _status: 'draft' }, { draft: true })
    expect((await list('stories')).find((row) => row.id === id)).toMatchObject({ name: 'Outlook' })
    expect((await list('stories', { draft: true })).map((row) => row.name)).not.toContain('Next outlook')
    expect(await update('stories', id, { _status: 'draft' })).toMatchObject({ publishedAt: null })
    expect((await list('stories')).map((row) => row.id)).not.toContain(id)
    expect((await linesOf(id)).map(({ type }) => type)).toEqual(['Created', 'Published', 'Updated', 'Updated'])
  })

  it('ordered: lists come in the order of the editors', async () => {
    const made = [
      await create('stories', { name: 'One', _status: 'published' }),
      await create('stories', { name: 'Two', _status: 'published' }),
    ]
    const names = (await list('stories')).map((row) => row.id)
    expect(made.map(({ id }) => names.indexOf(id))).toEqual(made.map(({ id }) => names.indexOf(id)).toSorted((a, b) => a - b))
    expect(made.every((row) => typeof row._order === 'string')).toBe(true)
  })

  it.each([
    ['a name that is too long', { name: 'x'.repeat(201) }],
    ['a blank name', { name: ' \n ' }],
    ['another text that is too long', { name: 'Long', title: 'x'.repeat(501) }],
    ['a related record that nobody has', { name: 'Related', owner: isMongo ? '0'.repeat(24) : '00000000-0000-4000-8000-000000000000' }],
    ['a related record that is no id', { name: 'Related', owner: 'x; drop table users' }],
  ])('refuses %s before the database sees it', async (_what, data) => {
    await expect(create('things', data)).rejects.toMatchObject({ status: 400 })
  })

  it('takes line breaks and control characters out of a text of one line', async () => {
    expect(await create('things', { name: 'Ada\r\nERROR forged\u0007 line\u2028' })).toMatchObject({ name: 'Ada ERROR forged  line' })
  })
})
