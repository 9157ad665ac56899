import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { waitFor } from '../../tests/helpers/children'
import { flat, linksOf, pdfText } from '../../tests/helpers/pdf'
import { type Chromium, createChromium } from './chromium'
import { createChromiumPool } from './chromiumPool'
import { nextReportEvent } from '../../shared/routes/nextReport'
import { printPages } from './printPages'
import { type RenderReport, renderReportPdf } from './render'
import { isGone } from './renderError'
import { drawReport } from './reportPage'

const dataDir = mkdtempSync(join(tmpdir(), 'quayside-render-'))
const assetsDir = join(dataDir, 'portal')
const hits: string[] = []
let canary: Server
let canaryPort = 0
let chromium: Chromium

beforeAll(async () => {
  canary = createServer((request, response) => {
    hits.push(request.url ?? '')
    response.end()
  }).on('upgrade', (request) => hits.push(`upgrade ${request.url ?? ''}`))
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  const address = canary.address()
  canaryPort = typeof address === 'object' && address ? address.port : 0
  mkdirSync(join(assetsDir, 'assets'), { recursive: true })
  writeFileSync(
    join(assetsDir, 'assets', 'page.js'),
    "fetch('/api/report').then((r) => r.json()).then((report) => { document.body.textContent = report.words; document.documentElement.dataset.reportReady = 'true' })",
  )
  chromium = createChromium({ dataDir, chromiumPath: process.env['CHROMIUM_PATH'] ?? null })
})

afterAll(async () => {
  chromium.kill()
  await new Promise((resolve) => canary.close(resolve))
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

const page = (body: string, change: Partial<RenderReport> = {}): RenderReport => ({
  path: '/export?portfolio=1',
  document: () => `<!doctype html><html lang="en"><head><title>A report</title></head><body>${body}</body></html>`,
  contentSecurityPolicy: '',
  assetsDir,
  api: { path: '/api/report', body: { words: 'Value £1,234.56' } },
  description: { title: 'Skýrsla, Αναφορά (1)', author: 'Akta Wealth', subject: 'Catherine', createdAt: new Date('2026-09-30T09:30:00Z') },
  deadlineMs: 40_000,
  ...change,
})
const ready = "<script>document.documentElement.dataset.reportReady = 'true'</script>"
const drawn = '<script type="module" src="/assets/page.js"></script>'

async function readPdf(bytes: Uint8Array): Promise<{ text: string; info: Record<string, unknown>; pages: number }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false })
  const document = await loading.promise
  const first = await document.getPage(1)
  const { items } = await first.getTextContent()
  const { info } = await document.getMetadata()
  const read = { text: items.map((item) => ('str' in item ? item.str : '')).join(''), info: { ...info }, pages: document.numPages }
  await loading.destroy()
  return read
}

/** Later than the test may last: what rejects before it was noticed, not waited for. */
const farDeadlineMs = 600_000

/** Processes below a browser that draw pages. */
function renderersOf(browser: number | undefined): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)] as const))
  const isBelow = (pid: number | undefined): boolean => pid !== undefined && pid > 1 && (pid === browser || isBelow(parents.get(pid)))
  return pids.filter((pid) => pid !== browser && isBelow(pid) && textOf(pid, 'cmdline').includes('--type=renderer'))
}

const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)/m.exec(textOf(pid, 'status'))?.[1] ?? 0)

function textOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

