import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { DatesResponse } from '../../../../shared/contracts/wealth/history'
import { provenanceOf } from '../../present/provenance'
import { providerOf } from '../../wealth/registry'
import { type OwnerScope, ownedBy } from './owners'
import { dataDatePart, performancePart } from './parts'

/** The days on which something is known of a portfolio or an account, and what can be asked for as of one. Throws an `APIError` 409 without an external id. */
export async function getDates(scope: OwnerScope): Promise<DatesResponse> {
  const source = mainSourceOf(scope.brand)
  const { parts, wholes } = await ownedBy(scope)
  const [newest, ...histories] = await Promise.all([dataDatePart(scope), ...wholes.map((ids) => performancePart(scope, ids))])
  const days = new Set(histories.flatMap(({ data }) => (data?.cumulative ?? []).map(({ date }) => date)))
  const { capabilities } = providerOf(source, scope.req)
  return {
    lastImported: newest.data,
    dates: [...days].toSorted().toReversed(),
    hasHoldingsAt: capabilities.has('holdingsAtDate'),
    hasAccountAt: capabilities.has('accountAtDate'),
    ...provenanceOf(source.name, newest.data, [...parts, newest, ...histories]),
  }
}
