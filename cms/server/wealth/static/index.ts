import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IsoDate } from '../../../../shared/domain/dates'
import { sumMoney } from '../../../../shared/domain/money'
import type { RawAnswer } from '../adapter/answerChecks'
import { lackingProvider } from '../adapter/lackingProvider'
import { Contradiction } from '../adapter/quoteUnit'
import { badShape, type Dropped } from '../adapter/rows'
import type { Period, PortfolioIds, ProviderAccount, ProviderHoldings, ProviderTransaction, WealthProvider } from '../provider'
import { byDayDescending, createBookings } from './bookings'
import { capabilitiesOf } from './capabilities'
import { isPortfolio } from './client'
import * as map from './map'
import { createPerformance } from './performance'
import { createReading, type StaticOptions } from './reading'
import { createReports } from './reports'
import * as schema from './schema'

/** Files of a folder as a `WealthProvider`. They have one language, so `locale` is not looked at. */
export function createStaticProvider(options: StaticOptions): WealthProvider {
  const { folder, source } = options
  const reading = createReading(options)
  const { answer, assertNotFuture, checked, client, head, moneyOf, orBadShape, parse, pastDay, report, rowsOf, sameId } = reading

  const accountOf = async (id: string, dropped: Dropped): Promise<{ from: RawAnswer; account: ProviderAccount }> => {
    const from = await client.account(id)
    const body = parse(schema.accountSchema, from)
    sameId(id, body.id, from)
    const asOf = pastDay(body.date, from)
    const portfolios = rowsOf({
      from,
      list: 'portfolios',
      rows: body.portfolios,
      schema: schema.portfolioSchema,
      map: (row) => map.mapPortfolio(row, asOf, report),
      keyOf: (row) => row.id,
      dropped,
    })
    const account = orBadShape(from, 'unreadable: value or currency', () => map.mapAccount(body, portfolios))
    // Amounts in several currencies have no sum of ours to compare with.
    if (portfolios.every(({ currency }) => currency === account.currency))
      checked(account.value, valuesOf(portfolios), from, 'value of the account', dropped)
    return { from, account }
  }

  const holdingsOf = (ids: PortfolioIds, from: RawAnswer, dropped: Dropped): ProviderHoldings => {
    const body = parse(schema.holdingsSchema, from)
    const currency = head(ids, body, from)
    const contradicted: Contradiction[] = []
    const holdings = rowsOf({
      from,
      list: 'holdings',
      rows: body.holdings,
      schema: schema.holdingSchema,
      map: (row) => {
        if (row.priceDate != null) assertNotFuture(row.priceDate)
        // A point of a chart is no figure: without it the row is still whole.
        const prices = rowsOf({
          from,
          list: `prices of ${row.id}`,
          rows: row.prices ?? [],
          schema: schema.pricePointSchema,
          map: map.mapPricePoint,
          keyOf: ({ date }) => date,
          dropped: { count: 0 },
        })
        try {
          return map.mapHolding(row, currency, prices, report)
        } catch (error) {
          if (error instanceof Contradiction) contradicted.push(error)
          throw error
        }
      },
      keyOf: ({ id }) => id,
      dropped,
    })
    // A row that contradicts itself is left out, and its value still belongs to the total.
    const lost: Dropped = { count: dropped.count - contradicted.length }
    const value = checked(
      moneyOf(body.value, currency, from),
      valuesOf([...holdings, ...contradicted]),
      from,
      'value of the holdings',
      lost,
    )
    return { currency, asOf: pastDay(body.date, from), value, holdings }
  }

  const { allBookings, bookingsFrom, chargesOf } = createBookings(reading)
  const performance = createPerformance(reading, allBookings)
  let hasPastHoldings = false

  return {
    ...lackingProvider({ name: source, kind: 'static' }, 'files do not hold this'),
    get capabilities() {
      // A folder that is away takes nothing back: its last good answers stand in.
      if (existsSync(join(folder, 'data'))) hasPastHoldings = existsSync(join(folder, 'data/holdings-at'))
      return capabilitiesOf({ hasPastHoldings })
    },

    getDataDate: async () => {
      const from = await client.accounts()
      return answer(from, { count: 0 }, pastDay(parse(schema.bookSchema, from).date, from))
    },

    getAccounts: async () => {
      const from = await client.accounts()
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.bookSchema, from)
      const asOf = pastDay(body.date, from)
      const rows = rowsOf({
        from,
        list: 'accounts',
        rows: body.accounts,
        schema: schema.accountRowSchema,
        map: (row) => map.mapAccountRow(row, asOf),
        keyOf: ({ id }) => id,
        dropped,
      })
      return answer(from, dropped, rows)
    },

    getAccount: async (ids, { date }) => {
      if (date !== undefined) throw reading.unavailable(ids.account, 'files hold an account as it is')
      const dropped: Dropped = { count: 0 }
      const { account, from } = await accountOf(ids.account, dropped)
      return answer(from, dropped, account)
    },

    getHoldings: async (ids, { date }) => {
      const from = await (date === undefined ? client.portfolio(ids.portfolio, 'holdings') : client.holdingsAt(ids.portfolio, date))
      const dropped: Dropped = { count: 0 }
      const holdings = holdingsOf(ids, from, dropped)
      if (date !== undefined && holdings.asOf !== date) throw badShape(source, from.path, 'of another day than its folder')
      return answer(from, dropped, holdings)
    },

    getTransactions: async (ids, { period, types }) => {
      const from = await client.portfolio(ids.portfolio, 'transactions')
      const dropped: Dropped = { count: 0 }
      const wanted = ({ date, type }: ProviderTransaction) => isWithin(period, date) && (!types || types.includes(type))
      return answer(from, dropped, bookingsFrom(ids, from, dropped).filter(wanted))
    },

    getPerformance: async (ids, { period }) => {
      if (isPortfolio(ids)) return performance.ofPortfolio(ids, period)
      const dropped: Dropped = { count: 0 }
      const { account, from } = await accountOf(ids.account, dropped)
      // A history of some of the portfolios is nobody's.
      if (dropped.count > 0) throw badShape(source, from.path, 'portfolios that cannot be read')
      return performance.ofAccount(
        ids.account,
        account.portfolios.map(({ externalId }) => externalId),
        from,
        period,
      )
    },

    getCharges: async (ids, { period }) => {
      const dropped: Dropped = { count: 0 }
      const whole = isPortfolio(ids) ? null : await accountOf(ids.account, dropped)
      const portfolios = isPortfolio(ids)
        ? [ids]
        : (whole?.account.portfolios ?? []).map(({ externalId }) => ({ portfolio: externalId, account: ids.account }))
      const parts = await Promise.all(portfolios.map((portfolio) => chargesOf(portfolio, dropped)))
      const from = whole?.from ?? parts[0]?.from
      const currency = parts[0]?.charges.total.currency ?? whole?.account.currency
      if (!from || !currency) throw new RangeError('charges of nothing')
      if (parts.some(({ charges }) => charges.total.currency !== currency))
        throw reading.unavailable(from.path, 'charges over portfolios in several currencies')
      const items = parts.flatMap(({ charges }) => charges.items.filter(({ date }) => isWithin(period, date))).toSorted(byDayDescending)
      return answer(from, dropped, {
        total: sumMoney(
          items.map(({ amount }) => amount),
          currency,
        ),
        items,
      })
    },

    ...createReports(reading),
  }
}

const valuesOf = <T extends { value: ProviderHoldings['value'] }>(rows: readonly T[]) => rows.map(({ value }) => value)

const isWithin = ({ from, to }: Period, date: IsoDate): boolean => date >= from && date <= to
