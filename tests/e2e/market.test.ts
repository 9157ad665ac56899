import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { accessibilityProblems, lookAs, press, scrollsSideways, seeText, startBrowser, type Visit, visitAs } from '../helpers/browser'
import { enterOn, tabTo } from '../helpers/keyboard'
import { product } from '../helpers/product'

/* The funds explorer and the news, over the market house of the sandbox. */

let browser: Browser
let stop: () => Promise<void>
let visit: Visit

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  visit = await visitAs(browser, 'investor@akta.example')
})
afterEach(() => {
  expect(visit.problems).toEqual([])
})
afterAll(async () => {
  await visit.close()
  await stop()
})

/** What is wrong with what is open, as it is seen at a desk and on a phone. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of [
    { width: 1440, scheme: 'light' },
    { width: 360, scheme: 'dark' },
  ] as const) {
    await lookAs(page, size)
    await page.waitForNetworkIdle({ idleTime: 200 })
    found.push(...(await accessibilityProblems(page)).map((problem) => `${size.width}: ${problem}`))
    if (await scrollsSideways(page)) found.push(`${size.width}: scrolls sideways`)
  }
  await lookAs(page, { width: 1440 })
  return found
}

const go = (path: string) => visit.page.goto(`${product().baseUrl()}/dashboard/akta/${path}`, { waitUntil: 'networkidle0' })

describe('the funds explorer', () => {
  it('is reached from the rail, and two funds are compared without a mouse', async () => {
    const { page } = visit
    await page.goto(product().baseUrl(), { waitUntil: 'networkidle0' })
    await press(page, 'nav ::-p-aria([name="Funds"][role="link"])')
    await seeText(page, 'Core funds')
    await seeText(page, /1 to 20 of \d+/)
    expect(await faults(page)).toEqual([])
    for (const _ of [1, 2]) {
      await tabTo(page, /^Compare /, 120)
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
    }
    await seeText(page, '2 of 4 chosen')
    expect(await accessibilityProblems(page)).toEqual([])
    await tabTo(page, 'Compare', 160)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await seeText(page, /Since \d\d/)
    await page.waitForSelector('[role=slider]')
    expect(await faults(page)).toEqual([])
    await enterOn(page, 'Back to the funds')
    await seeText(page, '2 of 4 chosen')
  })

  it('shows a fund by its address, with a factsheet of our own server', async () => {
    const { page } = visit
    await go('explorer?open=HARBOUR-CORE-4')
    await page.waitForSelector('aside [role=slider]')
    expect(await faults(page)).toEqual([])
    const file = await page.$eval('aside a[href*="/documents/"]', (link) => link.href)
    const kind = await page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), file)
    expect(kind).toBe('application/pdf')
  })
})

describe('the news', () => {
  it('lead from the list to an article and back', async () => {
    const { page } = visit
    await go('news')
    await page.waitForSelector('main li h2 a')
    expect(await faults(page)).toEqual([])
    const title = await page.$eval('main li h2 a', (link) => link.textContent ?? '')
    await enterOn(page, title)
    await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, {}, title)
    expect(await faults(page)).toEqual([])
    await page.goBack()
    await page.waitForSelector('main li h2 a')
  })

  it('load nothing from another house', async () => {
    const { page } = visit
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await go('news')
    await press(page, 'main li h2 a')
    await page.waitForSelector('article')
    expect([...hosts]).toEqual([new URL(product().baseUrl()).host])
  })
})

describe('the strategy simulator', () => {
  it('is reached from the rail and moved without a mouse, in all its states', async () => {
    const { page } = visit
    await page.goto(product().baseUrl(), { waitUntil: 'networkidle0' })
    await press(page, 'nav ::-p-aria([name="Simulator"][role="link"])')
    await seeText(page, /At risk profile 5, £250,000 becomes £558,119/)
    await tabTo(page, 'Risk profile', 60)
    await page.keyboard.press('ArrowLeft')
    await seeText(page, /At risk profile 4, £250,000 becomes £512,357/)
    expect(await faults(page)).toEqual([])
    await go('simulator?monthly=500&terms=real')
    await seeText(page, /with £500 each month/)
    expect(await faults(page)).toEqual([])
    await go('simulator?amount=0')
    await seeText(page, 'The simulator needs some money to begin with.')
    expect(await faults(page)).toEqual([])
  })

  it('the questionnaire of investment advice is reached from the rail', async () => {
    const { page } = visit
    await press(page, 'nav ::-p-aria([name="Advice"][role="link"])')
    await seeText(page, 'Risk questionnaire')
    expect(await faults(page)).toEqual([])
  })
})
