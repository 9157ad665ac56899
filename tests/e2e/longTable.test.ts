import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { newVisit, seeText, startBrowser, type Visit } from '../helpers/browser'
import { product } from '../helpers/product'

const rowCount = 10_000

let browser: Browser
let stop: () => Promise<void>
let visit: Visit

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  visit = await newVisit(browser)
  await visit.page.goto(`${product().baseUrl()}/dev/gallery?rows=${rowCount}`, { waitUntil: 'networkidle0' })
  await seeText(visit.page, 'Holding 1')
})
afterAll(() => stop())

const rows = () => visit.page.$$eval('tbody tr[data-index]', (shown) => shown.map((row) => Number(row.getAttribute('aria-rowindex'))))
const isOnScreen = (name: string) =>
  visit.page.waitForFunction(
    (wanted: string) => {
      const row = [...document.querySelectorAll('tbody tr[data-index]')].find((one) =>
        one.querySelector('th')?.innerText.startsWith(wanted),
      )
      const box = row?.getBoundingClientRect()
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
    },
    {},
    `${name}\n`,
  )

describe('a table of 10,000 rows', () => {
  it('has only the rows near the screen in the document, and tells how many there are', async () => {
    expect((await rows()).length).toBeLessThan(100)
    expect(await visit.page.$eval('table', (table) => table.getAttribute('aria-rowcount'))).toBe(String(rowCount + 1))
    expect((await rows())[0]).toBe(2)
  })

  it('reaches its last row by scrolling', async () => {
    await visit.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await isOnScreen(`Holding ${rowCount}`)
    expect((await rows()).at(-1)).toBe(rowCount + 1)
    expect((await rows()).length).toBeLessThan(100)
    await visit.page.evaluate(() => scrollTo(0, 0))
    await isOnScreen('Holding 1')
  })

  it('is whole on paper', async () => {
    await visit.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await visit.page.$$eval('tbody tr', (shown) => shown.length)).toBe(rowCount)
    await visit.page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  })
})
