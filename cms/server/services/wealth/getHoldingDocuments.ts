import { APIError } from 'payload'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { HoldingDocumentsResponse } from '../../../../shared/contracts/wealth/holdingDocuments'
import { notFound } from '../../http/notFound'
import { provenanceOf } from '../../present/provenance'
import { fundOfSecurity } from '../market/fundOfSecurity'
import type { PortfolioScope } from './accountScope'
import { getDocuments } from './getDocuments'
import { holdingsPart } from './parts'
import { portfolioExternalId } from './portfolioIds'

/**
 * The papers of a holding: those of the fund that it is, from the brand's market house, and those that the data provider keeps about it. Throws an
 * `APIError`: 404 when the portfolio does not hold it, 503 when nobody knows what it holds.
 */
export async function getHoldingDocuments(scope: PortfolioScope, holdingId: string): Promise<HoldingDocumentsResponse> {
  const part = await holdingsPart(scope, portfolioExternalId(scope))
  const holding = part.data?.holdings.find(({ externalId }) => externalId === holdingId)
  if (part.data && !holding) throw notFound()
  if (!holding) throw new APIError('The data provider does not answer', 503, { code: 'upstream_unavailable' }, true)
  const [kept, fund] = await Promise.all([
    getDocuments(scope),
    holding.assetClass === 'Cash' ? null : fundOfSecurity(scope.req, scope.brand, holding),
  ])
  // How old the list of holdings is does not matter here: it only says that this one is held.
  const { reasons } = kept
  const provenance = provenanceOf(mainSourceOf(scope.brand).name, fund?.data?.asOf ?? null, [
    { data: null, fetchedAt: kept.fetchedAt, reasons },
    ...(fund ? [fund] : []),
  ])
  return {
    fund: fund?.data ? { id: fund.data.id, documents: [...fund.data.documents] } : null,
    documents: kept.documents.filter((document) => document.holding === holdingId),
    ...provenance,
  }
}
