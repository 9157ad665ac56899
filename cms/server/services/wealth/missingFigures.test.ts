import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { brandSchema } from '../../../../shared/brands/brandSchema'
import type { DegradedReason } from '../../../../shared/contracts/provenance'
import { isoDate } from '../../../../shared/domain/dates'
import { money } from '../../../../shared/domain/money'
import type { Capability } from '../../wealth/provider'
import type { Question } from '../../wealth/question'
import type { AccountScope, PortfolioScope } from './accountScope'

/* What the figures of a portfolio are when a part of them did not come, or came without some of its rows: null with the reason, never smaller or zero. */

type Given = Readonly<{ data: unknown; reasons: readonly DegradedReason[] }>

const day = isoDate('2026-11-20')
const gbp = (amount: number) => money(amount, 'GBP')
const capabilities = new Set<Capability>()
/** By the name of the question; what is not named does not answer. */
const answers = new Map<string, Given>()

jest.unstable_mockModule('../../wealth/registry', () => ({ providerOf: () => ({ capabilities }) }))
jest.unstable_mockModule('../../today', () => ({ today: () => isoDate('2026-11-21') }))
jest.unstable_mockModule('../leanRead', () => ({ leanRead: async () => [], leanReadUnchecked: async () => [] }))
jest.unstable_mockModule('../../wealth/readPart', () => ({
  readPart: async (_req: unknown, _provider: unknown, { name, part }: Question<unknown>) => {
    const { data, reasons } = answers.get(name) ?? { data: null, reasons: [{ part, kind: 'unavailable', stale: false }] }
    return { data, reasons, fetchedAt: null }
  },
}))

const brand = brandSchema.parse(JSON.parse(readFileSync('shared/brands/akta.json', 'utf8')))
const account = { id: 'a', name: 'Account', externalId: 'QS-1', currency: 'GBP' }
const portfolio = { id: 'p', name: 'Portfolio', externalId: 'QS-11', currency: 'GBP', type: 'GIA' }
const ofAccount = { req: {}, brand, account } as unknown as AccountScope
const ofPortfolio = { ...ofAccount, portfolio } as unknown as PortfolioScope

const load = async () => ({
  ...(await import('./getAccountAt')),
  ...(await import('./getBonds')),
  ...(await import('./getBreakdowns')),
  ...(await import('./getBridge')),
  ...(await import('./getCategories')),
  ...(await import('./getCharges')),
  ...(await import('./getContractNotes')),
  ...(await import('./getDates')),
  ...(await import('./getExposure')),
  ...(await import('./getGains')),
  ...(await import('./getReturn')),
  ...(await import('./getRisk')),
  ...(await import('./getTitles')),
})
let services: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  services = await load()
})
beforeEach(() => {
  answers.clear()
  capabilities.clear()
  capabilities.add('holdingsAtDate')
})

const whole = (data: unknown): Given => ({ data, reasons: [] })
/** Some of its rows were unreadable. */
const broken = (data: unknown, part: DegradedReason['part']): Given => ({ data, reasons: [{ part, kind: 'dropped_rows', stale: false }] })
const cash = { externalId: 'C', name: 'Capital account', symbol: null, sedol: null, assetClass: 'Cash', sector: null, region: null }
const holdings = {
  currency: 'GBP',
  asOf: day,
  value: gbp(100),
  holdings: [
    {
      ...cash,
      ...{ cashType: 'capital', quoteUnit: 'GBP', units: null, price: null, priceDate: null, value: gbp(100), cost: null, yield: null },
      ...{ dayChange: null, prices: [] },
    },
  ],
}
const paidIn = {
  ...{ externalId: 't', holdingExternalId: null, type: 'Contribution', name: 'Payment', symbol: null, date: isoDate('2026-02-02') },
  ...{ settleDate: null, units: null, price: null, quoteUnit: 'GBP', amount: gbp(100), note: null },
}
const noCharges = { total: gbp(0), items: [] }

