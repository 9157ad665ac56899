import type { BookCurrency } from '../market/foreignExchange'

export type EntryKind =
  | 'Purchase'
  | 'Sale'
  | 'Contribution'
  | 'Withdrawal'
  | 'Transfer in'
  | 'Transfer out'
  | 'Dividend'
  | 'Interest'
  | 'Management charge'
  | 'Dealing charge'
/** Capital or income account. */
export type CashAccount = 'C' | 'I'

/** One booking. Amounts in the smallest unit of the portfolio's currency, positive is credit. */
export type Entry = Readonly<{
  day: number
  kind: EntryKind
  /** Null for a movement of cash alone. */
  security: number | null
  /** Bought, sold or entitled; always positive. */
  unitsE3: number
  priceE4: number
  amount: number
  cash: CashAccount
  name: string
  note: string | null
}>

export type Ledger = Readonly<{ currency: BookCurrency; start: number; entries: readonly Entry[] }>

export type Position = { security: number; unitsE3: number; cost: number }
export type Positions = { held: Map<number, Position>; capital: number; income: number }

export const noPositions = (): Positions => ({ held: new Map(), capital: 0, income: 0 })

/** Books an entry: moves cash, and units and cost of the security. Cost is the average cost: a sale takes its share of it. */
export function applyEntry(positions: Positions, { kind, security, unitsE3, amount, cash }: Entry): void {
  if (cash === 'C') positions.capital += amount
  else positions.income += amount
  if (security === null) return
  if (kind === 'Purchase') {
    const position = positions.held.get(security) ?? { security, unitsE3: 0, cost: 0 }
    position.unitsE3 += unitsE3
    position.cost -= amount
    positions.held.set(security, position)
  } else if (kind === 'Sale') {
    const position = positions.held.get(security)
    if (!position || position.unitsE3 < unitsE3) throw new RangeError(`sale of more than is held of security ${security}`)
    position.cost -= Math.round((position.cost * unitsE3) / position.unitsE3)
    position.unitsE3 -= unitsE3
    if (position.unitsE3 === 0) positions.held.delete(security)
  }
}

/** What was held at the close of `day`. */
export function positionsAt(ledger: Ledger, day: number): Positions {
  const positions = noPositions()
  for (const entry of ledger.entries) {
    if (entry.day > day) break
    applyEntry(positions, entry)
  }
  return positions
}