describe('renderReportPdf', () => {
  it('prints what the page drew from the view model and the built portal', async () => {
    const { text, info, pages } = await readPdf(await renderReportPdf(chromium, page(drawn)))
    expect(text).toBe('Value £1,234.56')
    expect(pages).toBe(1)
    expect(info).toMatchObject({
      Title: 'Skýrsla, Αναφορά (1)',
      Author: 'Akta Wealth',
      Subject: 'Catherine',
      CreationDate: 'D:20260930093000Z',
    })
  })

  it('writes into a table of contents on which page each heading is, with links that say where they lead', async () => {
    const row = (id: string) => `<p><a href="#${id}"><span>${id}</span> <i data-page-of="${id}"></i></a></p>`
    const far = '<style>h2 { break-before: page }</style><h2 id="one">First part</h2><h2 id="two">Δεύτερο (2)</h2>'
    const pdf = await renderReportPdf(chromium, page(`<h1>T</h1>${row('one')}${row('two')}${far}${ready}`))
    expect((await pdfText(pdf))[0]).toMatch(/one 2\s+two 3/)
    // One for each piece of a line.
    expect(new Set((await linksOf(pdf)).map(({ page: at, title }) => `${title}: ${at}`))).toEqual(
      new Set(['First part: 2', 'Δεύτερο (2): 3']),
    )
  })

  it('writes the numbers of a column into the file that was printed once', async () => {
    const style =
      '<style>h2 { break-before: page } i { position: absolute; right: 10mm; width: 14mm; text-align: end; font-variant-numeric: tabular-nums }</style>'
    const parts = Array.from({ length: 12 }, (_, index) => `part-${index + 1}`)
    const rows = parts.map((id) => `<p><a href="#${id}"><span>${id}</span> <i data-page-of="${id}"></i></a></p>`).join('')
    const heads = parts.map((id) => `<h2 id="${id}">${id}</h2>`).join('')
    const report = page(`<h1>T</h1>${rows}${style}${heads}${ready}`)
    const printed = await chromium.use((browser) => drawReport(browser, report, printPages))
    expect(printed.filled?.size).toBe(1)
    const [contents = ''] = await pdfText(await renderReportPdf(chromium, report))
    // What has a place of its own is drawn after all else.
    expect(flat(contents).trim()).toBe(`T ${parts.join(' ')} ${parts.map((_, index) => index + 2).join(' ')}`)
  })

  it('gives up on contents whose own numbers push the pages on', async () => {
    // Two entries whose numbers stand in no column have it printed again.
    const growing = `<p><a href="#end">x<b data-page-of="end"></b></a></p><p><a href="#end"><b data-page-of="end"></b></a></p><h2 id="end" style="break-before: page">End</h2><script>
      new MutationObserver((changes) => {
        for (const { target } of changes) if (target.dataset?.pageOf) target.closest('p').insertAdjacentHTML('afterend', '<div style="break-before: page">x</div>')
      }).observe(document.documentElement, { subtree: true, childList: true })</script>${ready}`
    await expect(renderReportPdf(chromium, page(growing))).rejects.toMatchObject({ reason: 'page' })
  })

  it('reaches no other host, whatever stands on the page', async () => {
    const there = `http://127.0.0.1:${canaryPort}`
    const traps = `
      <img src="${there}/img"><iframe src="${there}/frame"></iframe><link rel="stylesheet" href="${there}/css"><link rel="prefetch" href="${there}/prefetch">
      <object data="${there}/object"></object><style>body { background: url(${there}/background) }</style><meta http-equiv="refresh" content="0;url=${there}/refresh">
      <script>
        new WebSocket('ws://127.0.0.1:${canaryPort}/socket')
        navigator.sendBeacon('${there}/beacon', 'x')
        fetch('file:///etc/passwd').then(() => (document.title = 'read a file')).catch(() => {})
        Promise.allSettled([fetch('${there}/fetch'), fetch('/api/users/me'), fetch('/assets/../../secret.json')]).then((all) => {
          document.body.textContent = all.map((one) => one.status).join(' ')
          setTimeout(() => (document.documentElement.dataset.reportReady = 'true'), 300)
        })
      </script>`
    writeFileSync(join(dataDir, 'secret.json'), '{}')
    const pdf = await renderReportPdf(chromium, page(traps))
    expect(hits).toEqual([])
    expect((await readPdf(pdf)).text).toBe('rejected rejected rejected')
  })

  it('fails with the words of the page when the page fails', async () => {
    const failed =
      "<script>document.documentElement.dataset.reportError = 'Not found'; document.documentElement.dataset.reportReady = 'error'</script>"
    await expect(renderReportPdf(chromium, page(failed))).rejects.toMatchObject({
      reason: 'page',
      message: 'The report page failed: Not found',
    })
  })

  it('kills a browser that hangs, and goes on with a new one', async () => {
    await expect(renderReportPdf(chromium, page('<script>for (;;);</script>', { deadlineMs: 1_500 }))).rejects.toMatchObject({
      reason: 'timeout',
    })
    expect((await readPdf(await renderReportPdf(chromium, page(`after${ready}`)))).text).toBe('after')
  })

  it('fails when the browser dies, and goes on with a new one', async () => {
    const dying = renderReportPdf(chromium, page('waits for ever', { deadlineMs: farDeadlineMs }))
    const pid = chromium.pid()
    if (pid === undefined) throw new Error('no browser')
    setTimeout(() => process.kill(pid, 'SIGKILL'), 500)
    await expect(dying).rejects.toMatchObject({ reason: 'browser' })
    expect((await readPdf(await renderReportPdf(chromium, page(`again${ready}`)))).text).toBe('again')
  })

  it('fails when the page’s renderer dies, and goes on', async () => {
    let isDrawing = false
    const body = { toJSON: () => (isDrawing = true) }
    const asking = "<script type=module>await fetch('/api/report')</script>"
    const dying = renderReportPdf(chromium, page(asking, { deadlineMs: farDeadlineMs, api: { path: '/api/report', body } }))
    dying.catch(() => undefined)
    await waitFor('The page', () => isDrawing)
    for (const pid of renderersOf(chromium.pid())) process.kill(pid, 'SIGKILL')
    await expect(dying).rejects.toMatchObject({ reason: 'browser' })
    expect((await readPdf(await renderReportPdf(chromium, page(`again${ready}`)))).text).toBe('again')
  })

  it('leaves no profile behind when the browser ends', async () => {
    const profiles = join(dataDir, 'tmp', 'scratch')
    expect(readdirSync(profiles)).toHaveLength(1)
    chromium.kill()
    for (let tries = 0; tries < 50 && readdirSync(profiles).length > 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 100))
    expect(readdirSync(profiles)).toEqual([])
    expect(existsSync(join(dataDir, 'tmp'))).toBe(true)
  })
})

