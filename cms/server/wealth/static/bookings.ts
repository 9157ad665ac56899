import type { IsoDate } from '../../../../shared/domain/dates'
import { negateMoney, sumMoney } from '../../../../shared/domain/money'
import type { RawAnswer } from '../adapter/answerChecks'
import { balancesFollow } from '../adapter/balances'
import { badShape, type Dropped } from '../adapter/rows'
import type { PortfolioIds, ProviderCharges, ProviderTransaction } from '../provider'
import { ifThere } from './client'
import * as map from './map'
import type { Reading } from './reading'
import * as schema from './schema'

/** What was booked in a portfolio, and what of it, or of a file of its own, was charged. */
export function createBookings(reading: Reading) {
  const { assertNotFuture, checked, client, currencyOf, head, moneyOf, parse, report, rowsOf, source } = reading

  const bookingsFrom = (ids: PortfolioIds, from: RawAnswer, dropped: Dropped): ProviderTransaction[] => {
    const body = parse(schema.transactionsSchema, from)
    const currency = head(ids, body, from)
    const own: Dropped = { count: 0 }
    const bookings = rowsOf({
      from,
      list: 'transactions',
      rows: body.transactions,
      schema: schema.transactionSchema,
      map: (row) => {
        assertNotFuture(row.date)
        return map.mapTransaction(row, currency, report)
      },
      keyOf: ({ id }) => id,
      dropped: own,
    }).toSorted(byDayDescending)
    if (own.count === 0 && !balancesFollow(bookings)) throw badShape(source, from.path, 'balances do not follow from the bookings')
    dropped.count += own.count
    return bookings
  }

  /** All bookings of a portfolio; null without a file. Throws `bad_shape` when one is unreadable. */
  const allBookings = async (ids: PortfolioIds): Promise<ProviderTransaction[] | null> => {
    const from = await ifThere(client.portfolio(ids.portfolio, 'transactions'))
    if (!from) return null
    const dropped: Dropped = { count: 0 }
    const bookings = bookingsFrom(ids, from, dropped)
    if (dropped.count > 0) throw badShape(source, from.path, 'unreadable: transactions')
    return bookings
  }

  /** The charges of a portfolio since the first one: its file, else what was booked as one. */
  const chargesOf = async (ids: PortfolioIds, dropped: Dropped): Promise<{ from: RawAnswer; charges: ProviderCharges }> => {
    const own = await ifThere(client.portfolio(ids.portfolio, 'charges'))
    const from = own ?? (await client.portfolio(ids.portfolio, 'transactions'))
    if (!own) {
      const currency = currencyOf(parse(schema.transactionsSchema, from).currency, from)
      const items = bookingsFrom(ids, from, dropped)
        .filter(({ type }) => type === 'Charge')
        .map(asCharge)
      return {
        from,
        charges: {
          total: sumMoney(
            items.map(({ amount }) => amount),
            currency,
          ),
          items,
        },
      }
    }
    const body = parse(schema.chargesSchema, from)
    const currency = head(ids, body, from)
    const lost: Dropped = { count: 0 }
    const items = rowsOf({
      from,
      list: 'items',
      rows: body.items,
      schema: schema.chargeSchema,
      map: (row) => {
        assertNotFuture(row.date)
        return map.mapCharge(row, currency)
      },
      dropped: lost,
    })
    dropped.count += lost.count
    const total = checked(
      moneyOf(body.total, currency, from),
      items.map(({ amount }) => amount),
      from,
      'total of charges',
      lost,
    )
    return { from, charges: { total, items: items.toSorted(byDayDescending) } }
  }

  return { allBookings, bookingsFrom, chargesOf }
}

/** Rows of one day stay as they stand. */
export const byDayDescending = (a: Readonly<{ date: IsoDate }>, b: Readonly<{ date: IsoDate }>): number =>
  a.date === b.date ? 0 : a.date < b.date ? 1 : -1

/** A booked charge as what it costs: positive; a refund is negative. */
const asCharge = ({ amount, date, name }: ProviderTransaction): ProviderCharges['items'][number] => ({
  label: name,
  date,
  amount: negateMoney(amount),
})
