import { beforeAll, describe, expect, it } from '@jest/globals'
import { richText } from '../../scripts/seed/richText'
import { tinyPng } from '../factories/files'
import { type Answer, type Client, clientWith } from '../helpers/client'
import { create, type Doc, docOf, docsOf, upload, uploadForm } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* Pages, posts and what belongs to them: who reads what, addresses, lengths, publishing now and later, history. */

let tenant: Tenant
let stranger: Client
let advisor: Client

beforeAll(async () => {
  tenant = await makeTenant()
  stranger = clientWith({ brand: tenant.brand, cookie: '', email: 'stranger' })
  advisor = await tenant.advisor.signIn()
}, 120_000)

/** A published page of the tenant's brand, unless `own` says otherwise. */
const makePage = (name: string, own: object = {}): Promise<Doc> =>
  create(tenant.admin, 'pages', { name, brand: tenant.brand, _status: 'published', ...own })
const tryPage = (own: object): Promise<Answer> => tenant.admin.post('/api/pages', { name: 'Tried', brand: tenant.brand, ...own })
const change = (id: string, data: object, query = ''): Promise<Answer> => tenant.admin.patch(`/api/pages/${id}${query}`, data)
const statusFor = async (client: Client, { id }: Doc, collection = 'pages') => (await client.get(`/api/${collection}/${id}`)).status

type Refusal = { errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[] }

/** Status, field and sentence of a refusal. */
const problem = ({ body, status }: Answer): unknown[] => {
  const [error] = (body as Refusal).errors ?? []
  const [field] = error?.data?.errors ?? []
  return [status, field?.path ?? null, field?.message ?? error?.message]
}

/** A rich text with a picture of the editor's own kind. */
function withPicture(id: string) {
  const text = richText({ p: 'before' })
  text.root.children.push({ type: 'upload', version: 3, format: '', id: 'u1', relationTo: 'media', value: id, fields: {} } as never)
  return text
}

describe('who reads a page', () => {
  it('a draft is for admins, also where somebody asks for drafts', async () => {
    const draft = await makePage('A draft', { _status: 'draft' })
    expect([await statusFor(stranger, draft), await statusFor(advisor, draft), await statusFor(tenant.admin, draft)]).toEqual([
      404, 404, 200,
    ])
    expect((await stranger.get(`/api/pages/${draft.id}?draft=true`)).status).toBe(404)
    const drafts = await stranger.get('/api/pages?draft=true&limit=200')
    expect([drafts.status, drafts.text.includes('A draft')]).toEqual([200, false])
  })

  it('a later draft of a published page shows readers what was published', async () => {
    const page = await makePage('Standing', { title: 'As published' })
    docOf(await change(page.id, { title: 'As drafted' }, '?draft=true'), 200)
    const read = await stranger.get(`/api/pages/${page.id}?draft=true`)
    expect([read.status, (read.body as Doc).title]).toEqual([200, 'As published'])
    expect(((await tenant.admin.get(`/api/pages/${page.id}?draft=true`)).body as Doc).title).toBe('As drafted')
  })

  it('a hidden page is for nobody, a protected one for whoever is signed in', async () => {
    const [hidden, guarded] = [await makePage('Hidden', { hidden: true }), await makePage('Guarded', { protected: true })]
    expect([await statusFor(stranger, hidden), await statusFor(advisor, hidden)]).toEqual([404, 404])
    expect([await statusFor(stranger, guarded), await statusFor(advisor, guarded)]).toEqual([404, 200])
  })

  it('of several views each reader gets their own, and never whom the others are for', async () => {
    const only = await tenant.person('Only Reader')
    await tenant.account('Only Reader', { client: only.id })
    const block = (text: string) => ({ blockType: 'richText', text: richText({ p: text }) })
    const page = await makePage('Several views', {
      views: [
        { level: 'public', content: [block('for everybody')] },
        { level: 'organisations', organisations: [tenant.firm.id], content: [block('for the firm')] },
        { level: 'users', users: [only.id], content: [block('for one person')] },
        { level: 'public', permissions: ['guest'], content: [block('for guests')] },
      ],
    })
    const seen = async (client: Client, query = '') => {
      const { text } = await client.get(`/api/pages/${page.id}${query}`)
      return ['for everybody', 'for the firm', 'for one person', 'for guests'].filter((words) => text.includes(words))
    }
    expect(await seen(stranger)).toEqual(['for everybody', 'for guests'])
    expect(await seen(advisor)).toEqual(['for everybody', 'for the firm'])
    expect(await seen(await only.signIn())).toEqual(['for everybody', 'for one person'])
    expect(await seen(stranger, '?select[views][content]=true')).toEqual([])
    expect((await advisor.get(`/api/pages/${page.id}`)).text).not.toContain(only.id)
    expect((await stranger.get('/api/pages?where[readers][exists]=true')).status).toBe(400)
  })

  it('a page of another brand is not there', async () => {
    const page = await makePage('Of the tenant')
    expect(await statusFor(clientWith({ brand: 'akta', cookie: '', email: 'elsewhere' }), page)).toBe(404)
  })

  it('a testimonial that is hidden stays with the admins', async () => {
    const own = { brand: tenant.brand, testimonial: 'They are kind', contact: 'Said Nobody' }
    const [shown, hidden] = [
      await create(tenant.admin, 'clients', { name: 'Shown', ...own }),
      await create(tenant.admin, 'clients', { name: 'Silent', ...own, hidetestimonial: true }),
    ]
    expect((await stranger.get(`/api/clients/${shown.id}`)).body).toMatchObject({ testimonial: 'They are kind' })
    for (const query of ['', '?select[testimonial]=true', '?depth=2'])
      expect((await stranger.get(`/api/clients/${hidden.id}${query}`)).text).not.toMatch(/kind|Said/)
  })
})

