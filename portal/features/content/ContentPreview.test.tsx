import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ContentBlock, ShownContent } from '../../../shared/contracts/content/content'
import { isoDate } from '../../../shared/domain/dates'
import { decimal } from '../../../shared/domain/money'
import { renderUi } from '../../app/testing/renderUi'
import { ContentPreview } from './ContentPreview'
import { ContentSurroundingsContext } from './contentSurroundings'
import { ContentView } from './ContentView'

const picture = { url: '/api/media/file/a.png', width: 10, height: 10, alt: 'A quay', caption: 'In spring' }
const words = (text: string) => ({ type: 'text' as const, text, bold: false, italic: false })

const content = (blocks: ContentBlock[], more: Partial<ShownContent> = {}): ShownContent => ({
  kind: 'pages',
  id: 'p1',
  language: 'en',
  title: 'Fees',
  summary: null,
  picture: null,
  link: null,
  author: null,
  date: null,
  tags: [],
  keypoints: [],
  embed: null,
  views: [{ id: 'v', name: null, level: null, blocks }],
  ...more,
})

const draw = (shown: ShownContent, { isEditor = false } = {}) =>
  renderUi(
    <ContentSurroundingsContext
      value={{
        isEditor,
        hrefOf: (to) => (to.kind === 'address' ? { href: to.url, isNew: true } : { href: `/${to.slug}`, isNew: false }),
        renderForm: ({ name }) => <p>form {name}</p>,
      }}
    >
      <ContentView content={shown} />
    </ContentSurroundingsContext>,
  )

describe('a page is drawn', () => {
  it('text with headings below its title, lists, emphasis and links; a link that leads nowhere keeps its words', () => {
    draw(
      content([
        {
          type: 'richText',
          id: 'a',
          text: [
            { type: 'heading', level: 2, children: [words('What we charge')] },
            {
              type: 'paragraph',
              children: [
                { ...words('much'), bold: true },
                { type: 'link', to: null, children: [words('gone')] },
              ],
            },
            { type: 'list', ordered: false, children: [{ type: 'listitem', children: [words('an item')] }] },
            {
              type: 'paragraph',
              children: [
                { type: 'link', to: { kind: 'address', url: 'https://elsewhere.example/' }, children: [words('out')] },
                { type: 'link', to: { kind: 'posts', id: 'x', slug: 'a-post' }, children: [words('in')] },
              ],
            },
          ],
        },
      ]),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'What we charge' })).toBeVisible()
    expect(screen.getByText('much').tagName).toBe('STRONG')
    expect(screen.getByRole('listitem')).toHaveTextContent('an item')
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['out', 'https://elsewhere.example/', 'noopener noreferrer'],
      ['in', '/a-post', null],
    ])
    expect(screen.getByText(/gone/)).toBeVisible()
  })

  it('tabs that open one at a time', async () => {
    const user = userEvent.setup()
    const tab = (title: string) => ({ title, subtitle: `${title} line`, text: [], picture: null })
    draw(content([{ type: 'tabs', id: 't', tabs: [tab('One'), tab('Two')] }]))
    expect(screen.getByText('One line')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Two' }))
    expect(screen.getByText('Two line')).toBeVisible()
    expect(screen.queryByText('One line')).toBeNull()
  })

  it('pictures with their words, a form, and words of the brand as plain text', () => {
    draw(
      content([
        { type: 'image', id: 'i', picture, isWide: false },
        { type: 'media', id: 'm', title: 'More', pictures: [{ ...picture, alt: 'A mole', caption: null }] },
        { type: 'form', id: 'f', form: { id: 'x', name: 'Review' } },
        { type: 'snippet', id: 's', snippet: 'firm', lines: ['<b>Firm</b>', '1 Quay'] },
      ]),
    )
    expect(screen.getByRole('img', { name: 'A quay' })).toHaveAttribute('src', picture.url)
    expect(screen.getByText('In spring')).toBeVisible()
    expect(screen.getByRole('img', { name: 'A mole' })).toBeVisible()
    expect(screen.getByText('form Review')).toBeVisible()
    expect(screen.getByText('<b>Firm</b>')).toBeVisible()
  })

  it('a chart whose rows are its table, with shares of the whole', () => {
    const rows = [
      { label: 'Shares', value: decimal(30) },
      { label: 'Bonds', value: decimal(10) },
      { label: 'Overdraft', value: decimal(-5) },
    ]
    draw(content([{ type: 'chart', id: 'c', title: 'What we hold', kind: 'shares', unit: 'm', rows, source: 'Our books', asOf: null }]))
    const table = screen.getByRole('table', { name: 'What we hold, as a table' })
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map((cell) => cell.textContent),
        ),
    ).toEqual([
      ['30\u00a0m', '75.00%'],
      ['10\u00a0m', '25.00%'],
      ['−5\u00a0m', '–'],
    ])
    expect(screen.getByText('Source: Our books')).toBeVisible()
  })

  it('a chart of a dataset, with its days as people write them and the day on which it was fetched', () => {
    const rows = [
      { label: '2026-09-30', value: decimal(101.5) },
      { label: 'Today', value: decimal(103) },
    ]
    const asOf = isoDate('2026-11-24')
    draw(content([{ type: 'chart', id: 'c', title: 'Index', kind: 'bars', unit: null, rows, source: null, asOf }]))
    const names = within(screen.getByRole('table')).getAllByRole('rowheader')
    expect(names.map((name) => name.textContent?.trim())).toEqual(['30/09/2026', 'Today'])
    expect(screen.getByText('Figures of 24/11/2026')).toBeVisible()
  })

  it('what cannot be drawn is a note to editors, and nothing to readers', () => {
    const shown = content([{ type: 'fault', id: 'x', kind: 'image', fault: 'mediaMissing' }])
    const { unmount } = draw(shown)
    expect(screen.queryByText(/Picture:/)).toBeNull()
    unmount()
    draw(shown, { isEditor: true })
    expect(screen.getByText('Picture: the picture is no longer there. Readers do not see this.')).toBeVisible()
  })

  it('several views say whom they are for, to editors alone', () => {
    const views = [
      { id: '1', name: 'Open', level: 'public' as const, blocks: [] },
      { id: '2', name: null, level: 'authenticated' as const, blocks: [] },
    ]
    draw(content([], { views }), { isEditor: true })
    expect(screen.getByText('Open · For everybody')).toBeVisible()
    expect(screen.getByText('View 2 · For whoever is signed in')).toBeVisible()
  })
})

