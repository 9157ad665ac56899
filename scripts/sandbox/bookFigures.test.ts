import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import { createFirstProvider } from '../../cms/server/wealth/first'
import type { WealthProvider } from '../../cms/server/wealth/provider'
import { createSecondProvider } from '../../cms/server/wealth/second'
import { createThirdProvider } from '../../cms/server/wealth/third'
import { valueBridge } from '../../shared/domain/bridge/valueBridge'
import { isoDate } from '../../shared/domain/dates'
import { matchDisposals } from '../../shared/domain/gains/matchDisposals'
import { byHolding, tradesOf } from '../../shared/domain/gains/tradesOf'
import { sumMoney } from '../../shared/domain/money'
import { startFirstSandbox } from './first'
import { startSecondSandbox } from './second'
import type { Sandbox } from './server/listen'
import { startThirdSandbox } from './third'

/* Figures that are made of whole books, on the books of the sandboxes: what was bought, sold, paid and charged over years has to lead to today's value. */

const token = 'provider-token'
const today = isoDate('2026-11-21')
const options = { token, today, clients: 10 }
const patient = { headers: 60_000, body: 60_000, total: 60_000 }
const all = { from: isoDate('1990-01-01'), to: today }
const from = isoDate('2023-11-17')

const kinds = [
  { kind: 'first', account: 'QS-2044', start: startFirstSandbox, create: createFirstProvider, locale: 'en' },
  { kind: 'second', account: 'C2044', start: startSecondSandbox, create: createSecondProvider, locale: 'en' },
  { kind: 'third', account: '0003044', start: startThirdSandbox, create: createThirdProvider, locale: 'el' },
] as const

describe.each(kinds)('the book of the $kind sandbox', ({ account, create, locale, start }) => {
  let sandbox: Sandbox
  let provider: WealthProvider & { close: () => Promise<void> }
  let portfolios: string[]

  beforeAll(async () => {
    sandbox = await start(options)
    provider = create({ source: 'book', today: () => today, baseUrl: sandbox.url, token, timeouts: patient })
    portfolios = (await provider.getAccount({ account }, { locale })).data.portfolios.map(({ externalId }) => externalId)
  })
  afterAll(async () => {
    await provider.close()
    await sandbox.close()
  })

  it('leads from one value to another over three years, with no more than rounding left', async () => {
    for (const portfolio of portfolios) {
      const ids = { account, portfolio }
      const [before, after, bookings, charges] = await Promise.all([
        provider.getHoldings(ids, { locale, date: from }),
        provider.getHoldings(ids, { locale }),
        provider.getTransactions(ids, { locale, period: all }),
        provider.getCharges(ids, { locale, period: all }),
      ])
      const { asOf: to, currency } = after.data
      const bridge = valueBridge({
        from,
        to,
        currency,
        start: before.data.holdings,
        end: after.data.holdings,
        bookings: bookings.data,
        charges: sumMoney(
          charges.data.items.filter(({ date }) => date > from && date <= to).map(({ amount }) => amount),
          currency,
        ),
      })
      if (!bridge) throw new Error(`no bridge of ${portfolio}`)
      const { closing, ...parts } = bridge
      expect(
        Object.values(parts)
          .reduce((sum, { amount }) => sum.plus(amount), new Big(0))
          .toFixed(2),
      ).toBe(new Big(closing.amount).toFixed(2))
      expect({ portfolio, residual: Math.abs(Number(bridge.residual.amount)) <= 0.1 || bridge.residual }).toEqual({
        portfolio,
        residual: true,
      })
    }
  })

  it('knows what every sale had cost', async () => {
    for (const portfolio of portfolios) {
      const bookings = await provider.getTransactions({ account, portfolio }, { locale, period: all })
      const currency = bookings.data[0]?.amount.currency ?? 'GBP'
      const { disposals, pools } = matchDisposals({ trades: tradesOf(bookings.data, currency, byHolding), method: 'uk_matching', currency })
      expect(disposals.length).toBeGreaterThan(0)
      expect(disposals.filter(({ missing }) => missing !== null)).toEqual([])
      const { data } = await provider.getHoldings({ account, portfolio }, { locale })
      const held = new Map(
        data.holdings.flatMap(({ externalId, units }) => (units === null ? [] : [[externalId, new Big(units).toNumber()] as const])),
      )
      expect(new Map(pools.map(({ security, units }) => [security, new Big(units).toNumber()]))).toEqual(held)
    }
  })
})
