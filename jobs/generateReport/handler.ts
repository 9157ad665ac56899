import { APIError, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseFaultOf } from '../../cms/db/unavailable'
import { brands } from '../../cms/server/brands'
import { logger } from '../../cms/server/logger'
import { portalDirectory } from '../../cms/server/portalBuild'
import { loadReport } from '../../cms/server/services/report/loadReport'
import { requestOfStatement } from '../../cms/server/services/report/batches/statementReader'
import { openProviderReport } from '../../cms/server/services/report/openProviderReport'
import { idOf } from '../../collections/idOf'
import type { Report } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'
import type { ReportResponse } from '../../shared/contracts/report'
import { type ReportPeriod, reportPeriodSchema } from '../../shared/domain/reportPeriod'
import type { JobRun } from '../defineJob'
import type { Chromium } from '../pdf/chromium'
import { finishReportPdf, pageWaitMs, printReportPage, renderDeadlineMs, type RenderReport } from '../pdf/render'
import type { Printed } from '../pdf/printPages'
import { reportDocument } from '../pdf/reportDocument'
import { workerChromiums } from '../pdf/workerChromiums'
import { appendPdf, type Attachment } from '../pdf/appendPdf'
import { CannotReport } from './cannotReport'
import type { Collected } from './collected'
import { commentaryOfReport } from './commentaryOfReport'
import { correctionOf } from './correctedStatement'
import { mailReportReady } from './mailReportReady'
import { portalFace } from './portalFace'
import { changeReport, failReport, findReport, isUnderWay, settled } from './reportRow'
import { makeStatement } from './makeStatement'
import { rowsOf } from './rowsOf'
import { findDocumentOf, saveDocument } from './saveDocument'
import { type ReportFailure, reportName } from './texts'

/** The report was ended from outside while it was being made. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

type Run = Pick<JobRun<{ reportId: string }>, 'assertLease' | 'input' | 'payload' | 'signal'>

/**
 * Makes the PDF of one report: collects the figures with the rights of whoever asked, renders, files the document. May be run any number
 * of times for one report and leaves one document. Rejects when another try may help; what cannot be helped is written on the report.
 */
export async function generateReport({ assertLease, input, payload, signal }: Run): Promise<void> {
  const report = await findReport(payload, input.reportId)
  if (!report || report.state === 'failed') return
  // Done by a run that ended before it could tell.
  if (report.state === 'done') return tellOwner(payload, report)
  try {
    await makeReport(payload, report, { assertLease, signal })
  } catch (error) {
    // Whoever stopped it has written so.
    if (error instanceof Stopped) return
    const failure = failureOf(error)
    if (failure === null) throw error
    logger.warn({
      msg: 'report cannot be made',
      report: report.id,
      reason: failure,
      err: error instanceof CannotReport ? error.cause : error,
    })
    await assertLease()
    await failReport(payload, report.id, failure)
  }
}

/** What another try at once would not help; null for everything else. A disk that is full stays so until somebody makes room. */
function failureOf(error: unknown): ReportFailure | null {
  if (error instanceof CannotReport) return error.failure
  const isFull = (error instanceof APIError && codeOf(error) === 'storage_full') || databaseFaultOf(error)?.code === 'disk_full'
  return isFull ? 'no_room' : null
}

async function makeReport(payload: Payload, report: Report, { assertLease, signal }: Pick<Run, 'assertLease' | 'signal'>): Promise<void> {
  const assertUnderWay = async (): Promise<void> => {
    await assertLease()
    if (!(await isUnderWay(payload, report))) throw new Stopped()
  }
  const advance = async (change: Parameters<typeof changeReport>[2]): Promise<void> => {
    await assertLease()
    if (!(await changeReport(payload, report, change))) throw new Stopped()
  }

  // A statement's first step is written with its figures, a tenth of a second later: to write takes long enough for a batch to feel it.
  const startedAt = new Date().toISOString()
  if (!report.batch) await advance({ state: 'collecting' })
  const req = await (report.batch ? requestOfStatement(payload, idOf(report.account)) : requestOfOwner(payload, report))
  const brand = brands().get(report.brand)
  if (!brand) throw new CannotReport('not_made', new Error(`There is no brand ${report.brand}`))
  const portfolioId = report.portfolio ? idOf(report.portfolio) : undefined
  // The figures again even if an earlier run left its document: whoever has lost the right to them must not get it.
  const period = periodOf(report)
  const ask = { req, brand, accountId: idOf(report.account), portfolioId, period }
  const collected = await (report.kind === 'provider' ? passedThrough(report, ask) : drawn(payload, report, { ...ask, signal }))
  const { asOf, isDraft, name, pdf } = collected
  if (report.batch) return makeStatement({ payload, report, brand, collected, startedAt, advance, assertUnderWay })

  let document = await findDocumentOf(req, report.id)
  if (!document) {
    await advance({ state: 'rendering', asOf })
    const bytes = await pdf()
    await advance({ state: 'saving' })
    document = await saveDocument(req, report, { name, asOf, pdf: bytes, isDraft })
  }
  await advance({ state: 'done', document: document.id, asOf: document.asOf ?? asOf, error: null, ...settled(report) })
  await mailReportReady(payload, report, document)
}

type Ask = Readonly<{ req: PayloadRequest; brand: Brand; accountId: string; portfolioId: string | undefined; period: ReportPeriod }>