describe('reports with one word', () => {
  /** Shows its words with those of how many reports it has drawn, and draws the next when it is asked to. */
  const drawing = (path = '/api/report') => `<script>
    let drawn = 0
    const draw = () => fetch('${path}').then((answer) => answer.json()).then(({ words }) => {
      document.body.textContent = words + ' ' + (drawn += 1)
      document.documentElement.dataset.reportReady = 'true'
    })
    addEventListener('${nextReportEvent}', (event) => (event.detail === '/export?portfolio=none' ? (document.documentElement.dataset.reportReady = 'true') : draw()))
    draw()
  </script>`
  const about = (words: string, change: Partial<RenderReport> = {}) =>
    page(drawing(), { api: { path: '/api/report', body: { words } }, sharedBy: 'batch en', ...change })
  const textOfReport = async (report: RenderReport) => (await readPdf(await renderReportPdf(chromium, report))).text

  it('are drawn one after the other in the page of the first, each from its own figures', async () => {
    expect(await textOfReport(about('Ellery'))).toBe('Ellery 1')
    expect(await textOfReport(about('Voss'))).toBe('Voss 2')
    expect(await textOfReport(about('Voss'))).toBe('Voss 3')
  })

  it('share it with no other: one with another word, and one without, has a page of its own', async () => {
    expect(await textOfReport(about('Ellery', { sharedBy: 'one en' }))).toBe('Ellery 1')
    expect(await textOfReport(page(drawing(), { api: { path: '/api/report', body: { words: 'A person’s' } } }))).toBe('A person’s 1')
    expect(await textOfReport(about('Voss', { sharedBy: 'one en' }))).toBe('Voss 2')
    expect(await textOfReport(about('Hathersall', { sharedBy: 'one is' }))).toBe('Hathersall 1')
  })

  it('are not printed from a page that did not ask for their figures; the next begins anew', async () => {
    expect(await textOfReport(about('Ellery', { sharedBy: 'stale' }))).toBe('Ellery 1')
    const unasked = about('Voss', { sharedBy: 'stale', path: '/export?portfolio=none' })
    await expect(renderReportPdf(chromium, unasked)).rejects.toMatchObject({ reason: 'page' })
    expect(await textOfReport(about('Voss', { sharedBy: 'stale' }))).toBe('Voss 1')
  })

  it('get another page when theirs ended while it waited', async () => {
    expect(await textOfReport(about('Ellery', { sharedBy: 'dead' }))).toBe('Ellery 1')
    for (const pid of renderersOf(chromium.pid())) process.kill(pid, 'SIGKILL')
    await waitFor('The end of the renderers', () => renderersOf(chromium.pid()).length === 0)
    const next = () => textOfReport(about('Voss', { sharedBy: 'dead' }))
    // The browser may tell of it only when it is asked: then that try fails, as one that dies while it draws, and the next goes on.
    expect(await next().catch(next)).toBe('Voss 1')
  })
})

