import { createHash } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { GeneratePdfRequest } from '../../../../shared/contracts/report'
import type { Locale } from '../../../../shared/i18n/locales'
import { generateReportSlug, reportsQueue } from '../../../../jobs/generateReport/definition'
import type { Actor } from '../../../../collections/access/rolesOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { Report } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'
import { accountScope } from '../wealth/accountScope'
import { accountExternalId } from '../wealth/portfolioIds'

/** Reports that one person may have under way at once. */
const maxUnderWay = 5

/**
 * Asks for a report and queues its job. The same request while the first is under way gives the same report, however fast the two come:
 * `activeKey` is unique in the database. Throws an `APIError`: 404, 403 for an inactive portal, 409 without an external id, 429 with too many under way.
 */
export async function requestReport(
  req: PayloadRequest,
  { actor, brand, wish }: { actor: Actor; brand: Brand; wish: GeneratePdfRequest },
): Promise<{ report: Report; isNew: boolean }> {
  const { payload } = req
  const scope = await accountScope(req, brand, wish.account)
  accountExternalId(scope.account)
  if (wish.portfolio !== undefined) await assertPortfolio(req, scope.account.id, wish.portfolio)
  const locale: Locale = wish.locale && brand.locales.includes(wish.locale) ? wish.locale : brand.defaultLocale
  const activeKey = createHash('sha256')
    .update([actor.id, scope.account.id, wish.portfolio ?? '', locale].join(' '))
    .digest('hex')
  const underWay = await findUnderWay(req, activeKey)
  if (underWay) return { report: underWay, isNew: false }

  const { totalDocs } = await payload.count({
    collection: 'reports',
    where: { and: [{ owner: { equals: actor.id } }, { state: { not_in: ['done', 'failed'] } }] },
    overrideAccess: false,
    req,
  })
  if (totalDocs >= maxUnderWay)
    throw new APIError(
      'Too many reports are being made. Please wait for the first to finish.',
      429,
      { code: 'too_many_reports', retryAfter: 10 },
      true,
    )

  try {
    const report = await payload.create({
      collection: 'reports',
      data: {
        owner: actor.id,
        account: scope.account.id,
        portfolio: wish.portfolio ?? null,
        portalSlug: scope.portal.slug,
        brand: brand.name,
        locale,
        state: 'queued',
        activeKey,
      },
      depth: 0,
      // rights: people may not write reports; that they may see the account and the portfolio was checked above.
      overrideAccess: true,
    })
    // The job last: a report without a job is found and queued again by the worker's sweep, a job without a report would have nothing to do.
    await payload.jobs.queue({ task: generateReportSlug, queue: reportsQueue, input: { reportId: report.id } })
    await recordActivity(req, { type: 'Report made', collection: 'accounts', recordId: scope.account.id, portal: scope.portal.id })
    return { report, isNew: true }
  } catch (error) {
    // The other click of a double click was first: its report is the one.
    const other = await findUnderWay(req, activeKey)
    if (other) return { report: other, isNew: false }
    throw error
  }
}

async function findUnderWay(req: PayloadRequest, activeKey: string): Promise<Report | null> {
  // rights: the key holds the person's own id, so only their own report can match.
  const { docs } = await req.payload.find({
    collection: 'reports',
    where: { activeKey: { equals: activeKey } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

async function assertPortfolio(req: PayloadRequest, account: string, portfolio: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'portfolios',
    where: { and: [{ id: { equals: portfolio } }, { account: { equals: account } }] },
    overrideAccess: false,
    req,
  })
  if (totalDocs === 0) throw notFound()
}
