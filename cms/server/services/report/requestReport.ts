import { createHash } from 'node:crypto'
import { APIError, type PayloadRequest, type Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { GeneratePdfRequest } from '../../../../shared/contracts/reportOrders'
import { type ReportPeriod, resolveReportPeriod } from '../../../../shared/domain/reportPeriod'
import { periodOfKind } from '../../../../shared/domain/reportKinds'
import type { Locale } from '../../../../shared/i18n/locales'
import { enqueue } from '../../../../jobs/enqueue'
import { generateReport } from '../../../../jobs/generateReport/definition'
import { actorOf } from '../../../../collections/access/actorOf'
import type { Actor } from '../../../../collections/access/rolesOf'
import { accountsOf } from '../../../../collections/access/visibleAccounts'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { Report } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'
import { today } from '../../today'
import { accountScope, portalOf } from '../wealth/accountScope'
import { accountView } from '../wealth/accountView'
import { accountExternalId } from '../wealth/portfolioIds'
import { assertConsolidable } from './consolidate'
import { isOffered, kindContext } from './offeredKinds'

/** Reports that one person may have under way at once. */
const maxUnderWay = 5
const dayMs = 24 * 3_600_000

/**
 * Asks for a report and queues its job. The same request while the first is under way gives the same report, however fast the two come:
 * `activeKey` is unique in the database. Two kinds are never the same. Throws an `APIError`: 404, 400 for a period of no days or not of the kind, 403 for an inactive portal, 409 without an external id, and for portfolios in several currencies that should be one section, 429
 * with too many under way or with the day's reports used up.
 */
export async function requestReport(
  req: PayloadRequest,
  { actor, brand, request }: { actor: Actor; brand: Brand; request: GeneratePdfRequest },
): Promise<{ report: Report; isNew: boolean }> {
  const { payload } = req
  const scope = await accountScope(req, brand, request.account)
  await assertMayDownload(req, scope.account.id)
  accountExternalId(scope)
  if (request.portfolio !== undefined) await assertPortfolio(req, scope.account.id, request.portfolio)
  const locale: Locale = request.locale && brand.locales.includes(request.locale) ? request.locale : brand.defaultLocale
  const { kind } = request
  if (!isOffered(kind, brand, req)) throw new APIError('There are no reports of this kind', 400, { code: 'unknown_kind' }, true)
  const { range, from, date } = checkedPeriod(request, brand)
  const renderConsolidated = request.renderConsolidated === true && request.portfolio === undefined && kind !== 'provider'
  if (renderConsolidated) assertConsolidable((await accountView(scope, accountExternalId(scope))).portfolios)
  const activeKey = createHash('sha256')
    .update(
      [
        actor.id,
        scope.account.id,
        request.portfolio ?? '',
        locale,
        kind,
        range,
        from ?? '',
        date ?? '',
        ...(renderConsolidated ? ['consolidated'] : []),
      ].join(' '),
    )
    .digest('hex')
  const underWay = await findUnderWay(req, activeKey)
  if (underWay) return { report: underWay, isNew: false }

  await assertQuota(req, actor, brand)
  const portal = await portalOf(scope)
  for (const slot of await freeSlots(req, actor)) {
    const data = {
      owner: actor.id,
      account: scope.account.id,
      portfolio: request.portfolio ?? null,
      portalSlug: portal.slug,
      brand: brand.name,
      locale,
      kind,
      renderConsolidated,
      range,
      periodFrom: from ?? null,
      reportDate: date ?? null,
      state: 'queued',
      activeKey,
      slot,
    } as const
    try {
      // rights: people may not write reports; that they may see the account and the portfolio was checked above.
      const report = await payload.create({ collection: 'reports', data, depth: 0, overrideAccess: true })
      // The job last: a report without a job is found and queued again by the worker's reaper, a job without a report would have nothing to do.
      await enqueue(payload, generateReport, { reportId: report.id, requestedBy: actor.id })
      await recordActivity(req, { type: 'Report made', collection: 'accounts', recordId: scope.account.id, portal: portal.id })
      return { report, isNew: true }
    } catch (error) {
      // The other click of a double click was first: its report is the one.
      const other = await findUnderWay(req, activeKey)
      if (other) return { report: other, isNew: false }
      // Another report of the same moment took the place: there may be a next one.
      if (!(await isTaken(req, slot))) throw error
    }
  }
  throw new APIError(
    'Too many reports are being made. Please wait for the first to finish.',
    429,
    { code: 'too_many_reports', retryAfter: 10 },
    true,
  )
}

/** Throws an `APIError` 403 for a delegate whose client lets them look, and no more. */
async function assertMayDownload(req: PayloadRequest, account: string): Promise<void> {
  if (!actorOf(req)?._delegated) return
  const rule = accountsOf(req, { delegated: 'downloads' })
  if (rule === true) return
  const where: Where = { and: [{ id: { equals: account } }, ...(rule === false ? [] : [rule])] }
  // rights: the rule of the person stands in the query.
  const found = rule === false ? 0 : (await req.payload.count({ collection: 'accounts', where, overrideAccess: true, req })).totalDocs
  if (found === 0) throw new APIError('You may look at this account, and download nothing', 403, { code: 'forbidden' }, true)
}

/** What the kind makes of the period. Throws an `APIError` 400 for one that is not of the kind or has no days, and for a day to come. */
function checkedPeriod({ kind, period: asked = { range: 'quarter' } }: GeneratePdfRequest, brand: Brand): ReportPeriod {
  try {
    if (asked.date !== undefined && asked.date > today()) throw new RangeError('a day to come')
    const { range, date, from } = periodOfKind(kind, asked, { ...kindContext(brand), today: today() })
    const last = date ?? today()
    resolveReportPeriod({ range, from }, last)
    return { range, ...(range === 'custom' && from ? { from } : {}), ...(date ? { date } : {}) }
  } catch {
    throw new APIError('The period has no days, or ends after today', 400, { code: 'invalid_period' }, true)
  }
}

/** Throws an `APIError` 429 when the person has had their reports of the last 24 hours. */
async function assertQuota(req: PayloadRequest, actor: Actor, { reportsPerDay }: Brand): Promise<void> {
  const since = new Date(Date.now() - dayMs)
  const { docs, totalDocs } = await req.payload.find({
    collection: 'reports',
    where: { and: [{ owner: { equals: actor.id } }, { createdAt: { greater_than: since.toISOString() } }] },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    select: { createdAt: true },
    overrideAccess: false,
    req,
  })
  const [oldest] = docs
  if (totalDocs < reportsPerDay || !oldest) return
  throw new APIError(
    `You have asked for ${reportsPerDay} reports in 24 hours, which is the limit. Please try again later.`,
    429,
    {
      code: 'report_quota',
      limit: reportsPerDay,
      retryAfter: Math.max(1, Math.ceil((Date.parse(oldest.createdAt) - since.getTime()) / 1000)),
    },
    true,
  )
}

/** The places that none of the person's reports under way holds. They are unique in the database, so a place is taken by one report only. */
async function freeSlots(req: PayloadRequest, actor: Actor): Promise<string[]> {
  const slots = Array.from({ length: maxUnderWay }, (_, place) => `${actor.id}:${place}`)
  const { docs } = await req.payload.find({
    collection: 'reports',
    where: { slot: { in: slots } },
    select: { slot: true },
    pagination: false,
    depth: 0,
    // rights: the places hold the person's own id, so only their own reports can match; the field itself is nobody's to read.
    overrideAccess: true,
    req,
  })
  const taken = new Set(docs.map(({ slot }) => slot))
  return slots.filter((slot) => !taken.has(slot))
}

async function isTaken(req: PayloadRequest, slot: string): Promise<boolean> {
  // rights: as above.
  const { totalDocs } = await req.payload.count({ collection: 'reports', where: { slot: { equals: slot } }, overrideAccess: true })
  return totalDocs > 0
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