async function drawn(payload: Payload, report: Report, { signal, ...ask }: Ask & Pick<Run, 'signal'>): Promise<Collected> {
  const collected = await collect(
    () => loadReport({ ...ask, kind: report.kind, renderConsolidated: report.renderConsolidated ?? false }),
    report,
  )
  const { attachment, figures } = await commentaryOfReport(payload, collected, {
    locale: report.locale,
    defaultLocale: ask.brand.defaultLocale,
  })
  const subject = ask.portfolioId ? figures.portfolios[0]?.portfolio.name : null
  const name = reportName(report.kind, subject ?? figures.account.name, figures.period, report.locale, figures.degraded)
  return {
    name,
    asOf: figures.asOf ?? figures.period.to,
    isDraft: figures.degraded,
    figures,
    pdf: async () => {
      // On the paper alone: the figures are compared with those of the former one, and are no others for it.
      const correction = report.batch ? await correctionOf(payload, report) : undefined
      const printed = correction ? { ...figures, correction } : figures
      return render({ payload, report, brand: ask.brand, figures: printed, attachment, name, period: ask.period, signal })
    },
  }
}

async function passedThrough(report: Report, ask: Ask): Promise<Collected> {
  const { pdf, period, subject } = await collect(() => openProviderReport(ask))
  return {
    name: reportName('provider', subject, period, report.locale),
    asOf: period.to,
    isDraft: false,
    figures: null,
    pdf: () => Promise.resolve(pdf),
  }
}

/** What was asked for, as it stands on the report. */
const periodOf = ({ periodFrom, range, reportDate }: Report): ReportPeriod =>
  reportPeriodSchema.parse({ range, ...(periodFrom ? { from: periodFrom } : {}), ...(reportDate ? { date: reportDate } : {}) })

async function tellOwner(payload: Payload, report: Report): Promise<void> {
  const document = await findDocumentOf(await createLocalReq({}, payload), report.id)
  if (document) await mailReportReady(payload, report, document)
}

/** A request with the rights that the owner of the report has now, which may be fewer than when they asked. */
async function requestOfOwner(payload: Payload, report: Report): Promise<PayloadRequest> {
  const owner = idOf(report.owner)
  // rights: the worker's own, as it asks who the owner is and whether they may still come in.
  const user = owner && (await payload.findByID({ collection: 'users', id: owner, depth: 0, overrideAccess: true, disableErrors: true }))
  if (!user || user.disabled || user.deletedAt) throw new CannotReport('no_access')
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

async function collect<T>(load: () => Promise<T>, report?: Report): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    // The server sees the account: it is what is in it that is not there yet.
    if (report?.batch && [400, 404].includes(error.status)) throw new CannotReport('no_figures', error)
    if (codeOf(error) === 'several_currencies') throw new CannotReport('several_currencies', error)
    if ([401, 403, 404].includes(error.status)) throw new CannotReport('no_access', error)
    if ([400, 409, 503].includes(error.status)) throw new CannotReport('no_data', error)
    throw error
  }
}

const codeOf = ({ data }: Readonly<{ data: unknown }>): unknown => (data as { code?: unknown } | null | undefined)?.code

type Render = Readonly<{
  payload: Payload
  report: Report
  brand: Brand
  figures: ReportResponse
  attachment: Attachment | null
  name: string
  period: ReportPeriod
  signal: AbortSignal
}>

async function render({ payload, report, brand, figures, attachment, name, period, signal }: Render): Promise<Uint8Array> {
  const account = encodeURIComponent(idOf(report.account))
  const query = new URLSearchParams({
    ...(report.portfolio ? { portfolio: idOf(report.portfolio) } : {}),
    kind: report.kind,
    ...(report.renderConsolidated ? { renderConsolidated: 'true' } : {}),
    ...period,
    puppeteerPageWaitTimeSeconds: String(pageWaitMs(figures.portfolios.length) / 1000),
  })
  const face = await portalFace(payload, report)
  const startedAt = performance.now()
  const theme = face.theme ?? brand.theme
  const pathOf = (of: string) => `/dashboard/${encodeURIComponent(report.portalSlug)}/account/${of}/export`
  const pageOf = (path: string, title: string) => reportDocument({ brand, locale: report.locale, theme, title, path })
  const path = pathOf(account)
  const page: RenderReport = {
    ...pageOf(path, name),
    path: `${path}?${query}`,
    blank: {
      ...pageOf(pathOf('next'), brand.displayName),
      sameFor: `${report.brand} ${report.portalSlug} ${report.locale} ${theme}`,
      path: pathOf('next'),
    },
    assetsDir: portalDirectory(),
    api: { path: `/api/wealth/accounts/${account}/report`, body: figures },
    logo: face.logo,
    // The server's own rights and one firm: person's reports have each a page to itself.
    ...(report.batch ? { sharedBy: `${idOf(report.batch)} ${report.locale} ${face.theme}` } : {}),
    description: {
      title: name,
      author: brand.displayName,
      subject: figures.account.name,
      createdAt: new Date(figures.generatedAt),
      conforms: attachment === null,
    },
    deadlineMs: renderDeadlineMs(figures.portfolios.length, rowsOf(figures)),
  }
  const printed = await workerChromiums().lend((chromium) => printWhile(signal, chromium, page))
  // The browser is the next report's by now.
  const own = await finishReportPdf(printed, page)
  // Kinds with a commentary have a cover and a back page.
  const hasBackPage = Boolean(brand.firm?.backPage)
  const pdf = attachment ? await appendPdf(own, attachment, { hasBackPage }) : own
  logger.info({ msg: 'report rendered', report: report.id, ms: Math.round(performance.now() - startedAt), bytes: pdf.byteLength })
  return pdf
}

/** Ends the browser of a report that is another worker's by now. */
async function printWhile(signal: AbortSignal, chromium: Chromium, page: RenderReport): Promise<Printed> {
  signal.throwIfAborted()
  signal.addEventListener('abort', chromium.kill)
  try {
    return await printReportPage(chromium, page)
  } finally {
    signal.removeEventListener('abort', chromium.kill)
  }
}
