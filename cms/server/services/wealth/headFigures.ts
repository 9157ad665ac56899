import type { Change, Ledger } from '../../../../shared/contracts/wealth'
import type { IsoDate } from '../../../../shared/domain/dates'
import { ledgerOf } from '../../../../shared/domain/ledger'
import { type Money, money, roundMoney, subtractMoney, sumMoney } from '../../../../shared/domain/money'
import { chainReturn } from '../../../../shared/domain/performance/chain'
import type { ProviderPerformance, ProviderTransaction } from '../../wealth/provider'

const ofType = (flows: readonly ProviderTransaction[], type: ProviderTransaction['type']): Money[] =>
  flows.filter((flow) => flow.type === type).map((flow) => flow.amount)

type LedgerParts = Readonly<{
  value: Money | null
  /** Data date of the value. */
  asOf: IsoDate | null
  /** Since inception. */
  flows: readonly ProviderTransaction[] | null
  /** Since inception. */
  charges: Money | null
}>

/**
 * The ledger line of a value. Flows after its data date are not in it yet: counted, they would pass for a loss.
 * Null when any part is missing, or when they are not all in the value's currency: a guess would be worse than a gap.
 */
export function ledgerFrom({ asOf, charges, flows: allFlows, value }: LedgerParts): Ledger | null {
  if (!value || !asOf || !allFlows || !charges) return null
  const { currency } = value
  const flows = allFlows.filter(({ date }) => date <= asOf)
  if (charges.currency !== currency || flows.some((flow) => flow.amount.currency !== currency)) return null
  const withdrawn = sumMoney(ofType(flows, 'Withdrawal'), currency)
  return ledgerOf({
    value,
    contributions: sumMoney(ofType(flows, 'Contribution'), currency),
    // Feeds book a withdrawal as a debit, so its amount is negative there.
    withdrawals: money(withdrawn.amount.replace(/^-/, ''), currency),
    charges,
  })
}

/**
 * The change on the last day: value less the value of the day before, less what was paid in or taken out that day;
 * the ratio is chained from the cumulative series. Null without two days of history.
 */
export function dayChangeFrom(performance: ProviderPerformance | null, flows: readonly ProviderTransaction[] | null): Change | null {
  const last = performance?.cumulative.at(-1)
  const before = performance?.cumulative.at(-2)
  if (!last || !before || !flows || last.portfolioValue.currency !== before.portfolioValue.currency) return null
  const { currency } = last.portfolioValue
  const moved = flows
    .filter((flow) => flow.date > before.date && flow.date <= last.date && flow.amount.currency === currency)
    .map((flow) => flow.amount)
  const change = subtractMoney(subtractMoney(last.portfolioValue, before.portfolioValue), sumMoney(moved, currency))
  return { amount: roundMoney(change), ratio: chainReturn(before.portfolio, last.portfolio) }
}
