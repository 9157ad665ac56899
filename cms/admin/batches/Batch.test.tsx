import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { locales } from '../../../shared/i18n/locales'
import { batchProgress, batchStatement } from '../../../tests/factories/reportBatches'
import { Batch } from './Batch'
import { batchWords } from './batchWords'
import { StartDialog } from './StartDialog'

type Progress = Parameters<typeof batchProgress>[0]

const server = setupServer()
const onSay = jest.fn()
let progress: ReturnType<typeof batchProgress>
let statements: ReturnType<typeof batchStatement>[]
let asked: URL[]
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  server.listen({ onUnhandledRequest: 'error' })
  asked = []
  sent = []
  onSay.mockReset()
  progress = batchProgress()
  statements = [
    batchStatement({
      id: 'report-2',
      account: { id: 'account-2', name: 'Selwynne', externalId: 'QS-2018', client: 'Selwynne, Audrey' },
      state: 'failed',
      error: 'No price for Corrie Timber',
      document: null,
      value: null,
      pages: null,
      checks: [{ check: 'everyPrice', result: 'failed', subject: 'Corrie Timber' }],
    }),
    batchStatement({
      id: 'report-3',
      account: { id: 'account-3', name: 'Yarrowdale, Hugh', externalId: 'QS-2083', client: null },
      state: 'making',
      step: 'merging',
      document: null,
    }),
    batchStatement(),
  ]
  server.use(
    http.get('*/api/report-batches/batch-1/progress', () => HttpResponse.json(progress)),
    http.get('*/api/report-batches/batch-1/statements', ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json({ rows: statements, total: 14, page: 1, pages: 2 })
    }),
    http.post('*/api/report-batches/batch-1/:deed', async ({ params, request }) => {
      sent.push({ path: String(params.deed), body: await request.json() })
      return HttpResponse.json({ ok: true })
    }),
  )
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  server.close()
})

const show = (over: Progress = {}, language: (typeof locales)[number] = 'en') => {
  progress = batchProgress(over)
  return render(<Batch id="batch-1" language={language} timeZone="Europe/London" onSay={onSay} />)
}
const made: Progress = { state: 'made', counts: { done: 3, making: 0, waiting: 0, failed: 0, leftOut: 0 }, secondsLeft: null }

