import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { NewsResponse } from '../../../shared/contracts/market/news'
import type { SessionResponse } from '../../../shared/contracts/session'
import { isoDate, isoInstant } from '../../../shared/domain/dates'
import { failure } from '../testing/portfolioServer'
import { renderPortal } from '../testing/renderPortal'
import { testBootstrap } from '../testing/testBootstrap'
import { testSession } from '../testing/testSession'

configure({ defaultHidden: true })

const article = {
  id: 'N1',
  title: 'Bonds & shares',
  summary: 'Why they part.',
  author: 'Thomas Wren',
  published: isoInstant(new Date('2026-11-18T11:30:00.000Z')),
  tags: ['Markets'],
  link: 'https://www.harbour.example/en/N1',
}
const newsFixture = (change: Partial<NewsResponse> = {}): NewsResponse => ({
  source: 'harbour',
  asOf: isoDate('2026-11-18'),
  fetchedAt: isoInstant(new Date('2026-11-20T18:00:00.000Z')),
  degraded: false,
  reasons: [],
  page: 1,
  pageSize: 20,
  total: 21,
  articles: [article, { ...article, id: 'N2', title: 'Quiet week', author: null, tags: [], link: null }],
  ...change,
})
const body =
  '<h2>Bonds &amp; shares</h2><p>They <strong>part</strong>.</p><p><a href="https://other.example/x">More</a><img src="https://x.example/a.png"></p>'

let asked: string[]
let session: SessionResponse
const server = setupServer(
  http.get('/api/session', () => HttpResponse.json(session)),
  http.post('/api/session/portal', () => new HttpResponse(null, { status: 204 })),
  http.get('/api/market/news', ({ request }) => {
    asked.push(new URL(request.url).search)
    return HttpResponse.json(newsFixture())
  }),
  http.get<{ id: string }>('/api/market/news/:id', ({ params, request }) => {
    asked.push(new URL(request.url).search)
    if (params.id !== 'N1') return failure(404, 'not_found', 'Not found')
    const { articles: _articles, page: _page, pageSize: _size, total: _total, ...provenance } = newsFixture()
    return HttpResponse.json({ ...provenance, article: { ...article, body } })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked = []
  session = testSession()
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const path = '/dashboard/harbour/news'
const bootstrap = { ...testBootstrap, brand: { ...testBootstrap.brand, navigation: { ...testBootstrap.brand.navigation, news: true } } }
const open = (rest = '', locale: 'en' | 'is' = 'en') => {
  session = testSession({ user: { ...testSession().user, locale } })
  return renderPortal(`${path}${rest}`, { bootstrap, locale })
}

describe('the news', () => {
  it('are a list in the language of the reader, from which an article is opened', async () => {
    const { address, user } = await open('', 'is')
    await user.click(await screen.findByRole('link', { name: 'Bonds & shares' }))
    await waitFor(() => expect(address()).toBe(`${path}/N1`))
    await waitFor(() => expect(asked).toEqual(['?locale=is', '?locale=is']))
  })

  it('have date, author and tags; a tag leads to all that bear it, and back', async () => {
    const { address, user } = await open()
    const row = (await screen.findByRole('link', { name: 'Bonds & shares' })).closest('li') as HTMLElement
    expect(row).toHaveTextContent('18/11/2026, 11:30')
    expect(row).toHaveTextContent('Thomas Wren')
    await user.click(within(row).getByRole('link', { name: 'Markets: all articles' }))
    await waitFor(() => expect(asked.at(-1)).toBe('?locale=en&tag=Markets'))
    await user.click(screen.getByRole('button', { name: 'Markets: show all' }))
    expect(address()).toBe(path)
  })

  it('come a page at a time', async () => {
    const { address, user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(asked.at(-1)).toBe('?locale=en&page=2'))
    expect(address()).toBe(`${path}?page=2`)
  })

  it('say when there are none, when nobody answers, and when no house is connected', async () => {
    server.use(http.get('/api/market/news', () => HttpResponse.json(newsFixture({ articles: [], total: 0 }))))
    const first = await open('?tag=Ships')
    expect(await screen.findByText('No article is about “Ships”.')).toBeVisible()
    first.unmount()
    const reasons = [{ part: 'news' as const, kind: 'unavailable' as const, stale: false }]
    server.use(http.get('/api/market/news', () => HttpResponse.json(newsFixture({ articles: [], total: null, degraded: true, reasons }))))
    const second = await open()
    expect(await screen.findByText('News is not available now')).toBeVisible()
    second.unmount()
    server.use(http.get('/api/market/news', () => failure(404, 'not_found', 'Not found')))
    await open()
    expect(await screen.findByText('No news source is connected')).toBeVisible()
  })
})

describe('an article', () => {
  it('has its text as safe markup, without its title again, and a marked way to the original', async () => {
    await open('/N1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonds & shares' })).toBeVisible()
    expect(screen.getAllByText('Bonds & shares', { selector: 'h1, h2' })).toHaveLength(1)
    expect(screen.getByText('part', { selector: 'strong' })).toBeVisible()
    expect(document.querySelector('article img')).toBeNull()
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('rel', 'noopener noreferrer')
    const original = screen.getByRole('link', { name: 'Read at harbour.example (new window)' })
    expect(original).toHaveAttribute('href', 'https://www.harbour.example/en/N1')
    expect(original).toHaveAttribute('rel', 'noopener noreferrer')
    await waitFor(() => expect(document.title).toBe('Bonds & shares · Harbour Row'))
    expect(screen.getAllByRole('link', { name: 'News' })[0]).toHaveAttribute('aria-current', 'true')
  })

  it('that is not there says so and leads to the list', async () => {
    await open('/N9')
    expect(await screen.findByRole('heading', { level: 1, name: 'This article is not there' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', path)
  })
})
