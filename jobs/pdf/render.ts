import { archivePdf } from './archivePdf'
import type { Chromium } from './chromium'
import { type Printed, printPages } from './printPages'
import { isGone, RenderError } from './renderError'
import { type DrawnReport, drawReport } from './reportPage'
import type { PdfDescription } from './xmp'

/** What a row of a table adds: thousands of them are hundreds of pages, which are printed twice where the numbers of their contents cannot be written in. 5,000 took 96 s on a busy machine of two cores. */
const rowMs = 40

/** How long the page may wait for its fonts and pictures in milliseconds: the specification's two waits. */
export const pageWaitMs = (portfolios: number): number => (portfolios > 4 ? 15_000 : 12_000)

/** The longest that a report may take in milliseconds: the page's wait, and more only for what has very many rows. */
export const renderDeadlineMs = (portfolios: number, rows: number): number => pageWaitMs(portfolios) + rows * rowMs

export type RenderReport = DrawnReport & Readonly<{ description: PdfDescription; deadlineMs: number }>

/** Prints the export page. Rejects with a `RenderError`; a browser that has not answered by the deadline is killed. */
export async function printReportPage(chromium: Chromium, report: RenderReport): Promise<Printed> {
  try {
    // The clock starts when the browser is up: the first one of an installation is unpacked before.
    return await chromium.use((browser) => beforeDeadline(report.deadlineMs, chromium.kill, () => drawReport(browser, report, printPages)))
  } catch (error) {
    if (isGone(error)) chromium.kill()
    throw asRenderError(error)
  }
}

/** Makes of a printed page a PDF that can be kept; no browser is needed for it any more. Rejects with a `RenderError`. */
export async function finishReportPdf(printed: Printed, { description }: RenderReport): Promise<Uint8Array> {
  try {
    const bytes = await archivePdf(printed.pdf, description, printed)
    if (!startsLikePdf(bytes)) throw new RenderError('browser', 'Chromium printed something that is no PDF')
    return bytes
  } catch (error) {
    throw asRenderError(error)
  }
}

/** Both, with one browser. */
export const renderReportPdf = async (chromium: Chromium, report: RenderReport): Promise<Uint8Array> =>
  finishReportPdf(await printReportPage(chromium, report), report)

const asRenderError = (error: unknown): RenderError =>
  error instanceof RenderError
    ? error
    : new RenderError('browser', `Chromium failed: ${error instanceof Error ? error.message : String(error)}`, error)

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
