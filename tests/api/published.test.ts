import { beforeAll, describe, expect, it } from '@jest/globals'
import { richText } from '../../scripts/seed/richText'
import { bigbenResponseSchema } from '../../shared/contracts/bigben'
import { shownContentSchema } from '../../shared/contracts/content/content'
import { publishedListResponse } from '../../shared/contracts/content/published'
import { type Client, clientWith } from '../helpers/client'
import { create, type Doc, docOf } from '../helpers/records'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

/* The specification's functions that answer everybody: the clock, and what a brand has published for whoever asks. */

let tenant: Tenant
let stranger: Client
let advisor: Client
let reader: Person

beforeAll(async () => {
  tenant = await makeTenant()
  stranger = clientWith({ brand: tenant.brand, cookie: '', email: 'stranger' })
  advisor = await tenant.advisor.signIn()
  reader = await tenant.person('Rae Reader')
  await tenant.account('Rae Reader', { client: reader.id })
}, 120_000)

const block = (text: string) => ({ blockType: 'richText', text: richText({ p: text }) })
const publish = (collection: 'pages' | 'posts', name: string, own: object = {}): Promise<Doc> =>
  create(tenant.admin, collection, { name, brand: tenant.brand, _status: 'published', ...own })

async function listOf(client: Client, collection: string, query = '') {
  const answer = await client.get(`/api/functions/getPublishedList?collection=${collection}${query}`)
  expect(answer.status).toBe(200)
  return publishedListResponse.parse(answer.body)
}
const titlesOf = async (client: Client, collection: string, query = '') =>
  (await listOf(client, collection, query)).items.map(({ title }) => title)
const open = (client: Client, query: string) => client.get(`/api/functions/getPublishedContent?${query}`)

describe('bigben', () => {
  it('tells anybody what time it is on the server', async () => {
    const before = Date.now()
    const answer = await stranger.get('/api/functions/bigben')
    expect(answer.status).toBe(200)
    const { now } = bigbenResponseSchema.parse(answer.body)
    expect(Date.parse(now)).toBeGreaterThanOrEqual(before - 1000)
    expect(Date.parse(now)).toBeLessThanOrEqual(Date.now() + 1000)
    expect((await advisor.get('/api/functions/bigben')).status).toBe(200)
  })
})

describe('getPublishedList', () => {
  it('has the published pages that each may open: strangers the public ones, people what is for them as well', async () => {
    await publish('pages', 'For all')
    await publish('pages', 'For members', { views: [{ level: 'authenticated' }] })
    await publish('pages', 'For the firm', { views: [{ level: 'organisations', organisations: [tenant.firm.id] }] })
    await publish('pages', 'For Rae', { views: [{ level: 'users', users: [reader.id] }] })
    await publish('pages', 'For nobody', { views: [{ level: 'hidden' }] })
    await publish('pages', 'Behind the door', { protected: true })
    await publish('pages', 'Taken off', { hidden: true })
    await publish('pages', 'Being written', { _status: 'draft' })
    expect(await titlesOf(stranger, 'pages')).toEqual(['For all'])
    expect(await titlesOf(advisor, 'pages')).toEqual(['For all', 'For members', 'For the firm', 'Behind the door'])
    expect(await titlesOf(await reader.signIn(), 'pages')).toEqual(['For all', 'For members', 'For Rae', 'Behind the door'])
    // Of an administrator's pages too, none that the portal does not show.
    const ofAdmin = await titlesOf(tenant.admin, 'pages')
    expect(ofAdmin).toEqual(expect.arrayContaining(['For all', 'For Rae']))
    expect(ofAdmin).not.toEqual(expect.arrayContaining(['Taken off']))
    expect(ofAdmin).not.toEqual(expect.arrayContaining(['Being written']))
  })

  it('has posts with the latest first, in a language, and none of what they are made of', async () => {
    const own = { summary: 'What happened', tags: ['Insights'], content: [block('the whole story')] }
    await publish('posts', 'Old news', { ...own, publishDate: '2026-01-05' })
    await publish('posts', 'New news', { ...own, publishDate: '2026-03-31' })
    await publish('posts', 'Fréttir', { language: 'is', publishDate: '2026-02-01' })
    await publish('posts', 'Hidden news', { hidden: true })
    const list = await listOf(stranger, 'posts')
    expect(list).toMatchObject({ collection: 'posts', page: 1, hasMore: false })
    expect(list.items.map(({ title }) => title)).toEqual(['New news', 'Fréttir', 'Old news'])
    expect(list.items[0]).toMatchObject({ slug: 'new-news', date: '2026-03-31', summary: 'What happened', tags: ['Insights'] })
    expect(JSON.stringify(list)).not.toContain('the whole story')
    expect(await titlesOf(stranger, 'posts', '&language=is')).toEqual(['Fréttir'])
    expect((await listOf(stranger, 'posts', '&page=2')).items).toEqual([])
  })

  it('of another brand has nothing of this one', async () => {
    await publish('posts', 'Ours alone')
    expect(await titlesOf(clientWith({ brand: 'bowmore', cookie: '', email: 'elsewhere' }), 'posts')).not.toContain('Ours alone')
  })

  it.each(['', '?collection=users', '?collection=pages&page=20000', '?collection=pages&language=xx', '?collection=pages&collection=posts'])(
    'refuses %s with 400',
    async (query) => {
      const answer = await stranger.get(`/api/functions/getPublishedList${query}`)
      expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ code: 'invalid_input' }] }])
    },
  )
})