describe('the preview', () => {
  const asked: unknown[] = []
  const server = setupServer(
    http.post('/api/pages/p1/preview', async ({ request }) => {
      const body = (await request.json()) as { data?: { title: string } }
      asked.push(body)
      return HttpResponse.json(content([], { title: body.data?.title ?? 'As saved' }))
    }),
  )
  const editor = { postMessage: jest.fn() }
  const parent = Object.getOwnPropertyDescriptor(window, 'parent')

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => {
    asked.length = 0
    Object.defineProperty(window, 'parent', { configurable: true, value: editor })
  })
  afterEach(() => {
    server.resetHandlers()
    if (parent) Object.defineProperty(window, 'parent', parent)
  })

  const typed = (title: string, own: { origin?: string; source?: unknown; id?: string } = {}) =>
    act(async () => {
      const data = { type: 'payload-live-preview', collectionSlug: 'pages', data: { id: own.id ?? 'p1', title } }
      const event = new MessageEvent('message', { data, origin: own.origin ?? location.origin })
      Object.defineProperty(event, 'source', { value: 'source' in own ? own.source : editor })
      window.dispatchEvent(event)
    })
  const open = () => renderUi(<ContentPreview kind="pages" id="p1" renderForm={() => null} />)

  it('shows the draft as it was saved, says that it is ready, and follows what is typed', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'As saved' })).toBeVisible()
    expect(editor.postMessage).toHaveBeenCalledWith({ type: 'payload-live-preview', ready: true }, location.origin)
    await typed('First')
    await typed('Second')
    expect(await screen.findByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    expect(asked).toHaveLength(2)
  })

  it('heeds no other origin, no other window and no other record', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'As saved' })
    await typed('From elsewhere', { origin: 'https://evil.example' })
    await typed('From a frame', { source: window })
    await typed('Of another', { id: 'p2' })
    await typed('Ours')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ours' })).toBeVisible()
    expect(asked).toHaveLength(2)
  })

  it('says what it is to those who may not have it', async () => {
    server.use(
      http.post('/api/pages/p1/preview', () => HttpResponse.json({ error: { code: 'forbidden', message: 'No' } }, { status: 403 })),
    )
    open()
    expect(await screen.findByText(/It is for people who edit pages/)).toBeVisible()
  })

  it('keeps what it shows while the server cannot say how it looks', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'As saved' })
    server.use(http.post('/api/pages/p1/preview', () => HttpResponse.error()))
    await typed('Lost')
    await waitFor(() => expect(screen.getByText(/could not be drawn just now/)).toBeVisible())
    expect(screen.getByRole('heading', { level: 1, name: 'As saved' })).toBeVisible()
  })
})