describe('the address of a page', () => {
  it('is made of the name: a-z, 0-9 and single hyphens', async () => {
    expect((await makePage('  Þórður & Συν -- Sea  Partners 2 ')).slug).toBe('thordur-sea-partners-2')
  })

  it('is refused where it is taken, says by what, and is free in another language', async () => {
    await makePage('Taken', { slug: 'taken' })
    expect(problem(await tryPage({ slug: 'taken' }))).toEqual([400, 'slug', '"Taken" has this address: choose another'])
    expect((await tryPage({ slug: 'taken', language: 'is' })).status).toBe(201)
  })

  it('of a page in the trash stays its own, so that it can come back', async () => {
    const page = await makePage('Thrown away', { slug: 'thrown-away' })
    await tenant.admin.del(`/api/pages/${page.id}`)
    expect(problem(await tryPage({ slug: 'thrown-away' }))).toEqual([
      400,
      'slug',
      '"Thrown away" in the trash has this address: restore it, or choose another',
    ])
    expect((await change(page.id, { deletedAt: null }, '?trash=true')).status).toBe(200)
  })

  it.each([
    ['admin', 'This word is an address of its own; choose another'],
    ['Not An Address', 'Use a-z, 0-9 and single hyphens'],
    ['a'.repeat(81), 'Use at most 80 characters'],
  ])('%s is refused: %s', async (slug, message) => {
    expect(problem(await tryPage({ slug }))).toEqual([400, 'slug', message])
  })

  it('cannot be made of a name in Greek letters, and says so', async () => {
    expect(problem(await tryPage({ name: 'Αρχική' }))).toEqual([400, 'slug', 'No address can be made of this name: write one in a-z'])
  })

  it('of two who save at once only one gets it', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryPage({ slug: 'raced' })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
  })

  it('of a copy ends with -copy, its name with " - Copy", and it is a draft', async () => {
    const page = await makePage('To copy', { slug: 'to-copy' })
    const copy = docOf(await tenant.admin.post(`/api/pages/${page.id}/duplicate`, {}), 200)
    expect(copy).toMatchObject({ name: 'To copy - Copy', slug: 'to-copy-copy', _status: 'draft' })
  })
})

