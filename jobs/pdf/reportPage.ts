import type { Browser, BrowserContext, CDPSession, HTTPRequest, Page } from 'puppeteer-core'
import { logger } from '../../cms/server/logger'
import { nextReportEvent } from '../../shared/routes/nextReport'
import { answerRequest, reportOrigin, type ReportPage } from './answerRequest'
import { isGone, RenderError } from './renderError'

export type DrawnReport = ReportPage &
  Readonly<{
    /**
     * Reports with the same word are drawn one after the other in the page that drew the first of them, which keeps that one's document and logo.
     * Whatever may not come near another report has none, and a page to itself.
     */
    sharedBy?: string
    /**
     * The page before any report is in it: what all with the same word begin with, for the next of them is opened before it is asked for. It tells
     * nothing of this one.
     */
    blank?: Readonly<{ sameFor: string; path: string; document: () => string; contentSecurityPolicy: string }>
  }>

/** A page of a browser, and which report it draws now. */
type Sheet = {
  readonly context: BrowserContext
  readonly page: Page
  readonly sharedBy: string | undefined
  report: DrawnReport
  hasAsked: boolean
  refused: string[]
  drawn: number
  hasCrashed: boolean
}

/** Pages that wait for the next report with their word; a browser draws one report at a time, so it keeps one. */
const kept = new WeakMap<Browser, Sheet>()

/** Pages in which nothing was drawn yet, and which reports they are for; null is one that did not open. */
const blanks = new WeakMap<Browser, Readonly<{ sameFor: string; opening: Promise<Sheet | null> }>>()

/**
 * Draws a report and hands its page to `print`. The page is answered from memory and from the built portal; it has no cookie and no network. Rejects
 * with a `RenderError` when the page says that it failed, and as soon as the browser or its renderer ends.
 */
export async function drawReport<T>(browser: Browser, report: DrawnReport, print: (page: Page) => Promise<T>): Promise<T> {
  const former = (await takeKept(browser, report)) ?? (await takeBlank(browser, report))
  const sheet = former ?? (await openSheet(browser, report))
  try {
    const result = await whileThere(browser, sheet.page, async () => {
      if (!former) await sheet.page.goto(addressOf(report), { waitUntil: 'domcontentloaded' })
      await whenDrawn(sheet.page, former && report)
      // Else what stands there is the report before it.
      if (former && !sheet.hasAsked) throw new RenderError('page', 'The page did not ask for the figures of its next report')
      return print(sheet.page)
    })
    if (sheet.refused.length > 0)
      logger.warn({
        msg: 'report page asked for what it may not have',
        count: sheet.refused.length,
        requests: sheet.refused.slice(0, 5),
      })
    if (report.sharedBy === undefined) await close(sheet)
    else keep(browser, sheet)
    if (!kept.has(browser)) openAhead(browser, report)
    return result
  } catch (error) {
    // What has ended answers no request to close; the caller ends the rest of it.
    if (!isGone(error)) await close(sheet)
    throw error
  }
}

const addressOf = ({ path }: DrawnReport): string => `${reportOrigin}${path}`

// A browser that was killed has no context to close.
const close = ({ context }: Sheet): Promise<void> => context.close().catch(() => undefined)

/** The page that drew a report with the same word before, ready to be asked for this one. Another one goes, and so does one that has ended meanwhile. */
async function takeKept(browser: Browser, report: DrawnReport): Promise<Sheet | null> {
  const sheet = kept.get(browser)
  if (!sheet || report.sharedBy === undefined) return null
  kept.delete(browser)
  if (sheet.sharedBy !== report.sharedBy || sheet.hasCrashed) {
    await close(sheet)
    return null
  }
  return Object.assign(sheet, { report, hasAsked: false, refused: [] })
}

/** The page that was opened for a report like this one, when it is there: half of the time that one report takes is the loading of its page. */
async function takeBlank(browser: Browser, report: DrawnReport): Promise<Sheet | null> {
  const blank = blanks.get(browser)
  if (!blank) return null
  blanks.delete(browser)
  const sheet = await blank.opening
  if (!sheet) return null
  if (blank.sameFor !== report.blank?.sameFor || sheet.hasCrashed) {
    await close(sheet)
    return null
  }
  return Object.assign(sheet, { report, sharedBy: report.sharedBy, hasAsked: false, refused: [] })
}

/** Opens the page of the next report like this one, which nobody waits for. */
function openAhead(browser: Browser, { assetsDir, blank }: DrawnReport): void {
  if (!blank || blanks.has(browser)) return
  const { sameFor, ...page } = blank
  const opening = openBlank(browser, { ...page, assetsDir, api: { path: '', body: null } }).catch((error: unknown) => {
    // Its browser has ended, or the page: the next report opens its own.
    logger.debug({ msg: 'page of the next report was not opened', err: error })
    return null
  })
  blanks.set(browser, { sameFor, opening })
}

/** A page of no account: it says that it cannot draw, and draws when it is asked for one. */
async function openBlank(browser: Browser, nothing: DrawnReport): Promise<Sheet> {
  const sheet = await openSheet(browser, nothing)
  try {
    await whileThere(browser, sheet.page, async () => {
      await sheet.page.goto(addressOf(nothing), { waitUntil: 'domcontentloaded' })
      await whenSaid(sheet.page)
    })
    return sheet
  } catch (error) {
    if (!isGone(error)) await close(sheet)
    throw error
  }
}

