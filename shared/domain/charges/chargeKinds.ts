import type { ChargeSum, ChargesOfYear } from '../../contracts/wealth/charges'
import type { CurrencyCode } from '../currency'
import { type IsoDate, yearOf } from '../dates'
import { groupBy } from '../groupBy'
import { type Money, sumMoney } from '../money'

/** Classes of MiFID's Annex II, and what the feed's words leave open. */
export const chargeKinds = ['one_off', 'ongoing', 'transaction', 'ancillary', 'incidental', 'other'] as const
export type ChargeKind = (typeof chargeKinds)[number]

type Charged = Readonly<{ label: string; date: IsoDate; amount: Money }>

/** The first that fits: a performance fee is incidental although it is a fee of the manager. */
const patterns: readonly (readonly [pattern: RegExp, kind: ChargeKind])[] = [
  [/performance|incentive|carried|árangurstengd|απόδοσης/i, 'incidental'],
  [/entry|exit|initial|set.?up|closing|εισόδου|εξόδου/i, 'one_off'],
  [/deal|commission|brokerage|transaction|stamp|execution|προμήθεια|συναλλαγ|viðskipta/i, 'transaction'],
  [/research|certificate|ancillary/i, 'ancillary'],
  [/manage|advis|custod|platform|ongoing|administration|διαχείρισ|φύλαξ|θεματοφυλακ|umsýslu|vörslu/i, 'ongoing'],
]

/** The class of a charge by its label; `other` where the label does not say. */
export const chargeKindOf = (label: string): ChargeKind => patterns.find(([pattern]) => pattern.test(label))?.[1] ?? 'other'

const sumOf = (items: readonly Charged[], currency: CurrencyCode): Money =>
  sumMoney(
    items.map(({ amount }) => amount),
    currency,
  )

/** The classes that occur, in their order; they add up to the sum of all. Throws a `TypeError` on mixed currencies. */
export function chargesByKind(items: readonly Charged[], currency: CurrencyCode): ChargeSum[] {
  const groups = groupBy(items, ({ label }) => chargeKindOf(label))
  return chargeKinds.flatMap((kind) => {
    const own = groups.get(kind)
    return own ? { kind, count: own.length, amount: sumOf(own, currency) } : []
  })
}

/** Calendar years with a charge, the newest first; they add up to the sum of all. Throws a `TypeError` on mixed currencies. */
export function chargesByYear(items: readonly Charged[], currency: CurrencyCode): Omit<ChargesOfYear, 'ratio'>[] {
  const years = groupBy(items, ({ date }) => yearOf(date))
  return [...years]
    .toSorted(([a], [b]) => b - a)
    .map(([year, own]) => ({ year, count: own.length, amount: sumOf(own, currency), kinds: chargesByKind(own, currency) }))
}
