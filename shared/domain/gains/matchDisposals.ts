import Big from 'big.js'
import type { Disposal, DisposalMatch } from '../../contracts/wealth/gains'
import { type CurrencyCode, minorDigits } from '../currency'
import { addDays, daysBetween, type IsoDate } from '../dates'
import { groupBy } from '../groupBy'
import { decimal, type DecimalString, type Money, money } from '../money'
import type { QuotedPrice } from '../quote'
import { roundHalfAway } from '../rounding'
import { addToPool, emptyPool, type Pool, takeFromPool } from './pool'

/**
 * A purchase or sale, or units that came or left without one (`in`, `out`: a transfer of investments, which is no disposal). `units` and `amount` carry no
 * sign; `amount` is null where it is not known what the units cost, `dealtAt` where the provider does not say the price or there was none.
 */
export type Trade = Readonly<{
  id: string
  kind: 'buy' | 'sell' | 'in' | 'out'
  security: string
  name: string
  date: IsoDate
  units: DecimalString
  amount: Money | null
  dealtAt: QuotedPrice | null
}>

/** `uk_matching`: same day, then the next 30 days, then the pool. `average_cost`: the pool alone. */
export type MatchingMethod = 'uk_matching' | 'average_cost'

type Given = Readonly<{ trades: readonly Trade[]; method: MatchingMethod; currency: CurrencyCode }>

/** What is left of a security after its last trade. */
export type HeldPool = Readonly<{ security: string; name: string; units: DecimalString; cost: Money | null }>

const matchingDays = 30

/**
 * Gains of all disposals, oldest first, each with the acquisitions that it is matched to. UK order (TCGA 1992 s.105 and s.106A, CG51560): acquisitions of the
 * same day, then of the next 30 days, the earliest first, then the section 104 pool at average cost. Sales of one day are one disposal, purchases of one day
 * one acquisition. Pence are kept; HMRC's whole pounds are for whoever fills in the return. What is matched to units of unknown cost, or to none at all, has
 * no gain: null with the reason. Throws a `TypeError` for an amount in another currency.
 */
export function matchDisposals({ currency, method, trades }: Given): { disposals: Disposal[]; pools: HeldPool[] } {
  const bySecurity = groupBy(trades, ({ security }) => security)
  const each = [...bySecurity.values()].map((own) => matchSecurity(own, method, currency))
  return {
    disposals: each.flatMap(({ disposals }) => disposals).toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    pools: each.flatMap(({ pool }) => pool ?? []),
  }
}

/** All trades of one day and kind together. `left` shrinks as units are matched. */
type Lot = { date: IsoDate; ids: string[]; units: Big; left: Big; amount: Big | null; dealtAt: QuotedPrice | null }
type Sold = { lot: Lot; matches: DisposalMatch[]; proceedsLeft: Big }

