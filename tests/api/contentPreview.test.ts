import { beforeAll, describe, expect, it } from '@jest/globals'
import { richText } from '../../scripts/seed/richText'
import { shownContentSchema, type ShownContent } from '../../shared/contracts/content/content'
import { tinyPng } from '../factories/files'
import { type Client, clientWith } from '../helpers/client'
import { create, type Doc, docOf, docsOf, upload } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* How a page or a post would be drawn while it is being written: what stands in it, who may ask, and what cannot be drawn. */

let tenant: Tenant
let page: Doc
let picture: Doc

beforeAll(async () => {
  tenant = await makeTenant()
  picture = await upload(tenant.admin, 'media', { name: 'A quay' }, { name: 'quay.png', type: 'image/png', data: tinyPng() })
  page = await create(tenant.admin, 'pages', { name: 'Previewed', brand: tenant.brand, summary: 'As saved', _status: 'draft' })
}, 120_000)

const ask = (client: Client, id: string, data?: object, kind = 'pages') => client.post(`/api/${kind}/${id}/preview`, data ? { data } : {})
const shown = async (data?: object): Promise<ShownContent> => {
  const answer = await ask(tenant.admin, page.id, data)
  expect(answer.status).toBe(200)
  return shownContentSchema.parse(answer.body)
}
const blocks = async (...content: object[]) => (await shown({ views: [{ level: 'public', content }] })).views[0]?.blocks ?? []

describe('a preview', () => {
  it('is for admins; a record that is not there is a 404', async () => {
    const stranger = clientWith({ brand: tenant.brand, cookie: '', email: 'stranger' })
    const statuses = [stranger, await tenant.advisor.signIn()].map(async (client) => (await ask(client, page.id)).status)
    expect(await Promise.all(statuses)).toEqual([401, 403])
    expect((await ask(tenant.admin, 'nobody')).status).toBe(404)
    expect((await ask(tenant.admin, page.id, undefined, 'posts')).status).toBe(404)
  })

  it('shows the draft as it was saved, else what is being written, and stores nothing', async () => {
    expect(await shown()).toMatchObject({ title: 'Previewed', summary: 'As saved' })
    expect(await shown({ title: 'As typed', summary: null })).toMatchObject({ title: 'As typed', summary: null })
    const stored = (await tenant.admin.get(`/api/pages/${page.id}?draft=true`)).body as { title?: string | null; summary?: string }
    // A field that is not set is absent on MongoDB.
    expect([stored.title ?? null, stored.summary]).toEqual([null, 'As saved'])
  })

  it('of a post has its author, day, tags and key points', async () => {
    const author = await create(tenant.admin, 'people', { name: 'Writes Posts', title: 'Partner', brand: tenant.brand })
    const post = await create(tenant.admin, 'posts', {
      name: 'A post',
      brand: tenant.brand,
      author: author.id,
      publishDate: '2026-03-02T12:00:00.000Z',
      tags: ['Advice'],
      keypoints: ['One', 'Two'],
      embed: 'https://player.vimeo.com/video/1',
      content: [{ blockType: 'snippet', snippet: 'disclaimer' }],
    })
    expect((await ask(tenant.admin, post.id, undefined, 'posts')).body).toMatchObject({
      kind: 'posts',
      author: { name: 'Writes Posts', title: 'Partner' },
      date: '2026-03-02',
      tags: ['Advice'],
      keypoints: ['One', 'Two'],
      embed: 'https://player.vimeo.com/video/1',
    })
    const answer = await ask(tenant.admin, post.id, { embed: 'https://evil.example/', author: null }, 'posts')
    expect(answer.body).toMatchObject({ embed: null, author: null })
  })
})

