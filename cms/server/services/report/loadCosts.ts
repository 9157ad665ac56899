import type { CostEffect, ReportResponse } from '../../../../shared/contracts/report'
import type { ChargesFigures, ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { costEffect, type YearOfCosts } from '../../../../shared/domain/charges/costEffect'
import type { Period } from '../../../../shared/domain/dateRange'
import { isoDate, yearEnd, yearOf } from '../../../../shared/domain/dates'
import { returnBetween } from '../../../../shared/domain/performance/chain'
import { getCharges } from '../wealth/getCharges'
import { type OwnerScope, ownedBy } from '../wealth/owners'
import { performancePart, seriesOf } from '../wealth/parts'

/** Years that the effect of costs is shown over at most. */
const mostYears = 5

/** Charges of a period as the charges endpoint answers them, without where they come from. */
export const figuresOfCharges = ({
  averageValue,
  currency,
  from,
  items,
  kinds,
  missing,
  ratio,
  to,
  total,
  years,
}: ChargesResponse): ChargesFigures => ({
  currency,
  from,
  to,
  total,
  kinds,
  years,
  items,
  averageValue,
  ratio,
  missing,
})

/** What a portfolio or an account cost in a year, and what that did to its return from up to five years ago on. */
export async function loadCosts(scope: OwnerScope, period: Period): Promise<NonNullable<ReportResponse['costs']>> {
  const charges = await getCharges(scope, period)
  return { charges: figuresOfCharges(charges), effect: charges.total && charges.ratio !== null ? await effectOf(scope, period) : [] }
}

/** Of the years whose costs and return are both known without a gap up to the last; empty where one history of the whole is not to be had. */
async function effectOf(scope: OwnerScope, { to }: Period): Promise<CostEffect[]> {
  const { wholes } = await ownedBy(scope)
  const [only] = wholes
  if (!only || wholes.length !== 1) return []
  const { data } = await performancePart(scope, only)
  if (!data) return []
  const series = seriesOf(data)
  const years: YearOfCosts[] = []
  for (let year = yearOf(to); years.length < mostYears; year -= 1) {
    const last = yearEnd(year) < to ? yearEnd(year) : to
    const { portfolio } = returnBetween(series, yearEnd(year - 1), last)
    const { ratio } = await getCharges(scope, { from: isoDate(`${year}-01-01`), to: last })
    if (portfolio === null || ratio === null) break
    years.unshift({ year, costs: ratio, returned: portfolio })
  }
  return years.length === 0 ? [] : costEffect(years, data.basis, scope.account.currency)
}
