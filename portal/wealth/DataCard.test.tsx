import { describe, expect, it, jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Receipt from 'lucide-react/icons/receipt-text'
import { isoDate, isoInstant } from '../../shared/domain/dates'
import type { DegradedReason, Provenance } from '../../shared/contracts/provenance'
import { ApiError } from '../lib/apiClient'
import type { ReadState } from '../lib/data/defineRead'
import { renderUi } from '../app/testing/renderUi'
import { DataCard } from './DataCard'
import { ProvenanceNotice } from './ProvenanceNotice'
import { ProvenanceScope } from './ProvenanceScope'

type Answer = Provenance & { rows: string[] }

const answer = (change: Partial<Answer> = {}): Answer => ({
  source: 'first',
  asOf: isoDate('2026-11-19'),
  fetchedAt: isoInstant(new Date('2026-11-18T12:04:00.000Z')),
  degraded: false,
  reasons: [],
  rows: ['Alpha'],
  ...change,
})
const stale = (part: DegradedReason['part'], kind: DegradedReason['kind'] = 'unavailable') =>
  answer({ degraded: true, reasons: [{ part, kind, stale: true }] })
const failed = (code = 'server_error') => new ApiError({ status: code === 'offline' ? 0 : 500, code, message: 'x' })

const read = (change: Partial<ReadState<Answer>> = {}): ReadState<Answer> => ({
  data: answer(),
  error: undefined,
  isLoading: false,
  isRefreshing: false,
  refresh: () => undefined,
  ...change,
})

const words = { loading: 'Loading the rows', errorTitle: 'We could not load the rows', errorText: 'Try again in a moment.' }

const card = (state: ReadState<Answer>, title = 'Rows', content?: (given: Answer) => string) => (
  <DataCard
    read={state}
    t={(key) => words[key]}
    title={title}
    skeleton={<p>bones</p>}
    empty={{
      when: ({ rows }) => rows.length === 0,
      icon: Receipt,
      title: 'No rows',
      unavailable: { title: 'The rows are not available now' },
    }}
  >
    {content ?? (({ rows }) => rows.join())}
  </DataCard>
)

const page = (...cards: React.ReactNode[]) => (
  <ProvenanceScope>
    <ProvenanceNotice />
    {cards.map((one, index) => (
      <div key={index}>{one}</div>
    ))}
  </ProvenanceScope>
)

describe('a card', () => {
  it('has the size of its answer while it waits, and says what for', () => {
    renderUi(card(read({ data: undefined, isLoading: true })))
    expect(screen.getByRole('group', { name: 'Loading the rows' })).toHaveTextContent('bones')
  })

  it('that is a whole page has a heading for whoever goes by headings while it waits', () => {
    const waiting = read({ data: undefined, isLoading: true })
    renderUi(
      <DataCard read={waiting} t={(key) => words[key]} frame="page" level={1} skeleton={<p>bones</p>}>
        {() => null}
      </DataCard>,
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading the rows')
  })

  it('that cannot be loaded says so and can be tried again', async () => {
    const refresh = jest.fn()
    renderUi(card(read({ data: undefined, error: failed(), refresh })))
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the rows')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('keeps its answer when a refresh fails, and the page says from when it is', async () => {
    renderUi(page(card(read({ error: failed() }))))
    expect(screen.getByText('Alpha')).toBeVisible()
    expect(await screen.findByText('Figures from 18/11/2026, 12:04 · the data provider does not answer')).toBeVisible()
  })

  it('leaves it to the banner of the page to say that there is no connection', async () => {
    renderUi(page(card(read({ error: failed('offline') }))))
    expect(screen.getByText('Alpha')).toBeVisible()
    // What would say it comes later.
    await act(async () => void (await import('./ProvenanceWords')))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('tells an empty answer from one that is not available', () => {
    const { rerender } = renderUi(card(read({ data: answer({ rows: [] }) })))
    expect(screen.getByText('No rows')).toBeVisible()
    rerender(card(read({ data: answer({ rows: [], degraded: true, reasons: [{ part: 'holdings', kind: 'unavailable', stale: false }] }) })))
    expect(screen.getByText('The rows are not available now')).toBeVisible()
  })

  it('that throws keeps the others standing', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = () => {
      throw new Error('a figure of no shape')
    }
    renderUi(page(card(read(), 'Broken', broken), card(read())))
    expect(screen.getByText('This part could not be shown')).toBeVisible()
    expect(screen.getByText('Alpha')).toBeVisible()
    quiet.mockRestore()
  })

  it('whose figures are held back carries that they are being checked', () => {
    renderUi(page(card(read({ data: stale('holdings', 'implausible') }))))
    expect(screen.getByText('Being checked, as of 18/11/2026, 12:04')).toBeVisible()
    expect(screen.getByText('Figures from 18/11/2026, 12:04 · newer ones are being checked')).toBeVisible()
  })
})

describe('old figures', () => {
  it('are explained once a page, each card with its own date, and all are asked for again at once', async () => {
    const refresh = [jest.fn(), jest.fn()]
    renderUi(
      page(
        card(read({ data: stale('holdings'), refresh: refresh[0] as () => void }), 'Holdings'),
        card(read({ data: stale('performance'), refresh: refresh[1] as () => void }), 'Returns'),
      ),
    )
    expect(screen.getAllByText(/the data provider does not answer$/)).toHaveLength(1)
    expect(screen.getAllByText('As of 18/11/2026, 12:04')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }))
    expect(refresh.map((one) => one.mock.calls.length)).toEqual([1, 1])
  })

  it('are no longer spoken of when they are fresh again', () => {
    const { rerender } = renderUi(page(card(read({ data: stale('holdings') }))))
    expect(screen.getByRole('status')).toBeVisible()
    rerender(page(card(read())))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('in a drawer are spoken of there only when the page has not', () => {
    const drawer = (data: Answer) => (
      <ProvenanceScope>
        <ProvenanceNotice />
        {card(read({ data }), 'Drawer')}
      </ProvenanceScope>
    )
    const { rerender } = renderUi(page(card(read({ data: stale('holdings') })), drawer(stale('holdings'))))
    expect(screen.getAllByRole('status')).toHaveLength(1)
    rerender(page(card(read()), drawer(stale('holdings'))))
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })
})
