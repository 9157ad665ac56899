import type { Ledger } from '../contracts/wealth/figures'
import type { FlowTotals } from './cashFlow'
import { addMoney, type Money, roundMoney, subtractMoney } from './money'

export type LedgerInput = Readonly<{
  /** What the portfolio is worth. */
  value: Money
  /** Paid in and paid out since inception, transfers included. */
  flows: FlowTotals
  /** Charges since inception; positive, unless rebates outweigh them. */
  charges: Money
}>

/**
 * The ledger line, `paidIn + growth − charges = value`, where `paidIn` is net of what was taken out. Each figure is rounded to the
 * currency's own digits first and growth is what they leave, so the line adds up as it is shown. Throws a `TypeError` on mixed currencies.
 */
export function ledgerOf({ value, flows, charges }: LedgerInput): Ledger {
  const shown = { value: roundMoney(value), paidIn: roundMoney(addMoney(flows.paidIn, flows.paidOut)), charges: roundMoney(charges) }
  return { ...shown, growth: addMoney(subtractMoney(shown.value, shown.paidIn), shown.charges) }
}
