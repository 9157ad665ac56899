import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import type { UnknownValue } from '../adapter/report'
import { createSecondProvider, type SecondProvider } from '.'

/** An upstream that answers whatever a test lays down, for answers that the sandbox never gives. */
let answers: (path: string) => unknown
let file: { headers: Record<string, string>; body: string }
let server: Server
let provider: SecondProvider
let reported: UnknownValue[]
const locale = 'en'
const period = { from: isoDate('1990-01-01'), to: isoDate('2026-11-21') }
const gia = { portfolio: 'C2044-P204417' }

beforeEach(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x')
    if (pathname.startsWith('/documents/')) response.writeHead(200, { 'content-type': 'application/pdf', ...file.headers }).end(file.body)
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers(pathname)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  reported = []
  provider = createSecondProvider({
    source: 'bowmore',
    today: () => isoDate('2026-11-21'),
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'token',
    onUnknown: (value) => reported.push(value),
  })
})
afterEach(async () => {
  await provider.close()
  await new Promise((resolve) => server.close(resolve))
})

const pounds = (amount: string) => ({ amount, currency: 'GBP' })
const day = '2026-11-20T00:00:00.000Z'
const own = { contactId: 'C2044', portfolioId: 'P204417' }
const head = { ...own, thirdPartyId: null }
const sum = (rows: readonly { value?: { amount: string } }[]) =>
  rows.reduce((total, row) => total + (Number(row.value?.amount) || 0), 0).toFixed(2)
const holding = (change: Record<string, unknown> = {}) => ({
  id: 'C2044-P204417-QSI62C8',
  ...own,
  name: 'Calderfell Global Equity Acc',
  assetClass: 'Funds',
  quantity: '10',
  price: pounds('4.20'),
  value: pounds('42.00'),
  ...change,
})
const holdings = (...rows: Record<string, unknown>[]) => ({ ...head, dateIso: day, value: pounds(sum(rows)), holdings: rows })
const portfolio = (change: Record<string, unknown> = {}) => ({
  ...own,
  name: 'GIA',
  kind: 'General account',
  value: pounds('100.00'),
  inceptionIso: day,
  dateIso: day,
  ...change,
})
const overview = (...rows: Record<string, unknown>[]) => ({
  contactId: 'C2044',
  name: 'Catherine',
  value: pounds(sum(rows)),
  dateIso: day,
  portfolios: rows,
})