/** Reports after which a page that stays open gives back what the former ones took: with hundreds of megabytes free, Chromium would not for long. */
const drawnUntilCollected = 8

function keep(browser: Browser, sheet: Sheet): void {
  sheet.drawn += 1
  kept.set(browser, sheet)
  if (sheet.drawn % drawnUntilCollected !== 0) return
  // The report is printed: whoever waits for it does not wait for this, and no failure of it is the report's.
  collectGarbage(sheet).catch((error: unknown) => {
    sheet.hasCrashed = true
    logger.debug({ msg: 'report page does not collect its garbage', err: error })
  })
}

async function collectGarbage({ page }: Sheet): Promise<void> {
  const client = await page.createCDPSession()
  await client.send('HeapProfiler.collectGarbage')
  await client.detach()
}

async function openSheet(browser: Browser, report: DrawnReport): Promise<Sheet> {
  const context = await browser.createBrowserContext()
  const page = await openPage(browser, context)
  // One clock only: that of the deadline, which also ends a browser that hangs.
  page.setDefaultTimeout(0)
  const sheet: Sheet = { context, page, sharedBy: report.sharedBy, report, hasAsked: false, refused: [], drawn: 0, hasCrashed: false }
  page.on('error', () => (sheet.hasCrashed = true))
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    answer(sheet, request).catch((error: unknown) => logger.debug({ msg: 'report page closed during a request', err: error }))
  })
  return sheet
}

/** By browser, what tells of each renderer that ends. */
const tellers = new WeakMap<Browser, Promise<CDPSession>>()

function tellerOf(browser: Browser): Promise<CDPSession> {
  const known = tellers.get(browser)
  if (known) return known
  const teller = browser
    .target()
    .createCDPSession()
    .then(async (session) => {
      await session.send('Target.setDiscoverTargets', { discover: true })
      return session
    })
  tellers.set(browser, teller)
  teller.catch(() => tellers.delete(browser))
  return teller
}

/**
 * Rejects when a renderer ends meanwhile. Chromium keeps one ready for the next page; when that one has ended, puppeteer knows of no page yet that it could
 * tell of it, and waits for an answer that nobody gives.
 */
async function openPage(browser: Browser, context: BrowserContext): Promise<Page> {
  const teller = await tellerOf(browser)
  let onCrash: () => void = () => undefined
  const crashed = new Promise<never>((_, reject) => {
    onCrash = () => reject(new RenderError('browser', "Chromium's renderer ended while the page was opened"))
  })
  teller.once('Target.targetCrashed', onCrash)
  try {
    return await Promise.race([context.newPage(), crashed])
  } catch (error) {
    // Who waits for a report has waited enough: what has ended may not answer this either.
    void context.close().catch(() => undefined)
    throw error
  } finally {
    teller.off('Target.targetCrashed', onCrash)
  }
}

/** Answers a request of the page; what it refuses is kept as method and origin, for the log. */
async function answer(sheet: Sheet, request: HTTPRequest): Promise<void> {
  const [method, url] = [request.method(), request.url()]
  const isMainDocument = request.isNavigationRequest() && request.frame() === sheet.page.mainFrame()
  const found = await answerRequest(sheet.report, { method, url, isMainDocument })
  if (found) {
    sheet.hasAsked ||= new URL(url).pathname === sheet.report.api.path
    return request.respond(found)
  }
  sheet.refused.push(`${method} ${URL.canParse(url) ? new URL(url).origin : 'unreadable address'}`)
  // No content: the page stays where it is. Aborted, it would be replaced by the browser's own error page.
  return isMainDocument ? request.respond({ status: 204 }) : request.abort('blockedbyclient')
}

/** Rejects when the browser or the page's renderer ends: what was asked of them before is never answered, and the deadline is far. */
async function whileThere<T>(browser: Browser, page: Page, work: () => Promise<T>): Promise<T> {
  let end: (what: string) => void = () => undefined
  const gone = new Promise<never>((_, reject) => {
    end = (what) => reject(new RenderError('browser', `Chromium's ${what} ended while the report was drawn`))
  })
  const [onBrowser, onRenderer] = [() => end('process'), () => end('renderer')]
  browser.on('disconnected', onBrowser)
  page.on('error', onRenderer)
  try {
    return await Promise.race([work(), gone])
  } finally {
    browser.off('disconnected', onBrowser)
    page.off('error', onRenderer)
  }
}

/** With `next`, which another report was drawn before in the page, that is asked for first. */
async function whenDrawn(page: Page, next: DrawnReport | null): Promise<void> {
  const { message, ready } = await whenSaid(page, next)
  if (ready !== 'true') throw new RenderError('page', `The report page failed: ${message ?? 'no reason given'}`)
}

/** The page says itself when all is drawn and its fonts are there, or why not; one question to the browser waits for it and brings the answer. */
const whenSaid = (page: Page, next: DrawnReport | null = null): Promise<{ ready: string | undefined; message: string | undefined }> =>
  page.evaluate(
    async (event, detail) => {
      const root = document.documentElement
      const { dataset } = root
      if (detail !== null) {
        // What is said of the report before.
        for (const mark of ['data-report-ready', 'data-report-error']) root.removeAttribute(mark)
        // Nobody looks at this page: it is laid out for paper alone.
        root.toggleAttribute('data-printing', true)
        dispatchEvent(new CustomEvent(event, { detail }))
      }
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
    },
    nextReportEvent,
    next?.path ?? null,
  )