describe('the screen of a batch', () => {
  it('says how far it is in one sentence, and its counts add up', async () => {
    const { container } = show()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('2 of 5 statements are done')
    expect(screen.getByText('Quarterly valuation and custody statement, Harbour Row, quarter to 30/09/2026.')).toBeVisible()
    expect([...container.querySelectorAll('.qs-sum dd')].map((dd) => /\d+/.exec(dd.textContent ?? '')?.[0])).toEqual([
      '2',
      '1',
      '1',
      '1',
      '5',
    ])
    expect(screen.getByRole('img', { name: '2 done, 1 being made, 1 waiting, 1 failed' })).toBeInTheDocument()
    expect(container).toHaveTextContent('Started by Marta Kjeld 14/10/2026, 09:12')
    expect(container).toHaveTextContent('About 1 minute left')
  })

  it('tells of each statement why it failed, its step, and what it came to', async () => {
    show()
    const failed = (await screen.findByRole('rowheader', { name: /Selwynne, Audrey/ })).closest('tr')
    expect(failed).toHaveTextContent('No price for Corrie Timber')
    expect(failed).toHaveTextContent('0 of 1')
    expect(screen.getByRole('rowheader', { name: /Yarrowdale/ }).closest('tr')).toHaveTextContent('Merging')
    const done = screen.getByRole('rowheader', { name: /Quillfeather/ }).closest('tr')
    expect(done).toHaveTextContent('£713,999.73')
    expect(done).toHaveTextContent('12 of 12')
  })

  it('makes one again, stops one, and leaves one out', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('button', { name: 'Run again: Selwynne, Audrey' }))
    await waitFor(() => expect(onSay).toHaveBeenCalledWith('It is made again.', true))
    await user.click(screen.getByRole('button', { name: 'Stop: Yarrowdale, Hugh' }))
    await user.click(screen.getByRole('button', { name: 'Pages of Quillfeather, Edmund' }))
    expect(screen.getByText('30/09/2026, read 14/10/2026, 09:12')).toBeVisible()
    expect(screen.getByText('6 pages, 214 kB, English')).toBeVisible()
    expect(screen.getByText('88cf 43cb … b4a8')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Leave out of the batch' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { path: 'again', body: { statements: ['report-2'] } },
        { path: 'stop', body: { statements: ['report-3'] } },
        { path: 'leave-out', body: { statement: 'report-1' } },
      ]),
    )
  })

  it('narrows the table by tab, by words and by a check', async () => {
    const user = userEvent.setup()
    show()
    await user.click(await screen.findByRole('tab', { name: 'Failed 1' }))
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('tab')).toBe('failed'))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'In work 2' })).toHaveFocus()
    await user.type(screen.getByRole('searchbox'), 'quill')
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('q')).toBe('quill'))
    await user.click(screen.getByRole('button', { name: /Every holding has a price/ }))
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('check')).toBe('everyPrice'))
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('page')).toBe('2'))
  })

  it('shows five checks, those that fail among them, and all twelve on demand', async () => {
    const user = userEvent.setup()
    show()
    const gate = await screen.findByRole('complementary', { name: 'Before release' })
    expect(within(gate).getByText('12 checks on each of 2 statements; 1 check fails.')).toBeVisible()
    expect(gate.querySelectorAll('.qs-checks li')).toHaveLength(5)
    await user.click(within(gate).getByRole('button', { name: 'All 12 checks' }))
    expect(gate.querySelectorAll('.qs-checks li')).toHaveLength(12)
  })

  it('says why whoever started it may not approve, and who may', async () => {
    show(made)
    expect(
      await screen.findByText(
        'You started this batch or had a statement made again, so you may not approve it. Owen Tarrick or Nikos Ferentinos can, after reading the samples.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Approve 3 statements' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Publish and notify' })).toBeDisabled()
  })

  it('approves what was seen, and publishes after one more question', async () => {
    const user = userEvent.setup()
    const view = show({ ...made, version: '9', approveHindrance: null })
    await user.click(await screen.findByRole('button', { name: 'Approve 3 statements' }))
    await waitFor(() => expect(sent).toEqual([{ path: 'approve', body: { version: '9' } }]))
    view.unmount()
    show({
      ...made,
      state: 'approved',
      approved: { by: { id: 'user-2', name: 'Owen Tarrick' }, at: '2026-10-14T09:00:00.000Z' },
      approveHindrance: 'ended',
      publishHindrance: null,
    })
    expect(await screen.findByText('Approved by Owen Tarrick 14/10/2026, 10:00.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Publish and notify' }))
    expect(sent).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Yes, publish 3 statements' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ path: 'publish', body: { version: '7' } }))
  })

  it('leads to the file of a sample, whose opening the server counts, and asks for its readers when somebody has read one', async () => {
    show({ ...made, approveHindrance: 'samples' })
    const link = await screen.findByRole('link', { name: 'Open the statement of Quillfeather, Edmund' })
    expect(link).toHaveAttribute('href', '/api/documents/document-1/download?inline=1')
    const before = asked.length
    progress = batchProgress({ ...made, approveHindrance: null, samples: { read: 2, needed: 2 } })
    await waitFor(() => expect(asked.length).toBeGreaterThan(before), { timeout: 15_000 })
    expect(sent).toEqual([])
  }, 20_000)

  it('says why statements were made that nobody asked for, in each language', async () => {
    const reasons = [
      { at: '2026-10-14T08:30:00.000Z', reason: 'data', name: null, by: null, statements: 1 },
      { at: '2026-10-13T08:30:00.000Z', reason: 'commentary', name: 'Third quarter', by: { id: 'u', name: 'Marta Kjeld' }, statements: 12 },
      { at: '2026-10-12T08:30:00.000Z', reason: 'commentary', name: null, by: null, statements: 2 },
    ]
    const told = new Map<string, (string | null)[]>()
    for (const language of locales) {
      const { unmount } = show({ ...made, origin: 'data', startedBy: null, reasons }, language)
      const rows = within(await screen.findByRole('list', { name: batchWords[language].reasons })).getAllByRole('listitem')
      told.set(
        language,
        rows.map(({ textContent }) => textContent),
      )
      unmount()
    }
    expect(told.get('en')).toEqual([
      '14/10/2026, 09:30: Figures have changed: 1 statement is made again',
      '13/10/2026, 09:30: The commentary “Third quarter”, published by Marta Kjeld, has 12 statements made again',
      '12/10/2026, 09:30: The commentary of the day was taken away: 2 statements are made again',
    ])
    expect([...told.values()].flat()).toHaveLength(9)
    expect([...told.values()].flat().join(' ')).not.toMatch(/[{}]/)
  })

  it('says why corrections that would all say the same ended by themselves, and offers nothing more to do with them', async () => {
    const over: Progress = {
      state: 'stopped',
      origin: 'data',
      startedBy: null,
      counts: { done: 0, making: 0, waiting: 0, failed: 0, leftOut: 2 },
      approveHindrance: 'ended',
      publishHindrance: 'ended',
      endedUnchanged: true,
    }
    statements = []
    for (const language of locales) {
      show(over, language)
      const words = batchWords[language]
      expect(await screen.findByRole('heading', { level: 1, name: words.nothingToCorrect })).toBeVisible()
      expect(screen.getByText(words.nothingToCorrectWhy)).toBeVisible()
      expect(screen.queryByRole('button', { name: words.stopAll })).toBeNull()
      cleanup()
    }
    show({ ...over, endedUnchanged: false })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Stopped/)
    expect(screen.queryByText(batchWords.en.nothingToCorrectWhy)).toBeNull()
  })

  it('says what the server refused, and looks anew', async () => {
    const user = userEvent.setup()
    server.use(
      http.post('*/api/report-batches/batch-1/approve', () =>
        HttpResponse.json({ errors: [{ code: 'conflict', message: 'It has changed.' }] }, { status: 409 }),
      ),
    )
    show({ ...made, approveHindrance: null })
    await user.click(await screen.findByRole('button', { name: 'Approve 3 statements' }))
    await waitFor(() => expect(onSay).toHaveBeenCalledWith('The batch has changed meanwhile. Look once more, then press again.', false))
  })

  it('follows the events of the server, and asks by itself when they stop', async () => {
    const sources: FakeSource[] = []
    class FakeSource extends EventTarget {
      constructor(public address: string) {
        super()
        sources.push(this)
      }
      close() {}
    }
    Object.assign(globalThis, { EventSource: FakeSource })
    try {
      show()
      await screen.findByText('2 of 5 statements are done')
      const data = JSON.stringify(batchProgress({ version: '8', counts: { done: 4, making: 0, waiting: 0, failed: 1, leftOut: 2 } }))
      act(() => void sources[0]?.dispatchEvent(new MessageEvent('progress', { data })))
      expect(await screen.findByText('4 of 5 statements are done')).toBeVisible()
      progress = batchProgress(made)
      act(() => void sources[0]?.dispatchEvent(new Event('error')))
      expect(await screen.findByText('All 3 statements are done')).toBeVisible()
    } finally {
      Reflect.deleteProperty(globalThis, 'EventSource')
    }
  })

  it('says that there is no such batch, and offers another try after a fault', async () => {
    server.use(http.get('*/api/report-batches/batch-1/progress', () => new HttpResponse(null, { status: 404 }), { once: true }))
    const view = show()
    expect(await screen.findByText('There is no such batch.')).toBeVisible()
    view.unmount()
    server.use(http.get('*/api/report-batches/batch-1/progress', () => HttpResponse.error(), { once: true }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('2 of 5 statements are done')).toBeVisible()
  })

  it.each(locales.filter((locale) => locale !== 'en'))('speaks %s', async (language) => {
    const { container } = show({}, language)
    await screen.findByRole('rowheader', { name: /Selwynne/ })
    expect(container.textContent).not.toMatch(/\{\w+\}|statement|Failed|undefined/)
  })
})