function matchSecurity(trades: readonly Trade[], method: MatchingMethod, currency: CurrencyCode) {
  const name = trades.at(-1)?.name ?? ''
  const security = trades[0]?.security ?? ''
  const lots = (kind: Trade['kind']): Lot[] =>
    lotsOf(
      trades.filter((trade) => trade.kind === kind),
      currency,
    )
  const [buys, comings, leavings] = [lots('buy'), lots('in'), lots('out')]
  const sold = lots('sell').map((lot): Sold => ({ lot, matches: [], proceedsLeft: lot.amount ?? new Big(0) }))
  const digits = minorDigits(currency)
  const toMoney = (amount: Big): Money => money(amount, currency)

  const match = (sale: Sold, buy: Lot, rule: 'same_day' | 'thirty_days'): void => {
    const units = sale.lot.left.lt(buy.left) ? sale.lot.left : buy.left
    if (units.lte(0)) return
    const cost = buy.amount === null ? null : roundHalfAway(buy.amount.times(units).div(buy.left), digits)
    book(sale, { rule, units, cost, acquired: buy.date, dealtAt: buy.dealtAt, day: daysBetween(sale.lot.date, buy.date), pool: null })
    buy.left = buy.left.minus(units)
    buy.amount = buy.amount === null || cost === null ? null : buy.amount.minus(cost)
  }
  const book = (
    sale: Sold,
    taken: Omit<DisposalMatch, 'units' | 'proceeds' | 'cost' | 'gain'> & { units: Big; cost: Big | null },
  ): void => {
    const { cost, units, ...rest } = taken
    const isLast = units.eq(sale.lot.left)
    const proceeds = isLast ? sale.proceedsLeft : roundHalfAway(sale.proceedsLeft.times(units).div(sale.lot.left), digits)
    sale.lot.left = sale.lot.left.minus(units)
    sale.proceedsLeft = sale.proceedsLeft.minus(proceeds)
    const gain = cost === null ? null : toMoney(proceeds.minus(cost))
    sale.matches.push({ ...rest, units: decimal(units), proceeds: toMoney(proceeds), cost: cost === null ? null : toMoney(cost), gain })
  }

  if (method === 'uk_matching') {
    // Of the same day first, for all: an acquisition of the day of a later sale is not free for an earlier one.
    for (const sale of sold) for (const buy of buys) if (buy.date === sale.lot.date) match(sale, buy, 'same_day')
    for (const sale of sold)
      for (const buy of buys)
        if (buy.date > sale.lot.date && buy.date <= addDays(sale.lot.date, matchingDays)) match(sale, buy, 'thirty_days')
  }
  let pool: Pool = emptyPool
  for (const date of [...new Set(trades.map((trade) => trade.date))].toSorted()) {
    for (const lot of [...buys, ...comings])
      if (lot.date === date && lot.left.gt(0)) pool = addToPool(pool, { units: lot.left, cost: lot.amount, local: null })
    for (const lot of leavings) if (lot.date === date) pool = takeFromPool(pool, lot.left, digits).rest
    for (const sale of sold) {
      if (sale.lot.date !== date || sale.lot.left.lte(0) || pool.units.lte(0)) continue
      const before = { units: decimal(pool.units), cost: pool.cost === null ? null : toMoney(pool.cost) }
      const { rest, taken } = takeFromPool(pool, sale.lot.left, digits)
      book(sale, { rule: 'pool', units: taken.units, cost: taken.cost, acquired: null, dealtAt: null, day: null, pool: before })
      pool = rest
    }
  }
  return {
    disposals: sold.map((sale) => disposalOf(sale, { security, name }, currency)),
    pool: pool.units.gt(0) ? [{ security, name, units: decimal(pool.units), cost: pool.cost === null ? null : toMoney(pool.cost) }] : [],
  }
}

function lotsOf(trades: readonly Trade[], currency: CurrencyCode): Lot[] {
  const days = groupBy(trades, ({ date }) => date)
  return [...days]
    .map(([date, own]): Lot => {
      const units = own.reduce((sum, trade) => sum.plus(trade.units), new Big(0))
      const amount = own.reduce<Big | null>((sum, trade) => {
        if (trade.amount && trade.amount.currency !== currency) throw new TypeError(`cannot mix ${currency} and ${trade.amount.currency}`)
        return sum === null || trade.amount === null ? null : sum.plus(trade.amount.amount)
      }, new Big(0))
      return { date, ids: own.map(({ id }) => id), units, left: units, amount, dealtAt: dealtAtOf(own) }
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The one price of all deals of a day. */
function dealtAtOf([first, ...others]: readonly Trade[]): QuotedPrice | null {
  const dealtAt = first?.dealtAt ?? null
  const isAlike = (other: QuotedPrice | null) => other !== null && other.unit === dealtAt?.unit && new Big(other.price).eq(dealtAt.price)
  return others.every((other) => isAlike(other.dealtAt)) ? dealtAt : null
}

function disposalOf({ lot, matches }: Sold, of: Readonly<{ security: string; name: string }>, currency: CurrencyCode): Disposal {
  const isWhole = lot.left.lte(0)
  const costs = matches.map(({ cost }) => cost)
  const cost = isWhole && costs.every((each) => each !== null) ? costs.reduce((sum, each) => sum.plus(each.amount), new Big(0)) : null
  return {
    ...of,
    transactions: lot.ids,
    date: lot.date,
    units: decimal(lot.units),
    dealtAt: lot.dealtAt,
    proceeds: lot.amount === null ? null : money(lot.amount, currency),
    cost: cost === null ? null : money(cost, currency),
    gain: cost === null || lot.amount === null ? null : money(lot.amount.minus(cost), currency),
    missing: !isWhole ? 'not_held' : cost === null ? 'unknown_cost' : lot.amount === null ? 'unknown_proceeds' : null,
    matches,
  }
}
