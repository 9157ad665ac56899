import type { ClientRow, ClientsResponse } from '../../../../shared/contracts/wealth/clients'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { type Ratio, shareOf } from '../../../../shared/domain/ratio'

export interface ClientsSummary {
  clients: number
  /** Whether these are all clients of the list. */
  isAll: boolean
  /** Of the linked active clients, as all that follows. */
  portfolios: number
  /** Sum of the values in the currency of the list; null when there is none, and when one of them is missing. */
  value: Money | null
  /** Share of all assets under management; null when there are none. */
  share: Ratio | null
  /** Clients whose value is not known or has no rate into the currency of the list: without them there is no sum. */
  withoutValue: number
  /** Clients whose value was converted for the sum. */
  converted: number
}

/** Whether the totals count a client at a rate of exchange. */
export const isConverted = ({ reportingValue, value }: Pick<ClientRow, 'value' | 'reportingValue'>): boolean =>
  value !== null && reportingValue !== null && value.currency !== reportingValue.currency

const linkedOf = (rows: readonly ClientRow[]): ClientRow[] => rows.filter(({ isActive, unlinked }) => isActive && !unlinked)

/** The rows whose values a sum is of. An account that holds nothing yet has no value that could be missing. */
export const heldOf = (rows: readonly ClientRow[]): ClientRow[] => linkedOf(rows).filter(({ portfolioCount }) => portfolioCount > 0)

/** Foot of the list: the rows that it shows, and no others. */
export function summariseClients(
  rows: readonly ClientRow[],
  { clients, currency, totals }: Pick<ClientsResponse, 'clients' | 'currency' | 'totals'>,
): ClientsSummary {
  const linked = linkedOf(rows)
  const held = heldOf(linked)
  const values = held.flatMap(({ reportingValue }) => reportingValue ?? [])
  const isWhole = values.length > 0 && values.length === held.length
  const value = isWhole ? sumMoney(values, currency) : null
  return {
    clients: rows.length,
    isAll: rows.length === clients.length,
    portfolios: linked.reduce((sum, row) => sum + row.portfolioCount, 0),
    value,
    share: value && totals.value?.currency === currency ? shareOf(value, totals.value) : null,
    withoutValue: held.length - values.length,
    converted: linked.filter(isConverted).length,
  }
}