describe('getPublishedContent', () => {
  it('is the page as its reader has it: their views alone, and nobody’s name or level', async () => {
    const page = await publish('pages', 'Several', {
      title: 'Several readers',
      views: [
        { name: 'everybody', level: 'public', content: [block('for everybody')] },
        { name: 'the firm', level: 'organisations', organisations: [tenant.firm.id], content: [block('for the firm')] },
        { name: 'Rae', level: 'users', users: [reader.id], content: [block('for one person')] },
      ],
    })
    const seen = async (client: Client) => {
      const answer = await open(client, `collection=pages&id=${page.id}`)
      expect(answer.status).toBe(200)
      const { title, views } = shownContentSchema.parse(answer.body)
      expect([title, views.map(({ level, name }) => level ?? name)]).toEqual(['Several readers', views.map(() => null)])
      expect(answer.text).not.toContain(reader.id)
      return ['for everybody', 'for the firm', 'for one person'].filter((words) => answer.text.includes(words))
    }
    expect(await seen(stranger)).toEqual(['for everybody'])
    expect(await seen(advisor)).toEqual(['for everybody', 'for the firm'])
    expect(await seen(await reader.signIn())).toEqual(['for everybody', 'for one person'])
  })

  it('is found by its slug in the language of the brand, or in the one that is named', async () => {
    await publish('pages', 'About us', { title: 'About us' })
    await publish('pages', 'About us', { title: 'Um okkur', language: 'is' })
    expect((await open(stranger, 'collection=pages&slug=about-us')).body).toMatchObject({ title: 'About us', language: 'en' })
    expect((await open(stranger, 'collection=pages&slug=about-us&language=is')).body).toMatchObject({ title: 'Um okkur', language: 'is' })
  })

  it('is what was published while a later draft is being written', async () => {
    const page = await publish('pages', 'Standing', { title: 'As published' })
    docOf(await tenant.admin.patch(`/api/pages/${page.id}?draft=true`, { title: 'As drafted' }), 200)
    for (const client of [stranger, tenant.admin])
      expect((await open(client, `collection=pages&id=${page.id}`)).body).toMatchObject({ title: 'As published' })
  })

  it('answers alike for what is for others, hidden, a draft, of another brand, or nowhere', async () => {
    const members = await publish('pages', 'Members', { views: [{ level: 'authenticated' }] })
    const hidden = await publish('posts', 'Put away', { hidden: true })
    const draft = await publish('posts', 'Unfinished', { _status: 'draft' })
    const gone = await publish('posts', 'Thrown away')
    await tenant.admin.del(`/api/posts/${gone.id}`)
    const unknown = await open(stranger, 'collection=pages&id=00000000-0000-4000-8000-000000000000')
    expect(unknown).toMatchObject({ status: 404, body: { errors: [{ code: 'not_found' }] } })
    const foreign = clientWith({ brand: 'bowmore', cookie: '', email: 'elsewhere' })
    const standing = await publish('posts', 'Standing post')
    for (const [client, query] of [
      [stranger, `collection=pages&id=${members.id}`],
      [stranger, `collection=posts&id=${hidden.id}`],
      [tenant.admin, `collection=posts&id=${hidden.id}`],
      [stranger, `collection=posts&id=${draft.id}`],
      [tenant.admin, `collection=posts&id=${draft.id}`],
      [stranger, `collection=posts&id=${gone.id}`],
      [stranger, 'collection=posts&slug=no-such-post'],
      [foreign, `collection=posts&id=${standing.id}`],
    ] as const) {
      const answer = await open(client, query)
      expect([query, answer.status, answer.body]).toEqual([query, 404, unknown.body])
    }
    expect((await open(advisor, `collection=pages&id=${members.id}`)).status).toBe(200)
  })

  it('treats whoever has signed out as a stranger', async () => {
    const members = await publish('pages', 'While signed in', { views: [{ level: 'authenticated' }] })
    const client = await reader.signIn()
    const query = `collection=pages&id=${members.id}`
    expect((await open(client, query)).status).toBe(200)
    const cookie = client.cookie()
    await client.post('/api/users/logout')
    expect((await open(clientWith({ brand: tenant.brand, cookie, email: reader.email }), query)).status).toBe(404)
  })

  it.each(['collection=pages', 'collection=pages&id=a&slug=b', 'collection=users&id=a', 'id=a', 'collection=posts&id='])(
    'refuses %s with 400',
    async (query) => {
      const answer = await open(stranger, query)
      expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ code: 'invalid_input' }] }])
    },
  )
})
