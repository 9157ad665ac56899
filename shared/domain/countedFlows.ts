import type { CountedFlow } from '../contracts/wealth/returnExplained'
import { amountIn, type FlowEntry } from './cashFlow'
import type { CurrencyCode } from './currency'

/** Payments in `currency`, each with what was booked where that was another; null when one carries no rate of its day. */
export function countedFlows(flows: readonly FlowEntry[], currency: CurrencyCode): CountedFlow[] | null {
  const counted = flows.flatMap((flow): CountedFlow[] => {
    const amount = amountIn(flow, currency)
    if (!amount) return []
    const booked = flow.reporting && flow.amount.currency !== currency ? { amount: flow.amount, rateDate: flow.reporting.rateDate } : null
    return [{ date: flow.date, type: flow.type, amount, booked }]
  })
  return counted.length === flows.length ? counted : null
}
