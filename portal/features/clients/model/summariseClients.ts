import type { ClientRow, ClientsResponse } from '../../../../shared/contracts/wealth'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { type Ratio, shareOf } from '../../../../shared/domain/ratio'

export interface ClientsSummary {
  clients: number
  /** Of the linked clients. */
  portfolios: number
  /** Sum of the known values in the currency of the list; null when there is none. */
  value: Money | null
  /** Share of all assets under management; null when there are none. */
  share: Ratio | null
  /** Linked clients that the sum lacks: their value is not known, or in another currency. */
  leftOut: number
}

/** Foot of the list: the rows that it shows, and no others. */
export function summariseClients(
  rows: readonly ClientRow[],
  { currency, totals }: Pick<ClientsResponse, 'currency' | 'totals'>,
): ClientsSummary {
  const linked = rows.filter((row) => !row.unlinked)
  const values = linked.flatMap((row) => (row.value?.currency === currency ? [row.value] : []))
  const value = values.length > 0 ? sumMoney(values, currency) : null
  return {
    clients: rows.length,
    portfolios: linked.reduce((sum, row) => sum + row.portfolioCount, 0),
    value,
    share: value && totals.value.currency === currency ? shareOf(value, totals.value) : null,
    leftOut: linked.length - values.length,
  }
}
