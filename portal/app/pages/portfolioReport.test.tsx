import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReportState } from '../../../shared/contracts/reportOrders'
import { failure, portfolioServer } from '../testing/portfolioServer'
import { renderPortal } from '../testing/renderPortal'

configure({ defaultHidden: true })
const server = portfolioServer()
let orders: unknown[] = []
let progress: ReportState = 'done'
let isOwn = true

const status = (state: ReportState) => ({
  id: 'r1',
  state,
  createdAt: '2026-11-20T09:00:00.000Z',
  isOwn,
  asOf: '2026-11-19',
  document: state === 'done' ? { id: 'd1', name: 'Valuation, 19/11/2026', url: '/api/documents/d1/download', bytes: 412_000 } : null,
  error: state === 'failed' ? 'render_failed' : null,
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  orders = []
  progress = 'done'
  isOwn = true
  server.use(
    http.post('/api/functions/generatePdf', async ({ request }) => {
      orders.push(await request.json())
      return HttpResponse.json(status('queued'), { status: 202 })
    }),
    http.get('/api/reports/r1/status', () => HttpResponse.json(status(progress))),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const open = async (query = '?tab=transactions') => {
  const view = await renderPortal(`/dashboard/harbour/portfolio/p1${query}`)
  await screen.findByRole('heading', { level: 1, name: 'General Investment Account' })
  return view
}
const button = () => screen.getByRole('button', { name: 'Get report' })
const make = () => screen.findByRole('button', { name: 'Make the report' })

/** The browser's end of a stream of events. */
class FakeSource extends EventTarget {
  static all: FakeSource[] = []
  isClosed = false
  constructor(public address: string) {
    super()
    FakeSource.all.push(this)
  }
  say(state: ReportState) {
    this.dispatchEvent(new MessageEvent('progress', { data: JSON.stringify(status(state)) }))
  }
  close() {
    this.isClosed = true
  }
}

describe('the progress of a report', () => {
  let asked = 0
  const patient = { timeout: 30_000 }
  beforeEach(() => {
    asked = 0
    FakeSource.all = []
    Object.assign(globalThis, { EventSource: FakeSource })
    progress = 'queued'
    server.use(
      http.get('/api/reports/r1/status', () => {
        asked += 1
        return HttpResponse.json(status(progress))
      }),
    )
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'))

  const started = async () => {
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    await screen.findByText('1 of 5: Queued', undefined, patient)
    await waitFor(() => expect(FakeSource.all).toHaveLength(1))
    const [source] = FakeSource.all
    if (!source) throw new Error('no stream was opened')
    return source
  }
  /** Longer than between two questions. */
  const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 1500)))

  it('is told by the server, which nobody asks meanwhile, and ends with the document', async () => {
    const source = await started()
    expect(source.address).toBe('/api/reports/r1/events')
    act(() => source.say('collecting'))
    await screen.findByText('2 of 5: Collecting the figures', undefined, patient)
    await aWhile()
    const before = asked
    await aWhile()
    expect(asked).toBe(before)
    act(() => void source.dispatchEvent(new MessageEvent('progress', { data: 'no JSON' })))
    act(() => void source.dispatchEvent(new MessageEvent('progress', { data: '{"state":"unheard of"}' })))
    act(() => source.say('rendering'))
    await screen.findByText('3 of 5: Rendering the pages', undefined, patient)
    act(() => source.say('done'))
    expect(await screen.findByRole('dialog', { name: 'Your report is ready' }, patient)).toHaveTextContent('Valuation, 19/11/2026')
    await waitFor(() => expect(source.isClosed).toBe(true))
  })

  it('is asked for when no event comes through, as behind a proxy that holds them back', async () => {
    await started()
    progress = 'rendering'
    await screen.findByText('3 of 5: Rendering the pages', undefined, patient)
    progress = 'done'
    expect(await screen.findByRole('dialog', { name: 'Your report is ready' }, patient)).toBeVisible()
  })

  it('is asked for from a lost connection or a refusal until the next event', async () => {
    const source = await started()
    act(() => source.say('collecting'))
    await screen.findByText('2 of 5: Collecting the figures', undefined, patient)
    await aWhile()
    act(() => void source.dispatchEvent(new Event('error')))
    progress = 'rendering'
    await screen.findByText('3 of 5: Rendering the pages', undefined, patient)
    act(() => source.say('saving'))
    await screen.findByText('4 of 5: Saving the document', undefined, patient)
    await aWhile()
    const before = asked
    await aWhile()
    expect(asked).toBe(before)
    act(() => void source.dispatchEvent(new Event('error')))
    progress = 'done'
    expect(await screen.findByRole('dialog', { name: 'Your report is ready' }, patient)).toBeVisible()
  })
})

describe('a report', () => {
  it('goes through its steps and ends with a document to open and to save', async () => {
    progress = 'collecting'
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    expect(orders).toEqual([{ account: 'a1', portfolio: 'p1', locale: 'en', kind: 'investment', period: { range: 'quarter' } }])
    const dialog = await screen.findByRole('dialog', { name: 'Your report is being made' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.replace(' done', '')),
    ).toEqual(['Queued', 'Collecting the figures', 'Rendering the pages', 'Saving the document', 'Done'])
    await within(dialog).findByText('2 of 5: Collecting the figures')
    progress = 'done'
    const ready = await screen.findByRole('dialog', { name: 'Your report is ready' })
    expect(ready).toHaveTextContent('Valuation, 19/11/2026, 412 kB. Figures as at 19/11/2026.')
    expect(within(ready).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/api/documents/d1/download?inline=1')
    expect(within(ready).getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/documents/d1/download')
  })

  it('is asked for once by a double click', async () => {
    const { user } = await open()
    await user.dblClick(button())
    await user.dblClick(await make())
    await screen.findByRole('dialog', { name: 'Your report is ready' })
    expect(orders).toHaveLength(1)
  })

  it('is about the period and the day that were chosen', async () => {
    const { user } = await open()
    await user.click(button())
    await user.click(await screen.findByRole('radio', { name: 'From a day of your choice' }))
    await user.type(screen.getByRole('textbox', { name: /Report date/ }), '30/06/2026')
    await user.click(await make())
    expect(await screen.findByText('Write a first day, before the report date, as DD/MM/YYYY')).toBeVisible()
    expect(orders).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /First day/ }), '06/04/2026')
    await user.click(await make())
    await screen.findByRole('dialog', { name: 'Your report is ready' })
    expect(orders).toMatchObject([{ period: { range: 'custom', from: '2026-04-06', date: '2026-06-30' } }])
  })

  it('is of the kind that was chosen, with a period of that kind', async () => {
    const { user } = await open()
    await user.click(button())
    await make()
    await user.click(screen.getByRole('button', { name: /Kind of report/ }))
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Quarterly valuation and custody statement' }))
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Period/ }))
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '01/04/2026 – 30/06/2026' }))
    await user.click(await make())
    await screen.findByRole('dialog', { name: 'Your report is ready' })
    expect(orders).toMatchObject([{ kind: 'valuation', period: { range: 'quarter', date: '2026-06-30' } }])
  })

  it('of bonds asks for its day alone', async () => {
    const { user } = await open()
    await user.click(button())
    await make()
    await user.click(screen.getByRole('button', { name: /Kind of report/ }))
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Bond statistics' }))
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: 'Show all portfolios together as one' })).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: /Report date/ }), '30/06/2026')
    await user.click(await make())
    await screen.findByRole('dialog', { name: 'Your report is ready' })
    expect(orders).toEqual([
      { account: 'a1', portfolio: 'p1', locale: 'en', kind: 'bonds', period: { range: 'quarter', date: '2026-06-30' } },
    ])
  })

  it('shows all portfolios as one where they can be, and says why when they turn out not to', async () => {
    server.use(
      http.get('/api/wealth/accounts/:id/report-kinds', () =>
        HttpResponse.json({
          canConsolidate: true,
          kinds: [
            { kind: 'investment', dates: 'any', periods: [] },
            { kind: 'provider', dates: 'any', periods: [] },
          ],
        }),
      ),
    )
    const { user } = await open()
    await user.click(button())
    await make()
    const together = { name: 'Show all portfolios together as one' }
    await user.click(screen.getByRole('checkbox', together))
    await user.click(await make())
    await screen.findByRole('dialog', { name: 'Your report is ready' })
    expect(orders).toMatchObject([{ kind: 'investment', renderConsolidated: true }])
    await user.click(screen.getByRole('button', { name: 'Close' }))

    server.use(http.post('/api/functions/generatePdf', () => failure(409, 'several_currencies', 'Several')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button())
    await make()
    await user.click(screen.getByRole('checkbox', together))
    await user.click(await make())
    expect(await screen.findByText(/^The portfolios are in several currencies/)).toBeVisible()
    // The provider's own report is as it comes.
    await user.click(screen.getByRole('button', { name: 'Choose another period' }))
    await user.click(await screen.findByRole('button', { name: /Kind of report/ }))
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Report of the data provider' }))
    expect(screen.queryByRole('checkbox', together)).not.toBeInTheDocument()
  })

  it('can be asked for when nobody can say what else there is', async () => {
    server.use(http.get('/api/wealth/accounts/:id/report-kinds', () => failure(503, 'unavailable', 'Busy')))
    const { user } = await open()
    await user.click(button())
    expect(await screen.findByText('Other kinds of report cannot be offered at the moment.')).toBeVisible()
    await user.click(await make())
    await screen.findByRole('dialog', { name: 'Your report is ready' })
    expect(orders).toMatchObject([{ kind: 'investment' }])
  })

  it('can be looked at on the screen, with nothing made', async () => {
    const { address, user } = await open()
    await user.click(button())
    await make()
    await user.click(screen.getByRole('radio', { name: 'Year to date' }))
    await user.click(screen.getByRole('button', { name: 'View on screen' }))
    await waitFor(() => expect(address()).toBe('/dashboard/harbour/account/a1/export?portfolio=p1&kind=investment&range=ytd'))
    expect(orders).toEqual([])
  })

  it('that is being made can be cancelled by whoever ordered it, and another one be chosen', async () => {
    progress = 'rendering'
    let isStopped = false
    server.use(
      http.post('/api/reports/r1/cancel', () => {
        isStopped = true
        progress = 'failed'
        return HttpResponse.json(status('failed'))
      }),
    )
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    const dialog = await screen.findByRole('dialog', { name: 'Your report is being made' })
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel the report' }))
    expect(await screen.findByText('The report was cancelled.')).toBeVisible()
    expect(isStopped).toBe(true)
    expect(await make()).toBeVisible()
    expect(screen.queryByText('The report could not be made')).toBeNull()
    progress = 'done'
    await user.click(await make())
    expect(orders).toHaveLength(2)
  })

  it('that was done before it could be cancelled is shown', async () => {
    progress = 'saving'
    server.use(
      http.post('/api/reports/r1/cancel', () => {
        progress = 'done'
        return HttpResponse.json(status('done'))
      }),
    )
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    await user.click(await screen.findByRole('button', { name: 'Cancel the report' }))
    expect(await screen.findByRole('dialog', { name: 'Your report is ready' })).toBeVisible()
    expect(screen.queryByText('The report was cancelled.')).toBeNull()
  })

  it('goes on when the cancelling did not come through', async () => {
    progress = 'saving'
    server.use(http.post('/api/reports/r1/cancel', () => failure(503, 'unavailable', 'Busy')))
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    await user.click(await screen.findByRole('button', { name: 'Cancel the report' }))
    expect(await screen.findByText('The report could not be cancelled. It is still being made.')).toBeVisible()
    progress = 'done'
    expect(await screen.findByRole('dialog', { name: 'Your report is ready' })).toBeVisible()
  })

  it('that somebody else ordered cannot be cancelled', async () => {
    progress = 'saving'
    isOwn = false
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    const dialog = await screen.findByRole('dialog', { name: 'Your report is being made' })
    await within(dialog).findByText('4 of 5: Saving the document')
    expect(within(dialog).queryByRole('button', { name: 'Cancel the report' })).toBeNull()
  })

  it('that fails says so, and can be asked for again', async () => {
    progress = 'failed'
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    const dialog = await screen.findByRole('dialog', { name: 'The report could not be made' })
    progress = 'done'
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('dialog', { name: 'Your report is ready' })
    expect(orders).toHaveLength(2)
  })

  it('that the server does not take says why', async () => {
    server.use(http.post('/api/functions/generatePdf', () => failure(429, 'too_many_reports', 'Too many')))
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    expect(await screen.findByText('Several reports are being made for you already. Try again when the first is ready.')).toBeVisible()
  })

  it('beyond the day’s number says when the next is possible', async () => {
    server.use(http.post('/api/functions/generatePdf', () => failure(429, 'report_quota', 'Too many')))
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    expect(await screen.findByText(/as many reports today as one person may/)).toBeVisible()
  })

  it('is told of by mail until the person turns that off', async () => {
    const chosen: unknown[] = []
    server.use(
      http.patch('/api/users/me/preferences', async ({ request }) => {
        const body = (await request.json()) as object
        chosen.push(body)
        return HttpResponse.json({ notifyReportReady: true, notifyMessages: true, ...body })
      }),
    )
    const { user } = await open('')
    const choice = await screen.findByRole('checkbox', { name: 'Send me a mail when a report that I asked for is ready' })
    expect(choice).toBeChecked()
    await user.click(choice)
    await waitFor(() => expect(choice).not.toBeChecked())
    expect(chosen).toEqual([{ notifyReportReady: false }])
  })

  it('keeps the former choice about mails, and says so, when the server does not take the new one', async () => {
    server.use(http.patch('/api/users/me/preferences', () => failure(503, 'unavailable', 'Busy')))
    const { user } = await open('')
    const choice = await screen.findByRole('checkbox', { name: 'Send me a mail when a report that I asked for is ready' })
    await user.click(choice)
    expect(await screen.findByText('Your choice was not saved. Try again in a moment.')).toBeVisible()
    expect(choice).toBeChecked()
  })

  it('is told of when its window was closed before it was ready', async () => {
    progress = 'rendering'
    const { user } = await open()
    await user.click(button())
    await user.click(await make())
    const dialog = await screen.findByRole('dialog', { name: 'Your report is being made' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    progress = 'done'
    expect(await screen.findByText('Your report is ready')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(await screen.findByRole('dialog', { name: 'Your report is ready' })).toBeVisible()
  })

  it('that is under way when the page is opened is found again, and joins the list when it is done', async () => {
    progress = 'saving'
    let asked = ''
    let isMade = false
    server.use(
      http.get('/api/reports', ({ request }) => {
        asked = new URL(request.url).search
        return HttpResponse.json({ docs: [{ id: 'r1' }] })
      }),
      http.get('/api/documents', () => {
        const docs = isMade
          ? [
              {
                id: 'd1',
                name: 'Valuation, 19/11/2026',
                createdAt: '2026-11-20T09:00:20.000Z',
                filesize: 412_000,
                mimeType: 'application/pdf',
                correctsPublishedAt: '2026-10-15T09:00:00.000Z',
              },
            ]
          : []
        return HttpResponse.json({ docs })
      }),
    )
    const { user } = await open('')
    await screen.findByText('No report yet')
    await user.click((await screen.findAllByRole('button', { name: 'Report under way' }))[0] as HTMLElement)
    expect(new URLSearchParams(asked).get('where[portfolio][equals]')).toBe('p1')
    expect(await screen.findByRole('dialog', { name: 'Your report is being made' })).toBeVisible()
    isMade = true
    progress = 'done'
    await screen.findByRole('dialog', { name: 'Your report is ready' })
    const link = await screen.findByRole('link', { name: 'Valuation, 19/11/2026' })
    expect(link).toHaveAttribute('href', '/api/documents/d1/download?inline=1')
    expect(screen.getByRole('link', { name: 'Download Valuation, 19/11/2026' })).toHaveAttribute('href', '/api/documents/d1/download')
    expect(screen.getByText('PDF, 412 kB, made 20/11/2026')).toBeInTheDocument()
    expect(screen.getByText(/^Corrects the statement published on 15\/10\/2026/)).toBeVisible()
    expect(screen.getByRole('row', { name: /Valuation, 19/ })).toHaveTextContent('412 kB')
    expect(orders).toEqual([])
  })

  it('are new until they are opened', async () => {
    const document = (id: string, isNew?: boolean) => ({ id, isNew, name: `Report ${id}`, createdAt: '2026-11-20T09:00:20.000Z' })
    server.use(http.get('/api/documents', () => HttpResponse.json({ docs: [document('a', true), document('b', false), document('c')] })))
    const { user } = await open('')
    const row = (await screen.findByRole('link', { name: 'Report a' })).closest('tr') as HTMLElement
    expect(screen.getByText('1 new')).toBeVisible()
    expect(screen.getAllByText('New')).toEqual([within(row).getByText('New')])
    await user.click(within(row).getByRole('link', { name: 'Report a' }))
    await waitFor(() => expect(within(row).queryByText('New')).toBeNull())
    expect(screen.queryByText('1 new')).toBeNull()
  })

  it('can be deleted by whoever made it, after a question, and taken back', async () => {
    const asked: string[] = []
    let isThere = true
    const document = (id: string, owner: string) => ({
      id,
      owner,
      name: `Report ${id}`,
      createdAt: '2026-11-20T09:00:20.000Z',
      filesize: 1000,
    })
    server.use(
      http.get('/api/documents', () =>
        HttpResponse.json({ docs: [...(isThere ? [document('mine', 'u-1')] : []), document('theirs', 'u-2')] }),
      ),
      http.post('/api/documents/:id/:deed', ({ params }) => {
        asked.push(`${String(params['deed'])} ${String(params['id'])}`)
        isThere = params['deed'] === 'restore'
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user } = await open('')
    await user.click(await screen.findByRole('button', { name: 'Delete Report mine' }))
    expect(screen.queryByRole('button', { name: 'Delete Report theirs' })).toBeNull()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete the report' }))
    await waitFor(() => expect(screen.queryByText('Report mine')).toBeNull())
    await user.click(await screen.findByText('Undo'))
    expect(await screen.findByText('Report mine')).toBeVisible()
    expect(asked).toEqual(['remove mine', 'restore mine'])
  })
})