describe('the start of a batch', () => {
  beforeEach(() => {
    // The document of the tests knows no dialogs.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
    server.use(
      http.get('*/api/report-batches/offered', () =>
        HttpResponse.json({
          portals: [
            { id: 'p1', name: 'Harbour Row', accounts: 79, kinds: [{ kind: 'valuation', dates: ['2026-09-30', '2026-06-30'] }] },
            { id: 'p2', name: 'Iolcus', accounts: 3, kinds: [{ kind: 'costs', dates: ['2025-12-31'] }] },
          ],
        }),
      ),
    )
  })
  const bodies: unknown[] = []
  const take = (status = 201) =>
    server.use(
      http.post('*/api/report-batches', async ({ request }) => {
        bodies.push(await request.json())
        return status === 201
          ? HttpResponse.json({ id: 'batch-9' }, { status })
          : HttpResponse.json({ errors: [{ code: 'batch_running', message: 'The same batch is under way.' }] }, { status })
      }),
    )

  it('takes portal, kind and day from what is offered, and the accounts that were chosen', async () => {
    const user = userEvent.setup()
    const onStarted = jest.fn()
    take()
    render(<StartDialog language="en" accounts={['a1', 'a2']} onStarted={onStarted} />)
    await user.click(screen.getByRole('button', { name: 'Start a batch' }))
    await user.selectOptions(await screen.findByLabelText('Period to'), '2026-06-30')
    expect(screen.getByText('The 2 accounts that you chose')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start the batch' }))
    await waitFor(() => expect(onStarted).toHaveBeenCalledWith('batch-9'))
    expect(bodies.at(-1)).toEqual({ portal: 'p1', kind: 'valuation', date: '2026-06-30', accounts: ['a1', 'a2'] })
  })

  it('changes kinds and days with the portal, and says that the same batch is under way', async () => {
    const user = userEvent.setup()
    take(409)
    render(<StartDialog language="en" onStarted={() => undefined} />)
    await user.click(screen.getByRole('button', { name: 'Start a batch' }))
    expect(await screen.findByText('All 79 active accounts of the portal')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Portal'), 'Iolcus')
    expect(screen.getByLabelText('Kind')).toHaveDisplayValue('Costs and charges')
    await user.click(screen.getByRole('button', { name: 'Start the batch' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The same batch is under way.')
    expect(bodies.at(-1)).toEqual({ portal: 'p2', kind: 'costs', date: '2025-12-31' })
  })
})
