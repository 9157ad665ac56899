import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type Chromium, createChromium } from '../../jobs/pdf/chromium'
import { formatDate } from '../../shared/format/date'
import { formatMoney } from '../../shared/format/money'
import { makeReport } from '../factories/report'
import { flat, fontsOf, pdfText } from '../helpers/pdf'
import { printReport } from '../helpers/printReport'
import { product } from '../helpers/product'

let chromium: Chromium

beforeAll(() => {
  chromium = createChromium({ dataDir: product().dataDir, chromiumPath: process.env.CHROMIUM_PATH ?? null })
})
afterAll(() => chromium.kill())

/** `LONG_REPORT_ROWS=5000` for the longest that a report is made for: it takes a minute and a half, and proves no more. */
const rows = Number(process.env.LONG_REPORT_ROWS ?? 1_200)

it(`a report of ${rows} transactions is printed whole and in order, its heads on every page, within the worker’s deadline`, async () => {
  const report = makeReport({ portfolios: 1, holdings: 40, transactions: rows })
  const startedAt = performance.now()
  const pdf = await printReport(chromium, report)
  const seconds = (performance.now() - startedAt) / 1000
  const pages = (await pdfText(pdf)).map(flat)
  process.stdout.write(`${rows} transactions: ${pages.length} pages, ${seconds.toFixed(1)} s, ${pdf.byteLength} bytes\n`)
  expect(pages.length).toBeGreaterThan(rows / 25)
  // One of a few pages has none.
  expect(pages[1]).toContain('Contents')
  // The structure of so many rows takes most of it, and is packed.
  expect(pdf.byteLength / pages.length).toBeLessThan(25_000)
  // The cover and the back page have none.
  for (const [index, page] of pages.entries())
    expect([index, page.includes(` ${index + 1} of ${pages.length} `)]).toEqual([index, index > 0 && index < pages.length - 1])
  // Every booking is there: as many of each amount as were made.
  const shown = new Map<string, number>()
  for (const amount of pages.join(' ').match(/[+−]?£[\d,]+\.\d\d/g) ?? []) shown.set(amount, (shown.get(amount) ?? 0) + 1)
  const made = new Map<string, number>()
  for (const { amount } of report.portfolios[0]?.transactions ?? []) {
    const text = flat(formatMoney(amount, 'en', { signed: true }))
    made.set(text, (made.get(text) ?? 0) + 1)
  }
  expect([...made].filter(([amount, count]) => (shown.get(amount) ?? 0) < count)).toEqual([])
  // In their order, under a head that comes again on each page.
  const head = 'Date Type Name Units Price Amount'
  const [first, last] = [pages.findIndex((page) => page.includes(head)), pages.findLastIndex((page) => page.includes(head))]
  const days = pages.slice(first, last + 1).flatMap((page) => {
    expect(page).toContain(head)
    const [, table = ''] = page.split(head)
    return table.split('Cash accounts,')[0]?.match(/\b\d\d\/\d\d\/\d{4}\b/g) ?? []
  })
  expect(days).toEqual(report.portfolios[0]?.transactions.map(({ date }) => formatDate(date)))
  // Behind them stands the back page alone.
  expect(pages.at(-2)).toContain('Missing figures')
}, 400_000)

it('a statement that follows another in its page is what it is in a page of its own, in letters that the one before did not need', async () => {
  const report = makeReport({ portfolios: 1, holdings: 12, transactions: 20 })
  const other = { ...report, account: { ...report.account, client: 'Νίκος Łukasz', name: 'Νίκος Łukasz' } }
  const facesOf = async (pdf: Uint8Array) => [...new Set((await fontsOf(pdf)).map(({ name }) => name))].toSorted()
  const alone = await printReport(chromium, other)
  await printReport(chromium, report, { sharedBy: 'batch' })
  const after = await printReport(chromium, other, { sharedBy: 'batch' })
  expect(await pdfText(after)).toEqual(await pdfText(alone))
  expect(await facesOf(after)).toEqual(await facesOf(alone))
  expect(await facesOf(after)).toEqual(expect.arrayContaining([expect.stringMatching(/greek/), expect.stringMatching(/latin-ext/)]))
}, 120_000)
