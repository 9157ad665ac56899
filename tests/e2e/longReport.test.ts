import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type Chromium, createChromium } from '../../jobs/pdf/chromium'
import { formatMoney } from '../../shared/format/money'
import { makeReport } from '../factories/report'
import { flat, pdfText } from '../helpers/pdf'
import { printReport } from '../helpers/printReport'
import { product } from '../helpers/product'

let chromium: Chromium

beforeAll(() => {
  chromium = createChromium({ dataDir: product().dataDir, chromiumPath: process.env.CHROMIUM_PATH ?? null })
})
afterAll(() => chromium.kill())

it('a report of 5,000 transactions is printed whole, within the worker’s deadline', async () => {
  const report = makeReport({ portfolios: 1, holdings: 40, transactions: 5_000 })
  const startedAt = performance.now()
  const pdf = await printReport(chromium, report)
  const seconds = (performance.now() - startedAt) / 1000
  const pages = (await pdfText(pdf)).map(flat)
  process.stdout.write(`5,000 transactions: ${pages.length} pages, ${seconds.toFixed(1)} s, ${pdf.byteLength} bytes\n`)
  expect(pages.length).toBeGreaterThan(100)
  for (const [index, page] of pages.entries())
    expect([index, page.includes(` ${index + 1} of ${pages.length} `)]).toEqual([index, index > 0])
  // Every booking is there: as many of each amount as were made.
  const shown = new Map<string, number>()
  for (const amount of pages.join(' ').match(/[+−]?£[\d,]+\.\d\d/g) ?? []) shown.set(amount, (shown.get(amount) ?? 0) + 1)
  const made = new Map<string, number>()
  for (const { amount } of report.portfolios[0]?.transactions ?? []) {
    const text = flat(formatMoney(amount, 'en', { signed: true }))
    made.set(text, (made.get(text) ?? 0) + 1)
  }
  expect([...made].filter(([amount, count]) => (shown.get(amount) ?? 0) < count)).toEqual([])
  expect(pages.at(-1)).toContain('Missing figures')
}, 400_000)
