import { APIError } from 'payload'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { IsoDate } from '../../../../shared/domain/dates'
import { today } from '../../today'
import type { ProviderHoldings, ProviderPerformance } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import { providerOf } from '../../wealth/registry'
import type { AccountScope } from './accountScope'
import { holdingsAt, holdingsPart, performancePart } from './parts'

/** Throws an `APIError` 400 for a day to come, and 409 for one of the past that the brand's source cannot value. */
export function assertValuable(
  { brand, req }: Pick<AccountScope, 'brand' | 'req'>,
  date: IsoDate | undefined,
  capability: 'holdingsAtDate' | 'accountAtDate',
): void {
  if (date === undefined) return
  if (date > today()) throw new APIError('The day is still to come', 400, { code: 'invalid_period' }, true)
  if (!providerOf(mainSourceOf(brand), req).capabilities.has(capability))
    throw new APIError('The data provider values holdings at the newest prices only', 409, { code: 'date_not_available' }, true)
}

/** Holdings of the newest prices, or of the close of a day. Throws as `assertValuable`. */
export function holdingsOn(scope: AccountScope, externalId: string, date: IsoDate | undefined): Promise<Part<ProviderHoldings>> {
  assertValuable(scope, date, 'holdingsAtDate')
  return date === undefined ? holdingsPart(scope, externalId) : holdingsAt(scope, externalId, date)
}

/** A history up to the close of a day. What the provider computed itself is of its newest day, and left out of an earlier one. */
export async function performanceUntil(
  scope: AccountScope,
  ids: Parameters<typeof performancePart>[1],
  to: IsoDate | undefined,
): Promise<Part<ProviderPerformance>> {
  if (to !== undefined && to > today()) throw new APIError('The day is still to come', 400, { code: 'invalid_period' }, true)
  const part = await performancePart(scope, ids)
  if (!part.data || to === undefined || to >= (part.data.cumulative.at(-1)?.date ?? to)) return part
  return { ...part, data: { ...part.data, cumulative: part.data.cumulative.filter(({ date }) => date <= to), discrete: [] } }
}
