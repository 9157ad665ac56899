import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { sourceFor } from '../../../../shared/brands/sourceFor'
import type { PrivateEquityResponse } from '../../../../shared/contracts/wealth/privateEquity'
import { moneyToNumber } from '../../../../shared/domain/money'
import { provenanceOf } from '../../present/provenance'
import { providerOf } from '../../wealth/registry'
import type { AccountScope } from './accountScope'
import { commitmentTotals } from './commitmentTotals'
import { figureOf } from './headFigures'
import { commitmentsPart } from './parts'
import { accountExternalId } from './portfolioIds'

/**
 * Commitments of an account to private equity, with their sums, which are part of no other figure. An account that the source does not know has none.
 * Throws an `APIError` 409 `need_external_id`.
 */
export async function getPrivateEquity(scope: AccountScope): Promise<PrivateEquityResponse> {
  const { brand } = scope
  const source = sourceFor(brand, 'private-equity')
  const none = { commitments: [], totals: null, missing: null }
  if (!source || !providerOf(source, scope.req).capabilities.has('commitments'))
    return { isOffered: false, ...none, ...provenanceOf(source?.name ?? mainSourceOf(brand).name, null, []) }
  const part = await commitmentsPart(scope, source, accountExternalId(scope))
  if (part.reasons.some(({ kind }) => kind === 'not_found')) return { isOffered: true, ...none, ...provenanceOf(source.name, null, []) }
  const commitments = part.data?.commitments ?? []
  const isWhole = figureOf(part)
  const totals = isWhole.reason ? isWhole : commitmentTotals(commitments)
  return {
    isOffered: true,
    commitments: commitments
      .toSorted((a, b) => moneyToNumber(b.value) - moneyToNumber(a.value))
      .map(({ externalId, portfolioExternalId: _portfolio, ...commitment }) => ({ id: externalId, ...commitment })),
    totals: totals.figure,
    missing: totals.reason,
    ...provenanceOf(source.name, part.data?.asOf ?? null, [part]),
  }
}
