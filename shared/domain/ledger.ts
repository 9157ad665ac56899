import type { Ledger } from '../contracts/wealth'
import { addMoney, type Money, roundMoney, subtractMoney } from './money'

export type LedgerInput = Readonly<{
  /** What the portfolio is worth. */
  value: Money
  /** Everything paid in since inception, transfers included; without a sign. */
  contributions: Money
  /** Everything taken out since inception; without a sign, so 500.00 and not −500.00. */
  withdrawals: Money
  /** Charges since inception; positive, unless rebates outweigh them. */
  charges: Money
}>

/**
 * The ledger line, `paidIn + growth − charges = value`. Each figure is rounded to the currency's own digits first and growth is what
 * they leave, so the line adds up as it is shown. Throws a `TypeError` on mixed currencies and a `RangeError` for negative withdrawals.
 */
export function ledgerOf({ value, contributions, withdrawals, charges }: LedgerInput): Ledger {
  if (withdrawals.amount.startsWith('-')) throw new RangeError(`withdrawals carry no sign: ${withdrawals.amount}`)
  const shown = { value: roundMoney(value), paidIn: roundMoney(subtractMoney(contributions, withdrawals)), charges: roundMoney(charges) }
  return { ...shown, growth: addMoney(subtractMoney(shown.value, shown.paidIn), shown.charges) }
}
