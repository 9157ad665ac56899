import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { Period } from '../../../../shared/domain/dateRange'
import { type ReportPeriod, resolveReportPeriod } from '../../../../shared/domain/reportPeriod'
import { isWhatItSays } from '../../files/isWhatItSays'
import { notFound } from '../../http/notFound'
import { logger } from '../../logger'
import { today } from '../../today'
import { type OwnerIds, UpstreamError } from '../../wealth/provider'
import { providerOf } from '../../wealth/registry'
import { accountScope, portfolioScope } from '../wealth/accountScope'
import { dataDatePart } from '../wealth/parts'
import { accountExternalId, portfolioExternalId } from '../wealth/portfolioIds'

type Ask = { req: PayloadRequest; brand: Brand; accountId: string; portfolioId?: string | undefined; period: ReportPeriod }

export type ProviderReport = Readonly<{ subject: string; period: Period; pdf: Uint8Array }>

/** More than that is no report; the same bound as for the provider's documents. */
const maxBytes = 25_000_000

/**
 * A report that the data provider makes itself, of an account or of one portfolio, as it came: it is the provider's word, and not ours to change.
 * Throws an `APIError`: 404 for what the person may not see, 409 without an external id, 503 when the provider has none or sends what is no PDF.
 */
export async function openProviderReport({ accountId, brand, period: asked, portfolioId, req }: Ask): Promise<ProviderReport> {
  const account = await accountScope(req, brand, accountId)
  const portfolio = portfolioId === undefined ? null : await portfolioScope(req, brand, portfolioId)
  if (portfolio && portfolio.account.id !== account.account.id) throw notFound()
  const source = mainSourceOf(brand)
  const provider = providerOf(source, req)
  if (!provider.capabilities.has('reports')) throw unavailable()
  const ids: OwnerIds = portfolio
    ? { portfolio: portfolioExternalId(portfolio), account: accountExternalId(account) }
    : { account: accountExternalId(account) }
  const newest = (await dataDatePart(account)).data ?? today()
  const to = asked.date !== undefined && asked.date < newest ? asked.date : newest
  const period = periodUpTo()
  try {
    const file = await provider.openReport(ids, { locale: brand.defaultLocale, period })
    if (file.mediaType === 'application/pdf' && file.bytes.byteLength <= maxBytes && (await isWhatItSays('pdf', file.bytes)))
      return { subject: portfolio?.portfolio.name ?? account.account.name, period, pdf: file.bytes }
    logger.warn({ source: source.name, msg: 'a report is no PDF and is not passed on', mediaType: file.mediaType })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logger.warn({ source: source.name, msg: 'a report could not be fetched', kind: error.kind, reason: error.message })
  }
  throw unavailable()

  function periodUpTo(): Period {
    try {
      return resolveReportPeriod(asked, to)
    } catch {
      throw new APIError('The period has no days', 400, { code: 'invalid_period' }, true)
    }
  }
}

const unavailable = (): APIError => new APIError('The data provider does not answer', 503, { code: 'upstream_unavailable' }, true)
