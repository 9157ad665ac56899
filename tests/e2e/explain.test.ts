import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import {
  accessibilityProblems,
  goTo,
  goWithin,
  lookAs,
  scrollsSideways,
  seeText,
  startBrowser,
  type Visit,
  visitAs,
} from '../helpers/browser'
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
  await goTo(page, product().baseUrl())
  await seeText(page, 'Value and what was paid in')
  portfolio = await page.$eval('table a[href*="/portfolio/"]', (link) => link.href)
})
afterAll(() => stop())

const drawer = '::-p-aria([role="complementary"][name="Return over 3 years"])'

describe('a figure', () => {
  it('opens from its tile with all that it is made of, copies as text, and gives the focus back', async () => {
    await goWithin(page, portfolio)
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
    await goWithin(page, `${portfolio}?open=explain.${figure}`)
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
    await goWithin(page, `${portfolio}?bridge=${period}`)
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

describe('a sum', () => {
  /** Of each section with a sum, in pence: what its rows come to, and what it says. */
  async function sums(of: Page): Promise<{ rows: number; sum: number }[]> {
    for (const more of await of.$$('::-p-xpath(//section[h3]//button[starts-with(normalize-space(), "Show all")])')) await more.click()
    return of.$$eval('section:has(> h3) > ul:has(> li[data-sum])', (lists) =>
      lists.map((list) => {
        const amounts = [...list.children].map((line) => {
          const text = line.children[1]?.textContent ?? ''
          return { pence: Number(text.replace(/\D/g, '')) * (text.includes('−') ? -1 : 1), isSum: line.hasAttribute('data-sum') }
        })
        const ofRows = amounts.filter(({ isSum }) => !isSum).reduce((sum, { pence }) => sum + pence, 0)
        return { rows: ofRows, sum: amounts.find(({ isSum }) => isSum)?.pence ?? Number.NaN }
      }),
    )
  }

  /** Opened by its address, looked at on a desk and on a phone, and added up. */
  async function addsUp(of: Page, address: string): Promise<void> {
    await lookAs(of, { width: 1440 })
    await goTo(of, address)
    await seeText(of, 'Source rows')
    const found = await sums(of)
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ rows }) => rows)).toEqual(found.map(({ sum }) => sum))
    expect(await accessibilityProblems(of)).toEqual([])
    // Turned, it stays what it was opened as, and lies over the page.
    await lookAs(of, { width: 360, height: 780 })
    expect(await of.$eval('aside:has(h3)', (aside) => [aside.clientWidth, aside.scrollWidth])).toEqual([360, 360])
    await goTo(of, address)
    await of.waitForSelector('[role=dialog]')
    await seeText(of, 'Source rows')
    // What is behind it takes the new width in a frame or two of its own.
    await of.waitForNetworkIdle({ idleTime: 200 })
    const isWider = await of.$eval('[role=dialog] > [role=group]', (body) => body.scrollWidth > body.clientWidth)
    expect([isWider, await scrollsSideways(of)]).toEqual([false, false])
  }

  it.each([
    ['charges', 'fees.total'],
    ['charges', 'fees.effect'],
    ['gains', 'gains.net'],
    ['exposure', 'exposure.value'],
    ['bonds', 'bonds.yearlyIncome'],
  ])('of a tab is its rows to the penny: %s, %s', async (tab, figure) => {
    await addsUp(page, `${portfolio}?tab=${tab}&open=explain.${figure}`)
    expect(visit.problems).toEqual([])
  })

  it.each(['value', 'thirdParty'])('of the client list is its clients to the penny: %s', async (figure) => {
    const advisor = await visitAs(browser, 'advisor@akta.example')
    await addsUp(advisor.page, `${product().baseUrl()}/dashboard/akta?open=explain.clients.${figure}`)
    expect(advisor.problems).toEqual([])
  })

  it.each(['value', 'dayChange', 'paidIn', 'growth', 'charges'])('of several accounts is theirs to the penny: %s', async (figure) => {
    const family = await visitAs(browser, 'family@akta.example')
    await addsUp(family.page, `${product().baseUrl()}/dashboard/akta?open=explain.family.${figure}`)
    expect(family.problems).toEqual([])
  })
})