describe('an answer of the second API', () => {
  it('with rows of another contact gives only the own ones, counts the others and reports them', async () => {
    answers = () =>
      holdings(holding(), holding({ id: 'b', contactId: 'C2000', value: pounds('999.00') }), holding({ id: 'c', portfolioId: null }))
    const { data, dropped } = await provider.getHoldings(gia, { locale })
    expect([data.holdings.map(({ externalId }) => externalId), dropped]).toEqual([['C2044-P204417-QSI62C8'], 2])
    expect(reported).toEqual([
      { source: 'bowmore', field: 'owner of a row of /Portfolio/C2044/holdings/P204417', value: 'C2000-P204417' },
      { source: 'bowmore', field: 'owner of a row of /Portfolio/C2044/holdings/P204417', value: 'none' },
    ])
  })

  it.each([
    ['contact', { contactId: 'C2000' }],
    ['portfolio', { portfolioId: 'P204418' }],
  ])('about another %s is refused and reported', async (_what, change) => {
    answers = () => ({ ...holdings(holding()), ...change })
    await expect(provider.getHoldings(gia, { locale })).rejects.toMatchObject({
      kind: 'bad_shape',
      message: 'bowmore: GET /Portfolio/C2044/holdings/P204417: bad_shape (answers for another id)',
    })
    answers = () => ({ ...head, ...change, currency: 'GBP', transactions: [] })
    await expect(provider.getTransactions(gia, { locale, period })).rejects.toMatchObject({ kind: 'bad_shape' })
    answers = () => ({ ...head, ...change, value: pounds('0'), dateIso: day, valuations: [] })
    await expect(provider.getPerformance(gia, { locale, period })).rejects.toMatchObject({ kind: 'bad_shape' })
    expect(reported).toHaveLength(3)
  })

  it('that names no third party, or another, is refused where one was asked for', async () => {
    for (const thirdPartyId of [null, undefined, 'T2000']) {
      answers = () => ({ ...holdings(holding()), thirdPartyId })
      await expect(provider.getHoldings({ portfolio: 'P204417-tfid-T2044' }, { locale })).rejects.toMatchObject({ kind: 'bad_shape' })
    }
    answers = () => ({ ...holdings(holding()), thirdPartyId: 'T2044' })
    expect((await provider.getHoldings({ portfolio: 'P204417-tfid-T2044' }, { locale })).data.holdings).toHaveLength(1)
  })

  it('of a household gives the one contact, without a total that counts the others', async () => {
    answers = () => overview(portfolio(), portfolio({ contactId: 'C2045', portfolioId: 'P204517', value: pounds('900.00') }))
    const { data, dropped } = await provider.getAccount({ account: 'C2044' }, { locale })
    expect([data.portfolios.map(({ externalId }) => externalId), dropped]).toEqual([['C2044-P204417'], 1])
  })

  it('whose head cannot be read is refused, with the names of the fields and not their values', async () => {
    answers = () => ({ ...overview(), value: pounds('3,533,035.47'), dateIso: '20/11/2026' })
    await expect(provider.getAccount({ account: 'C2044' }, { locale })).rejects.toMatchObject({
      kind: 'bad_shape',
      retryable: false,
      message: 'bowmore: GET /account-overview/C2044: bad_shape (unreadable: value.amount, dateIso)',
    })
    answers = () => ({ ...overview(), value: { amount: '1', currency: 'XAU' } })
    await expect(provider.getAccount({ account: 'C2044' }, { locale })).rejects.toMatchObject({ kind: 'bad_shape' })
    answers = () => []
    await expect(provider.getAccounts({ locale })).rejects.toMatchObject({ kind: 'bad_shape' })
    await expect(provider.getDataDate({ locale })).rejects.toMatchObject({ kind: 'bad_shape' })
  })

  it('with unreadable, doubled, contradictory and empty rows gives the rest', async () => {
    answers = () =>
      holdings(
        holding({ id: 'whole' }),
        holding({ id: 'whole', value: pounds('1000.00') }),
        holding({ id: 'comma', value: pounds('12,5') }),
        holding({ id: 'number', value: 42 }),
        holding({ id: 'missing', value: null }),
        holding({ id: 'unknown currency', price: { amount: '4.20', currency: 'XAU' } }),
        holding({ id: 'no quantity', quantity: null }),
        holding({ id: 'sold', quantity: '0', value: pounds('0') }),
      )
    const { data, dropped } = await provider.getHoldings(gia, { locale })
    expect([data.holdings.map(({ externalId }) => externalId), dropped]).toEqual([['whole'], 6])
  })

  it('with one row that contradicts itself leaves that one out; its value still belongs to the total', async () => {
    answers = () => holdings(holding({ id: 'a' }), holding({ id: 'b', quantity: '3' }))
    const { data, dropped } = await provider.getHoldings(gia, { locale })
    expect([data.holdings.map(({ externalId }) => externalId), data.value.amount, dropped]).toEqual([['a'], '84', 1])
    answers = () => ({ ...holdings(holding({ id: 'a' }), holding({ id: 'b', quantity: '3' })), value: pounds('42.00') })
    await expect(provider.getHoldings(gia, { locale })).rejects.toMatchObject({ kind: 'bad_shape' })
  })

  it('with huge and negative amounts keeps every digit, and refuses what is beyond us', async () => {
    const cash = (id: string, amount: string) =>
      holding({ id, assetClass: 'Cash and deposits', quantity: null, price: null, value: pounds(amount) })
    answers = () => ({ ...holdings(cash('a', '123456789012345.67'), cash('b', '-0.07')), value: pounds('123456789012345.60') })
    expect((await provider.getHoldings(gia, { locale })).data.holdings.map(({ value }) => value.amount)).toEqual([
      '123456789012345.67',
      '-0.07',
    ])
    answers = () => ({ ...holdings(cash('a', '1234567890123456789')), value: pounds('1') })
    expect(await provider.getHoldings(gia, { locale })).toMatchObject({ data: { holdings: [] }, dropped: 1 })
  })

  it('with portfolios in several currencies has a value, and neither a history nor charges of all', async () => {
    const rows = [portfolio(), portfolio({ portfolioId: 'P204418', value: { amount: '70.00', currency: 'USD' } })]
    answers = (path) =>
      path.startsWith('/Portfolio/')
        ? { ...head, portfolioId: path.slice(-7), currency: path.endsWith('418') ? 'USD' : 'GBP', transactions: [] }
        : { ...overview(...rows), value: pounds('155.00'), valuations: [] }
    expect((await provider.getAccount({ account: 'C2044' }, { locale })).data.value.amount).toBe('155')
    for (const ask of [
      provider.getPerformance({ account: 'C2044' }, { locale, period }),
      provider.getCharges({ account: 'C2044' }, { locale, period }),
    ])
      await expect(ask).rejects.toMatchObject({
        kind: 'unavailable',
        retryable: false,
        message: expect.stringContaining('several currencies'),
      })
  })

  it('with keys that we do not know is read all the same', async () => {
    answers = () => ({ ...holdings(holding({ carbon: 7 })), page: 1 })
    expect((await provider.getHoldings(gia, { locale })).data.holdings).toHaveLength(1)
  })
})

describe('a document', () => {
  const open = () => provider.openDocument({ account: 'C2044' }, 'D2044W')

  it('is given when it is a PDF of the contact, with a name of its own where it has none', async () => {
    file = { headers: { 'x-contact-id': 'C2044' }, body: '%PDF-1.7' }
    expect(await open()).toMatchObject({ name: 'D2044W.pdf', mediaType: 'application/pdf' })
  })

  it('of another contact, or of nobody, is refused and reported', async () => {
    for (const headers of [{ 'x-contact-id': 'C2045' }, {}]) {
      file = { headers: headers as Record<string, string>, body: '%PDF-1.7' }
      await expect(open()).rejects.toMatchObject({ kind: 'bad_shape' })
    }
    expect(reported.map(({ value }) => value)).toEqual(['C2045', 'none'])
  })

  it('that is none by its first bytes is refused', async () => {
    file = { headers: { 'x-contact-id': 'C2044' }, body: '<!doctype html><title>Sign in</title>' }
    await expect(open()).rejects.toMatchObject({ kind: 'bad_shape', message: expect.stringContaining('no PDF') })
  })
})
