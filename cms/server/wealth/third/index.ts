import type { IsoDate } from '../../../../shared/domain/dates'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { createAnswerChecks } from '../adapter/answerChecks'
import { toCurrency, toMoney } from '../adapter/figures'
import { groupBy } from '../adapter/groupBy'
import { lackingProvider } from '../adapter/lackingProvider'
import type { ProviderOptions } from '../adapter/providerOptions'
import { createReporter } from '../adapter/report'
import { badShape, type Dropped, mapRows } from '../adapter/rows'
import { createUpstreamClient } from '../adapter/upstreamClient'
import type { Asked, Period, ProviderCharges, ProviderPortfolio, ProviderTransaction, WealthProvider } from '../provider'
import { capabilities } from './capabilities'
import { createThirdClient, type Owner, type PortfolioOwner, type ThirdAnswer } from './client'
import * as map from './map'
import { createOwners } from './owners'
import * as schema from './schema'
import { typesIn } from './words'

/** `close` ends the provider's connections. */
export type ThirdProvider = WealthProvider & Readonly<{ close: () => Promise<void> }>

type Head = Readonly<{ CustomerCode: string; PortfolioId?: number | null | undefined; Currency: string; Count: number }>

/**
 * The third wealth API as a `WealthProvider`. A portfolio is asked for with its customer's code, so `ids.account` must be there; it has no ids of third
 * parties. Over 250 lines because the checks of an answer and the methods are read together.
 */