describe('what a page is refused for', () => {
  it.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['a description over 150 characters', { description: 'x'.repeat(151) }, 'description', 'Max 150 characters'],
    [
      'a link that runs a script',
      { linkTarget: 'javascript:alert(1)' },
      'linkTarget',
      'A link begins with https://, http://, mailto:, tel: or /',
    ],
  ])('%s', async (_what, own, path, message) => {
    for (const _status of ['draft', 'published']) expect(problem(await tryPage({ ...own, _status }))).toEqual([400, path, message])
    expect(problem(await tenant.admin.post('/api/pages?draft=true', { name: 'Draft', brand: tenant.brand, ...own }))).toEqual([
      400,
      path,
      message,
    ])
  })

  it('a text that the editor does not make, as a draft too', async () => {
    const script = richText({ p: [{ link: 'here', to: 'javascript:alert(1)' }] })
    const views = [{ level: 'public', content: [{ blockType: 'richText', text: script }] }]
    const [status, path, message] = problem(await tryPage({ views, _status: 'draft' }))
    expect([status, path, message]).toEqual([400, 'views.0.content.0.text', 'A link begins with https://, http://, mailto:, tel: or /'])
  })

  it('a text of 2 MB, in a sentence', async () => {
    const views = [{ level: 'public', content: [{ blockType: 'richText', text: richText({ p: 'x'.repeat(2_000_000) }) }] }]
    expect(problem(await tryPage({ views }))).toEqual([413, null, 'The body is larger than 1000000 bytes'])
    const long = [{ level: 'public', content: [{ blockType: 'richText', text: richText({ p: 'x'.repeat(300_000) }) }] }]
    expect(problem(await tryPage({ views: long }))).toEqual([
      400,
      'views.0.content.0.text',
      'Max 200000 characters with formatting: divide the text',
    ])
  })

  it('a figure of a chart that is no number', async () => {
    const chart = { blockType: 'chart', title: 'Fees', kind: 'bars', rows: [{ label: 'One', value: '12,5' }] }
    expect(problem(await tryPage({ views: [{ level: 'public', content: [chart] }] }))).toEqual([
      400,
      'views.0.content.0.rows.0.value',
      'Please enter a number',
    ])
  })

  it('standing under itself, by whatever way', async () => {
    const top = await makePage('Top')
    const below = await makePage('Below', { parent: top.id })
    expect(problem(await change(top.id, { parent: below.id }))).toEqual([400, 'parent', 'A record cannot stand under itself'])
    const children = ((await tenant.admin.get(`/api/pages/${top.id}`)).body as { children: { docs: Doc[] } }).children.docs
    expect(children.map(({ id }) => id)).toEqual([below.id])
  })
})

describe('a post', () => {
  const tryPost = (own: object) => tenant.admin.post('/api/posts', { name: 'Post', brand: tenant.brand, ...own })

  it('embeds players of known sites only', async () => {
    const [status, path, message] = problem(await tryPost({ slug: 'embed', embed: 'https://evil.example/www.youtube-nocookie.com' }))
    expect([status, path]).toEqual([400, 'embed'])
    expect(message).toMatch(/^Use an https address of one of these sites: www\.youtube-nocookie\.com/)
    expect((await tryPost({ slug: 'embed', embed: 'https://www.youtube-nocookie.com/embed/abc' })).status).toBe(201)
  })

  it('keeps its author, tags, key points and what stands between its paragraphs', async () => {
    const author = await create(tenant.admin, 'people', { name: 'Ada Author', brand: tenant.brand })
    const picture = await upload(tenant.admin, 'media', { name: 'Drawn' }, { name: 'drawn.png', type: 'image/png', data: tinyPng() })
    const text = richText({ p: 'before' })
    const widget = {
      type: 'block',
      version: 2,
      format: '',
      fields: { blockType: 'image', id: 'b1', image: picture.id, width: 'text', alt: 'A' },
    }
    text.root.children.push(widget as never)
    const made = docOf(
      await tryPost({
        slug: 'whole',
        author: author.id,
        tags: ['Advice', 'Videos'],
        keypoints: ['one', 'two'],
        content: [{ blockType: 'richText', text }],
        _status: 'published',
      }),
    )
    const read = (await stranger.get(`/api/posts/${made.id}?depth=1`)).body as Doc
    expect(read).toMatchObject({ author: { name: 'Ada Author' }, tags: ['Advice', 'Videos'], keypoints: ['one', 'two'] })
    expect(JSON.stringify(read.content)).toContain('"blockType":"image"')
  })
})