describe('each kind of block', () => {
  it('text: headings, lists, links that are safe, pictures and widgets between paragraphs', async () => {
    const other = await create(tenant.admin, 'pages', { name: 'Linked', brand: tenant.brand, _status: 'published' })
    const text = richText(
      { h: 'Fees' },
      { p: ['We charge ', { bold: '0.75%' }, { link: 'here', to: 'https://elsewhere.example/' }] },
      { list: ['a'] },
    )
    const link = (value: string) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo: 'pages', value } },
      children: [{ type: 'text', text: 'inner', format: 0, version: 1 }],
    })
    text.root.children.push(
      { type: 'paragraph', version: 1, children: [link(other.id), link('gone')] } as never,
      { type: 'upload', version: 3, id: 'u', relationTo: 'media', value: picture.id, fields: {} } as never,
      { type: 'block', version: 2, fields: { id: 'w', blockType: 'snippet', snippet: 'firm' } } as never,
    )
    const [block] = await blocks({ blockType: 'richText', text })
    if (block?.type !== 'richText') throw new Error('no text')
    expect(block.text.map((node) => (node.type === 'widget' ? node.widget.type : node.type))).toEqual([
      'heading',
      'paragraph',
      'list',
      'paragraph',
      'image',
      expect.stringMatching(/snippet|fault/),
    ])
    expect(JSON.stringify(block.text)).toContain('"url":"https://elsewhere.example/"')
    expect(block.text[3]).toMatchObject({ children: [{ to: { kind: 'pages', id: other.id, slug: 'linked' } }, { to: null }] })
  })

  it('text with an address that runs a script, or that the editor does not make, is not drawn', async () => {
    const bad = richText({ p: [{ link: 'x', to: 'javascript:alert(1)' }] })
    expect(await blocks({ blockType: 'richText', text: bad })).toMatchObject([{ type: 'fault', kind: 'richText', fault: 'unknown' }])
    expect((await shown({ linkLabel: 'Go', linkTarget: 'javascript:alert(1)' })).link).toBeNull()
  })

  it('tabs, pictures and charts', async () => {
    const drawn = await blocks(
      { id: 't', blockType: 'tabs', tabs: [{ title: 'One', subtitle: 'first', image: picture.id }, { subtitle: 'no title yet' }] },
      { id: 'i', blockType: 'image', image: picture.id, alt: 'A quay', width: 'wide' },
      { id: 'm', blockType: 'media', items: [{ image: picture.id }, { image: 'gone' }] },
      {
        id: 'c',
        blockType: 'chart',
        title: 'Costs',
        kind: 'shares',
        unit: '%',
        rows: [
          { label: 'A', value: 0.1 },
          { label: 'B', value: null },
        ],
      },
    )
    expect(drawn).toMatchObject([
      { type: 'tabs', tabs: [{ title: 'One', subtitle: 'first', picture: { url: expect.stringMatching(/^\/api\/media\/file\//) } }] },
      { type: 'image', isWide: true, picture: { alt: 'A quay', width: 1, height: 1 } },
      { type: 'media', pictures: [{ alt: '' }] },
      { type: 'chart', kind: 'shares', rows: [{ label: 'A', value: '0.1' }] },
    ])
  })

  it('a chart of a dataset: its rows as they are now, and why there are none', async () => {
    const [dataset] = docsOf(await tenant.admin.get('/api/datasets?where[name][equals]=fee-bands&depth=0'))
    const chart = { id: 'd', blockType: 'chart', title: 'Fees', kind: 'bars', unit: '%', origin: 'dataset', dataset: dataset?.id }
    expect(await blocks({ ...chart, lastRows: 2 }, { ...chart, figureColumn: 'gone' }, { ...chart, dataset: 'gone' })).toMatchObject([
      {
        type: 'chart',
        rows: [
          { label: '1000000', value: '0.55' },
          { label: '5000000', value: '0.4' },
        ],
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      { type: 'fault', kind: 'chart', fault: 'columnMissing' },
      { type: 'fault', kind: 'chart', fault: 'datasetMissing' },
    ])
    // It is saved without rows of its own, and not without a dataset.
    const save = (content: object) => tenant.admin.patch(`/api/pages/${page.id}`, { views: [{ level: 'public', content: [content] }] })
    expect((await save(chart)).status).toBe(200)
    const refused = await save({ ...chart, dataset: null })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('dataset')])
    expect((await save({ ...chart, origin: 'written' })).status).toBe(400)
  })

  it('a form that is published on the brand', async () => {
    const form = await create(tenant.admin, 'forms', { name: 'Review', brand: tenant.brand, _status: 'draft' })
    const block = { id: 'f', blockType: 'form', form: form.id }
    expect(await blocks(block)).toMatchObject([{ type: 'fault', fault: 'formMissing' }])
    const steps = [{ title: 'One', fields: [{ type: 'text', name: 'a', label: 'A' }] }]
    docOf(await tenant.admin.patch(`/api/forms/${form.id}`, { steps, _status: 'published' }), 200)
    expect(await blocks(block)).toMatchObject([{ type: 'form', form: { id: form.id, name: 'Review' } }])
  })

  it('what cannot be drawn says why: nothing chosen yet, a picture that is gone, a kind that nobody knows', async () => {
    expect(
      await blocks(
        { blockType: 'image' },
        { blockType: 'image', image: 'gone' },
        { blockType: 'chart', title: 'x' },
        { blockType: 'spin' },
      ),
    ).toMatchObject([
      { type: 'fault', fault: 'incomplete' },
      { type: 'fault', fault: 'mediaMissing' },
      { type: 'fault', fault: 'incomplete' },
      { type: 'fault', fault: 'unknown', kind: 'spin' },
    ])
  })

  it('is read from anything that is sent, without a fault of ours', async () => {
    const odd = [
      { views: 'x' },
      { views: [null, 7, { content: [[], 'x', { blockType: 3 }] }] },
      { brand: 'nobody', language: 'xx', title: {} },
    ]
    for (const data of odd) expect((await ask(tenant.admin, page.id, data)).status).toBe(200)
  })
})
