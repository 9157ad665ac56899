import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer-core'
import { logger } from '../../cms/server/logger'
import { answerRequest, reportOrigin, type ReportPage } from './answerRequest'
import type { Chromium } from './chromium'
import { archivePdf } from './archivePdf'
import { pagesOfTargets } from './pagesOfTargets'
import type { PdfDescription } from './xmp'

/** A report that could not be made. `reason` says for whom to look: the page itself, the browser, or the clock. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly reason: 'page' | 'timeout' | 'browser'

  constructor(reason: RenderError['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** What a row of a table adds: thousands of them are hundreds of pages, which are printed twice. 5,000 took 96 s on a busy machine of two cores. */
const rowMs = 40

/** How long the page may wait for its fonts and pictures in milliseconds: the specification's two waits. */
export const pageWaitMs = (portfolios: number): number => (portfolios > 4 ? 15_000 : 12_000)

/** The longest that a report may take in milliseconds: the page's wait, and more only for what has very many rows. */
export const renderDeadlineMs = (portfolios: number, rows: number): number => pageWaitMs(portfolios) + rows * rowMs

export type RenderReport = ReportPage & Readonly<{ description: PdfDescription; deadlineMs: number }>

/**
 * Prints the export page to a tagged PDF with an outline. The page is answered from memory and from the built portal; it has no cookie
 * and no network. Rejects with a `RenderError`; a browser that has not answered by the deadline is killed.
 */
export async function renderReportPdf(chromium: Chromium, report: RenderReport): Promise<Uint8Array> {
  try {
    // The clock starts when the browser is up: the first one of an installation is unpacked before.
    const printed = await chromium.use((browser) => beforeDeadline(report.deadlineMs, chromium.kill, () => print(browser, report)))
    const bytes = await archivePdf(printed.pdf, report.description, printed.titles)
    if (!startsLikePdf(bytes)) throw new RenderError('browser', 'Chromium printed something that is no PDF')
    return bytes
  } catch (error) {
    if (isGone(error)) chromium.kill()
    if (error instanceof RenderError) throw error
    throw new RenderError('browser', `Chromium failed: ${error instanceof Error ? error.message : String(error)}`, error)
  }
}

/** `titles`: of the headings that links lead to, by id. */
type Printed = Readonly<{ pdf: Uint8Array; titles: ReadonlyMap<string, string> }>

async function print(browser: Browser, report: RenderReport): Promise<Printed> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    // One clock only: that of the deadline, which also ends a browser that hangs.
    page.setDefaultTimeout(0)
    const refused = await answerAll(page, report)
    const printed = await Promise.race([drawAndPrint(page, report), whenGone(browser, page)])
    if (refused.length > 0)
      logger.warn({ msg: 'report page asked for what it may not have', count: refused.length, requests: refused.slice(0, 5) })
    await close(context)
    return printed
  } catch (error) {
    // What has ended answers no request to close; the caller ends the rest of it.
    if (!isGone(error)) await close(context)
    throw error
  }
}

// A browser that was killed has no context to close.
const close = (context: BrowserContext): Promise<void> => context.close().catch(() => undefined)

const isGone = (error: unknown): boolean => error instanceof RenderError && error.reason === 'browser'

async function drawAndPrint(page: Page, report: RenderReport): Promise<Printed> {
  await page.goto(`${reportOrigin}${report.path}`, { waitUntil: 'domcontentloaded' })
  await whenDrawn(page)
  const titles = await titlesOfTargets(page)
  return { pdf: titles.size === 0 ? await printOnce(page) : await printNumbered(page), titles }
}

/** A draft is for its page numbers alone: it has no structure and no bookmarks, which take most of the time of a long report. */
const printOnce = (page: Page, { isDraft = false } = {}): Promise<Uint8Array> =>
  page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: !isDraft, outline: !isDraft, timeout: 0 })

/** Numbers that move nothing are right at the second printing. */
const mostPrintings = 4

/** Prints, writes into the table of contents on which page each of its entries turned out to be, and prints again until that stands there. */
async function printNumbered(page: Page): Promise<Uint8Array> {
  let written = ''
  for (let printing = 1; printing <= mostPrintings; printing += 1) {
    const pdf = await printOnce(page, { isDraft: printing === 1 })
    const numbers = [...pagesOfTargets(pdf)]
    if (JSON.stringify(numbers) === written) return pdf
    written = JSON.stringify(numbers)
    await page.evaluate((all) => {
      const numberOf = new Map(all)
      for (const entry of document.querySelectorAll<HTMLElement>('[data-page-of]'))
        entry.textContent = String(numberOf.get(entry.dataset['pageOf'] ?? '') ?? '')
    }, numbers)
  }
  throw new RenderError('page', 'The pages of the contents do not come to rest')
}

/** What the entries of the table of contents lead to, by the id of the heading. */
const titlesOfTargets = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-page-of]')].map(({ dataset: { pageOf = '' } }): [string, string] => [
        pageOf,
        document.getElementById(pageOf)?.textContent ?? '',
      ]),
    ),
  )

/** Rejects when the browser or the page's renderer ends: what was asked of them before is never answered, and the deadline is far. */
function whenGone(browser: Browser, page: Page): Promise<never> {
  return new Promise((_, reject) => {
    const end = (what: string) => () => reject(new RenderError('browser', `Chromium's ${what} ended while the report was drawn`))
    browser.once('disconnected', end('process'))
    page.once('error', end('renderer'))
  })
}

/** Answers every request of the page; collects those that it refuses, as method and origin, for the log. */
async function answerAll(page: Page, report: RenderReport): Promise<string[]> {
  const refused: string[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    answer(page, report, request, refused).catch((error: unknown) =>
      logger.debug({ msg: 'report page closed during a request', err: error }),
    )
  })
  return refused
}

async function answer(page: Page, report: RenderReport, request: HTTPRequest, refused: string[]): Promise<void> {
  const isMainDocument = request.isNavigationRequest() && request.frame() === page.mainFrame()
  const found = await answerRequest(report, { method: request.method(), url: request.url(), isMainDocument })
  if (found) return request.respond(found)
  refused.push(`${request.method()} ${URL.canParse(request.url()) ? new URL(request.url()).origin : 'unreadable address'}`)
  // No content: the page stays where it is. Aborted, it would be replaced by the browser's own error page.
  return isMainDocument ? request.respond({ status: 204 }) : request.abort('blockedbyclient')
}

/** The page says itself when all is drawn and its fonts are there; one question to the browser waits for it and brings the answer. */
async function whenDrawn(page: Page): Promise<void> {
  const { message, ready } = await page.evaluate(async () => {
    const { dataset } = document.documentElement
    await new Promise<void>((resolve) => {
      if (dataset.reportReady !== undefined) return resolve()
      const observer = new MutationObserver(() => {
        if (dataset.reportReady === undefined) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement, { attributeFilter: ['data-report-ready'] })
    })
    return { ready: dataset.reportReady, message: dataset.reportError }
  })
  if (ready !== 'true') throw new RenderError('page', `The report page failed: ${message ?? 'no reason given'}`)
}

/** Rejects when `work` has not ended in time, and calls `onPassed` then. */
async function beforeDeadline<T>(ms: number, onPassed: () => void, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new RenderError('timeout', `The report was not drawn within ${ms} ms`))
      onPassed()
    }, ms)
  })
  try {
    return await Promise.race([work(), passed])
  } finally {
    clearTimeout(timer)
  }
}

const startsLikePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
