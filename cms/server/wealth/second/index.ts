import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import type { Valuation } from '../../../../shared/domain/performance/twr'
import { createAnswerChecks, type RawAnswer } from '../adapter/answerChecks'
import { balancesFollow } from '../adapter/balances'
import { toCurrency } from '../adapter/figures'
import { lackingProvider } from '../adapter/lackingProvider'
import { returnsOf } from '../adapter/ownReturns'
import { assertPdf } from '../adapter/pdf'
import type { ProviderOptions } from '../adapter/providerOptions'
import { Contradiction } from '../adapter/quoteUnit'
import { createReporter } from '../adapter/report'
import { badShape, type Dropped, mapRows } from '../adapter/rows'
import { shareCalls } from '../adapter/sharedCalls'
import { createUpstreamClient } from '../adapter/upstreamClient'
import {
  type OwnerIds,
  type Period,
  type ProviderDocument,
  type ProviderPerformance,
  type ProviderPortfolio,
  type ProviderTransaction,
  UpstreamError,
  type WealthProvider,
} from '../provider'
import { capabilities } from './capabilities'
import { createSecondClient } from './client'
import { gapIn } from './history'
import { addressOf, contactOf, fullPortfolioId, holdingOf, isPortfolio, pathId, type PortfolioAddress } from './ids'
import * as map from './map'
import * as schema from './schema'

/* Over 250 lines: the ways from an answer to ours share the checks that they are made of. */

/** `close` ends the provider's connections. */
export type SecondProvider = WealthProvider & Readonly<{ close: () => Promise<void> }>

/** What an answer about one portfolio says of whose it is. */
type OwnerHead = Readonly<{ contactId: string; thirdPartyId?: string | null | undefined; portfolioId: string }>
/** A row's contact and portfolio. */
type OwnedRow = Readonly<{ contactId?: string | null | undefined; portfolioId?: string | null | undefined }>

