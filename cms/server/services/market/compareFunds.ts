import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { CompareResponse } from '../../../../shared/contracts/market/funds'
import { commonGrowth } from '../../../../shared/domain/commonGrowth'
import type { Locale } from '../../../../shared/i18n/locales'
import { fundParts, headOf, oldestOf } from './funds'
import { marketProvenance } from './marketParts'

/** Funds side by side, on the dates that all have: a line that began later would look better or worse for its start alone. */
export async function compareFunds(req: PayloadRequest, brand: Brand, ids: readonly string[], locale: Locale): Promise<CompareResponse> {
  const parts = await fundParts(req, brand, ids, locale)
  const funds = parts.flatMap(({ data }) => data ?? [])
  const points = commonGrowth(funds.map(({ history }) => history.map(({ date, fund }) => ({ date, value: fund }))))
  return {
    funds: funds.map(headOf),
    missing: parts.filter(({ data }) => data === null).map(({ id }) => id),
    from: points[0]?.date ?? null,
    to: points.at(-1)?.date ?? null,
    points,
    ...marketProvenance(oldestOf(parts), parts),
  }
}