describe('the page of the next report', () => {
  /** Shows where it was opened, how many reports it has drawn, and the words of this one. */
  const document = () => `<!doctype html><html lang="en"><head><title>A page</title></head><body><script>
    let drawn = 0
    const draw = () => fetch('/api/report').then((answer) => answer.json()).then(({ words }) => {
      document.body.textContent = location.pathname + ' ' + (drawn += 1) + ' ' + words
      document.documentElement.dataset.reportReady = 'true'
    }).catch(() => (document.documentElement.dataset.reportReady = 'error'))
    addEventListener('${nextReportEvent}', draw)
    draw()
  </script></body></html>`
  const about = (words: string, sameFor: string, change: Partial<RenderReport> = {}) =>
    page('', {
      document,
      api: { path: '/api/report', body: { words } },
      blank: { sameFor, path: '/next', document, contentSecurityPolicy: '' },
      ...change,
    })
  const textOfReport = async (report: RenderReport) => (await readPdf(await renderReportPdf(chromium, report))).text

  // While a batch keeps a page in a browser, none is opened ahead there.
  beforeEach(() => chromium.kill())

  it('is opened before that is asked for, and nothing was drawn in it', async () => {
    expect(await textOfReport(about('Ellery', 'akta en'))).toBe('/export 1 Ellery')
    expect(await textOfReport(about('Voss', 'akta en'))).toBe('/next 1 Voss')
    expect(await textOfReport(about('Hathersall', 'akta en'))).toBe('/next 1 Hathersall')
  })

  it('is for a report with the same face alone, and is not used when it did not open', async () => {
    expect(await textOfReport(about('Ellery', 'akta is'))).toBe('/export 1 Ellery')
    const broken = { sameFor: 'akta el', path: '/next', document: () => '<html data-nothing', contentSecurityPolicy: '' }
    expect(await textOfReport(about('Voss', 'akta el', { blank: broken }))).toBe('/export 1 Voss')
    for (const pid of renderersOf(chromium.pid())) process.kill(pid, 'SIGKILL')
    await waitFor('The end of the renderers', () => renderersOf(chromium.pid()).length === 0)
    const next = () => textOfReport(about('Hathersall', 'akta el'))
    // That try fails as one that dies while it draws does, and not by its deadline: nobody waits for a page that will never be.
    const tried = await next().catch((error: unknown) => (isGone(error) ? 'gone' : Promise.reject(error as Error)))
    expect(tried === 'gone' ? await next() : tried).toBe('/export 1 Hathersall')
  })

  it('may be the first of a batch', async () => {
    await textOfReport(about('Ellery', 'bowmore en'))
    expect(await textOfReport(about('Voss', 'bowmore en', { sharedBy: 'a batch' }))).toBe('/next 1 Voss')
    expect(await textOfReport(about('Hathersall', 'bowmore en', { sharedBy: 'a batch' }))).toBe('/next 2 Hathersall')
  })
})

describe('the browsers of a worker', () => {
  it('draw a report each: one that hangs ends no neighbour’s, and the next waits for its place', async () => {
    const pool = createChromiumPool({ dataDir, chromiumPath: process.env['CHROMIUM_PATH'] ?? null }, 2)
    let lent = 0
    const draw = (body: string, change: Partial<RenderReport> = {}) =>
      pool.lend((one) => {
        lent += 1
        return renderReportPdf(one, page(body, change))
      })
    try {
      const slow = draw(`slow<script>setTimeout(() => (document.documentElement.dataset.reportReady = 'true'), 5_000)</script>`, {
        deadlineMs: farDeadlineMs,
      })
      const hanging = draw('<script>for (;;);</script>', { deadlineMs: 1_500 })
      const next = draw(`next${ready}`)
      await Promise.resolve()
      expect(lent).toBe(2)
      await expect(hanging).rejects.toMatchObject({ reason: 'timeout' })
      expect((await readPdf(await next)).text).toBe('next')
      expect((await readPdf(await slow)).text).toBe('slow')
    } finally {
      pool.kill()
    }
  })
})