/** The second wealth API as a `WealthProvider`. It has one language, so `locale` is not sent. */
export function createSecondProvider(options: ProviderOptions): SecondProvider {
  const { source } = options
  const connection = createUpstreamClient(options)
  const http = shareCalls(options.guard?.(connection) ?? connection)
  const client = createSecondClient(http)
  const report = createReporter(source, options.onUnknown)
  const { answer, assertNotFuture, assertOwned, checked, orBadShape, parse, pastDay, pastImport, sameId } = createAnswerChecks(options)
  const moneyOf = (amount: schema.SecondAmount, from: RawAnswer): Money => orBadShape(from, 'unreadable: value', () => map.toMoney(amount))

  /** Throws unless an answer is about the portfolio that was asked for, of the contact and of the third party that were. Returns the contact. */
  const ownerOf = (address: PortfolioAddress, head: OwnerHead, from: RawAnswer): string => {
    sameId(address.portfolio, head.portfolioId, from)
    if (address.contact !== null) sameId(address.contact, head.contactId, from)
    if (address.thirdParty !== null) sameId(address.thirdParty, head.thirdPartyId ?? 'none', from)
    return head.contactId
  }
  const assertRow = (contact: string, portfolio: string, row: OwnedRow, from: RawAnswer): void => {
    const own = fullPortfolioId(contact, portfolio)
    assertOwned(
      (id) => id === own,
      row.contactId == null || row.portfolioId == null ? null : fullPortfolioId(row.contactId, row.portfolioId),
      from.path,
    )
  }

  const portfoliosOf = (rows: readonly unknown[], contact: string, from: RawAnswer, dropped: Dropped): ProviderPortfolio[] =>
    mapRows({
      rows,
      schema: schema.portfolioSchema,
      map: (row) => {
        assertOwned((id) => id === contact, row.contactId, from.path)
        assertNotFuture(row.dateIso)
        return map.mapPortfolio(row, contact, report)
      },
      keyOf: ({ portfolioId }) => portfolioId,
      dropped,
    })

  /** The account of a contact, without whatever else lives in its household. */
  const accountOf = async (contact: string, date: IsoDate | undefined, dropped: Dropped) => {
    const from = await client.account(contact, date)
    const body = parse(schema.overviewSchema, from)
    sameId(contact, body.contactId, from)
    pastDay(body.dateIso, from)
    const portfolios = portfoliosOf(body.portfolios, contact, from, dropped)
    const account = orBadShape(from, 'unreadable: value', () => map.mapAccount(body, portfolios))
    // Amounts in several currencies have no sum of ours to compare with.
    if (portfolios.every(({ currency }) => currency === account.currency))
      checked(account.value, valuesOf(portfolios), from, 'value of the account', dropped)
    return { from, account }
  }

  /** All bookings since a day, the newest first, with the portfolio's currency. */
  const bookingsOf = async (address: PortfolioAddress, since: IsoDate, dropped: Dropped) => {
    const from = await client.transactions(address, since)
    const body = parse(schema.transactionsSchema, from)
    const contact = ownerOf(address, body, from)
    const currency = orBadShape(from, 'unknown currency', () => toCurrency(body.currency))
    const own: Dropped = { count: 0 }
    const bookings = mapRows({
      rows: body.transactions,
      schema: schema.transactionSchema,
      map: (row) => {
        assertRow(contact, address.portfolio, row, from)
        assertNotFuture(row.dateIso)
        return map.mapTransaction(row, currency, report)
      },
      keyOf: ({ id }) => id,
      dropped: own,
    })
    if (own.count === 0 && !balancesFollow(bookings)) throw badShape(source, from.path, 'balances do not follow from the bookings')
    dropped.count += own.count
    return { from, currency, bookings: bookings.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)) }
  }

  /** Their values and cash flows. Any that is unreadable or missing makes the answer `bad_shape`: returns are made of all of them. */
  const valuationsOf = (rows: readonly unknown[], value: Money, inception: IsoDate | null, from: RawAnswer): Valuation[] => {
    const lost: Dropped = { count: 0 }
    const valuations = mapRows({
      rows,
      schema: schema.valuationSchema,
      map: (row) => {
        assertNotFuture(row.dateIso)
        return map.mapValuation(row, value.currency)
      },
      keyOf: ({ dateIso }) => dateIso,
      dropped: lost,
    }).toSorted((a, b) => (a.date < b.date ? -1 : 1))
    if (lost.count > 0) throw badShape(source, from.path, 'unreadable: valuations')
    const gap = gapIn(valuations, inception)
    if (gap) throw badShape(source, from.path, gap)
    const last = valuations.at(-1)
    checked(value, last ? [last.value] : [], from, 'value', lost)
    return valuations
  }

  const performanceFrom = (
    {
      from,
      returns,
      valuations,
      value,
    }: { from: RawAnswer; value: Money; valuations: readonly Valuation[]; returns: schema.SecondReturns },
    period: Period,
  ): ProviderPerformance => {
    const cumulative = returnsOf(valuations, period)
    if (cumulative === null) throw badShape(source, from.path, 'values that no cash flow explains')
    const discrete = orBadShape(from, 'unreadable: returns', () => map.mapReturns(returns))
    return { currency: value.currency, benchmarkName: null, basis: 'net', cumulative, discrete }
  }

  const accountPerformance = async (contact: string, period: Period) => {
    const from = await client.portfolios(contact, period.to)
    const body = parse(schema.portfoliosSchema, from)
    sameId(contact, body.contactId, from)
    pastDay(body.dateIso, from)
    const dropped: Dropped = { count: 0 }
    const portfolios = portfoliosOf(body.portfolios, contact, from, dropped)
    // A history that counts what is not the contact's is nobody's.
    if (dropped.count > 0) throw badShape(source, from.path, 'a history of portfolios that cannot be read')
    const value = moneyOf(body.value, from)
    if (portfolios.some(({ currency }) => currency !== value.currency)) throw severalCurrencies('a history')
    checked(value, valuesOf(portfolios), from, 'value of the portfolios', dropped)
    const inception = portfolios
      .flatMap((portfolio) => portfolio.inception ?? [])
      .reduce<IsoDate | null>((a, b) => (a && a < b ? a : b), null)
    const valuations = valuationsOf(body.valuations, value, inception, from)
    return answer(from, dropped, performanceFrom({ from, value, valuations, returns: body.returns }, period))
  }

  const severalCurrencies = (what: string): UpstreamError =>
    new UpstreamError({
      source,
      kind: 'unavailable',
      retryable: false,
      message: `${source}: ${what} over portfolios in several currencies`,
    })

  const documentsOf = (rows: readonly unknown[], contact: string, isOwn: (row: OwnedRow) => void, dropped: Dropped): ProviderDocument[] =>
    mapRows({
      rows,
      schema: schema.documentSchema,
      map: (row) => {
        isOwn(row)
        if (row.dateIso != null) assertNotFuture(row.dateIso)
        return map.mapDocument(row, contact, report)
      },
      keyOf: ({ id }) => id,
      dropped,
    })

  const lettersOf = async (contact: string, dropped: Dropped) => {
    const from = await client.documents(contact)
    const body = parse(schema.documentsSchema, from)
    sameId(contact, body.contactId, from)
    const isOwn = (row: OwnedRow) => assertOwned((id) => id === contact, row.contactId, from.path)
    return { from, documents: documentsOf(body.documents, contact, isOwn, dropped) }
  }

  const notesOf = async (address: PortfolioAddress, dropped: Dropped) => {
    const from = await client.holdingDocuments(address)
    const body = parse(schema.holdingDocumentsSchema, from)
    const contact = ownerOf(address, body, from)
    const isOwn = (row: OwnedRow) => assertRow(contact, address.portfolio, row, from)
    return { contact, documents: documentsOf(body.documents, contact, isOwn, dropped) }
  }

  /** The contact of an owner; the upstream is asked where only a third party's id of it is known. */
  const contactOfOwner = async (ids: OwnerIds): Promise<string> => {
    if (!isPortfolio(ids)) return contactOf(ids, source)
    const address = addressOf(ids, source)
    return address.contact ?? (await notesOf(address, { count: 0 })).contact
  }

  return {
    ...lackingProvider({ name: source, kind: 'second' }, 'the second API does not offer this'),
    capabilities,
    close: http.close,

    getDataDate: async () => {
      const from = await client.head()
      return answer(from, { count: 0 }, pastDay(parse(schema.overviewListSchema, from).dateIso, from))
    },

    getLastImport: async () => {
      const from = await client.head()
      return answer(from, { count: 0 }, pastImport(parse(schema.importSchema, from).importedIso, from))
    },

    getAccounts: async () => {
      const from = await client.accounts()
      const dropped: Dropped = { count: 0 }
      const { accounts } = parse(schema.overviewListSchema, from)
      const rows = mapRows({
        rows: accounts,
        schema: schema.accountRowSchema,
        map: (row) => {
          assertNotFuture(row.dateIso)
          return map.mapAccountRow(row)
        },
        keyOf: ({ contactId }) => contactId,
        dropped,
      })
      return answer(from, dropped, rows)
    },

    getAccount: async (ids, { date }) => {
      const dropped: Dropped = { count: 0 }
      const { account, from } = await accountOf(contactOf(ids, source), date, dropped)
      return answer(from, dropped, account)
    },

    getHoldings: async (ids, { date }) => {
      const address = addressOf(ids, source)
      const from = await client.holdings(address, date)
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.holdingsSchema, from)
      const contact = ownerOf(address, body, from)
      const value = moneyOf(body.value, from)
      const contradicted: Money[] = []
      const holdings = mapRows({
        rows: body.holdings,
        schema: schema.holdingSchema,
        map: (row) => {
          assertRow(contact, address.portfolio, row, from)
          // A point of a chart is no figure: without it the row is still whole. Of a past day nobody draws them.
          const prices = mapRows({
            rows: (date === undefined && row.prices) || [],
            schema: schema.pricePointSchema,
            map: map.mapPricePoint,
            dropped: { count: 0 },
          })
          try {
            return map.mapHolding(row, value.currency, prices, report)
          } catch (error) {
            if (error instanceof Contradiction) contradicted.push(error.value)
            throw error
          }
        },
        keyOf: ({ id }) => id,
        dropped,
      })
      // A row that contradicts itself is left out, and its value still belongs to the total.
      const lost: Dropped = { count: dropped.count - contradicted.length }
      checked(value, [...valuesOf(holdings), ...contradicted], from, 'value of the holdings', lost)
      return answer(from, dropped, { currency: value.currency, asOf: pastDay(body.dateIso, from), value, holdings })
    },

    getTransactions: async (ids, { period, types }) => {
      const dropped: Dropped = { count: 0 }
      const { bookings, from } = await bookingsOf(addressOf(ids, source), period.from, dropped)
      const wanted = ({ date, type }: ProviderTransaction) => isWithin(period, date) && (!types || types.includes(type))
      return answer(from, dropped, bookings.filter(wanted))
    },

    getPerformance: async (ids, { period }) => {
      if (!isPortfolio(ids)) return accountPerformance(contactOf(ids, source), period)
      const address = addressOf(ids, source)
      const from = await client.portfolio(address, period.to)
      const body = parse(schema.portfolioHistorySchema, from)
      ownerOf(address, body, from)
      pastDay(body.dateIso, from)
      const value = moneyOf(body.value, from)
      const valuations = valuationsOf(body.valuations, value, body.inceptionIso ?? null, from)
      return answer(from, { count: 0 }, performanceFrom({ from, value, valuations, returns: body.returns }, period))
    },

    /** The upstream has no address for charges: they are what was booked as one, in all portfolios for an account. */
    getCharges: async (ids, { period }) => {
      const dropped: Dropped = { count: 0 }
      const whole = isPortfolio(ids) ? null : await accountOf(contactOf(ids, source), undefined, dropped)
      const portfolios = isPortfolio(ids) ? [ids] : (whole?.account.portfolios ?? []).map(({ externalId }) => ({ portfolio: externalId }))
      const books = await Promise.all(portfolios.map((portfolio) => bookingsOf(addressOf(portfolio, source), period.from, dropped)))
      const currency: CurrencyCode | undefined = books[0]?.currency ?? whole?.account.currency
      const from = books[0]?.from ?? whole?.from
      if (currency === undefined || from === undefined) throw new RangeError('charges of nothing')
      if (books.some((book) => book.currency !== currency)) throw severalCurrencies('charges')
      const items = books
        .flatMap(({ bookings }) => bookings.filter(({ date, type }) => type === 'Charge' && isWithin(period, date)).map(map.chargeOf))
        .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
      const total = sumMoney(
        items.map(({ amount }) => amount),
        currency,
      )
      return answer(from, dropped, { total, items })
    },

    getHoldingHistory: async (ids, { period }) => {
      const address = addressOf(ids, source)
      const { contact, id } = holdingOf(address, ids.holding, source)
      const from = await client.holding(id, period.from)
      const dropped: Dropped = { count: 0 }
      const body = parse(schema.holdingHistorySchema, from)
      sameId(id, body.id, from)
      ownerOf({ ...address, contact, thirdParty: null }, body, from)
      const days = mapRows({
        rows: body.positions,
        schema: schema.positionSchema,
        map: (row) => {
          assertRow(contact, address.portfolio, row, from)
          assertNotFuture(row.dateIso)
          return isWithin(period, row.dateIso) ? map.mapPosition(row) : null
        },
        keyOf: ({ dateIso }) => dateIso,
        dropped,
      })
      return answer(
        from,
        dropped,
        days.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
      )
    },

    /** Letters and reports; of a portfolio those about it alone, with the contract notes of its holdings. */
    getDocuments: async (ids) => {
      const dropped: Dropped = { count: 0 }
      if (!isPortfolio(ids)) {
        const { documents, from } = await lettersOf(contactOf(ids, source), dropped)
        return answer(from, dropped, newestFirst(documents))
      }
      const address = addressOf(ids, source)
      const notes = await notesOf(address, dropped)
      const letters = await lettersOf(notes.contact, dropped)
      const own = fullPortfolioId(notes.contact, address.portfolio)
      const ofPortfolio = letters.documents.filter(({ portfolioExternalId }) => portfolioExternalId === own)
      const known = new Set(ofPortfolio.map(({ externalId }) => externalId))
      const documents = [...ofPortfolio, ...notes.documents.filter(({ externalId }) => !known.has(externalId))]
      return answer(letters.from, dropped, newestFirst(documents))
    },

    openDocument: async (ids, externalId) => {
      const contact = await contactOfOwner(ids)
      const { bytes, header, mediaType, name, path } = await client.download(contact, pathId(externalId, source))
      sameId(contact, header('x-contact-id') ?? 'none', { path })
      assertPdf(bytes, { path }, source)
      return { name: name ?? `${externalId}.pdf`, mediaType, bytes }
    },

    forgetKept: async (ids) => client.deleteCache(await contactOfOwner(ids)),
  }
}

const valuesOf = (rows: readonly { value: Money }[]): Money[] => rows.map(({ value }) => value)

const isWithin = ({ from, to }: Period, date: IsoDate): boolean => date >= from && date <= to

/** Those without a day come last. */
const newestFirst = (documents: readonly ProviderDocument[]): ProviderDocument[] =>
  documents.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
