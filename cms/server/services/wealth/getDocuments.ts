import { createHash } from 'node:crypto'
import { APIError } from 'payload'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { documentsSourceOf } from '../../../../shared/brands/sourceFor'
import type { SourceDocument, SourceDocumentsResponse } from '../../../../shared/contracts/wealth/sourceDocuments'
import { isWhatItSays } from '../../files/isWhatItSays'
import { notFound } from '../../http/notFound'
import { logger } from '../../logger'
import { provenanceOf } from '../../present/provenance'
import { type OwnerIds, type ProviderDocument, type ProviderFile, UpstreamError } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import { providerOf } from '../../wealth/registry'
import { externalIdOf } from '../../wealth/externalIdOf'
import type { AccountScope, PortfolioScope } from './accountScope'
import { documentsPart } from './parts'
import { accountExternalId, portfolioExternalId } from './portfolioIds'
import { type KnownPortfolio, portfoliosOf } from './portfoliosOf'

type Scope = AccountScope | PortfolioScope

/**
 * What the data provider keeps of an account or of a portfolio. What is about a portfolio in our trash is left out.
 * Throws an `APIError` 409 `need_external_id`.
 */
export async function getDocuments(scope: Scope): Promise<SourceDocumentsResponse> {
  const source = documentsSourceOf(scope.brand)
  if (!providerOf(source, scope.req).capabilities.has('documents'))
    return { isOffered: false, documents: [], ...provenanceOf(source.name, null, []) }
  const { documents, known, part } = await listed(scope)
  return {
    isOffered: true,
    documents: documents.map((document) => present(source.name, document, known)),
    ...provenanceOf(source.name, null, [part]),
  }
}

/**
 * A file of the data provider. `id` must be one that the list of this owner names: nobody comes by a document through the id of another's.
 * Throws an `APIError`: 404 for any other id, 503 `upstream_unavailable` when the provider does not answer or sends what is no PDF.
 */
export async function openDocument(scope: Scope, id: string): Promise<Readonly<{ document: ProviderDocument; file: ProviderFile }>> {
  const source = documentsSourceOf(scope.brand)
  const provider = providerOf(source, scope.req)
  if (!provider.capabilities.has('documents')) throw notFound()
  const { documents, part } = await listed(scope)
  const document = documents.find(({ externalId }) => documentId(source.name, externalId) === id)
  if (!document) throw part.data === null && !isUnknown(part) ? unavailable() : notFound()
  try {
    const file = await provider.openDocument(idsOf(scope), document.externalId)
    if (file.mediaType === 'application/pdf' && (await isWhatItSays('pdf', file.bytes))) return { document, file }
    logger.warn({ source: source.name, msg: 'a document is no PDF and is not passed on', mediaType: file.mediaType })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logger.warn({ source: source.name, msg: 'a document could not be fetched', kind: error.kind, reason: error.message })
    if (error.kind === 'not_found') throw notFound()
  }
  throw unavailable()
}

type Listed = Readonly<{
  part: Part<readonly ProviderDocument[]>
  documents: readonly ProviderDocument[]
  known: ReadonlyMap<string, KnownPortfolio>
}>

/** The documents that are shown, and the records of portfolios that they may be about. */
async function listed(scope: Scope): Promise<Listed> {
  const [part, { known, trashed }] = await Promise.all([
    documentsPart(scope, idsOf(scope)),
    portfoliosOf(scope.req, scope.account.id, mainSourceOf(scope.brand)),
  ])
  const documents = (part.data ?? []).filter(({ portfolioExternalId: about }) => about === null || !trashed.has(about))
  return { part, documents, known }
}

const idsOf = (scope: Scope): OwnerIds =>
  'portfolio' in scope
    ? { portfolio: portfolioExternalId(scope), account: externalIdOf(scope.account, mainSourceOf(scope.brand)) }
    : { account: accountExternalId(scope) }

/** One way: an id of the provider may be a path, which is nobody's business and no part of an address. */
const documentId = (source: string, externalId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([source, externalId]))
    .digest('base64url')

function present(source: string, document: ProviderDocument, known: ReadonlyMap<string, KnownPortfolio>): SourceDocument {
  const { date, externalId, holdingExternalId, name, portfolioExternalId: about, type, typeName } = document
  const portfolio = about === null ? undefined : known.get(about)
  return {
    id: documentId(source, externalId),
    name,
    type: type ?? 'Other',
    typeName,
    date,
    portfolio: portfolio ? { id: portfolio.id, name: portfolio.name } : null,
    holding: holdingExternalId,
  }
}

const isUnknown = ({ reasons }: Part<unknown>): boolean => reasons.some(({ kind }) => kind === 'not_found')

const unavailable = (): APIError => new APIError('The data provider does not answer', 503, { code: 'upstream_unavailable' }, true)