describe('without an answer of the provider', () => {
  it('every figure of a portfolio is missing, with the reason', async () => {
    const missing = { missing: 'unavailable', degraded: true }
    expect(await services.getBreakdowns(ofPortfolio, undefined)).toMatchObject({ ...missing, value: null, breakdowns: [] })
    expect(await services.getBridge(ofPortfolio, {})).toMatchObject({ ...missing, bridge: null })
    expect(await services.getCategories(ofPortfolio, { range: '12m' })).toMatchObject({ ...missing, categories: [] })
    expect(await services.getCharges(ofPortfolio, {})).toMatchObject({ ...missing, total: null, averageValue: null, ratio: null })
    expect(await services.getExposure(ofPortfolio, {})).toMatchObject({ ...missing, value: null, cash: null, rows: [] })
    expect(await services.getGains(ofPortfolio, {})).toMatchObject({ ...missing, years: [], disposals: [], pools: [] })
    expect(await services.getRisk(ofPortfolio, undefined)).toMatchObject({ ...missing, risk: null })
    const explained = await services.getReturn(ofPortfolio, { period: '1y' })
    expect(explained).toMatchObject({ ...missing, opening: null, stretches: null, charges: null, total: { portfolio: null } })
  })

  it('bonds, contract notes, titles and days are none, and the answer says that it is not whole', async () => {
    expect(await services.getBonds(ofPortfolio, undefined)).toMatchObject({
      ...{ missing: 'unavailable', degraded: true, bonds: [], total: null, splits: [], withoutTerms: null },
    })
    expect(await services.getContractNotes(ofPortfolio, { range: '12m' })).toMatchObject({ degraded: true, notes: [] })
    const titles = await services.getTitles(ofPortfolio)
    expect(titles).toMatchObject({ degraded: true, titles: [] })
    expect(titles.reasons.map(({ part }) => part).toSorted()).toEqual(['holdings', 'transactions'])
    expect(await services.getDates(ofPortfolio)).toMatchObject({ degraded: true, lastImported: null, dates: [] })
  })

  it('an account on a day of the past has no value, and no portfolios to take for all of them', async () => {
    capabilities.add('accountAtDate')
    const past = isoDate('2026-03-31')
    expect(await services.getAccountAt(ofAccount, past)).toMatchObject({
      ...{ degraded: true, date: past, value: null, missing: 'unavailable', portfolios: [] },
    })
  })

  it('nothing is said of an account whose portfolios are not known', async () => {
    expect(await services.getBreakdowns(ofAccount, undefined)).toMatchObject({ missing: 'unavailable', value: null, breakdowns: [] })
    expect(await services.getGains(ofAccount, {})).toMatchObject({ missing: 'unavailable', years: [], portfolios: [] })
  })
})

describe('with rows missing', () => {
  it('a figure that is made of all rows is missing, not smaller', async () => {
    answers.set('holdings', broken(holdings, 'holdings'))
    answers.set('transactions-all', broken([paidIn], 'transactions'))
    answers.set('transactions-chosen', broken([paidIn], 'transactions'))
    answers.set('charges', broken(noCharges, 'charges'))
    const missing = { missing: 'incomplete', degraded: true }
    expect(await services.getBreakdowns(ofPortfolio, undefined)).toMatchObject({ ...missing, value: null, breakdowns: [] })
    expect(await services.getExposure(ofPortfolio, {})).toMatchObject({ ...missing, value: null, rows: [] })
    expect(await services.getBridge(ofPortfolio, {})).toMatchObject({ ...missing, bridge: null })
    expect(await services.getGains(ofPortfolio, {})).toMatchObject({ ...missing, years: [] })
    expect(await services.getCharges(ofPortfolio, {})).toMatchObject({ ...missing, total: null })
    const grouped = await services.getCategories(ofPortfolio, { range: '12m' })
    expect(grouped).toMatchObject({ ...missing, categories: [] })
    expect(grouped.transactions).toHaveLength(1)
  })
})

describe('with rows missing, of what is listed', () => {
  const bought = { ...paidIn, externalId: 'b', holdingExternalId: 'H', type: 'Purchase', name: 'X plc', date: isoDate('2026-03-02') }

  it('bonds have no sums and no shares of a whole that is not known', async () => {
    answers.set('holdings', broken(holdings, 'holdings'))
    expect(await services.getBonds(ofPortfolio, undefined)).toMatchObject({
      missing: 'incomplete',
      degraded: true,
      total: null,
      splits: [],
    })
  })

  it('contract notes and titles are those that could be read, and the answer says that some could not', async () => {
    answers.set('holdings', whole(holdings))
    answers.set('transactions-all', broken([bought], 'transactions'))
    answers.set('transactions-chosen', broken([bought], 'transactions'))
    const notes = await services.getContractNotes(ofPortfolio, { range: '12m' })
    expect([notes.degraded, notes.notes.map(({ id }) => id)]).toEqual([true, ['b']])
    const { degraded, titles } = await services.getTitles(ofPortfolio)
    expect([degraded, titles.map(({ id, isHeld }) => [id, isHeld])]).toEqual([true, [['H', false]]])
  })
})

