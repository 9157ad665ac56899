import { create as contentDisposition } from 'content-disposition'
import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { isWhatItSays } from '../../files/isWhatItSays'
import { notFound } from '../../http/notFound'
import { logger } from '../../logger'
import { marketFeedsOf } from '../../market/marketFeeds'
import { type ProviderFile, UpstreamError } from '../../wealth/provider'
import { getFund } from './funds'
import { upstreamUnavailable } from './upstreamUnavailable'

const pdf = 'application/pdf'

/**
 * A document of a fund as an answer of our own: a PDF of 25 MB at most that is one by its bytes, shown in place, never run. Throws an `APIError`: 404 for
 * a document that the fund does not name, 503 when it cannot be had.
 */
export async function openFundDocument(req: PayloadRequest, brand: Brand, id: string, document: string): Promise<Response> {
  const { fund } = await getFund(req, brand, id, brand.defaultLocale)
  const data = marketFeedsOf(req, brand).fundData
  if (!data || !fund.documents.some((named) => named.id === document)) throw notFound()
  const { bytes, mediaType, name } = await opened(() => data.openDocument(id, document))
  if (mediaType !== pdf || !(await isWhatItSays('pdf', bytes))) throw upstreamUnavailable()
  return new Response(Buffer.from(bytes), {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': contentDisposition(name.endsWith('.pdf') ? name : `${name}.pdf`, { type: 'inline' }),
      'content-length': String(bytes.byteLength),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': pdf,
      'x-content-type-options': 'nosniff',
    },
  })
}

async function opened(open: () => Promise<ProviderFile>): Promise<ProviderFile> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (error.kind === 'not_found') throw notFound()
    logger.warn({ source: error.source, msg: 'a document of a fund could not be had', reason: error.message })
    throw upstreamUnavailable()
  }
}
