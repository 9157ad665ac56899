import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import type { ReportPortfolio, ReportResponse } from '../../../shared/contracts/report'
import type { ContractNote } from '../../../shared/contracts/wealth/contractNotes'
import { isoDate, isoInstant } from '../../../shared/domain/dates'
import { decimal, money } from '../../../shared/domain/money'
import type { Locale } from '../../../shared/i18n/locales'
import { nextReportEvent } from '../../../shared/routes/nextReport'
import { makeReport } from '../../../tests/factories/report'
import { BootstrapContext, readBootstrap } from '../../lib/bootstrap'
import { I18nProvider } from '../../lib/i18n/I18nProvider'
import { screenParts } from '../screenParts'
import { bondsFixture } from '../testing/figuresFixtures'

const brand = {
  displayName: 'Akta Wealth',
  defaultLocale: 'en',
  locales: ['en'],
  mark: ['M3 21h18'],
  disclaimer: { en: 'The value of investments can fall as well as rise.' },
}
const ask = jest.fn<typeof fetch>()
beforeEach(() => {
  const bootstrap = document.createElement('script')
  bootstrap.type = 'application/json'
  bootstrap.id = 'bootstrap'
  bootstrap.textContent = JSON.stringify({ brand, locale: 'en', theme: 'main', scheme: 'light', nonce: '', hasSession: true })
  document.head.append(bootstrap)
  globalThis.fetch = ask
})

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  ask.mockReset()
})

type Where = Readonly<{ locale?: Locale; query?: string; timeZone?: string }>

async function open(report: ReportResponse | null, { locale = 'en', query = '', timeZone }: Where = {}): Promise<void> {
  ask.mockImplementation(async () =>
    report ? Response.json(report) : Response.json({ errors: [{ message: 'Not found', code: 'not_found' }] }, { status: 404 }),
  )
  show(query, locale, timeZone)
  await waitFor(() => expect(document.documentElement.dataset['reportReady']).toBeDefined())
}

function show(query: string, locale: Locale = 'en', timeZone = 'Europe/London') {
  const page = readBootstrap()
  return render(
    <BootstrapContext value={{ ...page, brand: { ...page.brand, timeZone } }}>
      <I18nProvider locale={locale}>
        <MemoryRouter initialEntries={[`/dashboard/akta/account/account-1/export${query}`]}>
          <Routes>
            <Route path="/dashboard/:portal/account/:account/export" element={<screenParts.reportExport />} />
          </Routes>
        </MemoryRouter>
      </I18nProvider>
    </BootstrapContext>,
  )
}

const rows = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('rowheader')
        .concat(within(row).queryAllByRole('cell'))
        .map((cell) => cell.textContent ?? ''),
    )

