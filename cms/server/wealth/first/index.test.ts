import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import type { UnknownValue } from '../adapter/report'
import { createFirstProvider, type FirstProvider } from '.'

/** An upstream that answers whatever a test lays down, for answers that the sandbox never gives. */
let answer: unknown
let server: Server
let provider: FirstProvider
const locale = 'en'
let reported: UnknownValue[]

beforeEach(async () => {
  server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  reported = []
  provider = createFirstProvider({
    source: 'akta',
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

const holding = (change: Record<string, unknown>) => ({
  id: 'QS-204417-QSI62C8',
  portfolioId: 'QS-204417',
  name: 'Calderfell Global Equity Acc',
  units: 10,
  price: 4.2,
  currency: 'GBP',
  value: 42,
  assetClass: 'Collective',
  ...change,
})
const holdings = (...rows: unknown[]) => ({
  portfolioId: 'QS-204417',
  currency: 'GBP',
  date: '2026-11-20',
  value: rows.reduce<number>((sum, row) => sum + (isValued(row) ? row.value : 0), 0),
  holdings: rows,
})
const isValued = (row: unknown): row is { value: number } =>
  typeof row === 'object' && row !== null && 'value' in row && typeof row.value === 'number'

describe('an answer of the first API', () => {
  it('with amounts that no sum can hold is refused as an answer, not as a fault of ours', async () => {
    answer = holdings(holding({ value: 9e17 }), holding({ id: 'QS-204417-QSI62C9', value: 9e17 }))
    await expect(provider.getHoldings({ portfolio: 'QS-204417' }, { locale })).rejects.toMatchObject({ kind: 'bad_shape' })
    answer = { ...holdings(holding({ value: 9e17 }), holding({ id: 'QS-204417-QSI62C9', value: 9e17 })), value: 84 }
    await expect(provider.getHoldings({ portfolio: 'QS-204417' }, { locale })).rejects.toMatchObject({ kind: 'bad_shape' })
  })

  it.each(['..', '.'])('is never asked of another address: %s', async (portfolio) => {
    answer = holdings()
    await expect(provider.getHoldings({ portfolio }, { locale })).rejects.toMatchObject({ kind: 'not_found' })
  })

  it('with rows of somebody else gives only the own ones, counts the others and reports them', async () => {
    answer = holdings(holding({}), holding({ id: 'QS-200017-QSI62C8', portfolioId: 'QS-200017', value: 999 }))
    const { data, dropped } = await provider.getHoldings({ portfolio: 'QS-204417' }, { locale })
    expect([data.holdings.map(({ externalId }) => externalId), dropped]).toEqual([['QS-204417-QSI62C8'], 1])
    expect(reported).toEqual([{ source: 'akta', field: 'owner of a row of /Holdings/QS-204417', value: 'QS-200017' }])
  })

  it('for another id than the one asked for is refused', async () => {
    answer = { ...holdings(), portfolioId: 'QS-200017' }
    await expect(provider.getHoldings({ portfolio: 'QS-204417' }, { locale })).rejects.toMatchObject({
      kind: 'bad_shape',
      message: 'akta: GET /Holdings/QS-204417: bad_shape (answers for another id)',
    })
    answer = { id: 'QS-2000', name: 'Ruth Adeyinka-Moss', currency: 'GBP', value: 1, date: '2026-11-20', portfolios: [] }
    await expect(provider.getAccount({ account: 'QS-2044' }, { locale })).rejects.toMatchObject({ kind: 'bad_shape' })
  })

  it('whose head cannot be read is refused, with the names of the fields and not their values', async () => {
    answer = { ...holdings(), currency: 'Doubloon' }
    await expect(provider.getHoldings({ portfolio: 'QS-204417' }, { locale })).rejects.toMatchObject({ kind: 'bad_shape' })
    answer = { id: 'QS-2044', name: 'Catherine Ellery-Voss', currency: 'GBP', value: '3,533,035.47', date: '20/11/2026', portfolios: [] }
    await expect(provider.getAccount({ account: 'QS-2044' }, { locale })).rejects.toMatchObject({
      kind: 'bad_shape',
      retryable: false,
      message: 'akta: GET /Account/QS-2044: bad_shape (unreadable: value, date)',
    })
    answer = []
    await expect(provider.getAccounts({ locale })).rejects.toMatchObject({ kind: 'bad_shape' })
    answer = { lastImported: null, dates: ['yesterday'] }
    await expect(provider.getDataDate({ locale })).rejects.toMatchObject({ kind: 'bad_shape' })
  })

  it('with a value or a currency that is beyond us is refused', async () => {
    const account = { id: 'QS-2044', name: 'Catherine Ellery-Voss', currency: 'GBP', value: 1e30, date: '2026-11-20', portfolios: [] }
    answer = account
    await expect(provider.getAccount({ account: 'QS-2044' }, { locale })).rejects.toMatchObject({
      name: 'UpstreamError',
      kind: 'bad_shape',
    })
    answer = { ...account, value: 1, currency: 'XAU' }
    await expect(provider.getAccount({ account: 'QS-2044' }, { locale })).rejects.toMatchObject({
      name: 'UpstreamError',
      kind: 'bad_shape',
    })
  })

  it('with charges of another account gives only the own ones', async () => {
    const charge = { portfolioId: 'QS-204417', date: '2026-10-30', label: 'Management charge', amount: 0.1 }
    answer = {
      id: 'QS-2044',
      currency: 'GBP',
      total: 0.3,
      items: [charge, { ...charge, amount: 0.2 }, { ...charge, portfolioId: 'QS-200017', amount: 99 }],
    }
    const { data, dropped } = await provider.getCharges(
      { account: 'QS-2044' },
      { locale, period: { from: isoDate('2026-01-01'), to: isoDate('2026-12-31') } },
    )
    // The server gives the same answer under both addresses.
    expect([data.total, data.items.length, dropped]).toEqual([{ amount: '0.6', currency: 'GBP' }, 4, 2])
  })

  it('with an unknown word keeps the row and reports the word once', async () => {
    answer = holdings(holding({ id: 'a', assetClass: 'Digital Assets' }), holding({ id: 'b', assetClass: 'Digital Assets' }))
    await provider.getHoldings({ portfolio: 'QS-204417' }, { locale })
    const { data, dropped } = await provider.getHoldings({ portfolio: 'QS-204417' }, { locale })
    expect([data.holdings.map(({ assetClass }) => assetClass), dropped]).toEqual([['Others', 'Others'], 0])
    expect(reported).toEqual([{ source: 'akta', field: 'asset class', value: 'Digital Assets' }])
  })

  it('with unreadable, doubled, currencyless and empty rows gives the rest', async () => {
    answer = holdings(
      holding({ id: 'whole', value: -0.07 }),
      holding({ id: 'whole', value: 1000 }),
      holding({ id: 'comma', value: '12,5' }),
      holding({ id: 'missing', value: null }),
      holding({ id: 'unknown currency', currency: 'XAU' }),
      holding({ id: 'no currency', currency: undefined }),
      holding({ id: 'sold', units: 0, value: 0 }),
      null,
      'a row',
    )
    const { data, dropped } = await provider.getHoldings({ portfolio: 'QS-204417' }, { locale })
    expect(data.holdings.map(({ externalId, value }) => [externalId, value.amount])).toEqual([['whole', '-0.07']])
    expect(dropped).toBe(7)
  })

  it('with keys that we do not know is read all the same', async () => {
    answer = { ...holdings(holding({ esgRating: 7 })), page: 1 }
    expect((await provider.getHoldings({ portfolio: 'QS-204417' }, { locale })).data.holdings).toHaveLength(1)
  })

  it('for a period is cut to it, whatever the upstream sends', async () => {
    const booking = {
      id: 'T1',
      portfolioId: 'QS-204417',
      name: 'Regular payment',
      purchaseType: 'Contribution',
      date: '2026-01-31',
      currency: 'GBP',
      amount: 2500,
    }
    answer = {
      portfolioId: 'QS-204417',
      currency: 'GBP',
      transactions: [booking, { ...booking, id: 'T2', date: '2026-03-31' }, { ...booking, id: 'T3', date: '2026-02-28' }],
    }
    const { data } = await provider.getTransactions(
      { portfolio: 'QS-204417' },
      { locale, period: { from: isoDate('2026-02-01'), to: isoDate('2026-03-31') } },
    )
    expect(data.map(({ externalId }) => externalId)).toEqual(['T2', 'T3'])
  })
})
