import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { locales } from '../../../shared/i18n/locales'
import { evidence } from '../../../tests/factories/reportBatches'
import { Evidence } from './Evidence'

const server = setupServer()
const onSay = jest.fn()
let asked: URL[]
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  server.listen({ onUnhandledRequest: 'error' })
  asked = []
  sent = []
  onSay.mockReset()
  server.use(
    http.get('*/api/report-evidence', ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json(evidence())
    }),
    http.get('*/api/report-batches/offered', () => HttpResponse.json({ portals: [] })),
    http.post('*/api/report-evidence/:id/paper', async ({ params, request }) => {
      sent.push({ path: String(params.id), body: await request.json() })
      return HttpResponse.json({ ok: true })
    }),
    http.post('*/api/report-batches/corrections', async ({ request }) => {
      sent.push({ path: 'corrections', body: await request.json() })
      return HttpResponse.json({ id: 'batch-2' }, { status: 201 })
    }),
  )
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  server.close()
})

const show = (language: (typeof locales)[number] = 'en') =>
  render(<Evidence language={language} timeZone="Europe/London" newest="2026-06-30" onSay={onSay} />)

describe('the evidence', () => {
  it('adds up to what was published in the newest period', async () => {
    const { container } = show()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('3 statements were published')
    expect(asked[0]?.searchParams.get('date')).toBe('2026-06-30')
    const [sum, ...parts] = [...container.querySelectorAll('.qs-sum dd')]
      .map((dd) => Number(/\d+/.exec(dd.textContent ?? '')?.[0]))
      .reverse()
    expect(parts.reduce((all, part) => all + part, 0)).toBe(sum)
    expect(container).toHaveTextContent('Kept for 7 years, until 14/07/2033')
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/api/report-evidence.csv?date=2026-06-30')
  })

  it('says who opened which version, who did not, and who has paper', async () => {
    show()
    const row = async (name: RegExp) => (await screen.findByRole('rowheader', { name })).closest('tr')
    expect(await row(/Nettlefold/)).toHaveTextContent('Version 2Corrects version 1')
    expect(await row(/Nettlefold/)).toHaveTextContent('22/07/2026, 17:053 times')
    expect(await row(/Okonjo/)).toHaveTextContent('Not opened')
    expect(await row(/Oakhanger/)).toHaveTextContent('15/07/2026By post')
    expect(screen.getByRole('link', { name: 'Download the exact file of Okonjo-Hale, Tobias' })).toHaveAttribute(
      'href',
      '/api/documents/document-3/download',
    )
  })

  it('opens the versions of a statement, with what was wrong and by how much', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Versions of Nettlefold-Rao, Anjali' }))
    expect(screen.getByText(/Corrects version 1: the price of Hallin Physical Gold ETC was of 27\/06\/2026/)).toHaveTextContent(
      'Value before £2,689,402.18, now £2,690,118.44, difference +£716.26.',
    )
    expect(screen.getByText(/in the portal it names version 2/)).toBeVisible()
  })

  it('notes that paper was sent', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('button', { name: 'Versions of Okonjo-Hale, Tobias' }))
    await user.click(screen.getByRole('button', { name: 'Note it' }))
    await waitFor(() => expect(onSay).toHaveBeenCalledWith(expect.stringContaining('It is noted that paper was sent on'), true))
    expect(sent).toEqual([{ path: 'delivery-2', body: { sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } }])
  })

  it('starts a correction with what was wrong, and leads to its batch', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('button', { name: 'Versions of Okonjo-Hale, Tobias' }))
    await user.click(screen.getByRole('button', { name: 'Correct this statement' }))
    expect(screen.getByRole('button', { name: 'Start the correction' })).toBeDisabled()
    await user.type(screen.getByLabelText('What was wrong'), ' A price was old. ')
    await user.click(screen.getByRole('button', { name: 'Start the correction' }))
    expect(await screen.findByRole('link', { name: 'Open the batch' })).toHaveAttribute('href', '/admin/collections/report-batches/batch-2')
    expect(sent).toEqual([{ path: 'corrections', body: { document: 'document-3', note: 'A price was old.' } }])
  })

  it('narrows by period, filter, kind and words, and the CSV with it', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('tab', { name: 'All periods 5' }))
    await user.click(screen.getByRole('button', { name: 'Not opened' }))
    await user.selectOptions(screen.getByLabelText('Kind'), 'valuation')
    await user.type(screen.getByRole('searchbox'), 'okonjo')
    await waitFor(() => expect(asked.at(-1)?.search).toBe('?kind=valuation&q=okonjo&only=notOpened'))
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/report-evidence.csv?kind=valuation&q=okonjo&only=notOpened',
    )
  })

  it('says that nothing was published yet, that nothing matches, and that it could not be loaded', async () => {
    server.use(http.get('*/api/report-evidence', () => HttpResponse.json(evidence({ periods: [], rows: [], total: 0 })), { once: true }))
    const empty = show()
    expect(await screen.findByText('No statement was published yet')).toBeVisible()
    empty.unmount()
    server.use(http.get('*/api/report-evidence', () => HttpResponse.json(evidence({ rows: [], total: 0 })), { once: true }))
    const none = show()
    expect(await screen.findByText('No statement matches. Loosen the filter.')).toBeVisible()
    none.unmount()
    server.use(http.get('*/api/report-evidence', () => HttpResponse.error(), { once: true }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('3 statements were published')).toBeVisible()
  })

  it.each(locales.filter((locale) => locale !== 'en'))('speaks %s', async (language) => {
    const { container } = show(language)
    await screen.findByRole('rowheader', { name: /Nettlefold/ })
    expect(container.textContent).not.toMatch(/\{\w+\}|statement|Version|undefined/)
  })
})
