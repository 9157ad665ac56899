import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'puppeteer-core'
import { accessibilityProblems, newVisit, scrollsSideways, seeText, signInAs, startBrowser } from '../helpers/browser'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

/** Adds up the scripts that a page loads, compressed as a server would. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.buffer().then((body) => gzipSync(body).byteLength))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

describe('JavaScript before the first screen, compressed', () => {
  it('is at most 140 kB for sign-in', async () => {
    const { close, page } = await newVisit(browser)
    const total = countScripts(page)
    await page.goto(`${product().baseUrl()}/login`, { waitUntil: 'networkidle0' })
    expect(await total()).toBeLessThanOrEqual(140_000)
    await close()
  })

  it('is at most 260 kB for a portfolio, without what loads when needed', async () => {
    const { close, page } = await newVisit(browser)
    await signInAs(page, 'single@akta.example')
    await page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
    await page.waitForNetworkIdle()
    const total = countScripts(page)
    await page.setCacheEnabled(false)
    await page.reload({ waitUntil: 'networkidle0' })
    expect(await total()).toBeLessThanOrEqual(260_000)
    await close()
  })
})

const sizes = [
  { width: 320, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const

describe.each(sizes)('at $width px, $scheme', ({ scheme, width }) => {
  it('sign-in, account, portfolio, holdings and transactions stand up to axe and do not scroll sideways', async () => {
    const { close, page, problems } = await newVisit(browser, { width, scheme })
    const found: string[] = []
    const check = async (screen: string) => {
      await page.waitForNetworkIdle()
      found.push(...(await accessibilityProblems(page)).map((problem) => `${screen}: ${problem}`))
      if (await scrollsSideways(page)) found.push(`${screen}: scrolls sideways`)
    }
    await page.goto(`${product().baseUrl()}/login`, { waitUntil: 'networkidle0' })
    await check('sign-in')
    await signInAs(page, 'investor@akta.example')
    await seeText(page, 'Individual Savings Account')
    await check('account')
    await page.locator('::-p-aria(General Investment Account)').click()
    await seeText(page, 'Cumulative return')
    await check('portfolio')
    const portfolio = page.url().split('?')[0]
    for (const tab of ['holdings', 'transactions']) {
      await page.goto(`${portfolio}?tab=${tab}`, { waitUntil: 'networkidle0' })
      await check(tab)
    }
    expect(found).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('the client list does too', async () => {
    const { close, page } = await newVisit(browser, { width, scheme })
    await signInAs(page, 'advisor@akta.example')
    await seeText(page, 'Assets under management')
    await page.waitForNetworkIdle()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await close()
  })
})
