import type { ReportResponse } from '../../../../shared/contracts/report'
import type { ChargesFigures, ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import type { Period } from '../../../../shared/domain/dateRange'
import { getCharges } from '../wealth/getCharges'
import type { OwnerScope } from '../wealth/owners'

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
  return { charges: figuresOfCharges(charges), effect: charges.effect }
}