export function createThirdProvider(options: ProviderOptions): ThirdProvider {
  const { source } = options
  const connection = createUpstreamClient(options)
  const http = options.guard?.(connection) ?? connection
  const client = createThirdClient(http)
  const owners = createOwners(source)
  const report = createReporter(source, options.onUnknown)
  const { answer, assertNotFuture, assertOwned, checked, orBadShape, parse, pastDay, sameId } = createAnswerChecks(options)

  const moneyOf = (amount: number, currency: Money['currency'], from: ThirdAnswer, name: string) =>
    orBadShape(from, `unreadable: ${name}`, () => toMoney(amount, currency))

  /** The currency of an answer, after it was found to be for whom it was asked and to have all of its rows. */
  const currencyOf = (head: Head, rows: readonly unknown[], owner: Owner, from: ThirdAnswer) => {
    sameId(owner.customerCode, head.CustomerCode, from)
    sameId(owner.portfolioId ?? 'all', head.PortfolioId == null ? 'all' : String(head.PortfolioId), from)
    allRows(head, rows, from)
    return orBadShape(from, 'unknown currency', () => toCurrency(head.Currency))
  }
  const allRows = ({ Count }: Pick<Head, 'Count'>, rows: readonly unknown[], { path }: ThirdAnswer): void => {
    if (rows.length < Count) throw badShape(source, path, 'rows are missing')
  }
  /** An upstream that leaves our period out of account answers for its own. */
  const samePeriod = (
    { FromDate, ToDate }: Readonly<{ FromDate: IsoDate; ToDate: IsoDate }>,
    period: Period,
    { path }: ThirdAnswer,
  ): void => {
    if (FromDate !== period.from || ToDate !== period.to) throw badShape(source, path, 'answers for another period')
  }
  /** The day of an answer: none to come, and none after the one that was asked for. Without rows it is of no day. */
  const dayOf = (day: IsoDate, asked: IsoDate | undefined, rows: readonly unknown[], from: ThirdAnswer): IsoDate => {
    if (asked && day > asked && rows.length > 0) throw badShape(source, from.path, 'of a later day than was asked for')
    return pastDay(day, from)
  }
  const assertOwn = (
    row: Readonly<{ CustomerCode?: string | null | undefined; PortfolioId?: number | null | undefined }>,
    owner: Owner,
    { path }: ThirdAnswer,
  ): void => {
    assertOwned((code) => code === owner.customerCode, row.CustomerCode, path)
    if (owner.portfolioId !== undefined)
      assertOwned((id) => id === owner.portfolioId, row.PortfolioId == null ? null : String(row.PortfolioId), path)
  }

  const feesOf = async (owner: PortfolioOwner, asked: Asked & Readonly<{ period: Period }>) => {
    const from = await client.fees(owner, asked)
    const body = parse(schema.feesSchema, from)
    const currency = currencyOf(body, body.Fees, owner, from)
    samePeriod(body, asked.period, from)
    return { from, body, currency }
  }

  /** The fees of one portfolio as charges; in euro when they are to be added to those of others. */
  const chargesOf = async (
    owner: PortfolioOwner,
    asked: Asked & Readonly<{ period: Period }>,
    isInEuro: boolean,
    dropped: Dropped,
  ): Promise<ProviderCharges & { from: ThirdAnswer }> => {
    const { body, currency, from } = await feesOf(owner, asked)
    const own: Dropped = { count: 0 }
    const items = mapRows({
      rows: body.Fees,
      schema: schema.feeSchema,
      map: (row) => {
        assertOwn(row, owner, from)
        assertNotFuture(row.Date)
        return map.mapCharge(row, currency, isInEuro)
      },
      keyOf: ({ TransactionId }) => TransactionId,
      dropped: own,
    })
    dropped.count += own.count
    const amounts = items.map(({ amount }) => amount)
    const total = isInEuro && currency !== 'EUR' ? body.TotalEur : body.Total
    // The total is missing when a fee has no rate, and that one was left out.
    if (total == null && own.count === 0) throw badShape(source, from.path, 'no total of fees in euro')
    const sum = sumMoney(amounts, isInEuro ? 'EUR' : currency)
    return {
      from,
      items,
      total: total == null ? sum : checked(moneyOf(total, sum.currency, from, 'Total'), amounts, from, 'total of fees', own),
    }
  }

  /** What the customer has on a day; the portfolios in their own currencies, the whole in euro. */
  const accountOf = async (customerCode: string, { date, locale }: Asked & Readonly<{ date?: IsoDate | undefined }>, dropped: Dropped) => {
    const from = await client.portfolios(customerCode, date)
    const body = parse(schema.customerSchema, from)
    sameId(customerCode, body.CustomerCode, from)
    allRows(body, body.Portfolios, from)
    dayOf(body.Date, date, body.Portfolios, from)
    const portfolios = mapRows({
      rows: body.Portfolios,
      schema: schema.portfolioSchema,
      map: (row) => {
        assertOwn(row, { customerCode }, from)
        assertNotFuture(row.Date)
        return map.mapPortfolio(row, { locale, report })
      },
      keyOf: ({ PortfolioId }) => String(PortfolioId),
      dropped,
    })
    const account = orBadShape(from, 'unreadable: Value or BaseCurrency', () => map.mapCustomer(body, portfolios, locale))
    if (dropped.count === 0) {
      const values = portfolios.flatMap((portfolio) => valueIn(account.currency, portfolio) ?? [])
      if (values.length < portfolios.length) throw badShape(source, from.path, 'a portfolio without its value in the base currency')
      checked(account.value, values, from, 'value of the customer', dropped)
    }
    return { from, account }
  }

  return {
    ...lackingProvider({ name: source, kind: 'third' }, 'the third API does not have this'),
    capabilities,
    close: http.close,

    /** They have no address for it: the list of all portfolios is of the newest day. */
    getDataDate: async () => {
      const from = await client.allPortfolios()
      return answer(from, { count: 0 }, pastDay(parse(schema.allPortfoliosSchema, from).Date, from))
    },

    getAccounts: async ({ locale }) => {
      const from = await client.allPortfolios()
      const body = parse(schema.allPortfoliosSchema, from)
      allRows(body, body.Portfolios, from)
      const date = pastDay(body.Date, from)
      if (body.BaseCurrency !== 'EUR') throw badShape(source, from.path, 'another base currency than the euro')
      const dropped: Dropped = { count: 0 }
      const rows = mapRows({
        rows: body.Portfolios,
        schema: schema.customerRowSchema,
        map: (row) => row,
        keyOf: ({ PortfolioId }) => String(PortfolioId),
        dropped,
      })
      const customers = [...groupBy(rows, ({ CustomerCode }) => CustomerCode).values()].flatMap((own) => {
        const customer = map.mapCustomerRows(own, date, locale)
        if (customer === null) dropped.count++
        return customer ?? []
      })
      return answer(from, dropped, customers)
    },

    getAccount: async ({ account: id }, asked) => {
      const dropped: Dropped = { count: 0 }
      const { account, from } = await accountOf(owners.customerCodeOf(id), asked, dropped)
      return answer(from, dropped, account)
    },

    getHoldings: async (ids, { date, locale }) => {
      const owner = owners.ofPortfolio(ids)
      const from = await client.position(owner, date)
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.positionSchema, from)
      const currency = currencyOf(body, body.Positions, owner, from)
      const holdings = mapRows({
        rows: body.Positions,
        schema: schema.positionRowSchema,
        map: (row) => {
          assertOwn(row, owner, from)
          return map.mapPosition(row, currency, { locale, report })
        },
        keyOf: ({ ProductUid }) => ProductUid,
        dropped,
      })
      const value = checked(
        moneyOf(body.Value, currency, from, 'Value'),
        holdings.map((holding) => holding.value),
        from,
        'value of the position',
        dropped,
      )
      return answer(from, dropped, { currency, asOf: dayOf(body.Date, date, body.Positions, from), value, holdings })
    },

    /** Titles, cash and fees together: each booking stands in one of the three, and those that cannot hold the wanted types are not asked. */
    getTransactions: async (ids, { locale, period, types }) => {
      const owner = owners.ofPortfolio(ids)
      const told = { period, locale }
      const context = { locale, report }
      const dropped: Dropped = { count: 0 }
      const isWanted = (held: readonly ProviderTransaction['type'][]): boolean =>
        !types?.length || types.some((type) => held.includes(type))
      const own = <R extends Parameters<typeof assertOwn>[0] & { Date: IsoDate }>(row: R, from: ThirdAnswer): R => {
        assertOwn(row, owner, from)
        assertNotFuture(row.Date)
        return row
      }
      const keyOf = ({ TransactionId }: Readonly<{ TransactionId: string }>): string => TransactionId

      const titles = async () => {
        const from = await client.titleTransactions(owner, told)
        const body = parse(schema.titleTransactionsSchema, from)
        const rows = body.TitleTransactions
        const currency = currencyOf(body, rows, owner, from)
        samePeriod(body, period, from)
        const mapRow = (row: Parameters<typeof map.mapTitleTransaction>[0]) => map.mapTitleTransaction(own(row, from), currency, context)
        return { from, currency, rows: mapRows({ rows, schema: schema.titleTransactionSchema, map: mapRow, keyOf, dropped }) }
      }
      const cash = async () => {
        const from = await client.cashTransactions(owner, told)
        const body = parse(schema.cashTransactionsSchema, from)
        const rows = body.CashTransactions
        const currency = currencyOf(body, rows, owner, from)
        samePeriod(body, period, from)
        const mapRow = (row: Parameters<typeof map.mapCashTransaction>[0]) => map.mapCashTransaction(own(row, from), currency, context)
        return { from, currency, rows: mapRows({ rows, schema: schema.cashTransactionSchema, map: mapRow, keyOf, dropped }) }
      }
      const fees = async () => {
        const { body, currency, from } = await feesOf(owner, { locale, period })
        const mapRow = (row: Parameters<typeof map.mapFee>[0]) => map.mapFee(own(row, from), currency, context)
        return { from, currency, rows: mapRows({ rows: body.Fees, schema: schema.feeSchema, map: mapRow, keyOf, dropped }) }
      }

      const answers = await Promise.all([
        ...(isWanted(typesIn.cash) ? [cash()] : []),
        ...(isWanted(typesIn.titles) ? [titles()] : []),
        ...(isWanted(typesIn.fees) ? [fees()] : []),
      ])
      const [first] = answers
      if (!first) throw new RangeError('no types asked for')
      if (answers.some(({ currency }) => currency !== first.currency))
        throw badShape(source, first.from.path, 'bookings in several currencies')
      const transactions = withoutRepeats(
        answers.flatMap(({ rows }) => rows),
        dropped,
      ).filter(({ date, type }) => date >= period.from && date <= period.to && (!types?.length || types.includes(type)))
      transactions.sort(newestFirst)
      return answer(first.from, dropped, transactions)
    },

    getPerformance: async (ids, { locale, period }) => {
      const owner = owners.of(ids)
      const [from, fromPeriods] = await Promise.all([client.performance(owner, period), client.performanceForPeriods(owner, period.to)])
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.performanceSchema, from)
      const currency = currencyOf(body, body.Performance, owner, from)
      samePeriod(body, period, from)
      const cumulative = mapRows({
        rows: body.Performance,
        schema: schema.performanceRowSchema,
        map: (row) => {
          assertNotFuture(row.Date)
          // The entry that the returns count from may be of a few days before the period.
          if (row.Date > period.to) throw new RangeError('entry after the period')
          return map.mapPerformanceRow(row, currency)
        },
        keyOf: ({ Date: date }) => date,
        dropped,
      })
      cumulative.sort((a, b) => (a.date < b.date ? -1 : 1))
      const periods = parse(schema.periodsSchema, fromPeriods)
      currencyOf(periods, periods.Periods, owner, fromPeriods)
      dayOf(periods.Date, period.to, periods.Periods, fromPeriods)
      const discrete = mapRows({
        rows: periods.Periods,
        schema: schema.periodSchema,
        map: (row) => map.mapPeriod(row, report),
        keyOf: ({ Period: name }) => name,
        dropped,
      })
      return answer(from, dropped, {
        currency,
        benchmarkName: map.nameIn(locale, body.BenchmarkName, body.BenchmarkNameEn),
        basis: body.NetOfFees === false ? 'gross' : 'net',
        cumulative,
        discrete,
      })
    },

    /** They know the fees of a portfolio; those of a customer are the fees of each portfolio, in euro. */
    getCharges: async (ids, { locale, period }) => {
      const asked = { locale, period }
      const dropped: Dropped = { count: 0 }
      if (ids.portfolio !== undefined) {
        const { from, items, total } = await chargesOf(owners.ofPortfolio(ids), asked, false, dropped)
        return answer(from, dropped, { items, total })
      }
      const customerCode = owners.customerCodeOf(ids.account)
      const { account, from } = await accountOf(customerCode, { locale }, dropped)
      const all = await Promise.all(
        account.portfolios.map(({ externalId }) => chargesOf({ customerCode, portfolioId: externalId }, asked, true, dropped)),
      )
      const items = all.flatMap((one) => one.items).sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
      const totals = all.map(({ total }) => total)
      return answer(from, dropped, { items, total: sumMoney(totals, 'EUR') })
    },

    getHoldingHistory: async (ids, { period }) => {
      const owner = owners.ofPortfolio(ids)
      const from = await client.productHistory(owner, ids.holding, period)
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.productHistorySchema, from)
      const currency = currencyOf(body, body.History, owner, from)
      sameId(ids.holding, body.ProductUid, from)
      samePeriod(body, period, from)
      const days = mapRows({
        rows: body.History,
        schema: schema.historyRowSchema,
        map: (row) => {
          assertNotFuture(row.Date)
          return map.mapHistoryRow(row, currency)
        },
        keyOf: ({ Date: date }) => date,
        dropped,
      }).filter(({ date }) => date >= period.from && date <= period.to)
      return answer(
        from,
        dropped,
        days.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
      )
    },
  }
}

const valueIn = (currency: Money['currency'], { reporting, value }: ProviderPortfolio): Money | null =>
  value.currency === currency ? value : reporting?.value.currency === currency ? reporting.value : null

/** A booking that stands in two of the answers would count twice. */
function withoutRepeats(transactions: readonly ProviderTransaction[], dropped: Dropped): ProviderTransaction[] {
  const seen = new Set<string>()
  const once = transactions.filter(({ externalId }) => !seen.has(externalId) && Boolean(seen.add(externalId)))
  dropped.count += transactions.length - once.length
  return once
}

/** Bookings of one day in the upstream's own order. */
const newestFirst = (a: ProviderTransaction, b: ProviderTransaction): number =>
  a.date === b.date ? (a.externalId < b.externalId ? 1 : -1) : a.date < b.date ? 1 : -1
