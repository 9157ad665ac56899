import * as z from 'zod/mini'
import { recordActivity } from '../../../collections/hooks/logActivity'
import { provenanceSchema } from '../../../shared/contracts/provenance'
import { holdingDocumentsResponseSchema } from '../../../shared/contracts/wealth/holdingDocuments'
import { privateEquityResponseSchema } from '../../../shared/contracts/wealth/privateEquity'
import { sourceDocumentsResponseSchema } from '../../../shared/contracts/wealth/sourceDocuments'
import { sendBytes } from '../../server/files/sendFile'
import { downloadName } from '../../server/files/withStoredFiles'
import { type AccountScope, accountScope, portalOf, type PortfolioScope, portfolioScope } from '../../server/services/wealth/accountScope'
import { getDocuments, openDocument } from '../../server/services/wealth/getDocuments'
import { getHoldingDocuments } from '../../server/services/wealth/getHoldingDocuments'
import { getPrivateEquity } from '../../server/services/wealth/getPrivateEquity'
import { readAnew } from '../../server/services/wealth/readAnew'
import { defineEndpoint } from '../defineEndpoint'
import { idParams, idSchema } from '../idParams'

const tag = 'Wealth'
const fileParams = z.object({ id: idSchema, document: idSchema })
const fileQuery = z.object({ inline: z.optional(z.literal('1')) })

const accountDocuments = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/documents',
  params: idParams,
  summary: 'What the data provider keeps of an account: letters, valuations, contract notes; the newest first',
  tag,
  response: sourceDocumentsResponseSchema,
  handle: async ({ brand, params, req }) => getDocuments(await accountScope(req, brand, params.id)),
})

const portfolioDocuments = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/documents',
  params: idParams,
  summary: 'What the data provider keeps of a portfolio: valuations, contract notes; the newest first',
  tag,
  response: sourceDocumentsResponseSchema,
  handle: async ({ brand, params, req }) => getDocuments(await portfolioScope(req, brand, params.id)),
})

const holdingDocuments = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/holdings/:holding/documents',
  params: z.object({ id: idSchema, holding: idSchema }),
  summary: 'Papers of a holding: factsheet and key information of a fund, and what the data provider keeps about it',
  tag,
  response: holdingDocumentsResponseSchema,
  handle: async ({ brand, params, req }) => getHoldingDocuments(await portfolioScope(req, brand, params.id), params.holding),
})

const accountDocumentFile = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/documents/:document/file',
  params: fileParams,
  summary: 'A document of an account as a file; `inline=1` shows it in the browser instead of saving it',
  tag,
  query: fileQuery,
  handle: async ({ brand, params, query, req }) =>
    sendDocument(await accountScope(req, brand, params.id), params.document, query.inline === '1'),
})

const portfolioDocumentFile = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/documents/:document/file',
  params: fileParams,
  summary: 'A document of a portfolio as a file; `inline=1` shows it in the browser instead of saving it',
  tag,
  query: fileQuery,
  handle: async ({ brand, params, query, req }) =>
    sendDocument(await portfolioScope(req, brand, params.id), params.document, query.inline === '1'),
})

const privateEquity = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/private-equity',
  params: idParams,
  summary: 'Commitments of an account to private equity, which are not in its value',
  tag,
  response: privateEquityResponseSchema,
  handle: async ({ brand, params, req }) => getPrivateEquity(await accountScope(req, brand, params.id)),
})

const refresh = defineEndpoint({
  method: 'post',
  path: '/wealth/accounts/:id/refresh',
  params: idParams,
  summary: 'Have the data provider forget what it keeps of an account, and read its figures anew',
  tag,
  throttle: 'readingsAnew',
  response: provenanceSchema,
  handle: async ({ brand, params, req }) => readAnew(await accountScope(req, brand, params.id)),
})

/** The file of the provider under our own address and headers, and a line of the log. */
async function sendDocument(scope: AccountScope | PortfolioScope, id: string, isInline: boolean): Promise<Response> {
  const { document, file } = await openDocument(scope, id)
  const subject = 'portfolio' in scope ? ({ collection: 'portfolios', record: scope.portfolio } as const) : accountOf(scope)
  await recordActivity(scope.req, {
    type: 'Downloaded',
    collection: subject.collection,
    recordId: subject.record.id,
    recordTitle: document.name,
    info: subject.record.name,
    section: 'documents',
    portal: (await portalOf(scope)).id,
  })
  return sendBytes(new Uint8Array(file.bytes), {
    contentType: file.mediaType,
    name: downloadName({ name: file.name }, 'document.pdf'),
    isInline,
    cacheControl: 'private, no-store',
  })
}

const accountOf = ({ account }: AccountScope) => ({ collection: 'accounts', record: account }) as const

export const sourceEndpoints = [
  accountDocumentFile,
  accountDocuments,
  portfolioDocumentFile,
  portfolioDocuments,
  holdingDocuments,
  privateEquity,
  refresh,
]
