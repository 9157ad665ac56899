import type { ClientRow, ClientsResponse } from '../../../../shared/contracts/wealth/clients'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { type Ratio, shareOf } from '../../../../shared/domain/ratio'

export interface ClientsSummary {
  clients: number
  /** Of the linked clients. */
  portfolios: number
  /** Sum of the values in the currency of the list; null when there is none. */
  value: Money | null
  /** Share of all assets under management; null when there are none. */
  share: Ratio | null
  /** Linked clients that the sum lacks: their value is not known, or has no rate into the currency of the list. */
  leftOut: number
  /** Clients whose value was converted for the sum. */
  converted: number
}

/** Whether the totals count a client at a rate of exchange. */
export const isConverted = ({ reportingValue, value }: Pick<ClientRow, 'value' | 'reportingValue'>): boolean =>
  value !== null && reportingValue !== null && value.currency !== reportingValue.currency

/** Foot of the list: the rows that it shows, and no others. */
export function summariseClients(
  rows: readonly ClientRow[],
  { currency, totals }: Pick<ClientsResponse, 'currency' | 'totals'>,
): ClientsSummary {
  const linked = rows.filter((row) => !row.unlinked)
  const values = linked.flatMap(({ reportingValue }) => reportingValue ?? [])
  const value = values.length > 0 ? sumMoney(values, currency) : null
  return {
    clients: rows.length,
    portfolios: linked.reduce((sum, row) => sum + row.portfolioCount, 0),
    value,
    share: value && totals.value?.currency === currency ? shareOf(value, totals.value) : null,
    leftOut: linked.length - values.length,
    converted: linked.filter(isConverted).length,
  }
}
