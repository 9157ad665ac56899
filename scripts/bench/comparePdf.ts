import type { Browser } from 'puppeteer-core'
import { brands } from '../../cms/server/brands'
import { portalDirectory } from '../../cms/server/portalBuild'
import { readPdfFacts } from '../../cms/server/services/report/readPdfFacts'
import { answerRequest, reportOrigin, type ReportPage } from '../../jobs/pdf/answerRequest'
import { createChromium } from '../../jobs/pdf/chromium'
import { renderReportPdf } from '../../jobs/pdf/render'
import { reportDocument } from '../../jobs/pdf/reportDocument'
import { signIn } from '../../tests/helpers/client'
import { product } from '../../tests/helpers/product'
import { demoAccounts, demoPortfolios } from '../sandbox/book/demoAccounts'
import { accountOf } from './compareFigures'
import { ms, pair, type Row } from './row'

const options = { format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true, outline: true } as const

/** Longer than the page of the next report takes to open, which is no part of either side's work. */
const untilOpenedMs = 1_000

/** The report of a portfolio with forty holdings, warm, against `page.pdf` of the very HTML that it prints, without our page's scripts. */
export async function comparePdf(): Promise<Row[]> {
  const advisor = await signIn('advisor@akta.example')
  const account = await accountOf(advisor, demoAccounts.large)
  const portfolio = account.portfolios.find(({ externalId }) => externalId === demoPortfolios.fortyHoldings)
  const brand = brands().get('akta')
  if (!portfolio || !brand) throw new Error('the portfolio of forty holdings is missing')
  const { body: figures } = await advisor.get(`/api/wealth/accounts/${account.account.id}/report?portfolio=${portfolio.id}`)
  const documentAt = (at: string) => reportDocument({ brand, locale: 'en', theme: 'main', title: 'Report', path: at })
  const path = `/dashboard/akta/account/${account.account.id}/export`
  const report: ReportPage = {
    path: `${path}?portfolio=${portfolio.id}`,
    ...documentAt(path),
    assetsDir: portalDirectory(),
    api: { path: `/api/wealth/accounts/${account.account.id}/report`, body: figures },
  }
  const next = '/dashboard/akta/account/next/export'
  const blank = { sameFor: 'bench', path: next, ...documentAt(next) }
  const chromium = createChromium({ dataDir: product().dataDir, chromiumPath: process.env.CHROMIUM_PATH ?? null })
  const description = { title: 'Report', author: 'Bench', subject: 'Bench', createdAt: new Date(0) }
  try {
    const html = await chromium.use((browser) => staticHtml(browser, report))
    const raw = () => chromium.use((browser) => printStatic(browser, { ...report, document: () => html }))
    const first = () => renderReportPdf(chromium, { ...report, description, deadlineMs: 15_000 })
    const ours = () => renderReportPdf(chromium, { ...report, blank, description, deadlineMs: 15_000 })
    const [one, other] = [await ours(), await raw()]
    // Ours is packed: its pages are not to be found in its bytes.
    const [{ pages }, { pages: rawPages }] = await Promise.all([readPdfFacts(one), readPdfFacts(other)])
    if (pages === 0 || pages !== rawPages) throw new Error(`the two sides do not print the same pages: ${pages} and ${rawPages}`)
    const firsts = await pair(first, raw, 8)
    const times = await pair(ours, raw, 12, untilOpenedMs)
    return [
      {
        what: `PDF, 40 holdings, ${pages} pages, in a page that has to be opened`,
        ours: ms(firsts.a),
        baseline: ms(firsts.b),
        ratio: firsts.a / firsts.b,
        aim: null,
        baselineIs: 'page.pdf of the same HTML',
      },
      {
        what: `PDF, 40 holdings, ${pages} pages, warm`,
        ours: ms(times.a),
        baseline: ms(times.b),
        ratio: times.a / times.b,
        aim: '≤ 1.3×',
        baselineIs: 'page.pdf of the same HTML',
      },
    ]
  } finally {
    chromium.kill()
  }
}

/** What the page has become when it is drawn: its HTML with all rules in it and no script. */
export async function staticHtml(browser: Browser, report: ReportPage): Promise<string> {
  return withPage(browser, report, async (page) => {
    await page.waitForFunction(() => document.documentElement.dataset.reportReady === 'true', { timeout: 15_000 })
    return page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')
      const copy = document.documentElement.cloneNode(true) as HTMLElement
      for (const element of copy.querySelectorAll('script, style, link[rel=stylesheet], link[rel=modulepreload]')) element.remove()
      return `<!doctype html><html ${[...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ')}><head><base href="/assets/"><style nonce="bench">${rules}</style></head>${copy.querySelector('body')?.outerHTML ?? ''}</html>`
    })
  })
}

export const printStatic = (browser: Browser, report: ReportPage): Promise<Uint8Array> =>
  withPage(browser, report, async (page) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return page.pdf(options)
  })

async function withPage<T>(
  browser: Browser,
  report: ReportPage,
  work: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      const isMainDocument = request.isNavigationRequest()
      answerRequest(report, { method: request.method(), url: request.url(), isMainDocument })
        .then((answer) =>
          answer
            ? request.respond({ ...answer, headers: isMainDocument ? { 'content-type': 'text/html; charset=utf-8' } : answer.headers })
            : request.abort(),
        )
        .catch(() => undefined)
    })
    await page.goto(`${reportOrigin}${report.path}`, { waitUntil: 'domcontentloaded' })
    return await work(page)
  } finally {
    await context.close()
  }
}