describe('the bridge', () => {
  it('begins at nothing before the first booking, and asks the provider for no such day', async () => {
    answers.set('holdings', whole(holdings))
    answers.set('transactions-all', whole([paidIn]))
    answers.set('charges', whole(noCharges))
    const { bridge, degraded, explanation } = await services.getBridge(ofPortfolio, { period: 'inception' })
    expect([degraded, explanation.from]).toEqual([false, '2026-02-01'])
    expect(bridge).toMatchObject({ opening: gbp(0), paidIn: gbp(100), residual: gbp(0), closing: gbp(100) })
  })

  it('names what its parts are made of: payments, charges by kind, what is held and the rates', async () => {
    const share = {
      ...{ ...cash, externalId: 'H', name: 'X Inc.', assetClass: 'Equity', cashType: null, quoteUnit: 'USD' as const },
      ...{ units: '10', price: '131.42', priceDate: day, value: gbp(1000), cost: null, yield: null, dayChange: null, prices: [] },
    }
    const inDollars = { ...paidIn, date: isoDate('2026-03-02'), amount: money(50, 'USD') }
    answers.set('holdings', whole({ ...holdings, holdings: [...holdings.holdings, share] }))
    answers.set('transactions-all', whole([{ ...inDollars, reporting: { value: gbp(38), rateDate: inDollars.date } }, paidIn]))
    answers.set('charges', whole({ total: gbp(5), items: [{ label: 'Management fee', date: isoDate('2026-04-01'), amount: gbp(5) }] }))
    expect(await services.getBridge(ofPortfolio, { period: 'inception' })).toMatchObject({
      bridge: { paidIn: gbp(138) },
      flows: [
        { date: paidIn.date, type: 'Contribution', amount: gbp(100), booked: null },
        { amount: gbp(38), booked: { amount: money(50, 'USD'), rateDate: inDollars.date } },
      ],
      charged: [{ kind: 'ongoing', count: 1, amount: gbp(5) }],
      held: [
        { assetClass: 'Cash', rows: 1, value: gbp(100) },
        { assetClass: 'Equity', rows: 1, value: gbp(1000) },
      ],
      rates: [{ currency: 'USD', rate: '1.3142', date: day }],
    })
  })

  it('is missing without a rate for a payment or for the charges, and guesses none', async () => {
    answers.set('holdings', whole(holdings))
    answers.set('transactions-all', whole([{ ...paidIn, amount: money(50, 'USD') }]))
    answers.set('charges', whole(noCharges))
    expect(await services.getBridge(ofPortfolio, { period: 'inception' })).toMatchObject({ bridge: null, missing: 'no_rate', flows: null })
    answers.set('transactions-all', whole([paidIn]))
    answers.set('charges', whole({ total: money(5, 'USD'), items: [] }))
    expect(await services.getBridge(ofPortfolio, { period: 'inception' })).toMatchObject({
      bridge: null,
      missing: 'no_rate',
      charged: null,
    })
  })

  it('has a start of its own, in order, and no day to come', async () => {
    answers.set('holdings', whole(holdings))
    const refusals = [{ from: isoDate('2026-01-01'), period: 'ytd' as const }, { from: day }, { toDate: isoDate('2027-01-01') }]
    for (const query of refusals) await expect(services.getBridge(ofPortfolio, query)).rejects.toMatchObject({ status: 400 })
  })
})

describe('the return of the last day', () => {
  it('is what the value changed by, less what was paid in', async () => {
    const point = (date: string, portfolio: number, value: number, benchmark: number) => ({
      ...{ date: isoDate(date), portfolio, portfolioValue: gbp(value), benchmark },
    })
    const cumulative = [point('2026-01-30', 0, 900, 0), point('2026-02-01', 0.1, 990, 0.05), point('2026-02-02', 0.11, 1099.9, 0.06)]
    answers.set('performance', whole({ currency: 'GBP', benchmarkName: 'B', basis: 'net', cumulative, discrete: [] }))
    answers.set('flows', whole([paidIn]))
    answers.set('charges', whole(noCharges))
    expect(await services.getReturn(ofPortfolio, { period: '1d' })).toMatchObject({
      total: { from: '2026-02-01', to: '2026-02-02' },
      opening: gbp(990),
      closing: gbp(1099.9),
      earned: gbp(9.9),
      flows: [{ amount: gbp(100), booked: null }],
      benchmarkLevels: { base: '2026-01-30', opening: 105, closing: 106 },
    })
  })
})

describe('a day of the past', () => {
  it('is refused where the provider cannot value it', async () => {
    capabilities.clear()
    await expect(services.getBreakdowns(ofPortfolio, isoDate('2026-06-30'))).rejects.toMatchObject({ status: 409 })
  })
})
