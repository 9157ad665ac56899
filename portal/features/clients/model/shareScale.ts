import type { ClientRow } from '../../../../shared/contracts/wealth/clients'
import { type Ratio, ratioFromPercent } from '../../../../shared/domain/ratio'

const steps = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100]

/**
 * The share that fills a bar: the largest share of all clients, rounded up to a step. Take it over all clients and not over the
 * ones shown, or a bar would change its length when a filter is set.
 */
export function shareScale(rows: readonly ClientRow[]): Ratio {
  const largest = rows.reduce((max, row) => Math.max(max, row.share ?? 0), 0)
  return ratioFromPercent(steps.find((step) => largest * 100 <= step) ?? 100)
}