describe('a picture', () => {
  it.each([
    ['a block', (id: string) => [{ blockType: 'media', items: [{ image: id }] }]],
    ['a tab', (id: string) => [{ blockType: 'tabs', tabs: [{ title: 'One', image: id }] }]],
    ['a rich text', (id: string) => [{ blockType: 'richText', text: withPicture(id) }]],
  ])('in %s of a page is not thrown away before the page', async (where, content) => {
    const picture = await upload(tenant.admin, 'media', { name: where }, { name: 'used.png', type: 'image/png', data: tinyPng() })
    const page = await makePage(`With ${where}`, { views: [{ level: 'public', content: content(picture.id) }] })
    const refused = await tenant.admin.del(`/api/media/${picture.id}`)
    expect([refused.status, refused.text.includes(`With ${where}`)]).toEqual([409, true])
    await tenant.admin.del(`/api/pages/${page.id}`)
    expect((await tenant.admin.del(`/api/media/${picture.id}`)).status).toBe(200)
  })
})

describe('publishing', () => {
  it('says when and by whom; a plain save leaves the page published, taking it back empties both', async () => {
    const page = await makePage('Published')
    const admin = (await tenant.admin.get('/api/users/me')).body as { user: { id: string } }
    expect(page).toMatchObject({ _status: 'published', publishedAt: expect.any(String) })
    expect(((await tenant.admin.get(`/api/pages/${page.id}?depth=0`)).body as Doc).publishedBy).toBe(admin.user.id)
    const back = docOf(await change(page.id, { _status: 'draft' }), 200)
    expect(back).toMatchObject({ _status: 'draft', publishedAt: null })
    expect(await statusFor(stranger, page)).toBe(404)
    const log = docsOf(await tenant.admin.get(`/api/logs?where[recordId][equals]=${page.id}&sort=createdAt&depth=0`)).map(
      ({ type }) => type,
    )
    expect(log).toEqual(['Created', 'Updated'])
  })

  it('is not taken back before it was published', async () => {
    const own = { publishAt: '2099-02-01T00:00:00.000Z', unpublishAt: '2099-01-01T00:00:00.000Z' }
    expect(problem(await tryPage({ slug: 'too-early', ...own }))).toEqual([
      400,
      'unpublishAt',
      'Choose a moment after the one at which it is published',
    ])
  })
})

describe('history', () => {
  it('keeps each state, and one of them comes back as it was', async () => {
    const page = await makePage('First words', { slug: 'history', title: 'one' })
    docOf(await change(page.id, { title: 'two', name: 'Second words' }), 200)
    const versions = docsOf(await tenant.admin.get(`/api/pages/versions?where[parent][equals]=${page.id}&sort=createdAt`))
    expect(versions.map(({ version }) => (version as Doc).title)).toEqual(['one', 'two'])
    expect((await tenant.admin.post(`/api/pages/versions/${versions[0]?.id}`, {})).status).toBe(200)
    expect((await tenant.admin.get(`/api/pages/${page.id}`)).body).toMatchObject({ title: 'one', name: 'First words', slug: 'history' })
    expect((await advisor.get(`/api/pages/versions?where[parent][equals]=${page.id}`)).status).toBe(403)
  })
})

describe('files', () => {
  it('a drawing that runs a script is refused with the reason', async () => {
    const { body, headers } = uploadForm(
      { name: 'Drawing' },
      { name: 'drawing.svg', type: 'image/svg+xml', data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
    )
    expect(problem(await tenant.admin.send('POST', '/api/media', { body, headers }))).toEqual([
      400,
      null,
      'A drawing (SVG) that runs a script cannot be stored: save it without',
    ])
  })

  it('of a library open for their audience: staff, or whoever is signed in', async () => {
    const library = await create(tenant.admin, 'libraries', { name: 'House', brand: tenant.brand })
    const make = (audience: string) =>
      upload(
        tenant.admin,
        'library-files',
        { name: audience, brand: tenant.brand, library: library.id, audience },
        { name: 'a.csv', type: 'text/csv', data: Buffer.from('a,b\n1,2\n') },
      )
    const [staff, members] = [await make('staff'), await make('members')]
    const person = await tenant.person('A Member')
    await tenant.account('A Member', { client: person.id })
    const member = await person.signIn()
    const opens = async (client: Client) =>
      [(await client.get(`/api/library-files/file/${String(staff.filename)}`)).status].concat(
        (await client.get(`/api/library-files/file/${String(members.filename)}`)).status,
      )
    expect([await opens(stranger), await opens(member), await opens(advisor)]).toEqual([
      [401, 401],
      [403, 200],
      [200, 200],
    ])
  })
})
