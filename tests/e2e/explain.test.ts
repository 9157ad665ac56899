import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { accessibilityProblems, lookAs, scrollsSideways, seeText, startBrowser, type Visit, visitAs } from '../helpers/browser'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>
let visit: Visit
let page: Page
let portfolio: string

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  visit = await visitAs(browser, 'investor@akta.example')
  ;({ page } = visit)
  await page.goto(product().baseUrl(), { waitUntil: 'networkidle0' })
  await seeText(page, 'Value and what was paid in')
  portfolio = await page.$eval('table a[href*="/portfolio/"]', (link) => link.href)
})
afterAll(() => stop())

const drawer = '::-p-aria([role="complementary"][name="Return over 3 years"])'

describe('a figure', () => {
  it('opens from its tile with all that it is made of, copies as text, and gives the focus back', async () => {
    await page.goto(portfolio, { waitUntil: 'networkidle0' })
    await page.locator('button[data-explains="3y"]').click()
    await page.waitForSelector(drawer)
    await seeText(page, 'Source rows')
    expect(new URL(page.url()).search).toBe('?open=explain.3y')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)

    // A page that is not of https may not reach the clipboard, which says nothing about the text.
    await page.evaluate(() => {
      const write = async (text: string) => void (document.body.dataset.copied = text)
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
    })
    await page.locator('button::-p-text(Copy as text)').click()
    await page.waitForFunction(() => document.body.dataset.copied?.includes('Source rows'))

    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-explains') === '3y' && location.search === '')
  })

  it.each(['growth', 'annualised', 'dayChange'])('is explained in a sheet at 360 px: %s', async (figure) => {
    await lookAs(page, { width: 360, height: 780, scheme: 'dark' })
    await page.goto(`${portfolio}?open=explain.${figure}`, { waitUntil: 'networkidle0' })
    await page.waitForSelector('[role=dialog]')
    await seeText(page, 'Source rows')
    expect(await accessibilityProblems(page)).toEqual([])
    const isWider = await page.$eval('[role=dialog] > [role=group]', (body) => body.scrollWidth > body.clientWidth)
    expect([isWider, await scrollsSideways(page)]).toEqual([false, false])
  })
})

describe('the value bridge', () => {
  const amounts = () =>
    page.$$eval('table:has([data-waterfall]) tbody tr', (rows) =>
      rows.map((row) => {
        const text = row.lastElementChild?.textContent ?? ''
        return Number(text.replace(/[^\d]/g, '')) * (text.includes('−') ? -1 : 1)
      }),
    )

  it.each(['inception', '1y'])('adds up to the penny: %s', async (period) => {
    await lookAs(page, { width: 1440 })
    await page.goto(`${portfolio}?bridge=${period}`, { waitUntil: 'networkidle0' })
    await page.waitForSelector('[data-waterfall]')
    const pence = await amounts()
    expect(pence).toHaveLength(10)
    expect(pence.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(pence.at(-1))
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('stays within a phone', async () => {
    await lookAs(page, { width: 360, height: 780 })
    await page.reload({ waitUntil: 'networkidle0' })
    await page.waitForSelector('[data-waterfall]')
    expect(await scrollsSideways(page)).toBe(false)
    expect(visit.problems).toEqual([])
  })
})