describe('ReportRoute', () => {
  it('shows whom the report is for, by whom and of which day', async () => {
    await open(makeReport({ portfolios: 1, holdings: 4, transactions: 2 }))
    expect(screen.getByRole('heading', { level: 1, name: 'Investment report' })).toBeVisible()
    expect(screen.getByText('30 September 2026')).toBeVisible()
    expect(screen.getByText('Catherine Ellery-Voss')).toBeVisible()
    expect(screen.getByText('Imogen Hathersall')).toBeVisible()
    expect(screen.getByText('QS-2044')).toBeVisible()
    expect(screen.getByText('Akta Wealth')).toBeVisible()
  })

  it('draws another report in the place of the first when whoever prints asks for it, the same one too', async () => {
    await open(makeReport({ portfolios: 1, holdings: 4, transactions: 2 }))
    const next = makeReport({ portfolios: 1, holdings: 4, transactions: 2 })
    for (const name of ['Second Account', 'Second Account again']) {
      ask.mockClear()
      ask.mockImplementation(async () => Response.json({ ...next, account: { ...next.account, client: name } }))
      const detail = '/dashboard/akta/account/account-2/export?kind=valuation&date=2026-06-30'
      act(() => void dispatchEvent(new CustomEvent(nextReportEvent, { detail })))
      expect(document.documentElement.dataset['reportReady']).toBeUndefined()
      expect(screen.queryByRole('heading', { name: 'Investment report' })).toBeNull()
      await waitFor(() => expect(document.documentElement.dataset['reportReady']).toBe('true'))
      expect(screen.getByText(name)).toBeVisible()
      const asked = ask.mock.calls.map(([address]) => (address instanceof Request ? address.url : address.toString()))
      expect(asked).toEqual([expect.stringMatching(/account-2\/report\?kind=valuation&date=2026-06-30$/)])
    }
    expect(screen.queryByText('Catherine Ellery-Voss')).toBeNull()
  })

  it('has what the firm says of the day, as words, and tells of the pages behind it', async () => {
    const markup = '<img src=http://127.0.0.1/spy>'
    const text = [
      { type: 'heading' as const, level: 4 as const, children: [{ type: 'text' as const, text: 'Shares', bold: false, italic: false }] },
      { type: 'paragraph' as const, children: [{ type: 'text' as const, text: markup, bold: true, italic: false }] },
    ]
    const attachment = { id: 'f', name: 'Market view', pages: 3, problem: null }
    const report = makeReport({ portfolios: 2, holdings: 4, transactions: 2 })
    await open({ ...report, commentaries: [{ name: 'Third quarter', language: 'en', text, attachment }] })
    const section = within(screen.getByRole('region', { name: 'Commentary' }))
    expect(section.getByText('Third quarter')).toBeVisible()
    // No level is skipped, whatever its writer chose.
    expect(section.getByRole('heading', { level: 3, name: 'Shares' })).toBeVisible()
    expect(section.getByText(markup)).toBeVisible()
    expect(section.queryByRole('img')).toBeNull()
    expect(section.getByText('“Market view” stands behind this report: 3 pages with numbers of their own.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Commentary' })).toHaveAttribute('href', '#report-commentary')
  })

  it('has a heading for every part, in order', async () => {
    await open(makeReport({ portfolios: 2, holdings: 4, transactions: 2 }))
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Contents',
      'Summary of your account',
      'General Investment Account',
      'ISA',
      'Performance over five years',
      'About these figures',
    ])
    expect(
      within(screen.getByRole('region', { name: 'ISA' }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual([
      'Cumulative return',
      'Discrete returns',
      'Holdings on 30/09/2026',
      'Transactions, 01/07/2026 to 30/09/2026',
      'Cash accounts, 01/07/2026 to 30/09/2026',
    ])
  })

  it('has the returns of five years as bars over their figures, for as many portfolios as a picture can show', async () => {
    const bars = () => within(screen.getByRole('region', { name: 'Performance over five years' })).queryByRole('img')
    await open(makeReport({ portfolios: 2, holdings: 4, transactions: 2 }))
    expect(bars()).toHaveAccessibleName('Bars of the returns that the table below has in figures.')
    expect(bars()).toHaveTextContent('General Investment AccountPortfolioBenchmarkISA')
    cleanup()
    await open(makeReport({ portfolios: 4, holdings: 4, transactions: 2 }))
    expect(bars()).toBeNull()
  })

  it('lets the change in value add up, a column a portfolio and one for the account', async () => {
    await open(makeReport())
    const table = screen.getByRole('table', { name: 'Change in value from 30/06/2026 to 30/09/2026 by portfolio, in GBP' })
    expect(rows(table).slice(1)).toEqual([
      ['Value on 30/06/2026', '£2,375,509.10', '£2,295,493.82', '£2,438,675.33', '£7,109,678.25'],
      ['Paid in', '+£9,597.64', '+£9,439.53', '+£9,837.59', '+£28,874.76'],
      ['Paid out', '£0.00', '£0.00', '−£12,296.99', '−£12,296.99'],
      ['Dividends and interest', '+£14,396.46', '+£14,159.29', '+£14,756.39', '+£43,312.14'],
      ['Charges', '−£4,558.88', '−£4,483.78', '−£4,672.86', '−£13,715.52'],
      ['Change in market value', '+£4,465.07', '+£45,273.20', '+£13,098.04', '+£62,836.31'],
      ['Value on 30/09/2026', '£2,399,409.39', '£2,359,882.06', '£2,459,397.50', '£7,218,688.95'],
    ])
  })

  it('says in one sentence what came of it', async () => {
    await open(makeReport())
    expect(screen.getByText(/Over the three months your account gained/)).toHaveTextContent(
      'Over the three months your account gained £92,432.93 after charges of £13,715.52, a rise of 1.30% on its opening value.',
    )
  })

  it('says that it lost, without a minus', async () => {
    const report = makeReport({ portfolios: 1, holdings: 4 })
    const movement = report.movement && {
      ...report.movement,
      opening: { amount: '1000', currency: 'GBP' },
      income: { amount: '1.5', currency: 'GBP' },
      charges: { amount: '-2', currency: 'GBP' },
      marketChange: { amount: '-12', currency: 'GBP' },
    }
    await open({ ...report, movement } as ReportResponse)
    expect(screen.getByText(/your account lost/)).toHaveTextContent(
      'lost £12.50 after charges of £2.00, a fall of 1.25% on its opening value.',
    )
  })

  it('shows every holding with its figures, the sums of its class and the total', async () => {
    await open(makeReport({ portfolios: 1, holdings: 40 }))
    const table = screen.getByRole('table', { name: 'Holdings of General Investment Account by asset class, in GBP' })
    const shown = rows(table)
    expect(shown).toHaveLength(1 + 9 + 40 + 1)
    expect(shown).toContainEqual(['Commodity', '£115,022.30', '£126,065.83', '+£11,043.53', '5.25%'])
    expect(shown).toContainEqual([
      'Kestrel Shipping plcB113356, GBX',
      '5,656.753',
      '1,933.8000p',
      '£114,311.26',
      '£109,390.28',
      '−£4,920.98−4.30%',
      '4.56%',
    ])
    expect(shown.at(-1)).toEqual(['Total, 40 holdings', '£2,367,315.72', '£2,399,409.39', '−£79,110.45', '100.00%'])
  })

  it('marks a fair value in the row of its holding, and says below the table what the mark means', async () => {
    const report = makeReport({ portfolios: 1, holdings: 40 })
    const [only] = report.portfolios
    const unquoted = only?.holdings.find(({ assetClass }) => assetClass !== 'Cash')
    if (!only || !unquoted) throw new Error('the factory has no holding')
    const holdings = only.holdings.map((holding) => (holding === unquoted ? { ...holding, price: null } : holding))
    await open({ ...report, portfolios: [{ ...only, holdings }] })
    const row = screen.getByRole('rowheader', { name: new RegExp(`^${unquoted.name}.*FV$`) })
    expect(within(row).getByTitle('Fair value: no market has a price for it')).toHaveTextContent('FV')
    expect(screen.getAllByText('FV')).toHaveLength(2)
    expect(screen.getByText(/^No market price; the value is a fair value/)).toHaveTextContent(unquoted.name)
  })

  it('names on its cover the published statement that it corrects', async () => {
    const correction = { version: 2, published: isoInstant(new Date('2026-10-15T23:30:00.000Z')), note: 'A price was old.' }
    await open({ ...makeReport({ portfolios: 1, holdings: 4 }), correction })
    // On the calendar of the brand, in London.
    expect(screen.getByText('Version 2. Corrects the statement published on 16/10/2026. A price was old.')).toBeVisible()
  })

  it.each([
    // A day that is over in London and not yet there, and one that has begun there and not yet in London.
    ['Atlantic/Reykjavik', '2026-10-15T23:30:00.000Z', '15/10/2026', '15/10/2026, 23:30', 'Reykjavik'],
    ['Europe/Athens', '2026-10-15T21:30:00.000Z', '16/10/2026', '16/10/2026, 00:30', 'Athens'],
  ])('has its days on the calendar of a brand in %s', async (timeZone, at, day, moment, place) => {
    const instant = isoInstant(new Date(at))
    const report = { ...makeReport({ portfolios: 1, holdings: 4 }), generatedAt: instant, fetchedAt: instant }
    await open({ ...report, correction: { version: 2, published: instant, note: '' } }, { timeZone })
    expect(screen.getByText(`Version 2. Corrects the statement published on ${day}.`)).toBeVisible()
    expect(screen.getByText(new RegExp(`made.*${moment}`, 'i'))).toHaveTextContent(`Times are ${place} time.`)
  })

  it('shows a dash with its reason where a figure is missing, never a zero', async () => {
    const report = makeReport({ portfolios: 1, holdings: 40, asOf: '2022-06-30' })
    await open(report)
    const table = screen.getByRole('table', { name: 'Returns of each portfolio and its benchmark to 30/06/2022' })
    expect(rows(table)[1]?.[4]).toBe('–Not enough history')
    const withoutCost = report.portfolios[0]?.holdings.find((holding) => holding.cost === null && holding.units !== null)
    const row = screen.getByRole('row', { name: new RegExp(withoutCost?.sedol ?? 'none') })
    expect(within(row).getAllByText('Cost not known')).toHaveLength(2)
    expect(screen.getByText('The cost of 1 holding is not known: the sums of cost and gain leave it out.')).toBeVisible()
  })

  it('says what is missing and why when the provider did not answer', async () => {
    const report = makeReport({ portfolios: 1, holdings: 3 })
    const [only] = report.portfolios
    if (!only) throw new Error('no portfolio')
    await open({
      ...report,
      degraded: true,
      reasons: [
        { part: 'transactions', kind: 'unavailable', stale: false },
        { part: 'performance', kind: 'rate_limited', stale: true },
      ],
      movement: null,
      portfolios: [{ ...only, movement: null, transactions: [] }],
    })
    expect(screen.getByText('Some figures are missing or older than the rest. The last page says which, and why.')).toBeVisible()
    expect(screen.getByText('Transactions: The data provider did not answer. These figures are left out.')).toBeVisible()
    expect(screen.getByText('Performance: The data provider was too busy to answer. The last known figures are shown.')).toBeVisible()
    expect(screen.getByText('The transactions are not available now. This does not mean that there were none.')).toBeVisible()
    expect(screen.getByText('How the value changed over the period is not known, as an opening value is missing.')).toBeVisible()
  })

  it('does not claim that returns are after charges when the provider does not say', async () => {
    const report = makeReport({ portfolios: 1, holdings: 3 })
    await open({ ...report, portfolios: report.portfolios.map(({ basis: _, ...one }) => one) })
    expect(screen.getByRole('columnheader', { name: 'Time-weighted' })).toBeVisible()
    expect(screen.queryByText(/after charges, time-weighted/i)).toBeNull()
  })

  it('carries the disclaimer of the brand and the dates of the figures', async () => {
    await open(makeReport({ portfolios: 1, holdings: 3 }))
    expect(screen.getByText('The value of investments can fall as well as rise.')).toBeVisible()
    expect(
      screen.getByText(
        'The figures were received from the data provider on 01/10/2026, 07:12. This report was made on 01/10/2026, 10:30. Times are London time.',
      ),
    ).toBeVisible()
  })

  it('names the one portfolio that it is about, and asks for it alone', async () => {
    await open(makeReport({ portfolios: 1, holdings: 3 }), { query: '?portfolio=portfolio-1' })
    expect(ask.mock.calls[0]?.[0]).toEqual(new URL('http://localhost/api/wealth/accounts/account-1/report?portfolio=portfolio-1'))
    expect(screen.getByRole('heading', { level: 2, name: 'Summary of your portfolio' })).toBeVisible()
  })

  it('is ready once drawn, and takes the light scheme', async () => {
    await open(makeReport({ portfolios: 1, holdings: 3 }))
    expect(document.documentElement.dataset['reportReady']).toBe('true')
    expect(document.documentElement.dataset['scheme']).toBe('light')
  })

  it('says when it has waited long enough for its figures', async () => {
    ask.mockImplementation(() => new Promise(() => undefined))
    show('?puppeteerPageWaitTimeSeconds=0.05')
    await waitFor(() => expect(document.documentElement.dataset['reportReady']).toBe('error'), { timeout: 30_000 })
    expect(document.documentElement.dataset['reportError']).toBe('No figures within 0.05 seconds')
  })

  it.each(['0', '-1', 'soon', '', '9999'])('waits for its figures when it is told to wait %p seconds', async (seconds) => {
    await open(makeReport({ portfolios: 1, holdings: 3 }), { query: `?puppeteerPageWaitTimeSeconds=${seconds}` })
    expect(document.documentElement.dataset['reportReady']).toBe('true')
  })

  it('asks for the day, the kind and all portfolios as one, and shows them so', async () => {
    const report = makeReport({ portfolios: 1, holdings: 3, transactions: 2 })
    await open(
      { ...report, consolidated: ['General Investment Account', 'ISA'] },
      { query: '?kind=investment&renderConsolidated=true&date=2026-09-30' },
    )
    const query = '?kind=investment&renderConsolidated=true&date=2026-09-30'
    expect(ask.mock.calls[0]?.[0]).toEqual(new URL(`http://localhost/api/wealth/accounts/account-1/report${query}`))
    const section = within(screen.getByRole('region', { name: 'All portfolios' }))
    expect(section.getByText(/^Consolidated: General Investment Account, ISA · /)).toBeVisible()
    expect(section.getByRole('table', { name: 'Holdings of All portfolios by asset class, in GBP' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'General Investment Account' })).not.toBeInTheDocument()
  })

  describe('of bonds', () => {
    const withBonds = (bonds: ReportPortfolio['bonds']): ReportResponse => {
      const report = makeReport({ portfolios: 1, holdings: 3 })
      return { ...report, kind: 'bonds', portfolios: report.portfolios.map((one) => ({ ...one, ...(bonds ? { bonds } : {}) })) }
    }

    it('has the figures of the tab, and beside each dash its reason', async () => {
      await open(withBonds(bondsFixture))
      expect(screen.getByRole('heading', { level: 1, name: 'Bond statistics' })).toBeVisible()
      const section = within(screen.getByRole('region', { name: 'General Investment Account' }))
      expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'At a glance',
        'Bonds on 30/09/2026',
        'By maturity, rating and currency',
      ])
      const table = section.getByRole('table', { name: /^Bonds of General Investment Account with their coupon/ })
      expect(rows(table)).toHaveLength(1 + bondsFixture.bonds.length + 1)
      for (const { name } of bondsFixture.bonds) expect(within(table).getByText(name)).toBeVisible()
      expect(section.getByText(/^– of .+: Depends on an index: the data provider does not send its ratio\.$/)).toBeVisible()
      expect(section.getAllByRole('table', { name: /^Bonds of General Investment Account: / })).toHaveLength(3)
      expect(screen.getByText(/Means are weighted by value/)).toBeVisible()
    })

    it('says that there are none, and which holdings of fixed interest are no bonds', async () => {
      const none = { ...bondsFixture, bonds: [], total: null, splits: [] }
      await open(withBonds(none))
      expect(screen.getByText('There are no bonds on this day.')).toBeVisible()
      expect(screen.getByText(/of fixed interest worth .+ not listed/)).toBeVisible()
      cleanup()
      await open(withBonds({ ...none, withoutTerms: null }))
      expect(screen.getByText('There are no bonds on this day.')).toBeVisible()
      cleanup()
      await open(withBonds({ ...none, withoutTerms: null, isOffered: false }))
      expect(screen.getByText(/does not send coupon, maturity and rating/)).toBeVisible()
    })

    it('does not say that there are none while the provider does not answer', async () => {
      const none = { ...bondsFixture, bonds: [], total: null, splits: [], withoutTerms: null, missing: 'unavailable' as const }
      await open({ ...withBonds(none), degraded: true, reasons: [{ part: 'holdings', kind: 'unavailable', stale: false }] })
      expect(screen.getByText('The data provider does not answer. This does not mean that there are none.')).toBeVisible()
      expect(screen.queryByText('There are no bonds on this day.')).not.toBeInTheDocument()
    })
  })

  describe('of contract notes', () => {
    const note = (more: Partial<ContractNote> = {}): ContractNote => ({
      id: 'T-4711',
      side: 'Purchase',
      date: isoDate('2026-08-12'),
      settleDate: isoDate('2026-08-14'),
      name: 'Kestrel Shipping plc',
      symbol: 'B113356',
      units: decimal('100'),
      price: decimal('250'),
      quoteUnit: 'GBX',
      consideration: money('250', 'GBP'),
      amount: money('-250', 'GBP'),
      rate: null,
      commission: money('12.5', 'GBP'),
      total: money('-262.5', 'GBP'),
      note: null,
      ...more,
    })
    const withNotes = (notes: ContractNote[]): ReportResponse => {
      const report = makeReport({ portfolios: 1, holdings: 3 })
      return { ...report, kind: 'contractNotes', portfolios: report.portfolios.map((one) => ({ ...one, notes })) }
    }
    const fields = (slip: HTMLElement): Record<string, string> =>
      Object.fromEntries<string>(
        [...slip.querySelectorAll('dl > div')].map((pair) => [
          pair.querySelector('dt')?.textContent ?? '',
          pair.querySelector('dd')?.textContent ?? '',
        ]),
      )

    it('has each as a note of its own, with all that is known', async () => {
      await open(withNotes([note(), note({ id: 'T-4712', side: 'Sale', amount: money('300', 'GBP') })]))
      expect(screen.getByText('01/07/2026 to 30/09/2026')).toBeVisible()
      expect(rows(screen.getByRole('table', { name: /^Contract notes of General Investment Account/ }))).toHaveLength(1 + 2 + 1)
      const slip = screen.getByRole('article', { name: 'Purchase, 12/08/2026: Kestrel Shipping plc' })
      expect(fields(slip)).toEqual({
        'Day of the deal': '12/08/2026',
        'Settled on': '14/08/2026',
        Symbol: 'B113356',
        Reference: 'T-4711',
        Units: '100',
        'Price of one unit': '250p',
        Consideration: '£250.00',
        'Exchange rate': '– Nothing was converted',
        Commission: '£12.50',
        'Paid or received': '−£250.00',
        'With dealing costs': '−£262.50',
        'Time, type of order, venue and other party': '– The data provider does not send it',
      })
      expect(screen.getByRole('article', { name: 'Sale, 12/08/2026: Kestrel Shipping plc' })).toBeVisible()
    })

    it('has a dash with its reason for what the provider does not send, and the note that it does', async () => {
      const bare = { settleDate: null, symbol: null, units: null, price: null, consideration: null, commission: null, total: null }
      await open(withNotes([note({ ...bare, note: 'Part of a rights issue' })]))
      const unknown = '– The data provider does not send it'
      const [uncosted] = ['– None is booked to this deal']
      expect(fields(screen.getByRole('article', { name: /^Purchase/ }))).toMatchObject({
        'Settled on': unknown,
        Symbol: unknown,
        Units: unknown,
        'Price of one unit': unknown,
        Consideration: unknown,
        'Exchange rate': unknown,
        Commission: uncosted,
        'With dealing costs': uncosted,
        Note: 'Part of a rights issue',
      })
    })

    it('says in words that there are none in the period', async () => {
      await open(withNotes([]))
      expect(screen.getByText('Nothing was bought or sold in this period.')).toBeVisible()
      expect(screen.queryByText('Each contract note')).not.toBeInTheDocument()
    })
  })

  it('says so when there is no such report, and offers no other try', async () => {
    await open(null)
    expect(document.documentElement.dataset['reportReady']).toBe('error')
    expect(document.documentElement.dataset['reportError']).toBe('Not found')
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such report')
    expect(screen.getByRole('alert')).not.toHaveTextContent('Try again')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  describe('when the report cannot be had for now', () => {
    const unavailable = () => Response.json({ errors: [{ message: 'Unavailable', code: 'unavailable' }] }, { status: 503 })
    beforeEach(() => {
      jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    })
    afterEach(() => {
      jest.useRealTimers()
    })
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

    it('tries again by itself, less and less often, and tells whoever prints at once', async () => {
      const report = makeReport({ portfolios: 1, holdings: 3 })
      ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementationOnce(async () => unavailable())
      ask.mockImplementation(async () => Response.json(report))
      show('')
      await waitFor(() => expect(document.documentElement.dataset['reportReady']).toBe('error'))
      expect(screen.getByRole('status')).toHaveTextContent('Loading the report')
      await pass(1000)
      expect(ask).toHaveBeenCalledTimes(2)
      await pass(2000)
      expect(ask).toHaveBeenCalledTimes(2)
      await pass(1000)
      expect(ask).toHaveBeenCalledTimes(3)
      expect(await screen.findByRole('heading', { level: 1, name: 'Investment report' })).toBeVisible()
      await waitFor(() => expect(document.documentElement.dataset['reportReady']).toBe('true'))
    })

    it('leaves the next try to the reader after some', async () => {
      ask.mockImplementation(async () => unavailable())
      show('')
      await pass(14_000)
      expect(ask).toHaveBeenCalledTimes(4)
      const alert = screen.getByRole('alert')
      expect(alert).toHaveTextContent('We could not load the report')
      expect(alert).toHaveTextContent('Try again in a moment')
      await pass(600_000)
      expect(ask).toHaveBeenCalledTimes(4)
      ask.mockImplementation(async () => Response.json(makeReport({ portfolios: 1, holdings: 3 })))
      act(() => within(alert).getByRole('button', { name: 'Try again' }).click())
      expect(await screen.findByRole('heading', { level: 1, name: 'Investment report' })).toBeVisible()
      expect(ask).toHaveBeenCalledTimes(5)
    })

    it('asks for nothing any more once it is left', async () => {
      ask.mockImplementation(async () => unavailable())
      show('')
      await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
      cleanup()
      await pass(20_000)
      expect(ask).toHaveBeenCalledTimes(1)
    })
  })

  it.each(['is', 'el'] as const)('writes numbers and words in %s', async (locale) => {
    await open(makeReport({ portfolios: 1, holdings: 3, currency: 'EUR' }), { locale })
    const words = { is: ['Fjárfestingaskýrsla', '30. september 2026'], el: ['Αναφορά επενδύσεων', '30 Σεπτεμβρίου 2026'] }[locale]
    for (const word of words) expect(document.body).toHaveTextContent(word)
    expect(screen.getAllByText(/^\d{1,3}(\.\d{3})*,\d{2}\s€$/).length).toBeGreaterThan(0)
  })
})
